import type { Corpus } from '../corpus.ts';
import type { Language } from '@insights/language';
import type { Kind } from '@insights/tagging';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

/** `part` of `whole` participants. */
export interface Share {
  part: number;
  whole: number;
}

/** Where in the interviews a topic comes up, and for how many people: under a question of the guide (`asked`), or together with another topic. */
export interface Moment {
  topic: string;
  asked: boolean;
  count: number;
}

export interface Finding {
  focus: string;
  share: Share;
  statements: number;
  strong: boolean;
  moment: Moment | undefined;
  /** Verbatim. */
  quote: string | undefined;
}

export interface Remedy {
  quote: string;
  people: number;
}

export interface GroupTrait {
  topic: string;
  inside: Share;
  outside: Share;
}

/** Every fixed phrase of a report. Quotation marks are used for `quote` only, because it is verbatim. */
export interface Wording {
  listed(items: readonly string[]): string;
  /** A label as written inside a sentence. */
  inline(label: string): string;
  quoted(quote: string): string;
  theme(share: Share, statements: number, beside: readonly string[], acts: Record<Kind, number>): string;
  title: Record<Exclude<Kind, 'positive'>, (focus: string) => string>;
  /** The title of an item for wishes that have no topic in common. */
  scattered: string;
  /** The findings behind a roadmap item; `troubled` is the number of people whose trouble the wish would end. */
  finding(kind: Kind, finding: Finding, troubled: number): string;
  recommend: {
    problem(rank: number, finding: Finding, remedy: Remedy | undefined): string;
    worry(finding: Finding): string;
    wish(finding: Finding, troubled: number): string;
    division(label: string, pro: number, against: number, quote: string | undefined): string;
  };
  persona: {
    name(subject: string, stance: 'worry' | 'wish' | undefined): string;
    description(share: Share, acts: Record<Kind, number>, topics: readonly string[]): string;
    trait(trait: GroupTrait): string;
    manner(kind: 'worry' | 'wish', inside: Share, outsidePercent: number): string;
    talk(atLength: boolean, inside: number, outside: number): string;
  };
  summary: {
    empty: string;
    untagged(interviews: number): string;
    basis(interviews: number, statements: number, people: number): string;
    themes(themes: readonly { label: string; count: number }[]): string;
    problems(share: Share, focus: string, count: number): string;
    worries(people: number, focus: string | undefined): string;
    wishes(people: number, focus: string | undefined): string;
    division(label: string, pro: number, against: number): string;
    groups(count: number, largest: string, size: number, rest: number): string;
  };
}

const WORDINGS: Record<Language, Wording> = { en: english, de: german, fr: french, es: spanish };

/** The report is written in the interviews' language. */
export const wordingFor = ({ lexicon }: Pick<Corpus, 'lexicon'>): Wording => WORDINGS[lexicon.language];
