/** The words of documents for people, by language. */
export interface ExportWords {
  readonly title: string;
  readonly campaign: string;
  readonly exported: string;
  readonly about_you: string;
  readonly name: string;
  readonly email: string;
  readonly locale: string;
  readonly timezone: string;
  readonly withheld: string;
  readonly consent: string;
  readonly consent_given: string;
  readonly consent_version: string;
  readonly no_consent: string;
  readonly conversation: string;
  readonly no_conversation: string;
  readonly interviewer: string;
  readonly you: string;
  readonly participant: string;
  readonly contact: string;
}

const en: ExportWords = {
  title: 'My interview',
  campaign: 'Campaign',
  exported: 'Downloaded',
  about_you: 'About you',
  name: 'Name',
  email: 'E-mail',
  locale: 'Language',
  timezone: 'Time zone',
  withheld:
    'Your name and address are not part of this download, because they are hidden here or you have not given consent. Ask the team for a complete copy.',
  consent: 'Your consent',
  consent_given: 'Given',
  consent_version: 'Version of the text',
  no_consent: 'No consent is stored.',
  conversation: 'Conversation',
  no_conversation: 'No conversation is stored.',
  interviewer: 'Interviewer',
  you: 'You',
  participant: 'Participant',
  contact: 'contact',
};

const de: ExportWords = {
  title: 'Mein Interview',
  campaign: 'Befragung',
  exported: 'Heruntergeladen',
  about_you: 'Über Sie',
  name: 'Name',
  email: 'E-Mail',
  locale: 'Sprache',
  timezone: 'Zeitzone',
  withheld:
    'Ihr Name und Ihre Adresse sind in diesem Dokument nicht enthalten, weil sie hier verborgen sind oder Sie nicht eingewilligt haben. Eine vollständige Kopie erhalten Sie vom Team.',
  consent: 'Ihre Einwilligung',
  consent_given: 'Erteilt',
  consent_version: 'Fassung des Textes',
  no_consent: 'Es ist keine Einwilligung gespeichert.',
  conversation: 'Gespräch',
  no_conversation: 'Es ist kein Gespräch gespeichert.',
  interviewer: 'Interviewer',
  you: 'Sie',
  participant: 'Teilnehmende Person',
  contact: 'Kontakt',
};

const fr: ExportWords = {
  title: 'Mon entretien',
  campaign: 'Enquête',
  exported: 'Téléchargé',
  about_you: 'À propos de vous',
  name: 'Nom',
  email: 'E-mail',
  locale: 'Langue',
  timezone: 'Fuseau horaire',
  withheld:
    'Votre nom et votre adresse ne figurent pas dans ce document, car ils sont masqués ici ou vous n’avez pas donné votre accord. Demandez une copie complète à l’équipe.',
  consent: 'Votre accord',
  consent_given: 'Donné',
  consent_version: 'Version du texte',
  no_consent: 'Aucun accord n’est enregistré.',
  conversation: 'Conversation',
  no_conversation: 'Aucune conversation n’est enregistrée.',
  interviewer: 'Enquêteur',
  you: 'Vous',
  participant: 'Participant',
  contact: 'contact',
};

const es: ExportWords = {
  title: 'Mi entrevista',
  campaign: 'Encuesta',
  exported: 'Descargado',
  about_you: 'Sobre usted',
  name: 'Nombre',
  email: 'Correo electrónico',
  locale: 'Idioma',
  timezone: 'Zona horaria',
  withheld:
    'Su nombre y su dirección no figuran en este documento porque aquí están ocultos o porque no ha dado su consentimiento. Pida una copia completa al equipo.',
  consent: 'Su consentimiento',
  consent_given: 'Dado',
  consent_version: 'Versión del texto',
  no_consent: 'No hay ningún consentimiento guardado.',
  conversation: 'Conversación',
  no_conversation: 'No hay ninguna conversación guardada.',
  interviewer: 'Entrevistador',
  you: 'Usted',
  participant: 'Participante',
  contact: 'contacto',
};

const byLanguage: ReadonlyMap<string, ExportWords> = new Map(Object.entries({ en, de, fr, es }));

/** The words of the first language tag that has any; English otherwise. */
export function exportWords(...tags: readonly (string | null)[]): { language: string; words: ExportWords } {
  for (const tag of tags) {
    const language = tag?.split('-')[0]?.toLowerCase() ?? '';
    const words = byLanguage.get(language);
    if (words) return { language, words };
  }
  return { language: 'en', words: en };
}
