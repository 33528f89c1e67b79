/** Dresses Mantine's floating parts (dialogs, menus, popovers, pickers) in the studio's tokens. Every value comes from tokens.css. */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const accent: MantineColorsTuple = [
  'var(--select)',
  'var(--select)',
  'var(--select)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent)',
  'var(--accent-hover)',
  'var(--accent-hover)',
  'var(--accent-hover)',
];

export const mantineTheme = createTheme({
  fontFamily: 'var(--font-ui)',
  fontFamilyMonospace: 'var(--font-mono)',
  fontSizes: { xs: '11px', sm: '12px', md: '13px', lg: '15px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '16px', md: '20px', lg: '20px', xl: '28px' },
  spacing: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  radius: { xs: '3px', sm: '4px', md: '8px', lg: '8px', xl: '8px' },
  defaultRadius: 'sm',
  colors: { accent },
  primaryColor: 'accent',
  focusRing: 'never',
  cursorType: 'default',
  respectReducedMotion: true,
});

export const tokenVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--surface)',
    '--mantine-color-text': 'var(--text)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-placeholder': 'var(--faint)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-error': 'var(--error)',
    '--mantine-line-height': '20px',
  },
  light: {},
  dark: {},
});
