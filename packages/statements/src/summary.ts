import { isLanguage, termOf, wordsOf } from '@insights/language';
import type { Language } from '@insights/language';

import { lexiconOf } from './lexicon/lexicon.ts';
import { candidatesOf } from './summary-candidates.ts';
import type { Candidate } from './summary-candidates.ts';
import { Terms } from './terms.ts';
import type { Conversation, ConversationReading, SummaryPoint } from './types.ts';

const MAX_POINTS = 10;
const MIN_POINTS = 5;
/** A point for each so many candidates, within the limits. */
const CANDIDATES_PER_POINT = 3;
/** The part of a conversation by which its specific words are known, in UTF-16 units. */
const SAMPLE = 100_000;
/** A term counts more when both sides use it, and the earlier it is said: people begin with what brought them. */
const SHARED = 3;
const EARLY = 0.5;
/** Words that a point costs besides its own, so that two words are not preferred to a sentence. */
const OVERHEAD = 8;
/** A statement that names a problem, a wish and so on tells more than a fact. */
const TELLING = 1.3;
/** An answer that only confirms says less than the person's own words. */
const CONFIRMED = 0.8;

/**
 * Five to ten statements that tell most of what the participants said, the most telling first: words that are specific to the
 * conversation, each covered once. Fewer for a very short conversation.
 */
export function summarise(reading: ConversationReading, { turns }: Conversation): SummaryPoint[] {
  const { language } = reading;
  const candidates = candidatesOf(reading);
  const weights = isLanguage(language) ? weightsOf(candidates, turns, language) : countsOf(candidates);
  const limit = Math.min(MAX_POINTS, Math.max(MIN_POINTS, Math.ceil(candidates.length / CANDIDATES_PER_POINT)));
  const covered = new Set<string>();
  const open = new Set(candidates);
  const points: SummaryPoint[] = [];
  while (points.length < limit) {
    const best = bestOf(open, weights, covered);
    if (best === null) break;
    for (const candidate of open) if (candidate.statement === best.statement) open.delete(candidate);
    for (const key of best.keys) covered.add(key);
    points.push(pointOf(best));
  }
  return points;
}

function bestOf(
  open: ReadonlySet<Candidate>,
  weights: ReadonlyMap<string, number>,
  covered: ReadonlySet<string>,
): Candidate | null {
  let best: Candidate | null = null;
  let most = 0;
  for (const candidate of open) {
    const gain = candidate.keys.reduce((sum, key) => sum + (covered.has(key) ? 0 : (weights.get(key) ?? 0)), 0);
    const factor = candidate.isConfirmed ? CONFIRMED : candidate.isTelling ? TELLING : 1;
    const worth = (gain * factor) / (candidate.size + OVERHEAD);
    if (worth > most) [best, most] = [candidate, worth];
  }
  return best;
}

/** How specific each term is to the conversation, both sides together. */
function weightsOf(
  candidates: readonly Candidate[],
  turns: Conversation['turns'],
  language: Language,
): Map<string, number> {
  const lexicon = lexiconOf(language);
  const terms = new Terms(
    turns
      .map(({ text }) => text)
      .join('\n')
      .slice(0, SAMPLE),
    lexicon,
  );
  const keysBy = (speaker: string): Set<string> =>
    new Set(
      turns
        .filter((turn) => turn.speaker === speaker)
        .flatMap(({ text }) => wordsOf(text).map((word) => termOf(word, language))),
    );
  const [asked, answered] = [keysBy('interviewer'), keysBy('participant')];
  const last = Math.max(1, ...turns.map(({ seq }) => seq));
  const weights = new Map<string, number>();
  for (const { keys, words, seq } of candidates)
    keys.forEach((key, index) => {
      if (weights.has(key)) return;
      const isShared = asked.has(key) && answered.has(key);
      weights.set(
        key,
        (Math.max(0, terms.keyness(words[index] ?? key)) * (isShared ? SHARED : 1)) / (EARLY + seq / last),
      );
    });
  return weights;
}

/** Without frequencies of the language: how many statements use a term. */
function countsOf(candidates: readonly Candidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { keys } of candidates) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const pointOf = ({ statement, text }: Candidate): SummaryPoint => ({
  text: text.charAt(0).toUpperCase() + text.slice(1),
  evidence: [
    {
      turn_id: statement.turn_id,
      seq: statement.seq,
      start: statement.start,
      end: statement.end,
      quote: statement.text,
    },
  ],
});
