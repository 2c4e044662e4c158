// @ts-check

const FONT = 'system-ui, sans-serif';
const MONOSPACE = 'ui-monospace, monospace';

/** Every pair of text and background has a contrast of at least 4.5. */
const LIGHT = {
  background: '#ffffff',
  surface: '#f4f5f7',
  text: '#1c2530',
  muted: '#4a5563',
  accent: '#0b57a4',
  border: '#c9d0d8',
  success: '#116329',
  warning: '#7a4b00',
  error: '#b3261e',
};
const DARK = {
  background: '#12181f',
  surface: '#1b232c',
  text: '#e6eaef',
  muted: '#aab4c0',
  accent: '#7ab8ff',
  border: '#3a4653',
  success: '#6fd08c',
  warning: '#f0b45b',
  error: '#ff9b93',
};

/** @param {boolean} dark */
export function themeFor(dark) {
  const colour = dark ? DARK : LIGHT;
  return {
    colors: {
      primary: { main: colour.accent },
      success: { main: colour.success },
      warning: { main: colour.warning },
      error: { main: colour.error },
      text: { primary: colour.text, secondary: colour.muted },
      border: { dark: colour.border, light: colour.border },
    },
    schema: {
      linesColor: colour.border,
      nestedBackground: colour.surface,
      typeNameColor: colour.muted,
      typeTitleColor: colour.muted,
      requireLabelColor: colour.error,
      arrow: { color: colour.muted },
    },
    typography: {
      fontFamily: FONT,
      fontSize: '15px',
      headings: { fontFamily: FONT, fontWeight: '600' },
      code: { fontFamily: MONOSPACE, color: colour.text, backgroundColor: colour.surface, wrap: true },
      links: { color: colour.accent, visited: colour.accent, hover: colour.accent },
    },
    sidebar: {
      backgroundColor: colour.surface,
      textColor: colour.text,
      activeTextColor: colour.accent,
      width: '280px',
    },
    rightPanel: { backgroundColor: '#12181f', textColor: '#ffffff' },
    codeBlock: { backgroundColor: '#0b0f14' },
  };
}
