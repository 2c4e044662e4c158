import { languageOf, phraseKey } from '@insights/language';
import { CUT, type Desk } from '../asks.ts';
import { type Attributed, observationsOf } from '../count/corpus.ts';
import { type Proof, isProvenName, proofOf } from '../proof/sentences.ts';
import type { AnalysisInput, Code, Codebook, Corpus } from '../types.ts';
import { type Dropped, ask, hashOf, oneLine, wholeOf } from './ask.ts';
import { codedAtFirst } from './assign.ts';
import { Searchable } from './find.ts';
import type { AnswerTo } from './questions.ts';

/** Gists of one request. */
const AT_ONCE = 800;
const FIRST_CODES = 16;
const LATER_CODES = 4;
const MAX_CODES = 200;
const MAX_TEXT = 400;
/** Of earlier conversations: what fitted no code either, and may be about the same as what is new. */
const EARLIER = { each: 3, all: 120 };

export type CodebookInput = Pick<AnalysisInput, 'campaign' | 'questions' | 'codebook'> & { readonly dropped: Dropped };

/**
 * The codes of a campaign. Codes that exist keep id, name and definition. The first codes come from all observations; later ones only from
 * observations that were not looked at yet and fit no code, together with earlier ones of their kind. A code needs two persons. A
 * closed codebook stays as it is.
 */
export function codebookWith(desk: Desk, corpus: Corpus, input: CodebookInput): Codebook | undefined {
  const { codebook } = input;
  if (!desk.hasModel || codebook.is_closed === true) return codebook;
  const codes = codebook.codes.filter(({ author }) => author !== 'floor');
  const all = [...observationsOf(corpus).values()];
  const covered = new Set(codebook.covered);
  const fresh = all.filter(({ observation }) => !covered.has(observation.id));
  if (fresh.length === 0) return codebook;
  if (codes.length === 0) return extended(desk, corpus, input, { codes, asked: all, fresh, wanted: FIRST_CODES });
  const looks = wholeOf(corpus.readings.map((reading) => codedAtFirst(desk, reading, codes)));
  if (looks === undefined) return undefined;
  const coded = new Set(looks.flatMap((look) => [...look]));
  const rest = all.filter(({ observation }) => !coded.has(observation.id));
  const news = rest.filter(({ observation }) => !covered.has(observation.id));
  const earlier = rest.filter(({ observation }) => covered.has(observation.id));
  const asked = [...news, ...related(news, earlier, input)];
  return extended(desk, corpus, input, { codes, asked, fresh, wanted: LATER_CODES });
}

interface Extension {
  readonly codes: readonly Code[];
  /** What new codes may come from. */
  readonly asked: readonly Attributed[];
  readonly fresh: readonly Attributed[];
  readonly wanted: number;
}

function extended(desk: Desk, corpus: Corpus, input: CodebookInput, extension: Extension): Codebook | undefined {
  const { codebook } = input;
  const { asked, fresh } = extension;
  // A report about one person has codes of one person.
  const needed = Math.min(2, corpus.persons.length);
  const canHaveCodes = new Set(asked.map(({ person }) => person)).size >= needed;
  const made = canHaveCodes ? newCodes(desk, corpus, input, { ...extension, needed }) : { codes: [], isWhole: true };
  if (made === undefined) return undefined;
  const codes = [...extension.codes, ...made.codes].slice(0, MAX_CODES);
  if (codes.length === 0) return codebook;
  // What was not answered is asked again when there is something new.
  const present = new Set(observationsOf(corpus).keys());
  const looked = made.isWhole ? fresh.map(({ observation }) => observation.id) : [];
  const covered = [...new Set([...codebook.covered, ...looked])].filter((id) => present.has(id)).toSorted();
  return { codes, covered };
}

/** Chunk after chunk, each with people of all kinds: a later one sees the codes of those before. */
function newCodes(desk: Desk, corpus: Corpus, input: CodebookInput, extension: Extension & { needed: number }) {
  const { asked, wanted, needed } = extension;
  const generation = 1 + Math.max(0, ...extension.codes.map((code) => code.generation));
  const codes: Code[] = [];
  const proof = proofOf(corpus, [], input);
  const waiting = interleaved(asked, AT_ONCE);
  let isWhole = true;
  for (let chunk = waiting.shift(); chunk && codes.length < wanted; chunk = waiting.shift()) {
    const data = dataFor(chunk, [...extension.codes, ...codes], input, wanted - codes.length);
    const ids = new Set(chunk.map(({ conversation }) => corpus.readings[conversation]?.conversation_id ?? ''));
    const answer = ask(desk, 'codebook', data, [...ids]);
    if (answer === undefined) return undefined;
    if (answer === CUT && chunk.length > 1) waiting.unshift(...interleaved(chunk, Math.ceil(chunk.length / 2)));
    else if (answer === CUT || answer === null) isWhole = false;
    else {
      for (const proposed of answer.codes.slice(0, wanted)) {
        const code = accepted(proposed, {
          chunk,
          known: [...extension.codes, ...codes],
          input,
          needed,
          generation,
          proof,
        });
        if (code === null) input.dropped('form');
        else codes.push(code);
      }
    }
  }
  return { codes: codes.slice(0, wanted), isWhole };
}

/** Chunks of at most `size`, each with something of everybody, as far as it goes. */
function interleaved<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, chunk) => items.filter((__, index) => index % count === chunk));
}

function dataFor(chunk: readonly Attributed[], codes: readonly Code[], input: CodebookInput, wanted: number): object {
  const persons = [...new Set(chunk.map(({ person }) => person))];
  return {
    goal: input.campaign.goal,
    language: input.campaign.language,
    guide: input.questions.map(({ text }, index) => ({ id: `q${index + 1}`, text })),
    codes: codes.map(({ name, definition }) => ({ name, definition })),
    wanted,
    statements: chunk.map(({ observation, person }, index) => ({
      id: `g${index + 1}`,
      person: persons.indexOf(person) + 1,
      gist: observation.gist,
    })),
  };
}

interface Acceptance {
  readonly chunk: readonly Attributed[];
  readonly known: readonly Code[];
  readonly input: CodebookInput;
  readonly needed: number;
  readonly generation: number;
  readonly proof: Proof;
}

const text = (of: string): string => oneLine(of, MAX_TEXT);

function accepted(
  proposed: AnswerTo<'codebook'>['codes'][number],
  { chunk, known, input, needed, generation, proof }: Acceptance,
): Code | null {
  const language = languageOf(input.campaign.language) ?? 'en';
  const name = oneLine(proposed.name, Infinity).replace(/[.…]+$/u, '');
  const given = new Set(proposed.statements);
  const raising = chunk.filter((_, index) => given.has(`g${index + 1}`));
  const persons = new Set(raising.map(({ person }) => person));
  const key = phraseKey(name, language);
  const isKnown = known.some((code) => phraseKey(code.name, language) === key);
  const ids = raising.map(({ observation }) => observation.id);
  if (isKnown || persons.size < needed || !isProvenName(name, ids, proof)) return null;
  return {
    id: `${slugOf(name)}-${hashOf(name, proposed.definition).replaceAll(/[-_]/g, '').slice(0, 8)}`,
    name,
    definition: text(proposed.definition),
    includes: text(proposed.includes),
    excludes: text(proposed.excludes),
    question_ids: input.questions
      .filter((_, index) => proposed.questions.includes(`q${index + 1}`))
      .map(({ id }) => id),
    author: 'model',
    locked: false,
    generation,
    terms: [],
  };
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40);

const gistOf = ({ observation }: Attributed): string => observation.gist;

/** Earlier observations without a code that share words with new ones. */
function related(
  news: readonly Attributed[],
  earlier: readonly Attributed[],
  { campaign }: CodebookInput,
): Attributed[] {
  if (news.length === 0 || earlier.length === 0) return [];
  const searchable = new Searchable(earlier, gistOf, languageOf(campaign.language) ?? 'en');
  return [...new Set(news.flatMap((each) => searchable.find(gistOf(each), EARLIER.each)))].slice(0, EARLIER.all);
}
