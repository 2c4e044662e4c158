/** What the README of a person's export says, by language. */
export interface ReadmeWords {
  readonly title: string;
  readonly about: (campaign: string, time: string) => string;
  readonly masked: string;
  readonly rights: (controller: string) => string;
  readonly team: string;
  readonly files: Readonly<
    Record<'contact' | 'session' | 'consents' | 'bookings' | 'mails' | 'audit' | 'conversations' | 'recordings', string>
  >;
}

const en: ReadmeWords = {
  title: 'What is stored about you',
  about: (campaign, time) =>
    `This archive contains everything that is stored about you in the campaign “${campaign}”. It was made on ${time} (UTC).`,
  masked: 'Names of other people are replaced by [name] where those people have asked for it.',
  rights: (controller) =>
    `You can have these data corrected or erased, or withdraw your consent. Please write to ${controller}.`,
  team: 'the team that gave you this archive',
  files: {
    contact: 'your name, address and other details, and who entered them',
    session: 'the state of your interview',
    consents: 'what you agreed to, with the texts where they are still known',
    bookings: 'times that you booked',
    mails: 'mails to you that were requested in the last days',
    audit: 'who did what with your data, newest first (at most 1,000 entries)',
    conversations: 'your conversations: as data (.json) and as text (.md), with topics and marks',
    recordings: 'audio recordings of your interviews',
  },
};

const de: ReadmeWords = {
  title: 'Was über Sie gespeichert ist',
  about: (campaign, time) =>
    `Dieses Archiv enthält alles, was in der Befragung „${campaign}“ über Sie gespeichert ist. Es wurde am ${time} (UTC) erstellt.`,
  masked: 'Namen anderer Personen sind durch [name] ersetzt, wenn diese Personen es verlangt haben.',
  rights: (controller) =>
    `Sie können diese Daten berichtigen oder löschen lassen und Ihre Einwilligung widerrufen. Schreiben Sie dazu an ${controller}.`,
  team: 'das Team, von dem Sie dieses Archiv haben',
  files: {
    contact: 'Ihr Name, Ihre Adresse und weitere Angaben, und wer sie eingetragen hat',
    session: 'der Stand Ihres Interviews',
    consents: 'worin Sie eingewilligt haben, mit den Texten, soweit sie noch bekannt sind',
    bookings: 'Termine, die Sie gebucht haben',
    mails: 'E-Mails an Sie, die in den letzten Tagen angefordert wurden',
    audit: 'wer was mit Ihren Daten getan hat, das Neueste zuerst (höchstens 1.000 Einträge)',
    conversations: 'Ihre Gespräche: als Daten (.json) und als Text (.md), mit Themen und Markierungen',
    recordings: 'Tonaufnahmen Ihrer Interviews',
  },
};

const fr: ReadmeWords = {
  title: 'Ce qui est enregistré à votre sujet',
  about: (campaign, time) =>
    `Cette archive contient tout ce qui est enregistré à votre sujet dans l’enquête « ${campaign} ». Elle a été créée le ${time} (UTC).`,
  masked: 'Les noms d’autres personnes sont remplacés par [name] lorsque ces personnes l’ont demandé.',
  rights: (controller) =>
    `Vous pouvez faire corriger ou effacer ces données et retirer votre accord. Écrivez pour cela à ${controller}.`,
  team: 'l’équipe qui vous a remis cette archive',
  files: {
    contact: 'votre nom, votre adresse et d’autres informations, et qui les a saisies',
    session: 'l’état de votre entretien',
    consents: 'ce que vous avez accepté, avec les textes encore connus',
    bookings: 'les rendez-vous que vous avez pris',
    mails: 'les e-mails qui vous étaient destinés et ont été demandés ces derniers jours',
    audit: 'qui a fait quoi avec vos données, le plus récent d’abord (1 000 entrées au plus)',
    conversations: 'vos conversations : en données (.json) et en texte (.md), avec thèmes et marques',
    recordings: 'les enregistrements audio de vos entretiens',
  },
};

const es: ReadmeWords = {
  title: 'Qué se guarda sobre usted',
  about: (campaign, time) =>
    `Este archivo contiene todo lo que se guarda sobre usted en la encuesta «${campaign}». Se creó el ${time} (UTC).`,
  masked: 'Los nombres de otras personas se sustituyen por [name] cuando esas personas lo han pedido.',
  rights: (controller) =>
    `Puede hacer corregir o borrar estos datos y retirar su consentimiento. Escriba para ello a ${controller}.`,
  team: 'el equipo que le entregó este archivo',
  files: {
    contact: 'su nombre, su dirección y otros datos, y quién los introdujo',
    session: 'el estado de su entrevista',
    consents: 'a qué dio su consentimiento, con los textos que aún se conocen',
    bookings: 'las citas que reservó',
    mails: 'correos para usted que se solicitaron en los últimos días',
    audit: 'quién hizo qué con sus datos, lo más reciente primero (1.000 entradas como máximo)',
    conversations: 'sus conversaciones: como datos (.json) y como texto (.md), con temas y marcas',
    recordings: 'grabaciones de audio de sus entrevistas',
  },
};

const byLanguage: Readonly<Record<string, ReadmeWords>> = { en, de, fr, es };

export const readmeWords = (language: string): ReadmeWords => byLanguage[language] ?? en;
