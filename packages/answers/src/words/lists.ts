/**
 * What answers to scale and choice questions are made of, in one language. All lists but `ordinals` are alternatives of patterns
 * over plain text (see `plain`).
 */
export interface Lists {
  /** Number words that are also articles, pronouns or adjectives. */
  ambiguous: string;
  /** Indefinite articles: a number after one is a rating ("a seven"). */
  articles: string;
  /** Articles and possessives, which say nothing about what follows. */
  determiners: string;
  /** Between two numbers, neither of which is the answer. */
  join: string;
  /** Between a number and the end of the scale: 8 of 10. */
  of: string;
  /** Before the ends of the scale: "on a scale of 1 to 10". */
  scale: string;
  /** After a number that counts something else, although they are common words. */
  units: string;
  /** After a number that rates: points, stars. */
  points: string;
  percent: string;
  /** After a number: a fraction that has no digits of its own. */
  halves: string;
  /** Between a number and its decimals. */
  decimal: string;
  /** Function words, and only those, after which a number counts, names or dates something: "we are 5", "since 3". */
  counting: string;
  /** Before a number: it is the answer's upper or lower limit, or close to it. */
  below: string;
  above: string;
  about: string;
  /** After a number. */
  or_less: string;
  or_more: string;
  or_so: string;
  /** Before an option or a number, like a negator: "anything but", "instead of". */
  excluded: string;
  /** Beside an option, which is then no longer so: "sold", "gone". */
  over: string;
  /** In an option, which is then named only as a whole: "every day", "no car". */
  amounts: string;
  /** After a position: "on your list", "that you named". */
  listed: string;
  /** Before an option, which is then not meant: "almost never". */
  almost: string;
  /** Between two options, the second of which is the lesser: "rather than", "over". */
  than: string;
  /** The option before it may be the lesser: "worse than". */
  worse: string;
  /** After a number: "10 would be too high". */
  too: string;
  /** About another time, at the beginning of what is said about now. */
  past: string;
  /** Not so, but if it were. */
  hypothetical: string;
  /** In such a condition: it is not so. */
  unreal: string;
  /** Conditions that are only a manner of speaking: "if I had to choose". */
  rhetorical: string;
  /** What somebody else thinks or does. */
  others: string;
  /** The speaker, in words that do not only say whose something is. */
  self: string;
  /** Not sure about what follows. */
  unsure: string;
  /** Begins something new: what is denied, past or supposed before it does not reach beyond. */
  turns: string;
  /** What follows replaces what was said before. */
  correction: string;
  /** Words for first to tenth, without their endings, then last. */
  ordinals: readonly string[];
  /** The one before the last. */
  penultimate: string;
  /** After or before a position: "the second one", "option 2". */
  places: string;
  /** All of the options, none of them, or no matter which. */
  undecided: string;
  yes: string;
  no: string;
  /** Around an answer: well, I think, please. */
  around: string;
  /** Too common to identify an option, in addition to function words. */
  common: string;
}
