import { quoted, introductionOf } from '../../../services/vaults/src/domain/answer/attribution.ts';
import { candidatesOf, termsOf } from '../../../services/vaults/src/domain/answer/candidates.ts';
import { finished, sentenceOf } from '../../../services/vaults/src/domain/answer/cited-sentence.ts';
import { composeAnswer } from '../../../services/vaults/src/domain/answer/compose-answer.ts';
import { faultIn } from '../../../services/vaults/src/domain/answer/fault-in.ts';
import { givesOrder } from '../../../services/vaults/src/domain/answer/gives-order.ts';
import { isContradicted } from '../../../services/vaults/src/domain/answer/is-contradicted.ts';
import { plainSpeech, withoutNumbers } from '../../../services/vaults/src/domain/answer/plain-speech.ts';
import { quantitiesIn } from '../../../services/vaults/src/domain/answer/quantities.ts';
import { questionOf, rarityOf } from '../../../services/vaults/src/domain/answer/question.ts';
import { titleOf } from '../../../services/vaults/src/domain/chat-title.ts';
import { promptOf } from '../../../services/vaults/src/domain/follow-up.ts';
import { chunksOf } from '../../../services/vaults/src/domain/chunking/chunks-of.ts';
import { languageOfText } from '../../../services/vaults/src/domain/chunking/language-of.ts';
import { isConversation, labelOf } from '../../../services/vaults/src/domain/chunking/speaker-lines.ts';
import { linesOf } from '../../../services/vaults/src/domain/lines.ts';
import { readerOf } from '../../../services/vaults/src/domain/facts/clause.ts';
import { datesIn, validityIn } from '../../../services/vaults/src/domain/facts/dates.ts';
import { factsIn } from '../../../services/vaults/src/domain/facts/facts-in.ts';
import { grammarOf } from '../../../services/vaults/src/domain/facts/grammars/index.ts';
import { literalKeys, subjectKey } from '../../../services/vaults/src/domain/facts/keys.ts';
import { subjectKeysOf } from '../../../services/vaults/src/domain/facts/subject-keys.ts';
import { holdsErasedWords } from '../../../services/vaults/src/domain/graph/erased-words.ts';
import { nodeIdentity, normalised } from '../../../services/vaults/src/domain/graph/keys.ts';
import { htmlText } from '../../../services/vaults/src/parse-threads/html-text.ts';
import { readMarkdown, readText } from '../../../services/vaults/src/parse-threads/read-text.ts';
import { readHtml } from '../../../services/vaults/src/parse-threads/read-html.ts';
import { understand } from '../../../services/vaults/src/search/question.ts';
import { partsOf, speakerTermsOf, termOfPart, withoutLabels } from '../../../services/vaults/src/search/speakers.ts';
import { occurrencesOf, searchTermOf, searchWordsOf } from '../../../services/vaults/src/search/terms.ts';
import { titleTermsOf } from '../../../services/vaults/src/search/titles.ts';
const LANGS = ['en', 'de', 'fr', 'es'] as const;
const each = (run: (text: string, language: any) => unknown) => (t: string) => { for (const l of LANGS) run(t, l); };
const passage = (t: string, speakers: string[] = []) => ({ id: 'p', document_id: 'd', document_version: 1, conversation_id: null, turn_ids: [], speakers, ordinal: 0, text: t, start: 0, end: t.length });
const src = (t: string) => ({ n: 1, candidate: null as any, speaker: null, text: t });
const bytes = (t: string) => new TextEncoder().encode(t);
const quiet = (f: () => unknown) => { try { return f(); } catch { return null; } };
export const VAULTS: any = {
  'services/vaults/src/domain/answer/attribution.ts': { quoted: each(quoted), introductionOf: each(introductionOf) },
  'services/vaults/src/domain/answer/candidates.ts': { termsOf: each(termsOf), candidatesOf: each((t, l) => candidatesOf([passage(t), passage(t, ['A'])], l)) },
  'services/vaults/src/domain/answer/cited-sentence.ts': { finished, sentenceOf: (t: string) => sentenceOf(t, []) },
  'services/vaults/src/domain/answer/compose-answer.ts': { composeAnswer: (t: string) => composeAnswer(t, [passage(t)]) , 'composeAnswer#p': (t: string) => composeAnswer('Why does the export fail?', [passage(t), passage(t, ['A'])])},
  'services/vaults/src/domain/answer/fault-in.ts': { 'faultIn#s': each((t, l) => faultIn(t, [src('The export fails every month.')], l)), faultIn: each((t, l) => faultIn('The export fails every month.', [src(t)], l)) },
  'services/vaults/src/domain/answer/gives-order.ts': { givesOrder: each(givesOrder) },
  'services/vaults/src/domain/answer/is-contradicted.ts': { isContradicted: each((t, l) => isContradicted('The export does not fail.', [t], l)), 'isContradicted#s': each((t, l) => isContradicted(t, ['The export does not fail.'], l)) },
  'services/vaults/src/domain/answer/plain-speech.ts': { plainSpeech, withoutNumbers },
  'services/vaults/src/domain/answer/quantities.ts': { quantitiesIn: each(quantitiesIn) },
  'services/vaults/src/domain/answer/question.ts': { questionOf, rarityOf: each(rarityOf) },
  'services/vaults/src/domain/chat-title.ts': { titleOf },
  'services/vaults/src/domain/follow-up.ts': { promptOf: (t: string) => promptOf('And why?', [t]), 'promptOf#q': (t: string) => promptOf(t, ['Why does it fail?']) },
  'services/vaults/src/domain/chunking/chunks-of.ts': { chunksOf: (t: string) => chunksOf(t, 'en') },
  'services/vaults/src/domain/chunking/language-of.ts': { languageOfText },
  'services/vaults/src/domain/chunking/speaker-lines.ts': { isConversation, labelOf },
  'services/vaults/src/domain/lines.ts': { linesOf: (t: string) => [linesOf(passage(t)), linesOf(passage(t, ['A', 'B']))] },
  'services/vaults/src/domain/facts/clause.ts': { 'ClauseReader.read': each((t, l) => readerOf(l).read(t)) },
  'services/vaults/src/domain/facts/dates.ts': { datesIn: each((t, l) => datesIn(t, grammarOf(l))), validityIn: each((t, l) => validityIn(t, grammarOf(l))) },
  'services/vaults/src/domain/facts/facts-in.ts': { factsIn: each((t, l) => factsIn(t, { language: l, speaker: null, scope: 'd' })), 'factsIn#s': each((t, l) => factsIn(t, { language: l, speaker: 'A', scope: 'd' })) },
  'services/vaults/src/domain/facts/keys.ts': { literalKeys: each((t, l) => literalKeys([t, t, t], l)), subjectKey: each((t, l) => subjectKey([t], l)) },
  'services/vaults/src/domain/facts/subject-keys.ts': { subjectKeysOf },
  'services/vaults/src/domain/graph/erased-words.ts': { holdsErasedWords: (t: string) => holdsErasedWords(t, [t], ['a']) },
  'services/vaults/src/domain/graph/keys.ts': { normalised, nodeIdentity: (t: string) => nodeIdentity('theme', t) },
  'services/vaults/src/parse-threads/html-text.ts': { htmlText },
  'services/vaults/src/parse-threads/read-text.ts': { readText: (t: string) => quiet(() => readText(bytes(t))), readMarkdown: (t: string) => quiet(() => readMarkdown(bytes(t))) },
  'services/vaults/src/parse-threads/read-html.ts': { readHtml: (t: string) => quiet(() => readHtml(bytes(t))) },
  'services/vaults/src/search/question.ts': { understand },
  'services/vaults/src/search/speakers.ts': { partsOf: (t: string) => partsOf(t.split(' ').slice(0, 64)), speakerTermsOf, termOfPart: (t: string) => termOfPart([t]), withoutLabels: (t: string) => withoutLabels(t, ['A', 'B']) },
  'services/vaults/src/search/terms.ts': { occurrencesOf: each(occurrencesOf), searchTermOf: each(searchTermOf), searchWordsOf },
  'services/vaults/src/search/titles.ts': { titleTermsOf: each(titleTermsOf) },
};
