import { VECTOR_WIDTH, languageOf, wordVector } from '@insights/language';

import type { CorpusTerm } from '../corpus/terms.ts';
import type { Scored } from './labels.ts';
import { addTo, dot, normalise } from '../../analysis/floor/groups/vectors.ts';

/** From this cosine on two terms are of the same subject: bus and driver, but not bus and laptop. */
const RELATED = 0.45;
/** Terms of the same people belong together: this share of the smaller group uses both. */
const SHARED = 0.5;
const SHORTEST_HEAD = 5;

/** Whether two terms of a theme are about the same: their words are used alike, or the same people use both. */
export function areRelated(a: Scored, b: Scored): boolean {
  const both = [...a.people].filter((person) => b.people.has(person)).length;
  if (both >= 2 && both >= SHARED * Math.min(a.people.size, b.people.size)) return true;
  if (shareHead(a.term, b.term)) return true;
  const [first, second] = [meaningOf(a), meaningOf(b)];
  return first !== null && second !== null && dot(first, second) >= RELATED;
}

/** German writes a compound as one word that ends in its head: Stromrechnung, Rechnung. */
function shareHead(a: CorpusTerm, b: CorpusTerm): boolean {
  if (a.language !== 'de' || b.language !== 'de') return false;
  const [short, long] = a.key.length <= b.key.length ? [a.key, b.key] : [b.key, a.key];
  return short.length >= SHORTEST_HEAD && long.endsWith(short);
}

const meanings = new WeakMap<CorpusTerm, Float32Array | null>();

function meaningOf({ term }: Scored): Float32Array | null {
  let meaning = meanings.get(term);
  if (meaning === undefined) meanings.set(term, (meaning = meanOf(term)));
  return meaning;
}

function meanOf(term: CorpusTerm): Float32Array | null {
  const language = languageOf(term.language);
  if (language === null) return null;
  const sum = new Float32Array(VECTOR_WIDTH);
  let known = 0;
  for (const word of term.text.split(' ')) {
    const vector = wordVector(word, language);
    if (vector === null) continue;
    const unit = Float32Array.from(vector);
    normalise(unit);
    addTo(sum, unit, 1);
    known += 1;
  }
  normalise(sum);
  return known === 0 ? null : sum;
}
