// @ts-check
/** @type {Record<keyof typeof import('./en.js').en, string>} */
export const de = {
  title: 'Einladung',
  heading: 'Sie sind in einen Arbeitsbereich eingeladen',
  lead: 'Interview Insights führt Interviews durch und macht aus dem Gesagten belegte Erkenntnisse. Sie sind eingeladen, einem Team beizutreten.',
  how: 'Melden Sie sich beim Identitätsanbieter Ihrer Organisation als die eingeladene Person an und fügen Sie das Zugriffstoken hier ein. Es wird nur an diesen Server gesendet und nicht gespeichert.',
  token: 'Zugriffstoken',
  accept: 'Einladung annehmen',
  program: 'Auf der Kommandozeile',
  wait: 'Einen Moment …',
  member: 'Sie sind jetzt Mitglied von {name}.',
  failed: 'Das hat nicht geklappt ({status}).',
  unreachable: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  incomplete:
    'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder bitten Sie um eine neue Einladung.',
};
