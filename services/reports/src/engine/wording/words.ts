/** `part` of `whole` participants. */
export interface Share {
  part: number;
  whole: number;
  /** Id of the participant if there is only one. */
  who: string | null;
}

/** What a claim says people do. `fact`: they speak of it without a stance. */
export type ClaimKind = 'problem' | 'worry' | 'wish' | 'praise' | 'workaround' | 'fact';

export interface Quoted {
  /** Id of the participant. */
  who: string;
  /** Verbatim. */
  quote: string;
}

/** A subject about which participants disagree, and how many take each side. */
export interface Divided {
  subject: string;
  positive: number;
  negative: number;
}

/** What the report rests on. */
export interface Basis {
  interviews: number;
  participants: number;
  statements: number;
}

export interface MethodFacts {
  /** Sentences with less confidence support nothing. */
  confident: number;
  /** Sentences that support nothing. */
  unused: number;
  leastSupport: number;
}

export interface LimitFacts {
  participants: number;
  isSmall: boolean;
  excluded: number;
  /** Interviews in languages without full support. */
  partial: number;
}

/** The wording of claims. Each is a sentence without its final full stop. */
export interface ClaimWording {
  /** "5 of 14 participants complain about the weekly export". */
  about(kind: ClaimKind, subject: string, share: Share): string;
  /** "2 of 14 participants describe problems that involve the export": several people, and the subject is not what they judge. */
  involving(kind: ClaimKind, subject: string, share: Share): string;
  /** "P3 complains", when the subject cannot be named. */
  alone(kind: ClaimKind, share: Share): string;
  /** "The weekly export loses columns, according to 3 of 14 participants". The clause stands without its context. */
  stated(clause: string, share: Share): string;
  /** "3 of 14 participants say that they lose an hour"; null where the language does not allow it without inflection. */
  reported(clause: string, share: Share): string | null;
  /** "2 of 14 participants complain about the export: “…” (P3)". */
  forExample(claim: string, quoted: Quoted): string;
  /** "Participants disagree about the canteen: 2 speak well of it, 3 complain". */
  divided(divided: Divided): string;
  /** "The reason that P3 gives: “…”". */
  reason(quoted: Quoted): string;
  /** One side of a contradiction: "3 of 14 participants speak well of the weekly export". */
  side(isPositive: boolean, subject: string, share: Share): string;
  /** What one participant says: "P3 says: “…”". */
  says(quoted: Quoted): string;
}

export interface RoadmapWording {
  /** Titles say what to do. */
  fix(subject: string): string;
  settle(subject: string): string;
  /** "Raised by 3 of 14 participants, in strong words; 1 says the opposite". */
  raised(share: Share, isStrong: boolean, against: number): string;
  involving(kind: ClaimKind, subject: string): string;
  answer(subject: string): string;
  decide(subject: string): string;
  /** Titles of what a single participant raises. */
  fixSingle(quoted: Quoted): string;
  answerSingle(quoted: Quoted): string;
  decideSingle(quoted: Quoted): string;
  /** What would end with the problem, or what the wish would bring: "What solving it would end – P3: “…”". */
  effect(quoted: Quoted, isGain: boolean): string;
  /** "Comes after: …". */
  after(titles: readonly string[]): string;
  /** A recommendation: what to do, and how many raise it. */
  recommend(title: string, share: Share): string;
  remedy(quoted: Quoted, isWish: boolean): string;
  explore(divided: Divided): string;
}

export interface SummaryWording {
  empty: string;
  unusable(interviews: number): string;
  basis(basis: Basis): string;
  nothingShared: string;
  raisedMost(themes: readonly { label: string; count: number }[], participants: number): string;
  divided(subjects: readonly Divided[]): string;
  first(title: string): string;
  left(excluded: number, partial: number): string;
  caution(participants: number): string;
}

/** Every fixed phrase of findings, roadmap, summary and method. Quotation marks enclose verbatim text only. */
export interface Wording {
  /** "a, b and c". */
  listed(items: readonly string[]): string;
  quoted(quote: string): string;
  claim: ClaimWording;
  roadmap: RoadmapWording;
  summary: SummaryWording;
  steps(facts: MethodFacts): string[];
  limits(facts: LimitFacts): string[];
}
