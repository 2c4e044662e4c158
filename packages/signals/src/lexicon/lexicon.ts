import { stopWordsOf } from '@insights/language';
import type { Language } from '@insights/language';

import { PatternIndex } from '../matching.ts';
import { Grammar } from '../patterns.ts';

import type { Sound } from '../spelling.ts';

/** Families of signs that need only one match. */
const STRONG = ['self_harm', 'wish_to_die', 'violence', 'other_in_danger'] as const;

/** The rules of one language as its files write them: word lists, and blocks of one pattern a line (see `patterns.ts`). */
export interface Source {
  language: Language;
  /** Word classes by name. Those of `Roles` are required. */
  classes: Record<Role, string> & Record<string, string>;
  /** One written word that stands for several: abbreviations, words run together. */
  expansions: Record<string, string>;
  sound: Sound;
  /** Harm to oneself, where the words themselves say that the speaker is meant: "kill myself". */
  self_harm: string;
  /** The wish to die and hopelessness, unless somebody else is the subject: "want to die". */
  wish_to_die: string;
  /** Violence and abuse against the speaker or somebody close, and the wish to hurt others. */
  violence: string;
  /** Somebody close to the speaker is in danger. */
  other_in_danger: string;
  /** Signs that mean distress only beside another one or beside a denial. */
  hints: string;
  /** Hopelessness that is told in pieces, over several messages. */
  pieces: Record<Piece, string>;
  /** Figurative and accidental uses. A match that does not go beyond one is ignored. */
  figures: string;
  /** Puts a sentence years back. */
  past: string;
  grief: string;
  withdrawal: string;
  person: string;
  /** Uses of the words of a wish that tell a story instead. */
  wish_figures: string;
  /** Signs and wishes of a turn. What matches a block that ends in `_hint` is uncertain. */
  emergency: string;
  /** A symptom, an accident, and what makes either acute: see `turn.ts`. */
  emergency_part: string;
  emergency_event: string;
  emergency_now: string;
  minor: string;
  threat: string;
  threat_hint: string;
  /** A weapon or revenge, and what makes one a threat. */
  threat_part: string;
  threat_now: string;
  carer: string;
  off_record: string;
  stop: string;
  break: string;
  skip: string;
  omit: string;
  who_sees: string;
  grief_hint: string;
  /** Work with people in danger: who does it tells of others. */
  trade: string;
  order: string;
  /** Tasks and questions that have nothing to do with an interview. */
  off_topic: string;
  /** Messages that say nothing. */
  empty: string;
}

/** The rules of a language before the structures of `signs.ts`. */
type Unsigned = Omit<Source, 'trade' | 'classes'> & {
  classes: Record<Exclude<Role, 'not_mine'>, string> & Record<string, string>;
};

type Block = Exclude<keyof Source, 'language' | 'trade' | 'classes' | 'expansions' | 'sound' | 'pieces'>;
/** What `signs.ts` of a language adds: structures of signs, built from word classes. */
export type Signs = { classes: Record<'not_mine', string> & Record<string, string>; trade: string } & Partial<
  Record<Block, string>
>;

/** Word classes that the decisions ask about. */
export const ROLES = [
  /** The speaker as the subject. */
  'me',
  /** The pronoun that opens the speaker's own sentence: after it, "no" is an interjection ("no I can't"). */
  'subject',
  /** Somebody else as the subject. */
  'other',
  /** Verbs of saying in the third person. */
  'says',
  'negator',
  /** Negators that follow the verb. */
  'postnegator',
  /** Ends the reach of a negator. */
  'barrier',
  /** After a negator, takes its force away: can't stop, don't know. */
  'unnegated',
  /** Joins clauses. */
  'joiner',
  /** May follow a sign before its clause ends: anymore, tonight. */
  'tail',
  /** Words that speak of death or of harm to oneself. Without any of them, a sign of distress is uncertain. */
  'explicit',
  /** People whom the speaker works with: what they do to the speaker is often a way of speaking. */
  'work',
  /** Takes the present out of a sentence: when, last year, customers. */
  'not_now',
  /** Somebody else as the subject, or the past: before the words of a wish, these make them a story. */
  'told',
  /** Names a part of an answer: "the sentence", "my salary", "what I said about". */
  'part',
  /** Fear of what follows: "I'm afraid I'll hurt my baby" asks for help and threatens nobody. */
  'fears',
  'laugh',
  /** Things of everyday use: "if the printer jams once more" is no reason to die. */
  'thing',
  /** "Once more", "another": who complains of a thing says so. */
  'repeated',
  'kin',
  /** Takes an age or a school away from the speaker: children, pupils, the past. */
  'not_mine',
  /** Tens and hundreds: whoever is forty-eight is not eight. */
  'tens',
] as const;
/** Blocks whose matches are signs and wishes of a turn; see `turn.ts` of each language. */
export const TURN_BLOCKS = [
  'emergency',
  'emergency_part',
  'emergency_event',
  'emergency_now',
  'minor',
  'threat',
  'threat_hint',
  'threat_part',
  'threat_now',
  'carer',
  'off_record',
  'stop',
  'break',
  'skip',
  'omit',
  'who_sees',
  'grief_hint',
] as const;
export type TurnBlock = (typeof TURN_BLOCKS)[number];

/** What people without hope say of themselves, one at a time. */
export const PIECES = ['no_meaning', 'alone', 'burden', 'no_future'] as const;
export type Piece = (typeof PIECES)[number];

export type Role = (typeof ROLES)[number];

export interface Lexicon {
  trade: PatternIndex;
  language: Language;
  grammar: Grammar;
  strong: PatternIndex;
  hints: PatternIndex;
  pieces: PatternIndex;
  figures: PatternIndex;
  past: PatternIndex;
  grief: PatternIndex;
  withdrawal: PatternIndex;
  person: PatternIndex;
  wish_figures: PatternIndex;
  turn: PatternIndex;
  order: PatternIndex;
  off_topic: PatternIndex;
  empty: PatternIndex;
  roles: Record<Role, number>;
}

/** A source with more patterns in its blocks and more classes. */
export function withSigns(source: Unsigned, { classes, trade, ...blocks }: Signs): Source {
  const all = { ...source, trade, classes: { ...source.classes, ...classes } };
  for (const [block, patterns] of Object.entries(blocks) as [Block, string][]) all[block] += patterns;
  return all;
}

/** Compiles a language's rules once. */
export function compile(source: Source): Lexicon {
  const negators = new Set(source.classes.negator.split(/\s+/).filter(Boolean));
  const grammar = new Grammar(
    source.classes,
    source.expansions,
    negators,
    source.sound,
    stopWordsOf(source.language),
    source.language === 'de',
  );
  const index = (blocks: readonly (readonly [string, string])[]): PatternIndex =>
    new PatternIndex(
      blocks.flatMap(([family, block]) => grammar.patterns(family, block)),
      (set) => grammar.weightOf(set),
    );
  const of = (family: string, block: string): PatternIndex => index([[family, block]]);
  return {
    language: source.language,
    grammar,
    strong: index(STRONG.map((family) => [family, source[family]])),
    hints: of('hints', source.hints),
    pieces: index(PIECES.map((piece) => [piece, source.pieces[piece]])),
    figures: of('figures', source.figures),
    past: of('past', source.past),
    grief: of('grief', source.grief),
    withdrawal: of('withdrawal', source.withdrawal),
    person: of('person', source.person),
    wish_figures: of('wish_figures', source.wish_figures),
    turn: index(TURN_BLOCKS.map((block) => [block, source[block]])),
    trade: of('trade', source.trade),
    order: of('order', source.order),
    off_topic: of('off_topic', source.off_topic),
    empty: of('empty', source.empty),
    roles: Object.fromEntries(ROLES.map((role) => [role, grammar.class(role)])) as Record<Role, number>,
  };
}
