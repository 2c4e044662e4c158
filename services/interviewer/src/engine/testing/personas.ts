import type { InterviewInput, Question } from '../index.ts';
import { questionOf } from './turns.ts';

export interface Persona {
  campaign: Omit<InterviewInput, 'turns' | 'now_ms' | 'resumed'>;
  /** Successive answers by question id, `greet` and `closing`. */
  answers: Record<string, string[]>;
  /** The answer when there is no other left. */
  otherwise: string;
}

const open = (id: string, text: string, topic: string, more: Partial<Question> = {}): Question =>
  questionOf(id, text, { topic, ...more });

const NIGHTS: Persona['campaign'] = {
  campaign: {
    name: 'Night shifts and hand-over',
    goal: 'Understand what gets lost between shifts.',
    language: 'en-GB',
    max_duration_minutes: 30,
    probing_mode: 'adaptive',
    max_probes_total: null,
    support_text: {},
    contact_email: null,
    locale: null,
    minors: 'stop',
    languages: [],
  },
  template: { persona: '', tone: 'warm', probing: 'normal' },
  questions: [
    open(
      'walk',
      'Could you walk me through your last night shift, from taking the hand-over to giving it?',
      'hand-over',
      {
        max_probes: 3,
        probe_when: ['missed', 'nobody told'],
      },
    ),
    open(
      'sure',
      'On a scale from 1 to 10, how sure are you after hand-over that you know what you need to know?',
      'confidence',
      { kind: 'scale', max_probes: 1 },
    ),
    open('lost', 'Tell me about a time when something got lost between two shifts.', 'lost information', {
      probe_when: ['sheet', 'forgot'],
    }),
    open('who', 'Who do you mostly work nights with?', 'colleagues', {
      kind: 'choice',
      options: ['Mostly regular colleagues', 'About half and half', 'Mostly agency or bank staff'],
      max_probes: 1,
    }),
    open('breaks', 'Where do you take your breaks, and do you get them?', 'breaks', { required: false }),
    open('wish', 'If you could change one thing about nights, what would it be?', 'wishes', { max_probes: 1 }),
  ],
};

export const PERSONAS: Record<string, Persona> = {
  talkative: {
    campaign: NIGHTS,
    otherwise: 'I think I have said it all, really.',
    answers: {
      greet: ['Yes! Just so I know, who reads this?', 'Fine, let’s go.'],
      walk: [
        'Well, I came in at quarter to nine and took the hand-over in the office, all twenty-eight patients off the printed sheet, and then we went round. Nobody told us that bed twelve had gone to theatre, so I spent twenty minutes looking for him. I never got my breaks, the kettle in the staff room is broken anyway, so we eat at the desk if we eat at all. In the morning I gave the hand-over to the day team and was out by eight.',
        'It means the sheet is printed at two in the afternoon and whatever happens afterwards isn’t on it, because nobody has time to print it again.',
        'Every single night, more or less.',
      ],
      sure: ['If it is at the bedside, eight. In the office, five.', 'Five then, that is the usual way.'],
      lost: [
        'Oh, that one still bothers me. A decision not to resuscitate was signed at five and was in the paper folder, and at two in the morning she arrested and they started on her. Her daughter sat beside her. She died a day later.',
        'The folder was at the desk and the sheet was old.',
      ],
      who: [
        'We’re mostly regulars these days, thank goodness.',
        'They raised the bank rate, so people stayed, and honestly we have a great team now.',
      ],
      breaks: ['No, that was it about breaks.'],
      wish: [
        'A hand-over at the bedside for everybody, with thirty minutes of paid overlap, because now everyone steals it from somewhere.',
      ],
      closing: ['Maybe the parking. Twelve pounds a night! I lost three good colleagues over it.'],
    },
  },
  terse: {
    campaign: NIGHTS,
    otherwise: 'no',
    answers: {
      greet: ['ok'],
      walk: ['it was fine', 'the usual', 'dunno'],
      sure: ['seven or eight', '7', 'just experience'],
      lost: ['can’t remember', 'a drug chart once'],
      who: ['what do you mean?', 'agency I guess', 'money'],
      breaks: ['in the car'],
      wish: ['more staff', 'too few at 3 am'],
      closing: ['no'],
    },
  },
  annoyed: {
    campaign: NIGHTS,
    otherwise: 'whatever',
    answers: {
      greet: ['how long is this going to take?', 'fine'],
      walk: [
        'It was chaos, they moved two of us at midnight.',
        'Because somebody upstairs counts heads. I already told you.',
      ],
      sure: ['15', 'seriously? 3'],
      lost: ['These are stupid questions, you ask the same thing over and over', 'A drug chart. It was thrown away.'],
      who: ['I said agency', 'skip'],
      wish: ['Stop asking and hire people', 'go on', 'hire people'],
    },
  },
  de: {
    campaign: {
      campaign: {
        name: 'Rechnungen im Handwerk',
        goal: 'Verstehen, wo beim Rechnungsschreiben Zeit verloren geht.',
        language: 'de-DE',
        max_duration_minutes: 20,
        probing_mode: 'adaptive',
        max_probes_total: null,
        support_text: {},
        contact_email: null,
        locale: null,
        minors: 'stop',
        languages: [],
      },
      template: { persona: '', tone: 'warm', probing: 'normal' },
      questions: [
        open('weg', 'Wie kommen Sie von der fertigen Arbeit zur bezahlten Rechnung?', 'Weg zur Rechnung'),
        open('vertrauen', 'Wie sehr vertrauen Sie den Zahlen im Programm, von 1 bis 10?', 'Vertrauen', {
          kind: 'scale',
          max_probes: 1,
        }),
        open('mahnen', 'Wie erinnern Sie Kunden, die spät zahlen?', 'Mahnungen'),
        open('ort', 'Wo schreiben Sie Ihre Rechnungen?', 'Ort', {
          kind: 'choice',
          options: ['Im Büro', 'Zu Hause', 'Unterwegs'],
          max_probes: 1,
        }),
        open('wunsch', 'Was würden Sie als Erstes ändern?', 'Wünsche', { max_probes: 1 }),
      ],
    },
    otherwise: 'Nein, das war’s.',
    answers: {
      greet: ['Ja, gern.'],
      weg: [
        'Das ist ziemlich umständlich.',
        'Ich schreibe alles auf Zettel, und abends tippt meine Frau es ab, weil das Programm auf dem Handy nicht läuft.',
        'Letzte Woche zum Beispiel hat ein Zettel gefehlt, und die Rechnung ging erst nach drei Wochen raus.',
      ],
      vertrauen: ['Acht.', 'Die Summen haben bisher immer gestimmt.'],
      mahnen: ['Wie meinen Sie das?', 'Ich rufe einfach an. Das klappt gut, die meisten zahlen dann am selben Tag.'],
      ort: ['Meistens daheim, also zu Hause', 'Da habe ich abends meine Ruhe.'],
      wunsch: ['Weiß nicht', 'Vielleicht dass die Positionen aus dem Angebot übernommen werden.'],
      closing: ['Wer liest das eigentlich?', 'Nein, danke.'],
    },
  },
  fr: {
    campaign: {
      campaign: {
        name: 'Le tri des déchets dans l’immeuble',
        goal: 'Comprendre ce qui freine le tri.',
        language: 'fr',
        max_duration_minutes: 20,
        probing_mode: 'adaptive',
        max_probes_total: null,
        support_text: {},
        contact_email: null,
        locale: null,
        minors: 'stop',
        languages: [],
      },
      template: { persona: '', tone: 'neutral', probing: 'deep' },
      questions: [
        open('quotidien', 'Comment se passe le tri des déchets chez vous, au quotidien ?', 'le tri au quotidien'),
        open('facilite', 'Sur une échelle de 1 à 10, à quel point est-ce facile ?', 'la facilité', {
          kind: 'scale',
          max_probes: 1,
        }),
        open('voisins', 'Comment cela se passe-t-il avec les voisins ?', 'les voisins'),
        open('frequence', 'À quelle fréquence descendez-vous les poubelles ?', 'la fréquence', {
          kind: 'choice',
          options: ['Tous les jours', 'Une fois par semaine', 'Plus rarement'],
          max_probes: 0,
        }),
        open('changer', 'Que changeriez-vous en premier ?', 'les changements'),
      ],
    },
    otherwise: 'Non, c’est tout.',
    answers: {
      greet: ['Oui, allons-y.'],
      quotidien: [
        'C’est compliqué, les bacs sont toujours pleins.',
        'Parce que le camion passe une seule fois par semaine.',
        'Tous les jours presque.',
      ],
      facilite: ['4 sur 10', 'Les consignes sont confuses.'],
      voisins: ['Je préfère ne pas répondre.'],
      frequence: ['chaque jour, donc tous les jours'],
      changer: ['Un moment', 'Un local plus grand.', 'On pourrait y mettre six bacs.', 'Surtout les familles.'],
      closing: ['Oui', 'La lumière du local ne marche jamais.'],
    },
  },
  es: {
    campaign: {
      campaign: {
        name: 'El transporte al trabajo',
        goal: 'Entender cómo llega la plantilla al trabajo.',
        language: 'es-ES',
        max_duration_minutes: 20,
        probing_mode: 'adaptive',
        max_probes_total: null,
        support_text: {},
        contact_email: null,
        locale: null,
        minors: 'stop',
        languages: [],
      },
      template: { persona: '', tone: 'warm', probing: 'light' },
      questions: [
        open('camino', '¿Cómo es su camino al trabajo un día normal?', 'el camino al trabajo'),
        open('satisfaccion', 'Del 1 al 10, ¿qué tan satisfecho está con ese trayecto?', 'la satisfacción', {
          kind: 'scale',
          max_probes: 1,
        }),
        open('medio', '¿Qué medio usa más?', 'el medio', {
          kind: 'choice',
          options: ['El coche', 'El autobús', 'La bicicleta'],
          max_probes: 1,
        }),
        open('mejora', '¿Qué mejoraría primero?', 'las mejoras', { max_probes: 1 }),
      ],
    },
    otherwise: 'No, nada más.',
    answers: {
      greet: ['¿Es usted una persona?', 'Vale'],
      camino: ['El autobús siempre llega tarde.', 'Porque hay un solo conductor para dos líneas.'],
      satisfaccion: ['cinco o seis', 'cinco', 'Los días de lluvia es un caos.'],
      medio: ['¿Puede repetir la pregunta?', 'en bus'],
      mejora: ['Tengo que irme, seguimos luego', 'Un segundo autobús a las siete, porque a esa hora va lleno.'],
      closing: ['Eso es todo'],
    },
  },
};
