import { negatorsOf, stopWordsOf } from '@insights/language';
import type { Language } from '@insights/language';

import type { Habits } from '../line.ts';
import type { StatementKind } from '../types.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';
import { MEASURES, STANCES } from './stances.ts';

/** What the interviewer asked for. */
export const ASKED_KINDS = ['wish', 'worry', 'praise', 'problem', 'cause', 'consequence', 'workaround'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** A sign of a kind: pattern source and how sure it is, 0..1. */
export interface CueSource {
  kind: Exclude<StatementKind, 'fact' | 'aside'>;
  weight: number;
  source: string;
  /** `own`: the pattern holds its negation itself. `flip`: a negation turns it into the opposite evaluation. Default: a negation cancels it. */
  negation?: 'own' | 'flip';
  /** The sign is a verb; the same word as a noun is none. */
  isVerb?: boolean;
  /** The sign is itself a question: "what if". */
  isQuestion?: boolean;
  /** Where people discuss a plan the sign only proposes: "it should be round". */
  isProposal?: boolean;
}

/** The rules of one language as its file writes them. `{NAME}` in a source stands for the macro of that name. */
export interface Source {
  language: Language;
  macros: Record<string, string>;
  fillers: string;
  filling: string;
  spellings: Record<string, string>;
  /** Two words that patterns know as one. */
  contractions?: Record<string, string>;
  /** Phrases that look like a sign and are none; they are removed before signs are looked for. */
  masks: string;
  cues: readonly CueSource[];
  /** Words between two clauses the second of which prevails. */
  contrast: string;
  /** Words that open a clause which yields to the other one. */
  concession: string;
  /** Words that open a clause which gives the cause. */
  because: string;
  /** Expressions after which the cause comes first: "that's why". */
  therefore: string;
  /** Words that may stand before a cause that opens a sentence. */
  opening: string;
  /** A denial that opens an answer, or "no" before a noun. */
  denial: string;
  /** The condition or the assumption in which a clause stands. */
  hypothetical: string;
  /** Modal verbs before a sign which say that it is not so, or not known to be. */
  modal: string;
  /** Somebody else says, thinks or feels. */
  reported: string;
  /** It was so and is no more. */
  former: string;
  /** Says that there is none of something, up to the end of the clause. */
  absent?: string;
  /** Denies or doubts what follows in its clause. */
  denying?: string;
  /** Asks, by word order. */
  asking?: string;
  /** How sentences that were broken off are known; absent where they are not looked for. */
  sentences?: {
    /** Words that no sentence ends with, and words that none ends with unless a full stop follows. */
    unfinished: string;
    linking: string;
    /** A whole sentence of a subject and a verb that needs more. */
    bare: string;
    /** Finite forms that are no full verbs. */
    finite: string;
  };
  irony: string;
  intensifiers: string;
  negators: string;
  /** After a negator, keeps the sign: "not only". */
  unnegated: string;
  /** Short sentences that only keep the conversation going. */
  courtesy: string;
  /** As `courtesy`, anywhere in a sentence. */
  small_talk: string;
  /** The participant turns to another subject: the whole turn supports nothing. */
  deflection: string;
  refusal: string;
  administrative: string;
  order: string;
  yes_no: string;
  /** Words of `yes_no` that confirm. */
  affirmations: string;
  question: string;
  /** Questions that only ask for more about the same. */
  probe: string;
  asked: Record<AskedKind, string>;
  /** Nouns too general to be a theme. */
  general: string;
  /** Words between which a stretch of speech without punctuation may be cut: first word of a clause. */
  clause_openers: string;
  /** Pronouns with which a clause begins. */
  subjects: string;
  /** Articles and other words that open a noun phrase. */
  determiners: string;
  /** Forms of "I" and "we" as a subject. */
  speakers: string;
  /** Words of the first and second person, and contractions: somebody speaks. */
  own: string;
  /** Words at the start of a sentence that a quote in a summary can do without. */
  leading: string;
}

export interface Cue {
  kind: CueSource['kind'];
  weight: number;
  pattern: RegExp;
  negation: 'own' | 'flip' | 'cancel';
  isVerb: boolean;
  isQuestion: boolean;
  isProposal: boolean;
}

/** How sentences that were broken off are known. */
export interface Sentences {
  unfinished: ReadonlySet<string>;
  linking: ReadonlySet<string>;
  bare: RegExp;
  finite: ReadonlySet<string>;
}

export interface Lexicon {
  language: Language;
  habits: Habits;
  stop: ReadonlySet<string>;
  general: ReadonlySet<string>;
  negators: ReadonlySet<string>;
  intensifiers: ReadonlySet<string>;
  clauseOpeners: ReadonlySet<string>;
  subjects: ReadonlySet<string>;
  yesNo: ReadonlySet<string>;
  affirmations: ReadonlySet<string>;
  determiners: ReadonlySet<string>;
  own: ReadonlySet<string>;
  speakers: ReadonlySet<string>;
  cues: readonly Cue[];
  masks: RegExp;
  contrast: RegExp;
  concession: RegExp;
  because: RegExp;
  stance: RegExp;
  measure: RegExp;
  therefore: RegExp;
  /** The beginning of a line up to a cause that opens it. */
  opening: RegExp;
  denial: RegExp;
  hypothetical: RegExp;
  modal: RegExp;
  reported: RegExp;
  former: RegExp;
  absent: RegExp;
  denying: RegExp;
  asking: RegExp;
  sentences: Sentences | null;
  irony: RegExp;
  unnegated: RegExp;
  courtesy: RegExp;
  smallTalk: RegExp;
  deflection: RegExp;
  refusal: RegExp;
  administrative: RegExp;
  order: RegExp;
  question: RegExp;
  probe: RegExp;
  asked: Record<AskedKind, RegExp>;
  leading: RegExp;
}

const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

/** Replaces macros until none is left; a macro may contain others that are defined before it. */
function expanded(source: string, macros: Record<string, string>): string {
  let text = source.replaceAll(/\s*\n\s*/g, '');
  for (let round = 0; round < 4 && text.includes('{'); round++)
    text = text.replaceAll(/\{([A-Z_]+)\}/g, (_whole, name: string) => {
      const macro = macros[name];
      if (macro === undefined) throw new Error(`unknown macro ${name}`);
      return macro.replaceAll(/\s*\n\s*/g, '');
    });
  return text;
}

/** In a line, every word has a space before and after it. */
function lineParts(source: Source) {
  const within = (text: string): RegExp => new RegExp(`(?<= )(?:${expanded(text, source.macros)})(?= )`, 'gu');
  const whole = (text: string): RegExp =>
    new RegExp(`^(?: [,.!?—])*(?: (?:${expanded(text, source.macros)})(?: [,.!?—])*){1,4} $`, 'u');
  return { within, whole };
}

/** Matches nothing. */
const NEVER = '(?!)';

const sentencesOf = ({ unfinished, linking, bare, finite }: NonNullable<Source['sentences']>): Sentences => ({
  unfinished: wordSet(unfinished),
  linking: wordSet(linking),
  bare: new RegExp(bare, 'u'),
  finite: wordSet(finite),
});

export function build(source: Source): Lexicon {
  const { within, whole } = lineParts(source);
  const asked = Object.fromEntries(ASKED_KINDS.map((kind) => [kind, within(source.asked[kind])])) as Record<
    AskedKind,
    RegExp
  >;
  return {
    language: source.language,
    habits: {
      fillers: wordSet(source.fillers),
      filling: within(source.filling),
      spellings: new Map(Object.entries(source.spellings)),
      contractions: new Map(Object.entries(source.contractions ?? {})),
    },
    stop: new Set([...stopWordsOf(source.language), ...wordSet(source.fillers)]),
    general: wordSet(source.general),
    negators: new Set([...negatorsOf(source.language), ...wordSet(source.negators)]),
    intensifiers: wordSet(source.intensifiers),
    clauseOpeners: wordSet(source.clause_openers),
    subjects: wordSet(source.subjects),
    yesNo: wordSet(source.yes_no),
    affirmations: wordSet(source.affirmations),
    determiners: wordSet(source.determiners),
    own: wordSet(source.own),
    speakers: wordSet(source.speakers),
    cues: source.cues.map(
      ({ kind, weight, source: text, negation, isVerb = false, isQuestion = false, isProposal = false }): Cue => ({
        kind,
        weight,
        pattern: within(text),
        negation: negation ?? 'cancel',
        isVerb,
        isQuestion,
        isProposal,
      }),
    ),
    masks: within(source.masks),
    contrast: within(source.contrast),
    concession: within(source.concession),
    because: within(source.because),
    stance: within(STANCES[source.language]),
    measure: within(MEASURES[source.language]),
    therefore: within(source.therefore),
    opening: new RegExp(`^(?: (?:${expanded(source.opening, source.macros)}|[,.—]))* $`, 'u'),
    denial: new RegExp(`(?<= )(?:${expanded(source.denial, source.macros)})(?= )`, 'u'),
    hypothetical: within(source.hypothetical),
    modal: within(source.modal),
    reported: within(source.reported),
    former: within(source.former),
    absent: within(source.absent ?? NEVER),
    denying: within(source.denying ?? NEVER),
    asking: within(source.asking ?? NEVER),
    sentences: source.sentences === undefined ? null : sentencesOf(source.sentences),
    irony: within(source.irony),
    unnegated: within(source.unnegated),
    courtesy: whole(source.courtesy),
    smallTalk: within(source.small_talk),
    deflection: within(source.deflection),
    refusal: whole(source.refusal),
    administrative: within(source.administrative),
    order: within(source.order),
    question: within(source.question),
    probe: within(source.probe),
    asked,
    leading: new RegExp(`^(?:(?:${expanded(source.leading, source.macros)})(?![\\p{L}\\p{N}'’-])[\\s,.…—-]*)+`, 'iu'),
  };
}

const lexicons: Partial<Record<Language, Lexicon>> = {};
const SOURCES: Record<Language, Source> = { en: english, de: german, fr: french, es: spanish };

/** Built at the first use in a thread. */
export const lexiconOf = (language: Language): Lexicon => (lexicons[language] ??= build(SOURCES[language]));
