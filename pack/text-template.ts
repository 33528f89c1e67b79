/** Reads text templates: `{expression}`, `{n|one token|# tokens}`, `[[keyword]]`, `:icon:`. Offsets are those of the template. */

export interface TemplatePiece {
  is: 'expression' | 'link' | 'icon';
  /** The expression, id or name. */
  text: string;
  start: number;
  end: number;
}

export interface TemplateMistake {
  message: string;
  hint: string;
  start: number;
  end: number;
}

export interface Template {
  pieces: TemplatePiece[];
  mistakes: TemplateMistake[];
}

const TOKEN = /\{[^{}]*\}|\[\[[^[\]]*\]\]|:[a-z][a-z0-9-]*:|[{}]|\[\[|\]\]/g;

export function readTemplate(text: string): Template {
  const template: Template = { pieces: [], mistakes: [] };
  for (const { 0: token, index: start } of text.matchAll(TOKEN)) {
    const end = start + token.length;
    if (token.length > 1 && token.startsWith('{')) readBraces(token, start, end, template);
    else if (token.length > 2 && token.startsWith('[[')) {
      template.pieces.push({ is: 'link', text: token.slice(2, -2), start: start + 2, end: end - 2 });
    } else if (token.startsWith(':'))
      template.pieces.push({ is: 'icon', text: token.slice(1, -1), start: start + 1, end: end - 1 });
    else template.mistakes.push({ ...unpaired(token), start, end });
  }
  return template;
}

function unpaired(token: string): { message: string; hint: string } {
  const isBrace = token === '{' || token === '}';
  const isOpening = token === '{' || token === '[[';
  return {
    message: `\`${token}\` has no partner ${isOpening ? 'after' : 'before'} it.`,
    hint: isBrace
      ? 'An expression in a text stands in braces: {setting.name}.'
      : 'A keyword in a text stands in double brackets: [[stunned]].',
  };
}

function readBraces(token: string, start: number, end: number, { pieces, mistakes }: Template): void {
  const inner = token.slice(1, -1);
  const [source = '', ...forms] = splitForms(inner);
  if (source.trim() === '') {
    mistakes.push({ message: 'These braces are empty.', hint: 'Write an expression in them.', start, end });
    return;
  }
  if (forms.length !== 0 && forms.length !== 2) {
    const hint = 'Write one form for 1 and one for every other number: {n|one token|# tokens}.';
    mistakes.push({ message: `After the number stand two forms, found ${forms.length}.`, hint, start, end });
    return;
  }
  const lead = source.length - source.trimStart().length;
  const at = start + 1 + lead;
  pieces.push({ is: 'expression', text: source.trim(), start: at, end: at + source.trim().length });
}

/** Splits at single bars: `||` belongs to the expression. */
const splitForms = (inner: string): string[] => inner.split(/(?<!\|)\|(?!\|)/);
