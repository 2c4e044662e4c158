// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const de = {
  menu: 'Menü',
  loading: 'Einen Moment …',
  cancel: 'Zurück',
  again: 'Noch einmal versuchen',
  no_script: 'Diese Seite braucht JavaScript. Bitte schalten Sie es in den Einstellungen Ihres Browsers ein.',
  language: 'Sprache',
  theme: 'Darstellung',
  theme_system: 'Automatisch',
  theme_light: 'Hell',
  theme_dark: 'Dunkel',
  home: 'Was ist das für ein Server?',
};
