import { languageOf, tokensOf } from '@insights/language';

import { supports } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import { round } from '../format.ts';
import { sentence } from '../wording/sentence.ts';
import { whoSays } from './claims.ts';
import type { Claim, Claiming } from './claims.ts';
import { effectOf } from './effects.ts';
import type { Effect } from './effects.ts';
import { Ids } from './findings.ts';
import { GRAMMARS } from './grammar.ts';
import type { Nouns } from './involved.ts';
import { quoteOf } from './quoted.ts';
import type { Ranked } from './rank.ts';
import { isSound } from './sound.ts';
import type { Subject } from './subject.ts';

const MOST_ITEMS = 12;
/** What single participants raise fills the roadmap up to this number of items. */
const FILLED = 8;
const ACTIONABLE = new Set(['problem', 'worry', 'wish']);

/** Something to act on, with what participants say about it. */
export interface Action {
  id: string;
  claim: Claim;
  title: string;
  /** What people wish for, or do instead, about the same subject. */
  remedy: Said | null;
  /** What the problem leads to, or the wish would bring. */
  effect: Effect | null;
  score: number;
  dependsOn: string[];
}

/**
 * Problems, worries and wishes by reach × intensity; a wish that would end a problem is part of the problem's action. What
 * single participants raise follows what several share.
 */
export function actionsOf(
  { shared, clear }: Ranked,
  subjects: ReadonlyMap<Said, Subject>,
  claiming: Claiming,
): Action[] {
  const nearby = new Nearby(subjects, claiming);
  const common = withoutAnswered(
    shared.filter(({ kind, key, subject }) => ACTIONABLE.has(kind) && key !== null && subject !== null),
  )
    .map((claim) => ({ claim, score: scoreOf(claim, claiming), title: titleOf(claim, claiming) }))
    .toSorted((a, b) => b.score - a.score || (a.claim.text < b.claim.text ? -1 : 1))
    .slice(0, MOST_ITEMS);
  const named = new Set(common.map(({ claim }) => nameOf(claim)));
  const isNew = (claim: Claim): boolean => claim.key === null || !named.has(nameOf(claim));
  const single = inTurn(withoutAnswered(clear.filter((claim) => ACTIONABLE.has(claim.kind) && isNew(claim))))
    .flatMap((claim) => {
      const title = quotedTitle(claim, claiming);
      return title === null ? [] : [{ claim, score: scoreOf(claim, claiming), title }];
    })
    .slice(0, Math.max(0, FILLED - common.length));
  const ids = new Ids('roadmap');
  const actions = [...common, ...single].map(({ claim, score, title }) => ({
    id: ids.next({ ...claim, clause: null }),
    claim,
    score,
    title,
    remedy: claim.kind === 'wish' ? null : nearby.remedy(claim),
    effect: effectOf(claim, claiming.corpus.statements, nearby.consequences(claim)),
    dependsOn: [],
  }));
  return causesFirst(actions.map((action) => ({ ...action, dependsOn: causesOf(action, actions) })));
}

const scoreOf = ({ supporters, strength }: Claim, { corpus }: Claiming): number =>
  round((supporters.size / corpus.participants.length) * strength);

/** The first claim of each participant, then the second of each, and so on. */
function inTurn(claims: readonly Claim[]): Claim[] {
  const counts = new Map<number, number>();
  return claims
    .map((claim) => {
      const [person = -1] = claim.supporters;
      const turn = counts.get(person) ?? 0;
      counts.set(person, turn + 1);
      return { claim, turn };
    })
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ claim }) => claim);
}

/** Without wishes about what is a problem or a worry as well. */
function withoutAnswered(claims: readonly Claim[]): Claim[] {
  const problems = new Set(claims.flatMap((claim) => (claim.kind === 'wish' ? [] : [nameOf(claim)])));
  return claims.filter((claim) => claim.kind !== 'wish' || claim.key === null || !problems.has(nameOf(claim)));
}

const nameOf = ({ language, key }: Claim): string => `${language}\n${key ?? ''}`;

function titleOf({ kind, subject, isDivided, about }: Claim, { wording }: Claiming): string {
  const name = subject ?? '';
  if (about === 'involved') return sentence(wording.roadmap.involving(kind, name));
  if (isDivided) return sentence(wording.roadmap.settle(name));
  if (kind === 'wish') return sentence(wording.roadmap.decide(name));
  if (kind === 'worry') return sentence(wording.roadmap.answer(name));
  return sentence(wording.roadmap.fix(name));
}

/** Longer quotes make no title. */
const LONGEST_TITLE = 140;

/** What one participant raises, in their words; null if they are too long. */
function quotedTitle({ kind, said }: Claim, { corpus, wording }: Claiming): string | null {
  const [only] = said;
  if (only === undefined || quoteOf(only).length > LONGEST_TITLE) return null;
  const quoted = { who: whoSays(only, corpus), quote: quoteOf(only) };
  if (kind === 'wish') return sentence(wording.roadmap.decideSingle(quoted));
  if (kind === 'worry') return sentence(wording.roadmap.answerSingle(quoted));
  return sentence(wording.roadmap.fixSingle(quoted));
}

/** A remedy or an effect is named only where it is read with so much confidence. */
const CLEAR = 0.8;
/** In one turn, statements at most so far apart belong together. */
const CLOSE = 2;
/** So many statements on, people still speak of how they cope with what they have just named, and of what comes of it. */
const FOLLOWING = 3;

/** Statements of other kinds about the subject of a claim, or beside what supports it. */
class Nearby {
  readonly #byKey = new Map<string, Said[]>();
  readonly #subjects: ReadonlyMap<Said, Subject>;
  readonly #statements: readonly Said[];
  readonly #nouns: Nouns;
  readonly #byPerson: ReadonlyMap<string, readonly Said[]>;

  constructor(subjects: ReadonlyMap<Said, Subject>, { corpus: { statements }, nouns }: Claiming) {
    this.#subjects = subjects;
    this.#statements = statements;
    this.#nouns = nouns;
    this.#byPerson = Map.groupBy(statements, ({ participant, statement }) => `${participant} ${statement.kind}`);
    for (const [said, { keys }] of subjects) {
      for (const key of keys) {
        const name = `${said.language}\n${said.statement.kind}\n${key}`;
        const list = this.#byKey.get(name);
        if (list === undefined) this.#byKey.set(name, [said]);
        else list.push(said);
      }
    }
  }

  best({ language, key, said }: Claim, kind: Said['statement']['kind']): Said | null {
    const about = this.#byKey.get(`${language}\n${kind}\n${key ?? ''}`) ?? [];
    return (
      clearest(about) ??
      clearest(said.flatMap((each) => this.#beside(each, kind, key ?? ''))) ??
      (kind === 'wish' ? null : surest(said.flatMap((each) => this.#following(each, kind))))
    );
  }

  /** What people call a consequence about the same subject, or beside what supports the claim. */
  consequences({ language, key, said }: Claim): Said[] {
    return [
      ...(this.#byKey.get(`${language}\nconsequence\n${key ?? ''}`) ?? []),
      ...said.flatMap((each) => this.#beside(each, 'consequence', key ?? '')),
    ];
  }

  /** A wish or a way of coping, also of the same person elsewhere about what the claim involves. */
  remedy(claim: Claim): Said | null {
    const found = this.best(claim, 'wish') ?? this.best(claim, 'workaround');
    if (found !== null) return found;
    const kinds = ['wish', 'workaround'] as const;
    return clearest(kinds.flatMap((kind) => claim.said.flatMap((each) => this.#involved(each, kind))));
  }

  /** What the same person says elsewhere and involves the same specific noun. */
  #involved(said: Said, kind: Said['statement']['kind']): readonly Said[] {
    const own = this.#byPerson.get(`${said.participant} ${kind}`) ?? [];
    return own.filter((each) => this.#nouns.areShared(said, each));
  }

  /** What the same person says next, before they raise something else; also in the answer to the next question. */
  #following({ index, participant, conversation }: Said, kind: Said['statement']['kind']): Said[] {
    const next = this.#statements.slice(index + 1, index + 1 + FOLLOWING);
    const end = next.findIndex(
      (each) =>
        each.conversation !== conversation || each.participant !== participant || ACTIONABLE.has(each.statement.kind),
    );
    return (end === -1 ? next : next.slice(0, end)).filter((each) => each.statement.kind === kind);
  }

  /** Statements of the kind in the same turn that are about nothing else. */
  #beside({ index, turn, conversation }: Said, kind: Said['statement']['kind'], key: string): Said[] {
    return this.#statements.slice(Math.max(0, index - CLOSE), index + CLOSE + 1).filter((each) => {
      const isThere = each.conversation === conversation && each.turn.id === turn.id;
      const subject = this.#subjects.get(each);
      return isThere && each.statement.kind === kind && (subject === undefined || subject.keys.includes(key));
    });
  }
}

const surest = (said: readonly Said[]): Said | null =>
  said
    .filter((each) => supports(each) && isSound(each))
    .toSorted((a, b) => b.statement.confidence - a.statement.confidence || a.index - b.index)[0] ?? null;

const clearest = (said: readonly Said[]): Said | null =>
  surest(said.filter(({ statement }) => statement.confidence >= CLEAR));

/** The items whose subject a participant gives as the cause of this one. */
function causesOf({ id, claim }: Action, actions: readonly Action[]): string[] {
  const causes = claim.said.flatMap(({ statement: { because }, turn }) =>
    because === null ? [] : [turn.text.slice(because.start, because.end).toLowerCase()],
  );
  if (causes.length === 0) return [];
  return actions
    .filter((other) => other.id !== id && other.claim.key !== claim.key)
    .filter(
      ({ claim: { subject } }) => subject !== null && causes.some((cause) => names(cause, subject, claim.language)),
    )
    .map((other) => other.id);
}

/** Whether a text has the subject's words in a row, whatever the article. */
function names(text: string, subject: string, code: string): boolean {
  const { determiners } = GRAMMARS[languageOf(code) ?? 'en'];
  const noun = ` ${tokensOf(subject)
    .flatMap(({ word }) => (determiners.has(word) ? [] : [word]))
    .join(' ')} `;
  const said = tokensOf(text).map(({ word }) => word);
  return noun.trim().length > 3 && ` ${said.join(' ')} `.includes(noun);
}

/** Causes before what they cause, otherwise by score. Items that name each other keep the order of their scores. */
function causesFirst(actions: readonly Action[]): Action[] {
  const byId = new Map(actions.map((action) => [action.id, action]));
  const placed = new Set<string>();
  const ordered: Action[] = [];
  const open = new Set<string>();
  const place = (action: Action): void => {
    if (placed.has(action.id) || open.has(action.id)) return;
    open.add(action.id);
    for (const id of action.dependsOn) {
      const cause = byId.get(id);
      if (cause !== undefined) place(cause);
    }
    open.delete(action.id);
    placed.add(action.id);
    ordered.push(action);
  };
  for (const action of actions) place(action);
  return ordered;
}
