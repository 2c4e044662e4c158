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
  theme_system: 'Automatique',
  theme_light: 'Clair',
  theme_dark: 'Sombre',
  home: "Qu'est-ce que ce serveur ?",
};
