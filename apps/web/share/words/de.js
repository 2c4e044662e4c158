// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const de = {
  title: 'Geteilter Bericht',
  loading: 'Der Bericht wird geladen …',
  locked_heading: 'Dieser Bericht hat ein Passwort',
  locked_lead: 'Geben Sie das Passwort ein, das Sie zum Link erhalten haben.',
  password: 'Passwort',
  open: 'Bericht öffnen',
  wrong: 'Das Passwort ist falsch. Fragen Sie die Person, die Ihnen den Link geschickt hat.',
  problem_heading: 'Der Bericht kann nicht gezeigt werden',
  gone: 'Dieser Link funktioniert nicht mehr oder ist unvollständig. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  not_ready: 'Der Bericht wird vorbereitet. Versuchen Sie es später noch einmal.',
  too_many: 'Es gab zu viele Versuche. Versuchen Sie es in einer Stunde noch einmal.',
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  print: 'Drucken oder als PDF sichern',
  again: 'Noch einmal versuchen',
};
