import { createHash } from 'node:crypto';
import type { reports } from '@insights/contracts';
import { observationsOf } from '../count/corpus.ts';
import type { Conflict, Corpus, Option, Profile, Row, Sentence } from '../types.ts';
import { type Claimed, Ids, claimed, claimedBy, oneEach } from './claims.ts';
import type { EvidenceBook } from './evidence-book.ts';
import { paragraph } from './sentence.ts';
import type { Wording } from './wording.ts';

const MAX_RECOMMENDATIONS = 5;

/** What conclusions are written with. */
export interface Sources {
  readonly corpus: Corpus;
  /** All codes, also those that nobody supports. */
  readonly matrix: readonly Row[];
  readonly book: EvidenceBook;
  readonly wording: Wording;
}

/** The same for the same words, in whatever version. */
const idOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);

/** Three decimals are enough for shares. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The persons who say what a sentence cites. */
function peopleBehind(sentences: readonly (Sentence | null)[], corpus: Corpus): Set<number> {
  const observations = observationsOf(corpus);
  const cited = sentences.flatMap((sentence) => sentence?.evidence ?? []);
  return new Set(cited.flatMap((id) => observations.get(id)?.person ?? []));
}

/** Options in the order of their reach: what a model says of a code is raised by all who support it, other options by those who are cited. */
export function roadmap(options: readonly Option[], { corpus, matrix, book, wording }: Sources): reports.RoadmapItem[] {
  const all = Math.max(1, corpus.persons.length);
  const ids = new Ids();
  const items = options.map((option) => {
    const { code_id, title, problem, consequence, remedy } = option;
    const row = title.author === 'model' ? matrix.find(({ code }) => code.id === code_id) : undefined;
    const parts = [title, problem, consequence, remedy];
    const claim: Claimed = row ? claimed(row.cells, corpus) : claimedBy(peopleBehind(parts, corpus), corpus);
    const cited = parts.flatMap((part) => part?.evidence ?? []);
    return { option, row, claim, cited };
  });
  return items
    .filter(({ claim }) => claim.support_count > 0)
    .toSorted((a, b) => b.claim.support_count - a.claim.support_count)
    .map(({ option, row, claim, cited }, index): reports.RoadmapItem => {
      const { code_id, title, problem, consequence, remedy } = option;
      const reach = rounded(claim.support_count / all);
      const isShown = matrix.some(({ code, balance }) => code.id === code_id && balance.support_count > 0);
      return {
        id: ids.next(`option-${code_id ?? idOf(title.text)}`),
        title: title.text,
        description: row
          ? wording.themeRaised(row.code.name, claim.support_count, corpus.persons.length)
          : wording.raised(claim.support_count, corpus.persons.length),
        priority: index + 1,
        reach,
        intensity: null,
        score: reach,
        theme_id: isShown ? code_id : null,
        effort: 'unknown',
        problem: problem?.text ?? null,
        consequence: consequence?.text ?? null,
        remedy: remedy?.text ?? null,
        expected_effect: null,
        depends_on: [],
        author: title.author,
        ...claim,
        evidence: book.cite(row ? [...cited, ...oneEach(row, 'supports')] : cited),
        dissent_evidence: row ? book.cite(oneEach(row, 'contradicts')) : [],
      };
    });
}

/** The first items of the roadmap. */
export const recommendations = (items: readonly reports.RoadmapItem[]): reports.Recommendation[] =>
  items.slice(0, MAX_RECOMMENDATIONS).map(({ title, evidence, author }) => ({ text: title, evidence, author }));

export function contradictions(
  conflicts: readonly Conflict[],
  { corpus, matrix, book }: Omit<Sources, 'wording'>,
): reports.Contradiction[] {
  const ids = new Ids();
  const side = (sentence: Sentence) => {
    const people = [...peopleBehind([sentence], corpus)].toSorted((a, b) => a - b);
    const participants = people.flatMap((person) => corpus.persons[person]?.id ?? []);
    return { ...book.sentence(sentence), participants };
  };
  return conflicts.flatMap(({ code_id, positive, negative }) => {
    const code = matrix.find((row) => row.code.id === code_id)?.code;
    const sides = { positive: side(positive), negative: side(negative) };
    if (!code || sides.positive.evidence.length === 0 || sides.negative.evidence.length === 0) return [];
    const people = new Set([...sides.positive.participants, ...sides.negative.participants]);
    return [
      { id: ids.next(`contradiction-${code_id}`), subject: code.name, is_within_one: people.size === 1, ...sides },
    ];
  });
}

export function personas(profiles: readonly Profile[], { corpus, book }: Sources): reports.Persona[] {
  const ids = new Ids();
  return profiles.map(({ basis, members, name, description, needs, frustrations }): reports.Persona => {
    const people = members.flatMap((member) => corpus.persons[member]?.id ?? []);
    const { supporters: _, unclear: __, silent: ___, ...claim } = claimedBy(new Set(members), corpus);
    const [first, ...others] = description;
    const cited = [name, ...description, ...needs, ...frustrations].flatMap(({ evidence }) => evidence);
    return {
      id: ids.next(`persona-${people.join('-')}`.slice(0, 100)),
      name: name.text,
      description: first ? paragraph([first.text]) : '',
      traits: others.map(({ text }) => text),
      size: people.length,
      needs: needs.map(({ text }) => text),
      frustrations: frustrations.map(({ text }) => text),
      members: people,
      basis,
      author: name.author,
      sentences: description.map((each) => book.sentence(each)),
      need_sentences: needs.map((each) => book.sentence(each)),
      frustration_sentences: frustrations.map((each) => book.sentence(each)),
      ...claim,
      evidence: book.cite(cited),
      dissent_evidence: [],
    };
  });
}

/** Why personas are groups or single participants, or why there are none. */
export function grouping(profiles: readonly Profile[], { corpus, wording }: Pick<Sources, 'corpus' | 'wording'>) {
  const groups = profiles.filter(({ basis }) => basis === 'group').length;
  return { is_significant: groups > 0, text: wording.grouping(groups, profiles.length, corpus.persons.length) };
}
