import { quotableClauses } from '../../../services/interviewer/src/engine/clauses.ts';
import { feelingOf, isIronic } from '../../../services/interviewer/src/engine/feeling.ts';
import { alreadySays, flaggedIn, focusesOf } from '../../../services/interviewer/src/engine/focus.ts';
import { askedFor, askingMore, givenIn } from '../../../services/interviewer/src/engine/given.ts';
import { acceptModelTurn } from '../../../services/interviewer/src/engine/guard.ts';
import { lexiconOf } from '../../../services/interviewer/src/engine/lexicon/index.ts';
import { readNote, writeNote } from '../../../services/interviewer/src/engine/notes.ts';
import { listed } from '../../../services/interviewer/src/engine/options.ts';
import { fitOf, isStrayNumber, sharedWords } from '../../../services/interviewer/src/engine/booking.ts';
import { readInAnyLanguage, readMessage, refuses } from '../../../services/interviewer/src/engine/reading.ts';
import { trimmedWords } from '../../../services/interviewer/src/engine/rules.ts';
import { readBesideWishes } from '../../../services/interviewer/src/engine/signs.ts';
import { hash } from '../../../services/interviewer/src/engine/text.ts';
import { asked, campaignOf, questionOf, said } from '../../../services/interviewer/src/engine/testing/turns.ts';
import { meaningOf, plainRequestIn, soundsUnfinished, substanceOf } from '../../../services/interviewer/src/engine/understand.ts';
import { joined } from '../../../services/interviewer/src/engine/wording.ts';
import { nextMove } from '../../../services/interviewer/src/engine/next-move.ts';
import { pauseBefore } from '../../../services/interviewer/src/features/patience.ts';
import { withNames } from '../../../services/interviewer/src/model/names.ts';

const LANGS = ['en', 'de', 'fr', 'es'] as const;
const each = (run: (text: string, lexicon: any) => unknown) => (t: string) => { for (const l of LANGS) run(t, lexiconOf(l)); };
const choice = questionOf('q', 'How do you tell others?', { kind: 'choice', options: ['By phone', 'In a meeting'] });
const scale = questionOf('s', 'How good is it, from 1 to 10?', { kind: 'scale' });
const open = questionOf('o', 'How does the export of invoices work?', { topic: 'export' });
const input = (turns: any[], language='en') => ({ campaign: campaignOf('c', { language }), template: null, questions: [{...open}, {...choice}, {...scale}], turns, now_ms: 60_000, resumed: false });
const progress = { question: open, touched: false, strategies: [], retries: 0, returns: 0, stalls: 0, answers: [], declined: false, quiet: false, language: 'en' as const };
export const INTERVIEWER: any = {
  'services/interviewer/src/engine/clauses.ts': { quotableClauses: each(quotableClauses) },
  'services/interviewer/src/engine/feeling.ts': { feelingOf: each(feelingOf), isIronic: each((t, l) => isIronic(t, l)) },
  'services/interviewer/src/engine/focus.ts': { focusesOf: each(focusesOf), flaggedIn: each((t, l) => flaggedIn(t, ['price', 'cost'], l)), alreadySays: each((t, l) => alreadySays('feeling', t, l)) },
  'services/interviewer/src/engine/given.ts': { givenIn: each(givenIn), askedFor: each(askedFor), askingMore: each((t, l) => askingMore(['Why is that?'], t, l)) },
  'services/interviewer/src/engine/guard.ts': { acceptModelTurn: (t: string) => acceptModelTurn(t, input([])) },
  'services/interviewer/src/engine/notes.ts': { readNote, writeNote: (t: string) => writeNote(t, 1) },
  'services/interviewer/src/engine/options.ts': { listed: (t: string) => listed([t, t, t], lexiconOf('en')) },
  'services/interviewer/src/engine/booking.ts': { fitOf: each((t, l) => [fitOf(t, choice, l), fitOf(t, scale, l)]), sharedWords: each((t, l) => sharedWords(t, open, l)), isStrayNumber: each((t, l) => isStrayNumber(t, progress as any, l)) },
  'services/interviewer/src/engine/reading.ts': { readMessage: each(readMessage), readInAnyLanguage: each((t, l) => readInAnyLanguage(t, l, null)), refuses },
  'services/interviewer/src/engine/rules.ts': { trimmedWords: (t: string) => trimmedWords([t, t]) },
  'services/interviewer/src/engine/signs.ts': { readBesideWishes: each((t, l) => readBesideWishes(t, [{ kind: 'order', rule: 'r', words: [], start: 0, end: 5, certainty: 1 }], l)) },
  'services/interviewer/src/engine/text.ts': { hash },
  'services/interviewer/src/engine/understand.ts': { meaningOf: each(meaningOf), plainRequestIn: (t: string) => plainRequestIn(t, LANGS.map(lexiconOf)), soundsUnfinished: (t: string) => LANGS.map((l) => soundsUnfinished(t, l)), substanceOf: each(substanceOf) },
  'services/interviewer/src/engine/wording.ts': { joined: (t: string) => joined(t, t) },
  'services/interviewer/src/engine/next-move.ts': { nextMove: (t: string) => nextMove(input([asked(1, 'Hi'), said(2, 'yes'), asked(3, open.text, { question_id: 'o' }), said(4, t), said(5, t)])) },
  'services/interviewer/src/features/patience.ts': { pauseBefore: (t: string) => pauseBefore([said(1, t)], 400, 'en') },
  'services/interviewer/src/model/names.ts': { withNames: (t: string) => withNames(t, []) },
};
