/** Gives the code editor the studio's colours, read from the tokens so that they are written down once. */
import type { Theme } from '../theme/theme-choice';
import { monaco } from './monaco';

const names: Readonly<Record<Theme, string>> = { light: 'wardwright-light', dark: 'wardwright-dark' };

/** Reads tokens under a theme, whichever theme the page has now, as six-digit colours: the build may have shortened them. */
function tokenReader(theme: Theme): { read(token: string): string; end(): void } {
  const probe = document.createElement('div');
  probe.dataset.theme = theme;
  probe.style.display = 'none';
  document.body.append(probe);
  return {
    read(token) {
      probe.style.color = `var(${token})`;
      const parts = getComputedStyle(probe).color.match(/\d+/g) ?? [];
      const hex = parts.slice(0, 3).map((part) => Number(part).toString(16).padStart(2, '0'));
      return `#${hex.join('')}`;
    },
    end: () => probe.remove(),
  };
}

export function applyCodeTheme(theme: Theme): void {
  const { read, end } = tokenReader(theme);
  const bare = (token: string) => read(token).replace('#', '');
  monaco.editor.defineTheme(names[theme], {
    base: theme === 'dark' ? 'vs-dark' : 'vs',
    inherit: true,
    rules: [
      { token: '', foreground: bare('--text') },
      { token: 'string.key.json', foreground: bare('--syn-key') },
      { token: 'string.value.json', foreground: bare('--syn-string') },
      { token: 'number.json', foreground: bare('--syn-number') },
      { token: 'keyword.json', foreground: bare('--syn-number') },
      { token: 'delimiter', foreground: bare('--syn-punct') },
      { token: 'comment', foreground: bare('--faint') },
    ],
    colors: {
      'editor.background': read('--surface'),
      'editor.foreground': read('--text'),
      'editorLineNumber.foreground': read('--faint'),
      'editorLineNumber.activeForeground': read('--text'),
      'editor.lineHighlightBackground': read('--hover'),
      'editor.lineHighlightBorder': '#00000000',
      'editor.selectionBackground': `${read('--accent')}40`,
      'editor.inactiveSelectionBackground': `${read('--accent')}26`,
      'editor.wordHighlightBackground': read('--select'),
      'editor.findMatchBackground': `${read('--warning')}66`,
      'editor.findMatchHighlightBackground': read('--warning-wash'),
      'editorCursor.foreground': read('--text'),
      'editorError.foreground': read('--error'),
      'editorWarning.foreground': read('--warning'),
      'editorInfo.foreground': read('--faint'),
      'editorBracketMatch.background': read('--select'),
      'editorBracketMatch.border': '#00000000',
      'editorBracketHighlight.foreground1': read('--syn-punct'),
      'editorBracketHighlight.foreground2': read('--syn-punct'),
      'editorBracketHighlight.foreground3': read('--syn-punct'),
      'editorIndentGuide.background1': '#00000000',
      'editorIndentGuide.activeBackground1': read('--line'),
      'editorGutter.foldingControlForeground': read('--faint'),
      'editorWidget.background': read('--surface'),
      'editorWidget.border': read('--line'),
      'editorHoverWidget.background': read('--surface'),
      'editorHoverWidget.border': read('--line'),
      'editorSuggestWidget.background': read('--surface'),
      'editorSuggestWidget.selectedBackground': read('--select'),
      'editorSuggestWidget.selectedForeground': read('--text'),
      'editorSuggestWidget.highlightForeground': read('--accent'),
      'editorSuggestWidget.focusHighlightForeground': read('--accent'),
      'list.hoverBackground': read('--hover'),
      'scrollbarSlider.background': `${read('--line-control')}66`,
      'scrollbarSlider.hoverBackground': `${read('--line-control')}99`,
      'scrollbarSlider.activeBackground': `${read('--line-control')}bb`,
      focusBorder: read('--accent'),
      'textLink.foreground': read('--accent'),
    },
  });
  end();
  monaco.editor.setTheme(names[theme]);
}
