import type { Corpus } from '../corpus/corpus.ts';
import type { Said } from '../corpus/said.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import { round } from '../format.ts';
import type { Recommendation, RoadmapItem } from '../types.ts';
import { paragraph, sentence } from '../wording/sentence.ts';
import type { Divided } from '../wording/words.ts';
import type { Action } from './actions.ts';
import { whoSays } from './claims.ts';
import type { Claim, Claiming } from './claims.ts';
import type { Conflict } from './contradictions.ts';
import { MANY_PARTICIPANTS, supportOf } from './findings.ts';
import { quoteOf } from './quoted.ts';
import { typical } from './quotes.ts';

export function roadmapOf(
  actions: readonly Action[],
  themeOf: (said: Said) => string | null,
  claiming: Claiming,
  book: EvidenceBook,
): RoadmapItem[] {
  const titles = new Map(actions.map(({ id, title }) => [id, title]));
  return actions.map((action, index) => {
    const { claim, remedy, effect } = action;
    const { evidence, ...support } = supportOf(claim, claiming.corpus, book);
    const { roadmap } = claiming.wording;
    const words = (said: Said) => ({ who: whoSays(said, claiming.corpus), quote: quoteOf(said) });
    const remedyText =
      remedy === null ? null : sentence(roadmap.remedy(words(remedy), remedy.statement.kind === 'wish'));
    const effectText =
      effect === null ? null : sentence(roadmap.effect({ ...words(effect.said), quote: effect.quote }, effect.isGain));
    const causes = action.dependsOn.flatMap((id) => titles.get(id) ?? []).map((title) => title.replace(/\.$/, ''));
    return {
      id: action.id,
      title: action.title,
      description: paragraph(
        raisedBy(claim, claiming),
        remedyText,
        effectText,
        causes.length === 0 ? null : roadmap.after(causes),
      ),
      priority: index + 1,
      reach: round(claim.supporters.size / claiming.corpus.participants.length),
      intensity: round(claim.strength),
      score: action.score,
      theme_id: claim.said.map(themeOf).find((id) => id !== null) ?? null,
      evidence: [
        ...new Set([...evidence, ...book.cite([remedy, effect?.said ?? null].filter((said) => said !== null))]),
      ],
      effort: 'unknown',
      problem: claim.kind === 'wish' ? null : claim.text,
      remedy: remedyText,
      expected_effect: effectText,
      depends_on: action.dependsOn,
      ...support,
    };
  });
}

/** From this mean strength on, participants put it strongly. */
const STRONG = 0.65;

const raisedBy = (claim: Claim, { wording, corpus }: Claiming): string =>
  wording.roadmap.raised(shareOfClaim(claim, corpus), claim.strength >= STRONG, claim.dissenters.size);

const RECOMMENDED = 4;
const EXPLORED = 2;

/** The actions that may stand first: among many participants, none that a single one asks for. */
export const leadingActions = (actions: readonly Action[], { participants }: Corpus): Action[] =>
  participants.length < MANY_PARTICIPANTS ? [...actions] : actions.filter(({ claim }) => claim.supporters.size > 1);

/** What to do first, and which disagreements to look into. */
export function recommendationsOf(
  actions: readonly Action[],
  divided: readonly { divided: Divided; conflict: Conflict }[],
  claiming: Claiming,
  book: EvidenceBook,
): Recommendation[] {
  const { wording, corpus } = claiming;
  const acting = leadingActions(actions, corpus)
    .filter(({ claim }) => !claim.isDivided)
    .slice(0, RECOMMENDED)
    .map(({ title, claim }) => ({
      text:
        claim.supporters.size === 1
          ? title
          : sentence(wording.roadmap.recommend(title.replace(/\.$/, ''), shareOfClaim(claim, corpus))),
      evidence: book.cite(typical(claim.said, 2, book)),
    }));
  const exploring = divided.slice(0, EXPLORED).map(({ divided: row, conflict }) => ({
    text: sentence(wording.roadmap.explore(row)),
    evidence: book.cite([...typical(conflict.positive, 1, book), ...typical(conflict.negative, 1, book)]),
  }));
  return [...acting, ...exploring];
}

const shareOfClaim = ({ supporters }: Claim, corpus: Corpus) => {
  const [first] = supporters;
  return {
    part: supporters.size,
    whole: corpus.participants.length,
    who: supporters.size === 1 && first !== undefined ? (corpus.participants[first]?.id ?? null) : null,
  };
};
