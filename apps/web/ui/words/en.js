// @ts-check
export const en = {
  menu: 'Menu',
  loading: 'One moment…',
  cancel: 'Back',
  again: 'Try again',
  no_script: 'This page needs JavaScript. Please switch it on in the settings of your browser.',
  language: 'Language',
  theme: 'Appearance',
  theme_system: 'Automatic',
  theme_light: 'Light',
  theme_dark: 'Dark',
  home: 'What is this server?',
};
