/** What 14 nurses said about the hand-over between shifts. The text was written for these tests. */
import type { reports } from '@insights/contracts';

type Kind = reports.StatementKind;
type Said = readonly [
  person: number,
  kind: Kind,
  polarity: reports.Polarity,
  quote: string,
  asked: string,
  before: string,
  after: string,
];

export const PEOPLE = 14;
const HOW = 'Tell me about the last hand-over that went wrong.';
const COPE = 'What do you do when something is missing?';
const HELP = 'What would help?';

export const SAID: readonly Said[] = [
  [
    1,
    'problem',
    'negative',
    'The hand-over notes get lost between shifts, and then we phone around for an hour to find out who got which medication.',
    HOW,
    'Well, where do I start. ',
    ' It happened twice last week.',
  ],
  [
    2,
    'problem',
    'negative',
    'The paper notes are simply gone by the time I come in.',
    HOW,
    '',
    ' Somebody takes them home, I think.',
  ],
  [
    3,
    'consequence',
    'negative',
    'I gave a dose twice because the first one was not written down.',
    'And what came of that?',
    'That night ',
    ' Nobody was harmed, but I did not sleep.',
  ],
  [4, 'praise', 'positive', 'Honestly, the notes work fine for me, I read them on the bus.', HOW, '', ''],
  [
    5,
    'cause',
    'negative',
    'They get lost because everybody keeps their own sheet in a pocket.',
    'Why do you think that happens?',
    '',
    '',
  ],
  [
    6,
    'workaround',
    'neutral',
    'I take a photo of the board with my own phone before I leave.',
    COPE,
    'I know we are not supposed to, but ',
    '.',
  ],
  [
    7,
    'workaround',
    'neutral',
    'I ring the ward from home if I remember something.',
    COPE,
    '',
    ' My husband is used to it.',
  ],
  [8, 'wish', 'positive', 'I would love a shared board where the notes stay visible for both shifts.', HELP, '', ''],
  [
    9,
    'wish',
    'positive',
    'One place for everything, please, that nobody can carry away.',
    HELP,
    'Not another app. ',
    '',
  ],
  [
    10,
    'problem',
    'negative',
    'Agency staff have no access cards at night, so I keep walking down to open the medication room.',
    HOW,
    'The other thing: ',
    ' Four times, last Sunday.',
  ],
  [11, 'problem', 'negative', 'Without a card I cannot do my work, I have to ask for every single thing.', HOW, '', ''],
  [
    12,
    'worry',
    'negative',
    'I am afraid that one day nobody will be there to open the door in an emergency.',
    'How does that feel?',
    '',
    '',
  ],
  [
    13,
    'praise',
    'positive',
    'The porter opens within two minutes, I have never had a problem with the door.',
    HOW,
    'I do not see it that way. ',
    '',
  ],
  [
    14,
    'problem',
    'negative',
    'The hand-over takes too long because everybody reads everything aloud.',
    HOW,
    '',
    ' Forty minutes is not rare.',
  ],
  [1, 'wish', 'positive', 'It would help if the hand-over was fifteen minutes and not more.', HELP, '', ''],
  [
    2,
    'praise',
    'positive',
    'Reading aloud is the only time when we all think about a patient together.',
    'Is that so?',
    'No, I disagree with my colleagues there. ',
    ' I would not give that up.',
  ],
  [3, 'worry', 'negative', 'I worry that a screen will make us stop talking to each other.', HELP, '', ''],
  [
    12,
    'wish',
    'positive',
    'Give agency nurses a temporary card at the front desk before the shift starts.',
    HELP,
    '',
    '',
  ],
];

export const QUESTIONS = [
  'Tell me about the last hand-over that went wrong.',
  'How satisfied are you with the hand-over, from 1 to 10?',
  'Which shift is worst?',
  'What would help?',
];

/** `019a0000-0000-7000-8000-00000000000c` for 12. */
export const id = (n: number, kind = '8000'): string =>
  `019a0000-0000-7000-${kind}-${n.toString(16).padStart(12, '0')}`;
export const quotesOf = (...numbers: readonly number[]): string[] => numbers.map((n) => `ev-${n}`);
export const people = (...numbers: readonly number[]): string[] => numbers.map((n) => `P${n}`);

/** The counts of a claim that the named participants support and contradict. */
export const held = (supporters: readonly number[], dissenters: readonly number[] = []) => ({
  ...sides(supporters, dissenters),
  author: 'floor' as const,
  confidence: null,
});

export function sides(supporters: readonly number[], dissenters: readonly number[]) {
  return {
    support_count: supporters.length,
    dissent_count: dissenters.length,
    unclear_count: 0,
    silent_count: supporters.length > 1 ? 1 : 0,
    not_asked_count: PEOPLE - supporters.length - dissenters.length - (supporters.length > 1 ? 1 : 0),
    margin: Math.max(0, Math.min(supporters.length - 1, supporters.length - dissenters.length)),
    supporters: people(...supporters),
    dissenters: people(...dissenters),
    unclear: [],
    silent: supporters.length > 1 ? people(14) : [],
  };
}

export const NOTES = [1, 2, 3, 5, 6, 7, 8, 9, 11];
export const CARDS = [10, 11, 12, 5, 8];
export const LENGTH = [14, 1, 6, 10];

export const evidence = SAID.map(([person, kind, polarity, quote, asked, before, after], index) => ({
  id: `ev-${index + 1}`,
  turn_id: id(index + 1, '9000'),
  conversation_id: id(person, 'a000'),
  quote,
  start: before.length,
  end: before.length + quote.length,
  verified: true,
  participant: `P${person}`,
  asked,
  before,
  after,
  started_ms: person % 2 === 0 ? 60_000 + index * 31_000 : null,
  kind,
  polarity,
  speaker: 'participant' as const,
  translation: null as string | null,
}));
