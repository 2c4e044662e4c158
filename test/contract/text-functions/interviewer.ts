import { countryNamed } from '../../../services/interviewer/src/engine/countries.ts';
import { emergencyNumber, namesHelp } from '../../../services/interviewer/src/engine/emergency-numbers.ts';
import { type Judged, refusalOf } from '../../../services/interviewer/src/engine/guard.ts';
import { type Lexicon, lexiconOf } from '../../../services/interviewer/src/engine/lexicon/index.ts';
import { listed } from '../../../services/interviewer/src/engine/asking.ts';
import { adultAgeIn } from '../../../services/interviewer/src/engine/care-replies.ts';
import { readNote, writeNote } from '../../../services/interviewer/src/engine/notes.ts';
import { PROTOCOLS } from '../../../services/interviewer/src/engine/lexicon/protocols/index.ts';
import { isStray, sharesWord } from '../../../services/interviewer/src/engine/booking.ts';
import {
  meaningOf,
  occursPlain,
  readInAnyLanguage,
  readMessage,
  soundsUnfinished,
  givenTo,
} from '../../../services/interviewer/src/engine/reading.ts';
import { trimmedWords } from '../../../services/interviewer/src/engine/rules.ts';
import {
  distressInPieces,
  apartFromOrders,
  joinHeard,
  readBesideWishes,
  signsOf,
} from '../../../services/interviewer/src/engine/signs.ts';
import { asked, campaignOf, questionOf, said } from '../../../services/interviewer/src/engine/testing/turns.ts';
import { Voice, hash, joined, paragraphs } from '../../../services/interviewer/src/engine/wording.ts';
import { offer, offeredValue } from '../../../services/interviewer/src/engine/known-value.ts';
import { nextMove, sceneToWord } from '../../../services/interviewer/src/engine/next-move.ts';
import { mayRepeat } from '../../../services/interviewer/src/engine/probe.ts';
import { inOneForm } from '../../../services/interviewer/src/engine/proposal.ts';
import { begin, complete, storedMove } from '../../../services/interviewer/src/engine/released.ts';
import { pauseBefore } from '../../../services/interviewer/src/features/patience.ts';
import { withNames } from '../../../services/interviewer/src/model/names.ts';
import type { Progress } from '../../../services/interviewer/src/engine/state.ts';
import { MAX_CHARACTERS } from '../../../services/interviewer/src/engine/state.ts';
import type { InterviewInput, Turn } from '../../../services/interviewer/src/engine/types.ts';
import { LANGUAGES } from '../../../packages/language/src/index.ts';
import { type TextFunctions, inEach, inTurns } from './types.ts';

const inLexicon = (run: (text: string, lexicon: Lexicon) => unknown, most?: number) =>
  inEach((text, language) => run(text, lexiconOf(language)), most);
/** Of a participant's message. */
const MAX_MESSAGE = 5_000;
const choice = questionOf('q', 'How do you tell others?', { kind: 'choice', options: ['By phone', 'In a meeting'] });
const scale = questionOf('s', 'How good is it, from 1 to 10?', { kind: 'scale' });
const open = questionOf('o', 'How does the export of invoices work?', { topic: 'export' });
const inputOf = (turns: Turn[], language = 'en'): InterviewInput => ({
  campaign: campaignOf('c', { language }),
  template: null,
  questions: [{ ...open }, { ...choice }, { ...scale }],
  turns,
  now_ms: 60_000,
  resumed: false,
});
const progress: Progress = {
  question: open,
  strategies: [],
  retries: 0,
  returns: 0,
  stalls: 0,
  answers: [],
  settled: false,
  declined: false,
  quiet: false,
  language: 'en',
};
const SAY = {
  en: 'The sheet was wrong. What happened then?',
  de: 'Der Zettel war falsch. Was geschah dann?',
  fr: 'La feuille était fausse. Que s’est-il passé ensuite ?',
  es: 'La hoja estaba mal. ¿Qué pasó entonces?',
};
const judgedBy = (language: Judged['language'], more: Partial<Judged>): Judged => ({
  language,
  exact: null,
  asks_nothing: false,
  is_reply: true,
  said: [],
  ordered: [],
  facts: [],
  others: [],
  secrets: [],
  open: '',
  spoken: [],
  email: null,
  ...more,
});
export const INTERVIEWER: TextFunctions = {
  'services/interviewer/src/engine/guard.ts': {
    refusalOf: inEach((text, language) => [
      refusalOf(text, judgedBy(language, {})),
      refusalOf(
        SAY[language],
        judgedBy(language, { said: [text], ordered: [text], spoken: [text], others: [text], facts: [text] }),
      ),
      refusalOf(SAY[language], judgedBy(language, { secrets: [text] })),
    ]),
  },
  'services/interviewer/src/engine/known-value.ts': {
    offer: inEach((text, language) => {
      const told = inTurns(text, MAX_MESSAGE).map((part, n) => said(n + 1, part));
      return offer(sceneToWord(inputOf(told, language)), 's', { quote: text.slice(0, 40), value: text });
    }, 2 * MAX_MESSAGE),
    offeredValue: inEach((text, language) => offeredValue(sceneToWord(inputOf([], language)), 's', text), MAX_MESSAGE),
  },
  'services/interviewer/src/engine/probe.ts': { mayRepeat: inLexicon((text, lexicon) => mayRepeat(text, lexicon)) },
  'services/interviewer/src/engine/proposal.ts': { inOneForm },
  'services/interviewer/src/engine/released.ts': {
    storedMove: (text) => storedMove(inputOf([]), { text, question_id: null, note: 'ask+model@1' }),
    complete: (text) => complete(inputOf([]), { text, question_id: null, note: 'ask+model@1' }),
    begin: (text) => begin(inputOf([]), { action: 'ask', question_id: 'q', why: '', value: '', say: text }),
  },
  'services/interviewer/src/engine/notes.ts': { readNote, writeNote: (text) => writeNote(text, 1) },
  'services/interviewer/src/engine/asking.ts': { listed: (text) => listed([text, text, text], lexiconOf('en')) },
  'services/interviewer/src/engine/care-replies.ts': { adultAgeIn: inLexicon(adultAgeIn, MAX_CHARACTERS) },
  'services/interviewer/src/engine/booking.ts': {
    sharesWord: inLexicon((text, lexicon) => sharesWord(text, open.text, lexicon), MAX_CHARACTERS),
    isStray: inLexicon((text, lexicon) => isStray(text, progress, lexicon), MAX_CHARACTERS),
  },
  'services/interviewer/src/engine/reading.ts': {
    readMessage: inLexicon(readMessage, MAX_CHARACTERS),
    readInAnyLanguage: inLexicon((text, lexicon) => readInAnyLanguage(text, lexicon, null), MAX_CHARACTERS),
    meaningOf: inLexicon(meaningOf, MAX_CHARACTERS),
    occursPlain: inLexicon(
      (text, { language, match }) => occursPlain(text, PROTOCOLS[language].lifts, match.negators),
      MAX_CHARACTERS,
    ),
    givenTo: inLexicon(
      (text, { language }) => givenTo(questionOf('q', text, { kind: 'date' }), text, language),
      MAX_CHARACTERS,
    ),
    soundsUnfinished: (text) => LANGUAGES.map((language) => soundsUnfinished(text, language)),
  },
  'services/interviewer/src/engine/rules.ts': { trimmedWords: (text) => trimmedWords([text, text]) },
  'services/interviewer/src/engine/emergency-numbers.ts': {
    emergencyNumber: (text) => emergencyNumber(text, 'en'),
    namesHelp: (text) => namesHelp(text.slice(0, MAX_CHARACTERS)),
  },
  'services/interviewer/src/engine/countries.ts': {
    countryNamed: (text) => countryNamed(text.slice(0, MAX_CHARACTERS)),
  },
  'services/interviewer/src/engine/signs.ts': {
    distressInPieces: (text) => distressInPieces([said(1, 'Nothing matters to me.'), said(2, text)], 1),
    joinHeard: (text) => joinHeard([], { signs: ['distress'], wishes: ['stop'] }, text),
    signsOf: inEach((text, language) => signsOf(said(2, text), said(1, text), language), MAX_MESSAGE),
    apartFromOrders: inEach(
      (text, language) => apartFromOrders([asked(1, text), said(2, text)], language),
      MAX_MESSAGE,
    ),
    readBesideWishes: inLexicon(
      (text, lexicon) =>
        readBesideWishes(
          text,
          [{ kind: 'order', rule: 'r', words: [], start: 0, end: 5, certainty: 'certain' }],
          lexicon,
        ),
      MAX_CHARACTERS,
    ),
  },
  'services/interviewer/src/engine/wording.ts': {
    paragraphs: (text) => paragraphs(text, text),
    joined: (text) => joined(text, text),
    hash,
    'new Voice': (text) => new Voice([text], [text]).choose(['A {topic}', 'B'], { topic: text }),
  },
  'services/interviewer/src/engine/next-move.ts': {
    nextMove: inEach(
      (text, language) =>
        nextMove(
          inputOf(
            [
              asked(1, 'Hi'),
              said(2, 'yes'),
              asked(3, open.text, { question_id: 'o' }),
              ...inTurns(text, MAX_MESSAGE).map((part, n) => said(n + 4, part)),
            ],
            language,
          ),
        ),
      2 * MAX_MESSAGE,
    ),
  },
  'services/interviewer/src/features/patience.ts': { pauseBefore: (text) => pauseBefore([said(1, text)], 400, 'en') },
  'services/interviewer/src/model/names.ts': { withNames: (text) => withNames(text, ['[name] said'], ['Ada said']) },
};
