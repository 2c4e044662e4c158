/** The closed word classes by which facts are recognised, in lower case. */
export interface Grammar {
  /** Forms of the verbs that state facts, with the form under which they are compared. */
  readonly verbs: ReadonlyMap<string, string>;
  /** Verbs (as compared) of which a subject has one object at a time: two objects contradict each other. */
  readonly single: ReadonlySet<string>;
  /** Forms of "to be", which participles follow. */
  readonly being: ReadonlySet<string>;
  /** Participles that form a verb with a form of "to be": located, owned. */
  readonly participles: ReadonlySet<string>;
  /** Prepositions that belong to a verb or a participle: "belongs to", "owned by". */
  readonly particles: ReadonlySet<string>;
  /** Articles and the like. They begin a noun phrase and are left out of comparisons. */
  readonly determiners: ReadonlySet<string>;
  /** My, our: what they refer to depends on who speaks. */
  readonly ownDeterminers: ReadonlySet<string>;
  /** I, we. */
  readonly speakers: ReadonlySet<string>;
  /** Forms of these verbs that need no pronoun. */
  readonly ownForms: ReadonlySet<string>;
  /** Verbs (as compared) that state a fact about the person who speaks; `numbered` ones only with a number. */
  readonly speakerVerbs: ReadonlySet<string>;
  readonly numberedVerbs: ReadonlySet<string>;
  /** Words that no subject contains: pronouns, question words, conjunctions, auxiliaries. */
  readonly notInSubject: ReadonlySet<string>;
  /** Nouns that name nothing by themselves: point, idea. */
  readonly vague: ReadonlySet<string>;
  /** This, these: what they refer to depends on the moment. */
  readonly pointing: ReadonlySet<string>;
  /** Words that begin a relative clause: without it, a short object says too little. */
  readonly relatives: ReadonlySet<string>;
  /** Words, as compared, after which the verb is no statement of a fact: "have to". */
  readonly notFacts: ReadonlySet<string>;
  /** Prepositions that a subject may contain. */
  readonly inSubject: ReadonlySet<string>;
  readonly negators: ReadonlySet<string>;
  /** Adverbs between a verb and its object that change nothing. */
  readonly adverbs: ReadonlySet<string>;
  /** Words at the beginning of a sentence that say nothing. */
  readonly openers: ReadonlySet<string>;
  /** Openings that make a claim an opinion: "i think". Longest first. */
  readonly opinions: readonly string[];
  /** A clause ends before these. */
  readonly clauseEnds: ReadonlySet<string>;
  /** First words of an object that make it no fact: "what", "going", "like". */
  readonly notInObject: ReadonlySet<string>;
  /** Words that make a sentence no fact wherever they stand: maybe, would. */
  readonly uncertain: ReadonlySet<string>;
  /** Nouns whose value is one at a time: status, deadline. */
  readonly attributes: ReadonlySet<string>;
  /** Words of opposite meaning, in pairs. */
  readonly opposites: readonly (readonly [string, string])[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly months: readonly string[];
  /** Words before a date from which something is so, and until which it is. */
  readonly since: ReadonlySet<string>;
  readonly until: ReadonlySet<string>;
}
