import { CUT, type Desk } from '../asks.ts';
import { byWeight } from '../count/matrix.ts';
import type { Conflict, DraftSentence, Kind, Option, Profile, Row, Sentence } from '../types.ts';
import { ask, shuffled } from './ask.ts';
import { Persons } from './persons.ts';
import { type Claim, type ProveContext, conversationsOf, proveWith } from './prove.ts';
import type { AnswerTo } from './questions.ts';
import type { ProvenTexts } from './texts.ts';
import { cited, contextOf, weightOf, whoIs } from './write.ts';

/** What a model composes from findings that are proven, each sentence proven again. Null: the floor's stands. */
export interface Composed {
  readonly summary: readonly Sentence[] | null;
  readonly options: readonly Option[] | null;
  readonly conflicts: readonly Conflict[];
  readonly profiles: readonly Profile[];
}

const MAX_SUMMARY = 5;
const MAX_OPTIONS = 8;
const MAX_CONFLICTS = 4;
const PER_FINDING = 9;
/** What people want or do about it is shown too, where no sentence of a finding has it; wishes first. */
const REMEDIES: readonly Kind[] = ['wish', 'workaround'];
const MAX_REMEDIES = 4;
const PER_PROFILE = 14;
const MAX_LIST = 3;
const MAX_NAME = 90;

interface Statement {
  readonly id: string;
  readonly observation_id: string;
}

/**
 * The opening of a report, its options and conflicts, and profiles of the given members. Written from the proven sentences of the codes, with
 * placeholders instead of counts.
 */
export function composeWith(
  desk: Desk,
  { drafts }: Pick<ProvenTexts, 'drafts'>,
  profiles: readonly Profile[],
  context: ProveContext,
): Composed | undefined {
  const rows = context.proof.matrix.filter(({ code }) => drafts.has(code.id)).toSorted(byWeight);
  const opening = rows.length === 0 ? null : openingOf(desk, rows, drafts, context);
  const described = profilesOf(desk, profiles, context);
  if (opening === undefined || described === undefined) return undefined;
  const proven = proveWith(desk, [...(opening?.claims ?? []), ...described.claims], context);
  if (proven === undefined) return undefined;
  const sentenceOf = (id: string): Sentence | null => proven.get(id)?.sentence ?? null;
  const made = opening?.made(sentenceOf);
  const summary = made?.summary ?? [];
  const options = made?.options ?? [];
  return {
    summary: summary.length === 0 ? null : summary,
    options: options.length === 0 ? null : options,
    conflicts: made?.conflicts ?? [],
    profiles: described.made(sentenceOf),
  };
}

type SentenceOf = (id: string) => Sentence | null;

function openingOf(desk: Desk, rows: readonly Row[], drafts: ProvenTexts['drafts'], context: ProveContext) {
  const { proof, campaign } = context;
  const statements: (Statement & { finding: string; side: string; kind: Kind | undefined })[] = [];
  for (const [index, row] of rows.entries()) {
    const told = statementsFor(row, drafts.get(row.code.id) ?? []);
    for (const observation_id of new Set([...told, ...remediesFor(row, proof)]))
      statements.push({
        id: `e${statements.length + 1}`,
        observation_id,
        finding: findingId(index),
        side: sideOf(observation_id, row),
        kind: proof.passages.get(observation_id)?.observation.kind,
      });
  }
  const idsOf = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => statements.find(({ observation_id }) => observation_id === id)?.id ?? []);
  const persons = personsOf(statements, proof);
  const data = {
    goal: campaign.goal,
    language: campaign.language,
    findings: rows.map(({ code, balance }, index) => ({
      id: findingId(index),
      name: code.name,
      weight: weightOf(balance),
      sentences: (drafts.get(code.id) ?? []).flatMap(({ text, evidence }) => {
        const shown = persons.numbered(text);
        return shown === null ? [] : [{ text: shown, evidence: idsOf(evidence) }];
      }),
    })),
    statements: shownOf(statements, persons, proof),
  };
  const ids = conversationsOf(
    statements.map(({ observation_id }) => observation_id),
    proof,
  );
  const answer = ask(desk, 'compose', data, ids);
  if (answer === undefined) return undefined;
  return answer === null || answer === CUT ? null : openingFrom(answer, rows, { statements, persons, proof });
}

const findingId = (index: number): string => `f${index + 1}`;

/** Which side of a finding a statement is on; beside it is what says neither. */
function sideOf(observation_id: string, { cells }: Row): string {
  if (cells.some(({ supports }) => supports.includes(observation_id))) return 'supports';
  return cells.some(({ contradicts }) => contradicts.includes(observation_id)) ? 'contradicts' : 'beside';
}

/** What the proven sentences cite, both sides of a conflict among it. */
function statementsFor({ cells }: Row, sentences: readonly DraftSentence[]): string[] {
  const used = sentences.flatMap(({ evidence }) => evidence);
  const against = cells.flatMap(({ contradicts }) => contradicts.slice(0, 1)).slice(0, 2);
  return [...new Set([...against.filter((id) => used.includes(id)), ...used])].slice(0, PER_FINDING);
}

/** What people who speak of a code want or do about it, one statement of each person, in the order of a hash. */
function remediesFor({ cells }: Row, { passages, corpus }: ProveContext['proof']): string[] {
  const found = REMEDIES.flatMap((kind) => {
    const own = cells.flatMap(({ supports, contradicts, nuances }) =>
      [...supports, ...contradicts, ...nuances]
        .flatMap((id) => passages.get(id) ?? [])
        .filter(({ observation }) => observation.kind === kind)
        .slice(0, 1),
    );
    return shuffled(own, (each) => contextOf(each, corpus));
  });
  return found.slice(0, MAX_REMEDIES).map(({ observation }) => observation.id);
}

const personsOf = (statements: readonly Statement[], { passages, corpus }: ProveContext['proof']): Persons =>
  new Persons(
    statements.flatMap(({ observation_id }) => passages.get(observation_id)?.person ?? []),
    corpus,
  );

/** Statements as a request shows them. */
function shownOf<T extends Statement>(
  statements: readonly T[],
  persons: Persons,
  { passages }: ProveContext['proof'],
): object[] {
  return statements.flatMap(({ observation_id, ...statement }) => {
    const passage = passages.get(observation_id);
    return passage ? [{ ...statement, person: persons.labelOf(passage.person), quote: passage.quote }] : [];
  });
}

function openingFrom(
  answer: AnswerTo<'compose'>,
  rows: readonly Row[],
  { statements, persons, proof }: { statements: readonly Statement[]; persons: Persons; proof: ProveContext['proof'] },
) {
  const draft = (proposed: DraftSentence | null): DraftSentence | null =>
    proposed &&
    cited(
      { ...proposed, text: withCodes(persons.named(proposed.text), rows) },
      (id) => statements.find((each) => each.id === id)?.observation_id ?? null,
    );
  const rowOf = (finding: string) => rows.find((_, index) => findingId(index) === finding);
  const claims: Claim[] = [];
  const claim = (id: string, proposed: DraftSentence | null, about: Claim['about']): void => {
    const found = draft(proposed);
    if (found) claims.push({ id, draft: found, about });
  };
  const summary = answer.summary.slice(0, MAX_SUMMARY);
  for (const [n, sentence] of summary.entries()) claim(`summary ${n}`, sentence, { code_id: null });
  const options = answer.options
    .slice(0, MAX_OPTIONS)
    .map((option) => ({ ...option, code_id: rowOf(option.finding)?.code.id ?? null }));
  for (const [n, { code_id, ...option }] of options.entries())
    for (const part of OPTION_PARTS) {
      // An option may cover remedies of several findings.
      const isOwn = draft(option[part])?.evidence.every((id) => proof.codes.get(id)?.has(code_id ?? '')) === true;
      claim(`option ${n} ${part}`, option[part], { code_id: isOwn ? code_id : null, is_action: part === 'title' });
    }
  const conflicts = answer.conflicts.flatMap(({ finding, ...sides }) => {
    const row = rowOf(finding);
    return row && row.balance.dissent_count > 0 ? [{ code_id: row.code.id, ...sides }] : [];
  });
  for (const [n, { code_id, positive, negative }] of conflicts.slice(0, MAX_CONFLICTS).entries()) {
    claim(`conflict ${n} positive`, positive, { code_id, side: 'support' });
    claim(`conflict ${n} negative`, negative, { code_id, side: 'dissent' });
  }
  return {
    claims,
    made: (sentenceOf: SentenceOf) => ({
      summary: summary.flatMap((_, n) => sentenceOf(`summary ${n}`) ?? []),
      options: options.flatMap(
        ({ code_id }, n) => optionOf(code_id, (part) => sentenceOf(`option ${n} ${part}`)) ?? [],
      ),
      conflicts: conflicts.flatMap(({ code_id }, n): Conflict[] => {
        const [positive, negative] = [sentenceOf(`conflict ${n} positive`), sentenceOf(`conflict ${n} negative`)];
        return positive && negative ? [{ code_id, positive, negative }] : [];
      }),
    }),
  };
}

const OPTION_PARTS = ['title', 'problem', 'consequence', 'remedy'] as const;

function optionOf(
  code_id: string | null,
  sentenceOf: (part: (typeof OPTION_PARTS)[number]) => Sentence | null,
): Option[] {
  const title = sentenceOf('title');
  if (title === null) return [];
  const [problem, remedy, consequence] = [sentenceOf('problem'), sentenceOf('remedy'), sentenceOf('consequence')];
  return [{ code_id, title, problem, remedy, consequence }];
}

/** Placeholders name findings; the engine knows codes. */
const withCodes = (text: string, rows: readonly Row[]): string =>
  text.replaceAll(/\{count:([^{}]{1,200})\}/gu, (_, findings: string) => {
    const ids = findings
      .split('&')
      .map((finding) => rows.find((__, index) => findingId(index) === finding.trim())?.code.id);
    return `{count:${ids.map((id) => id ?? '').join('&')}}`;
  });

/** The words for members whom the engine has chosen. A profile without a proven name and description stays as it was. */
function profilesOf(desk: Desk, profiles: readonly Profile[], context: ProveContext) {
  const nothing = { claims: [] as Claim[], made: () => profiles };
  if (profiles.length === 0) return nothing;
  const { proof, campaign } = context;
  const said = profiles.map(({ members }) => saidBy(members, context));
  const data = {
    goal: campaign.goal,
    language: campaign.language,
    profiles: profiles.map(({ basis, members }, index) => ({
      id: profileId(index),
      basis,
      persons: members.length,
      statements: shownOf(said[index] ?? [], personsOf(said[index] ?? [], proof), proof),
    })),
  };
  const ids = conversationsOf(
    said.flat().map(({ observation_id }) => observation_id),
    proof,
  );
  const answer = ask(desk, 'profiles', data, ids);
  if (answer === undefined) return undefined;
  if (answer === null || answer === CUT) return nothing;
  const claims: Claim[] = [];
  const personsIn = ({ evidence }: { evidence: readonly string[] }): Set<number | undefined> =>
    new Set(evidence.map((id) => proof.passages.get(id)?.person));
  for (const [index, { members, basis }] of profiles.entries()) {
    const own = answer.profiles.find(({ id }) => id === profileId(index));
    const idOf = (id: string): string | null => said[index]?.find((each) => each.id === id)?.observation_id ?? null;
    for (const part of PROFILE_PARTS) {
      const proposed = part === 'name' ? [own?.name] : (own?.[part] ?? []);
      for (const [n, sentence] of proposed.slice(0, MAX_LIST).entries()) {
        const draft = sentence ? cited(sentence, idOf) : null;
        const about = { code_id: null, persons: members, ...(part === 'name' && { max: MAX_NAME }) };
        // One member's words do not describe a group.
        const isShared = basis === 'individual' || (draft !== null && personsIn(draft).size > 1);
        if (draft && isShared) claims.push({ id: `profile ${index} ${part} ${n}`, draft, about });
      }
    }
  }
  return {
    claims,
    made: (sentenceOf: SentenceOf) => profiles.map((profile, index) => profileOf(profile, index, sentenceOf)),
  };
}

const PROFILE_PARTS = ['name', 'description', 'needs', 'frustrations'] as const;
const profileId = (index: number): string => `p${index + 1}`;

function profileOf(profile: Profile, index: number, sentenceOf: SentenceOf): Profile {
  const listOf = (part: string) =>
    Array.from({ length: MAX_LIST }, (_, n) => sentenceOf(`profile ${index} ${part} ${n}`) ?? []).flat();
  const [name] = listOf('name');
  const description = listOf('description');
  if (name === undefined || description.length === 0) return profile;
  return { ...profile, name, description, needs: listOf('needs'), frustrations: listOf('frustrations') };
}

/** What the members say: who they are, then a choice by hash, of each member something before anybody has a second statement. */
function saidBy(members: readonly number[], { proof }: ProveContext): Statement[] {
  const coded = [...proof.passages].filter(([id]) => proof.codes.has(id));
  const own = members.map((member) => {
    const statements = coded.filter(([, { person }]) => person === member);
    const who = whoIs(member, proof.corpus).map(({ observation }) => observation.id);
    const chosen = shuffled(statements, ([, attributed]) => contextOf(attributed, proof.corpus)).map(([id]) => id);
    return [...new Set([...who, ...chosen])];
  });
  const depth = Math.max(0, ...own.map(({ length }) => length));
  const inTurn = Array.from({ length: depth }, (_, nth) => own.flatMap((ids) => ids[nth] ?? [])).flat();
  return inTurn.slice(0, PER_PROFILE).map((observation_id, index) => ({ id: `e${index + 1}`, observation_id }));
}
