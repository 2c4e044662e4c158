// @ts-check

const FONT = 'system-ui, sans-serif';
const MONOSPACE = 'ui-monospace, monospace';

/** What the other pages have no colour for. Every pair of text and background has a contrast of at least 4.5. */
const LIGHT = { success: '#116329', warning: '#7a4b00' };
const DARK = { success: '#6fd08c', warning: '#f0b45b' };

/** A colour of the other pages. @param {string} name */
const token = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** @param {boolean} dark */
export function themeFor(dark) {
  const { success, warning } = dark ? DARK : LIGHT;
  const [ground, panel, ink, quiet] = [token('ground'), token('panel'), token('ink'), token('quiet')];
  const [accent, line, bad] = [token('accent'), token('line'), token('bad')];
  return {
    colors: {
      primary: { main: accent },
      success: { main: success },
      warning: { main: warning },
      error: { main: bad },
      text: { primary: ink, secondary: quiet },
      border: { dark: line, light: line },
    },
    schema: {
      linesColor: line,
      nestedBackground: panel,
      typeNameColor: quiet,
      typeTitleColor: quiet,
      requireLabelColor: bad,
      arrow: { color: quiet },
    },
    typography: {
      fontFamily: FONT,
      fontSize: '15px',
      headings: { fontFamily: FONT, fontWeight: '700' },
      code: { fontFamily: MONOSPACE, color: ink, backgroundColor: token('tint'), wrap: true },
      links: { color: accent, visited: accent, hover: accent },
    },
    sidebar: { backgroundColor: ground, textColor: ink, activeTextColor: accent, width: '280px' },
    // Samples are dark in both themes, as their colours of code are.
    rightPanel: { backgroundColor: '#12181f', textColor: '#ffffff' },
    codeBlock: { backgroundColor: '#0b0f14' },
    fab: { backgroundColor: panel, color: accent },
  };
}
