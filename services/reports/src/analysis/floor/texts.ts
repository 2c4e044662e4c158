import { languageOf } from '@insights/language';
import { isAdded } from '../people.ts';
import type { AnalysisInput, CodeText, Corpus, Matrix, Row, Sentence } from '../types.ts';
import { isComparable } from './codes.ts';
import { explicitIn } from './options.ts';
import { Speech, supportOf } from './speech.ts';
import { wordingOf } from './wording.ts';
import type { Among } from './wording.ts';

const MAX_QUOTES = 3;
const MAX_SUBJECTS = 3;
const MAX_SENTENCES = 5;
/** A question is cited up to this length, in UTF-16 units. */
const MAX_QUESTION = 160;

/** What a report says of one code without a model: how many speak of it, and what some of them say, as they say it. */
export function textByRules(row: Row, corpus: Corpus, { campaign }: Pick<AnalysisInput, 'campaign'>): CodeText {
  const speech = Speech.of(corpus);
  const wording = wordingOf(campaign.language);
  const { code } = row;
  const quotes = speech.representative(supportOf(row), MAX_QUOTES, code);
  return {
    code_id: code.id,
    // A name that a person gave says something itself.
    headline:
      code.author === 'person'
        ? { text: code.name, evidence: oneEach(row), author: 'person' }
        : {
            text: wording.speak(code.name, amongOf(row, corpus, campaign.language)),
            evidence: oneEach(row),
            author: 'floor',
          },
    sentences: quotes.map((id) => speech.quote(id, wording)),
    dissent: null,
    relevance: null,
  };
}

/** Who could use the words of a code: all, or those who were interviewed in its language. */
function amongOf({ code }: Row, { persons }: Corpus, tag: string): Among {
  const comparable = persons.filter(({ language }) => isComparable(code, language)).length;
  const language = code.terms[0]?.slice(0, 2) ?? '';
  const isAll = comparable === persons.length || language === '';
  return { all: comparable, language: isAll ? null : languageName(language, tag) };
}

const languageName = (language: string, tag: string): string =>
  new Intl.DisplayNames([languageOf(tag) ?? 'en'], { type: 'language' }).of(language) ?? language;

/** One observation of each person who supports a row: what a count rests on. */
const oneEach = ({ cells }: Row): string[] =>
  cells.flatMap(({ state, supports }) => (state === 'supports' ? supports.slice(0, 1) : []));

/** At most five sentences that are true by counting, each with a quote: what most speak of. With nothing to count, who was asked what. */
export function summaryByRules(
  matrix: Matrix,
  corpus: Corpus,
  { campaign, questions }: Pick<AnalysisInput, 'campaign' | 'questions'>,
): Sentence[] {
  const people = corpus.persons.length;
  if (people === 0) return [];
  const speech = Speech.of(corpus);
  const wording = wordingOf(campaign.language);
  const first = questions[0]?.text ?? null;
  const cited =
    first === null
      ? null
      : first.length > MAX_QUESTION
        ? `${first.slice(0, MAX_QUESTION).replace(/\s\S*$/u, '')} …`
        : first;
  const opening: Sentence = {
    text: wording.interviewed(people, questions.length, cited),
    evidence: [],
    author: 'floor',
  };
  const used = new Set<string>();
  const example = (row: Row): string | undefined => {
    const [best] = speech.representative(
      supportOf(row).filter((id) => !used.has(id)),
      1,
      row.code,
    );
    if (best !== undefined) used.add(best);
    return best;
  };
  const most = matrix
    .filter(({ balance }) => balance.support_count > 1)
    .toSorted((a, b) => b.balance.support_count - a.balance.support_count)
    .slice(0, MAX_SUBJECTS);
  const subjects = most.flatMap((row): Sentence[] => {
    const id = example(row);
    if (id === undefined) return [];
    const { text } = speech.quote(id, wording);
    const counts = wording.speakFor(row.code.name, row.balance.support_count, amongOf(row, corpus, campaign.language), {
      example: text,
      isAdded: isAdded(row.code),
    });
    return [{ text: counts, evidence: [...new Set([id, ...oneEach(row)])], author: 'floor' }];
  });
  const explicit = explicitIn(speech);
  const stated = (['problem', 'wish'] as const).flatMap((kind): Sentence[] => {
    const own = explicit.filter((each) => each.kind === kind);
    const persons = new Map(own.map(({ id }) => [speech.personOf(id), id]));
    const best = own.find(({ id }) => !used.has(id));
    if (persons.size < 2 || best === undefined) return [];
    const quote = wording.says(speech.personOf(best.id), best.title);
    const evidence = [...new Set([best.id, ...persons.values()])];
    return [{ text: wording.state(kind, persons.size, quote), evidence, author: 'floor' }];
  });
  const counted = [...subjects, ...stated];
  return counted.length > 0 ? counted.slice(0, MAX_SENTENCES) : [opening];
}
