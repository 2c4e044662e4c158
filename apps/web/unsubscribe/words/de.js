// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const de = {
  ask_heading: 'E-Mails zu Interviews',
  ask_text: 'Sie bekommen Einladungen zu Interviews und Erinnerungen per E-Mail. Hier können Sie sich abmelden.',
  button: 'Abmelden',
  done_heading: 'Sie sind abgemeldet',
  done_text: 'Sie bekommen keine Einladungen und Erinnerungen dieses Teams mehr.',
};
