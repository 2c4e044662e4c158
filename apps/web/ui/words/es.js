// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const es = {
  menu: 'Menú',
  loading: 'Un momento…',
  cancel: 'Volver',
  again: 'Intentar de nuevo',
  no_script: 'Esta página necesita JavaScript. Actívelo en los ajustes de su navegador.',
  language: 'Idioma',
  theme: 'Aspecto',
  theme_system: 'Automático',
  theme_light: 'Claro',
  theme_dark: 'Oscuro',
  home: '¿Qué es este servidor?',
};
