/**
 * Controls: items whose verdict is known, because the engine made them of what people said. They stand among the items of a batch and look
 * like them, so a judge that doesn't read is found out.
 *
 *     same      one person's words with themselves                                  supported
 *     inverted  the opposite of what is quoted                                      not
 *     person    one person's words, said to be another's                            not
 *     interviewer  an interviewer's words, said to be the participant's             not
 *     number    another number than what is quoted                                  not
 *     cause     one person's words as the cause of another's                        not, and no link
 */
import { type Language, sentencesOf, stopWordsOf } from '@insights/language';
import { seededRandom } from '../random.ts';
import { inverted, renumbered } from './inversion.ts';
import { type Cited, type Proof, isInterviewers } from './sentences.ts';
import { type JudgeItem, quoteOf, speakerOf } from './items.ts';
import { stemsIn } from './words.ts';

export type ControlKind = 'same' | 'inverted' | 'person' | 'interviewer' | 'number' | 'cause';

export interface Control {
  readonly kind: ControlKind;
  readonly item: Omit<JudgeItem, 'id'>;
}

const FRAMES: Readonly<Record<Language, { says: string; person: string; speaker: string; because: string }>> = {
  en: { says: '{who} says: {words}.', person: 'A participant', speaker: 'Speaker {by}', because: 'because' },
  de: { says: '{who} sagt: {words}.', person: 'Eine Person', speaker: 'Speaker {by}', because: 'und der Grund ist:' },
  fr: { says: '{who} dit : {words}.', person: 'Une personne', speaker: 'Speaker {by}', because: 'parce que' },
  es: { says: '{who} dice: {words}.', person: 'Una persona', speaker: 'Speaker {by}', because: 'porque' },
};

/** A statement that controls can be made of: one sentence of a passage. */
interface Material {
  readonly id: string;
  readonly cited: Cited;
  readonly words: string;
  readonly stems: ReadonlySet<string>;
  readonly hash: number;
}

const MIN_WORDS = 5;
const MAX_WORDS = 30;

const materials = new WeakMap<Proof, readonly Material[]>();

/** What people of the campaign say in one sentence; in order of their words, so that no id has an influence. */
export function materialOf(proof: Proof): readonly Material[] {
  const known = materials.get(proof);
  if (known) return known;
  const language = proof.spoken ?? 'en';
  const stop = stopWordsOf(language);
  const found = [...proof.passages].flatMap(([id, cited]): Material[] => {
    const span = sentencesOf(cited.quote, language)[0];
    const words = span ? cited.quote.slice(span.start, span.end).replace(/[.!…]+$/u, '') : '';
    const count = words.split(/\s+/).length;
    if (count < MIN_WORDS || count > MAX_WORDS || /[?"“”„«»[\]\n]/.test(words)) return [];
    const stems = new Set(stemsIn(words, language).filter((stem) => !stop.has(stem) && stem.length > 2));
    return [{ id, cited, words, stems, hash: hashOf(words) }];
  });
  const sorted = found.toSorted((a, b) => a.hash - b.hash || (a.words < b.words ? -1 : a.words > b.words ? 1 : 0));
  materials.set(proof, sorted);
  return sorted;
}

/** FNV-1a. */
export function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
}

/** So many passages are tried for a control. */
const TRIED = 60;

/**
 * Controls of a batch. Which passages they are made of follows from the batch and from each passage alone (rendezvous hashing), so one more
 * conversation changes few of them.
 */
export function controlsFor(seed: string, kinds: readonly ControlKind[], proof: Proof): Control[] {
  const all = materialOf(proof);
  const heard = all.filter(({ cited }) => isInterviewers(cited));
  const said = all.filter(({ cited }) => !isInterviewers(cited));
  const used = new Set<string>();
  return kinds.flatMap((kind, nth) => {
    const salt = hashOf(`${seed} ${nth}`);
    const ranked = nearest(kind === 'interviewer' ? heard : said, salt).filter(({ words }) => !used.has(words));
    for (const wanted of [kind, 'inverted', 'person'] as const) {
      for (const first of ranked) {
        const control = makeControl(wanted, first, ranked, proof);
        if (!control) continue;
        used.add(first.words);
        return [control];
      }
    }
    return [];
  });
}

/** The passages whose hashes are least once mixed with the salt. */
function nearest(all: readonly Material[], salt: number): Material[] {
  const weight = ({ hash }: Material): number => seededRandom(hash ^ salt)();
  return all
    .map((material) => ({ material, by: weight(material) }))
    .toSorted((a, b) => a.by - b.by)
    .slice(0, TRIED)
    .map(({ material }) => material);
}

/** A sentence that says somebody's words. */
export const saysOf = (language: Language, who: string, words: string): string =>
  FRAMES[language].says.replace('{who}', () => who).replace('{words}', () => words);

function makeControl(kind: ControlKind, first: Material, others: readonly Material[], proof: Proof): Control | null {
  const language = proof.spoken;
  const frame = FRAMES[language ?? 'en'];
  const say = (who: string, words: string): string => saysOf(language ?? 'en', who, words);
  const item = (sentence: string, from: readonly Material[], wants_link = false): Control => ({
    kind,
    item: {
      sentence,
      quotes: from.map(({ cited }, n) => quoteOf(cited, speakerOf(cited, 'ABC'[n] ?? ''), proof)),
      wants_link,
      conversation_ids: [
        ...new Set(from.map(({ cited }) => proof.corpus.readings[cited.conversation]?.conversation_id ?? '')),
      ],
    },
  });
  if (kind === 'same') return item(say(frame.person, first.words), [first]);
  if (kind === 'interviewer') return item(say(frame.speaker.replace('{by}', 'A'), first.words), [first]);
  if (kind === 'person' || kind === 'cause') {
    const second = others.find(
      ({ cited, stems }) => cited.person !== first.cited.person && ![...stems].some((stem) => first.stems.has(stem)),
    );
    if (!second) return null;
    if (kind === 'person') return item(say(frame.speaker.replace('{by}', 'B'), first.words), [first, second]);
    return item(say(frame.person, `${first.words}, ${frame.because} ${second.words}`), [first, second], true);
  }
  if (language === null) return null;
  const changed = (kind === 'inverted' ? inverted : renumbered)(first.words, language);
  return changed === null ? null : item(say(frame.person, changed), [first]);
}
