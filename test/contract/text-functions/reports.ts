import { slug } from '../../../services/reports/src/engine/format.ts';
import { digestConversation } from '../../../services/reports/src/engine/digest-conversation.ts';
import { capitalised, paragraph, sentence } from '../../../services/reports/src/engine/wording/sentence.ts';
import { openingLength, isHesitation, isOpenEnd } from '../../../services/reports/src/engine/findings/opening.ts';
import { readability } from '../../../services/reports/src/engine/findings/quotes.ts';
import { isQuestion } from '../../../services/reports/src/engine/findings/sound.ts';
import { isContent, mentionIn, nounPhrase, subjectOf } from '../../../services/reports/src/engine/findings/subject.ts';
import { inThirdPerson } from '../../../services/reports/src/engine/findings/third-person.ts';
import { compare } from '../../../services/reports/src/engine/corpus/content-order.ts';
import { isAfter, isBefore, isTurnOrItsBeginning } from '../../../services/reports/src/domain/quote-context.ts';
import { matchesWords, termsOf } from '../../../services/reports/src/domain/query/words.ts';
import { ErasedWords } from '../../../services/reports/src/domain/redaction/erased-words.ts';
import { fileName } from '../../../services/reports/src/features/export-report/file-name.ts';
import { linesOf } from '../../../services/reports/src/features/export-report/html/charts/map-layout.ts';
import { paragraphs } from '../../../services/reports/src/features/export-report/html/sections/opening.ts';
import { paragraphs as docParagraphs } from '../../../services/reports/src/features/export-report/document/claims.ts';
import { element } from '../../../services/reports/src/features/export-report/xml.ts';
import { headingOf } from '../../../services/reports/src/features/export-report/html/view.ts';
const LANGS = ['en', 'de', 'fr', 'es'] as const;
const each = (run: (text: string, language: any) => unknown) => (t: string) => { for (const l of LANGS) run(t, l); };
const stmt = (t: string) => ({ turn_id: 't', seq: 1, participant: '', start: 0, end: t.length, text: t, kind: 'problem', polarity: 'negative', target: null, because: null, confidence: 1, strength: 1, question_id: null, asked: null, is_own: true, terms: [] }) as any;
export const REPORTS: any = {
  'services/reports/src/engine/format.ts': { slug },
  'services/reports/src/engine/digest-conversation.ts': { digestConversation: (t: string) => digestConversation({ id: 'c', contact_id: '', started_at: null, turns: (t.match(/[^]{1,20000}/g) ?? []).map((x, i) => ({ id: `t${i}`, seq: i, speaker: 'participant', text: x, question_id: null, speaker_label: null, is_withheld: false, outcome: null, started_ms: null })) } as any, { language: 'en', questions: [] }) },
  'services/reports/src/engine/wording/sentence.ts': { capitalised, paragraph: (t: string) => paragraph(t, t), sentence },
  'services/reports/src/engine/findings/opening.ts': { openingLength: each(openingLength), isHesitation: each(isHesitation), isOpenEnd: each(isOpenEnd) },
  'services/reports/src/engine/findings/quotes.ts': { readability: each(readability) },
  'services/reports/src/engine/findings/sound.ts': { isQuestion: each(isQuestion) },
  'services/reports/src/engine/findings/subject.ts': { isContent: each(isContent), subjectOf: each(subjectOf), nounPhrase: each((t, l) => nounPhrase('export', [{ target: t, isInitial: true }], l)), mentionIn: each((t, l) => [mentionIn(stmt(t), l), mentionIn({ ...stmt(t), target: { start: t.length - 1, end: t.length, text: t.slice(-1) } }, l)]) },
  'services/reports/src/engine/findings/third-person.ts': { inThirdPerson },
  'services/reports/src/engine/corpus/content-order.ts': { compare: (t: string) => compare(t, `${t}a`) },
  'services/reports/src/domain/quote-context.ts': { isAfter: (t: string) => isAfter(t, 1, `${t}…`), isBefore: (t: string) => isBefore(t, 5, t), isTurnOrItsBeginning: (t: string) => isTurnOrItsBeginning(t, `${t}…`) },
  'services/reports/src/domain/query/words.ts': { termsOf: each(termsOf), matchesWords: each((t, l) => matchesWords(t, t, l)) },
  'services/reports/src/domain/redaction/erased-words.ts': { 'ErasedWords': (t: string) => { const w = new ErasedWords('en', [t], ['known words']); w.isIn(t); w.prune(t); } },
  'services/reports/src/features/export-report/file-name.ts': { fileName: (t: string) => fileName(t, 1, 'pdf') },
  'services/reports/src/features/export-report/html/charts/map-layout.ts': { linesOf },
  'services/reports/src/features/export-report/html/sections/opening.ts': { paragraphs },
  'services/reports/src/features/export-report/document/claims.ts': { paragraphs: docParagraphs },
  'services/reports/src/features/export-report/xml.ts': { element: (t: string) => element('a', { b: t }, t) },
  'services/reports/src/features/export-report/html/view.ts': { headingOf },
};
