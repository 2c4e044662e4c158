// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const de = {
  missing_heading: 'Diese Seite gibt es nicht',
  missing_text:
    'Vielleicht ist die Adresse unvollständig oder enthält einen Tippfehler. Wenn Sie zu einem Interview eingeladen sind, öffnen Sie den Link in Ihrer Einladung noch einmal.',
  link_heading: 'Dieser Link funktioniert nicht',
  link_text:
    'Er ist abgelaufen, wurde bereits verwendet oder ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder bitten Sie die Person, von der Sie ihn haben, um einen neuen.',
  limit_heading: 'Zu viele Anfragen',
  limit_text: 'Bitte warten Sie eine Minute und laden Sie die Seite dann neu.',
  trouble_heading: 'Das hat nicht geklappt',
  trouble_text:
    'Wir können im Moment nicht antworten. Nichts ist verloren. Bitte versuchen Sie es in einer Minute noch einmal.',
};
