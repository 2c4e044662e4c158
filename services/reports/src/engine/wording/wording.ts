import type { Corpus } from '../corpus.ts';
import type { Language } from '@insights/language';
import type { Kind } from '@insights/tagging';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

/** So many of so many participants. */
export interface Share {
  part: number;
  whole: number;
}

/** Where in the interviews it comes up: under which question of the guide, or beside what else, and for how many. */
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

/** Every fixed phrase of a report. Only what is given as `quote` stands in quotation marks. */
export interface Wording {
  listed(items: readonly string[]): string;
  /** A label inside a sentence. */
  inline(label: string): string;
  quoted(quote: string): string;
  theme(share: Share, statements: number, beside: readonly string[], acts: Record<Kind, number>): string;
  title: Record<Exclude<Kind, 'positive'>, (focus: string) => string>;
  /** The title of wishes of which each is about something else. */
  scattered: string;
  /** What a roadmap item rests on; `troubled` people have the trouble that a wish would end. */
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

/** The report speaks the interviews' language. */
export const wordingFor = ({ lexicon }: Pick<Corpus, 'lexicon'>): Wording => WORDINGS[lexicon.language];
