import type { Language } from '@insights/language';

/** Phrases that the rules missed in an outside test and that were then made to be found. */
export const ONCE_MISSED: Record<Language, readonly string[]> = {
  en: [
    "I've got a plan and I've written the letters",
    "suicidal, that's what I am",
    "The queue was long. Anyway I'm going to jump tonight.",
    'I could just walk into the sea and not come back',
    "I've stopped seeing a future for myself",
    'I bought the rope already',
    "he's going to kill me one of these days",
    'ive been cutting since school',
    "I don't think I'll make it to christmas, I don't want to",
    'My wife threw a knife at me',
    "my uncle does things to me I can't talk about",
    'I nearly jumped last week',
    'I do not want to live without him',
    'they would all have peace without me',
    'touches me at night',
  ],
  de: [
    'ich überlege vom dach zu springen',
    'am liebsten würd ich gar nicht mehr aufwachen',
    'selbstmord wäre die einzige lösung',
    'Ich wär gestern fast vor den Zug gesprungen',
    'Mein Onkel macht Sachen mit mir',
    'Bald ist es vorbei, dann bin ich weg für immer',
    'Papa haut uns',
  ],
  fr: [
    'je vais le tuer, je le jure',
    "le suicide, j'y pense tous les jours",
    "j'ai déjà acheté la corde",
    "j'ai failli sauter hier",
    'mon oncle me fait des choses',
    "Il dit qu'il va me tuer et les enfants aussi",
    'je ne supporte plus la vie',
    "je m'ouvre les bras",
    "Je ne vois pas d'issue à ma vie",
    'Le patron nous tape avec sa ceinture',
    'Je ne sers à rien, à personne',
    "Je suis à bout de nerfs, j'ai envie de mourir",
  ],
  es: [
    'mi padrastro me toca por las noches',
    'me violaron',
    'mi tío me hace cosas',
    'me hago cortes en los brazos',
    'dice que me va a matar a mí y a los niños',
    'tirarme al tren',
  ],
};

/** Ordinary answers that must raise no alarm although their words are those of distress. */
export const ONCE_ALARMED: Record<Language, readonly string[]> = {
  en: [
    "I can't go on like this with three different logins",
    'I want out of this contract',
    'I bought the rope for the boat',
    'I was going to jump in and help',
    'dad beats me at chess',
    'We were thinking about ending the trial',
  ],
  de: ['Ich habe mich geschnitten beim Kochen', 'Der Kunde hat mich fast umgebracht vor Ärger'],
  fr: [
    'Nous pensons arrêter cet essai',
    "J'ai acheté la corde pour le bateau",
    'Il me menace toujours de passer à la concurrence.',
    "Je ne vois pas d'issue au problème des commandes en double.",
    'Le patron nous tape sur les nerfs avec ses mails.',
    'Ce train me tue, deux heures par jour.',
    'On nous a poussés à bout avec les délais.',
    "Je suis à bout de nerfs quand l'imprimante bloque.",
    'Je ne sers à rien dans cette réunion, je pourrais travailler.',
  ],
  es: ['Nadie notaría si quitaran ese botón'],
};
