import { standsAlone, thoughtsOf, withoutFillers } from '@insights/thoughts';
import type { AnalysisInput, Corpus, Matrix, Option, Sentence } from '../types.ts';
import { Speech } from './speech.ts';
import { wordingOf } from './wording.ts';

const MAX_OPTIONS = 10;
/** Options that rest on one person's words alone, of each person. */
const MAX_OF_PERSON = 2;
/** Two wishes or problems with so many of their words in common are one. */
const SAME = 0.5;
/** Less says too little to be acted on. */
const MIN_TERMS = 4;
const MIN_WORTH = 0.35;
/** A problem that one person alone tells of has to read well, if anything does: in speech, much that sounds like one is a tale. */
const MIN_WORTH_ALONE = 0.65;

export interface Explicit {
  readonly id: string;
  /** The words that state it, and the whole thought. */
  readonly title: string;
  readonly words: string;
  readonly wish: string | null;
  readonly kind: 'wish' | 'problem';
  readonly worth: number;
  /** Observations of those who say it. */
  readonly said: string[];
}

/** Wishes and problems as people say them, the ones of most people first. How many say it is how many persons are in the evidence. */
export function optionsByRules(
  matrix: Matrix,
  corpus: Corpus,
  { campaign }: Pick<AnalysisInput, 'campaign'>,
): Option[] {
  const speech = Speech.of(corpus);
  const wording = wordingOf(campaign.language);
  const merged: Explicit[] = [];
  for (const candidate of explicitIn(speech)) {
    const same = merged.find(
      (other) => other.kind === candidate.kind && likeness(speech, other.id, candidate.id) >= SAME,
    );
    if (same === undefined) merged.push(candidate);
    else same.said.push(candidate.id);
  }
  const reach = ({ said }: Explicit): number => new Set(said.map((id) => speech.personOf(id))).size;
  const ranked = merged.toSorted((a, b) => reach(b) - reach(a) || b.worth - a.worth || (a.title < b.title ? -1 : 1));
  // What one person says of something that nobody else speaks of may be beside the point.
  const known = ranked.filter((candidate) => reach(candidate) > 1 || codeOf(matrix, candidate.id) !== null);
  const clear = known.filter((each) => reach(each) > 1 || each.kind === 'wish' || each.worth >= MIN_WORTH_ALONE);
  const perPerson = new Map<string, number>();
  return (clear.length > 0 ? clear : known)
    .filter((candidate) => {
      const person = speech.personOf(candidate.id);
      perPerson.set(person, (perPerson.get(person) ?? 0) + 1);
      return reach(candidate) > 1 || (perPerson.get(person) ?? 0) <= MAX_OF_PERSON;
    })
    .slice(0, MAX_OPTIONS)
    .map(({ id, title, words, wish, kind, said }): Option => {
      const evidence = [...new Set(said)];
      const quoted = (text: string): Sentence => ({
        text: wording.says(speech.personOf(id), text),
        evidence: [id],
        author: 'floor',
      });
      return {
        code_id: codeOf(matrix, id),
        title: { text: withoutFillers(title, speech.languageOf(id)), evidence, author: 'floor' },
        problem: kind === 'problem' && words !== title ? quoted(words) : null,
        remedy: kind === 'problem' && wish !== null ? quoted(wish) : null,
        consequence: null,
      };
    });
}

/** Wishes and problems that somebody states in words that can be shown, the ones that read best first. */
export function explicitIn(speech: Speech): Explicit[] {
  const found: Explicit[] = [];
  for (const [id, { observation }] of speech.all) {
    if (observation.kind !== 'wish' && observation.kind !== 'problem') continue;
    const worth = speech.worthOf(id);
    if (worth < MIN_WORTH || speech.termsOf(id).size < MIN_TERMS) continue;
    const words = speech.wordsOf(id);
    const stated = thoughtsOf(words, speech.languageOf(id)).flatMap((thought) => thought.stated);
    const sliceOf = (kind: string): string | null => {
      const at = stated.find((each) => each.kind === kind);
      return at === undefined ? null : words.slice(at.start, at.end);
    };
    const { kind } = observation;
    const slice = sliceOf(kind) ?? words;
    // A sentence that leans on the one before it is no title.
    const title = slice === words || standsAlone(slice, speech.languageOf(id)) ? slice : words;
    found.push({ id, title, words, wish: sliceOf('wish'), kind, worth, said: [id] });
  }
  return found.toSorted((a, b) => b.worth - a.worth || (a.words < b.words ? -1 : 1));
}

function likeness(speech: Speech, a: string, b: string): number {
  const [one, other] = [speech.termsOf(a), speech.termsOf(b)];
  const both = [...one].filter((term) => other.has(term)).length;
  return both / Math.max(1, Math.min(one.size, other.size));
}

/** The code that an observation supports; of several, the one that fewest support, which says most. */
function codeOf(matrix: Matrix, id: string): string | null {
  const own = matrix.filter(({ cells }) => cells.some(({ supports }) => supports.includes(id)));
  const [first] = own.toSorted(
    (a, b) => a.balance.support_count - b.balance.support_count || (a.code.id < b.code.id ? -1 : 1),
  );
  return first?.code.id ?? null;
}
