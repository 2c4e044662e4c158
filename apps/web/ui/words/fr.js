// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const fr = {
  menu: 'Menu',
  loading: 'Un instant…',
  cancel: 'Retour',
  again: 'Réessayer',
  no_script: 'Cette page nécessite JavaScript. Veuillez l’activer dans les réglages de votre navigateur.',
  language: 'Langue',
  theme: 'Apparence',
  theme_system: 'Comme mon appareil',
  theme_light: 'Clair',
  theme_dark: 'Sombre',
};
