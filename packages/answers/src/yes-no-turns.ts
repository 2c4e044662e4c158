import { type Said, endingAt } from './said.ts';
import { has, wordPattern } from './text.ts';

/** Words for what is bad or not liked, in all languages: whoever denies them says neither yes nor no. */
const BAD =
  'bad|shabby|terrible|awful|schlecht|ubel|verkehrt|schlimm|mal|mauvaise?|nulle?|moche|deplait|mal[oa]s?|disgusta|fe[oa]';
const LITOTES = wordPattern(
  `(?:not|isn't|wasn't|aren't|nicht|pas|no|n'est pas) (?:\\p{L}+ ){0,2}(?:${BAD})|nada mal|can't complain|kann nicht klagen|no me quejo|je ne me plains pas`,
);
const BAD_WORD = wordPattern(BAD);
/** Sayings with a yes or no in them. */
const SAYINGS = wordPattern(
  'never say never|you never know|sag (?:niemals nie|nie niemals|nie nie)|man weiss (?:ja )?nie|(?:il )?(?:ne )?(?:faut )?jamais dire jamais|on ne sait jamais|nunca digas nunca|nunca se sabe',
);

/** The clauses of an answer without those that only seem to deny: "not bad", "never say never". */
export const withoutTurns = (clauses: readonly string[], asked: string): string[] =>
  clauses.map((clause) => {
    const rest = clause.replaceAll(SAYINGS, ' ');
    const isTurn = rest !== clause || (has(LITOTES, rest) && !has(BAD_WORD, asked));
    return isTurn ? '' : clause;
  });

/** It happened after all, or with an exception. */
const ONCE = wordPattern(
  'once|twice|one time|except|einmal|zweimal|ein mal|ausser|bis auf|une fois|deux fois|sauf|una vez|dos veces|salvo|excepto|menos una vez',
);
const LASTED = wordPattern("until|till|up to|bis|jusqu'\\p{L}+|jusque|hasta");
const WAS = wordPattern(
  "i had|we had|had|was|were|did|(?:hatten?|waren?|machten?|fuhren?)|(?:j'|j'en |on )?(?:avais|avait|avions|etais|etait|etions)|tenia|teniamos|tuve|tuvimos|era|estaba|hacia",
);
const FORMERLY = wordPattern(
  'used to|formerly|previously|before|in the past|fruher|damals|einst|avant|autrefois|auparavant|antes|anteriormente|en el pasado',
);
const SOLD = wordPattern(
  "(?:i |we )?sold (?:it|mine|ours)|(?:hab\\p{L}* )?(?:ihn|sie|es|meins) verkauft|verkauft|(?:je l'ai |on l'a )?vendue?|(?:lo |la )?vendi(?:mos|do)?",
);
const MAX_WORDS_OF_FORMER = 4;

/** "Never: it did once", to a question whether it ever was so. */
export const hasException = (clauses: readonly string[], { words }: Said): boolean =>
  clauses.some(
    (clause) => has(ONCE, clause) && !has(words.negators, clause.replace(/^.*?(?=ausser|except|sauf|salvo)/u, '')),
  );

/** "Yes, had one until May", "yes, I used to": it is over, to a question about now. */
export const isOfThenOnly = (clauses: readonly string[]): boolean =>
  clauses.some((clause) => {
    const spoken = clause.split(' ');
    const isShort = spoken.length <= MAX_WORDS_OF_FORMER;
    return (
      (has(LASTED, clause) && has(WAS, clause)) || has(SOLD, clause) || (isShort && endingAt(FORMERLY, spoken) >= 0)
    );
  });
