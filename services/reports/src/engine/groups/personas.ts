import type { reports } from '@insights/contracts';
import type { Language } from '@insights/language';
import { CONFIDENT } from '@insights/statements';

import type { Corpus } from '../corpus/corpus.ts';
import { supports } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import { typical } from '../findings/quotes.ts';
import { round } from '../format.ts';
import type { Theme } from '../themes/theme.ts';
import { wordingOf } from '../wording/index.ts';
import { structureWordingOf } from '../wording/structure.ts';
import { PERMUTATIONS, groupTest } from '../../analysis/floor/groups/permutation-test.ts';
import { pointsOf } from '../../analysis/floor/groups/profiles.ts';
import { profilesOf } from './profiles.ts';
import { separate } from '../../analysis/floor/groups/separation.ts';

/** With fewer participants who raise anything no test is made. */
const LEAST_PEOPLE = 8;
const SIGNIFICANT = 0.05;
const MOST_TRAITS = 4;
const MOST_QUOTES = 3;
const NAMED = 2;

export interface Groups {
  personas: reports.Persona[];
  grouping: reports.Grouping;
}

/** Groups of participants who raise the same themes with the same stance, if there are any beyond chance. */
export function groupsOf(themes: readonly Theme[], corpus: Corpus, language: Language, book: EvidenceBook): Groups {
  const profiles = profilesOf(themes, corpus.participants.length);
  const people = [...profiles.keys()].filter((person) => (profiles[person]?.size ?? 0) > 0);
  const wording = structureWordingOf(language);
  const participants = corpus.participants.length;
  const facts = { participants, themes: themes.length, permutations: PERMUTATIONS };
  if (people.length < LEAST_PEOPLE || themes.length < 2) {
    const text = wording.grouping({ ...facts, permutations: 0, p: null, groups: 0 });
    return { personas: [], grouping: { is_significant: false, p_value: null, permutations: 0, text } };
  }
  const own = people.map((person) => profiles[person] ?? new Map<number, number>());
  const { p, groups } = groupTest(own, themes.length);
  const is_significant = p < SIGNIFICANT;
  const members = is_significant ? membersOf(people, own, themes.length, groups) : [];
  const text = wording.grouping({ ...facts, p, groups: members.length });
  return {
    personas: members.map((group, index) => personaOf(index + 1, group, themes, corpus, language, book)),
    grouping: { is_significant: members.length > 0, p_value: round(p), permutations: PERMUTATIONS, text },
  };
}

/** The members of each group of at least two, the largest group first. None if fewer than two such groups remain. */
function membersOf(
  people: readonly number[],
  profiles: Parameters<typeof pointsOf>[0],
  themes: number,
  groups: number,
): number[][] {
  const { points, width } = pointsOf(profiles, themes);
  const { of } = separate(points, width, groups);
  const found = Array.from({ length: groups }, (_, group) => people.filter((__, index) => of[index] === group))
    .filter((group) => group.length >= 2)
    .toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
  return found.length < 2 ? [] : found;
}

interface Trait {
  theme: Theme;
  inside: number;
  outside: number;
  lift: number;
}

function personaOf(
  number: number,
  group: readonly number[],
  themes: readonly Theme[],
  corpus: Corpus,
  language: Language,
  book: EvidenceBook,
): reports.Persona {
  const members = new Set(group);
  const wording = structureWordingOf(language);
  const { quoted } = wordingOf(language);
  const all = corpus.participants.length;
  const traits = traitsOf(members, themes, all);
  const about = new Set(traits.flatMap(({ theme }) => theme.statements));
  const said = corpus.statements.filter((each) => supports(each) && members.has(each.participant));
  const ofKinds = (kinds: readonly string[]): Said[] =>
    typical(
      said.filter((each) => kinds.includes(each.statement.kind) && about.has(each)),
      MOST_QUOTES,
      book,
    );
  const needs = ofKinds(['wish']);
  const frustrations = ofKinds(['problem', 'worry']);
  const shown = typical(
    said.filter((each) => about.has(each)),
    MOST_QUOTES,
    book,
  );
  const dissent = traits
    .slice(0, 1)
    .flatMap(({ theme }) => theme.balance.dissent.filter((each) => members.has(each.participant)));
  const dissenters = new Set(dissent.map(({ participant }) => participant));
  const id = (person: number): string => corpus.participants[person]?.id ?? '';
  return {
    id: `persona-${number}`,
    name: wording.persona(traits.slice(0, NAMED).map(({ theme }) => theme.label)),
    description: wording.members(members.size, all),
    traits: traits.map(({ theme, inside, outside }) =>
      wording.trait({ theme: theme.label, inside, size: members.size, outside, others: all - members.size }),
    ),
    size: members.size,
    needs: needs.map(({ statement }) => quoted(statement.text)),
    frustrations: frustrations.map(({ statement }) => quoted(statement.text)),
    evidence: book.cite([...needs, ...frustrations, ...shown]),
    members: group.map(id),
    support_count: members.size - dissenters.size,
    dissent_count: dissenters.size,
    silent_count: all - members.size,
    confidence: round(Math.min(1, Math.max(CONFIDENT, (traits[0]?.inside ?? 0) / members.size))),
    dissent_evidence: book.cite(dissent.slice(0, MOST_QUOTES)),
    dissenters: [...dissenters].map(id),
  };
}

/** The themes that the group raises more than the others do, the greatest difference first. */
function traitsOf(members: ReadonlySet<number>, themes: readonly Theme[], all: number): Trait[] {
  return themes
    .map((theme) => {
      const people = [...theme.balance.supporters, ...theme.balance.dissenters];
      const inside = people.filter((person) => members.has(person)).length;
      const outside = people.length - inside;
      return { theme, inside, outside, lift: inside / members.size - outside / Math.max(1, all - members.size) };
    })
    .filter(({ inside, lift }) => inside >= 2 && lift > 0)
    .toSorted((a, b) => b.lift - a.lift || (a.theme.id < b.theme.id ? -1 : 1))
    .slice(0, MOST_TRAITS);
}
