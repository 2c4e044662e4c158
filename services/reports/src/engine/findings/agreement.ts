import { tokensOf } from '@insights/language';
import type { Language } from '@insights/language';

import { compare } from '../corpus/content-order.ts';
import { participantsOf } from '../corpus/said.ts';
import type { Said } from '../corpus/said.ts';
import { clauseOf, contentTerms, isNegative } from './clause.ts';
import type { Clause } from './clause.ts';

/** A clause, and the statements that say the same. */
export interface Agreement {
  clause: Clause;
  said: Said[];
}

/** Only the shortest clauses can be contained in other statements, so no more are compared. */
const MOST_CLAUSES = 24;

interface Content {
  said: Said;
  terms: ReadonlySet<string>;
  isNegated: boolean;
  numbers: string;
}

/**
 * The clause that most participants agree on: every content word of it, its numbers and its negation are in what each of
 * them says. Null if nobody's sentence can stand in a claim.
 */
export function agreementOn(said: readonly Said[], language: Language): Agreement | null {
  const [only] = said;
  if (only !== undefined && said.length === 1) {
    const clause = clauseOf(only, language);
    return clause === null ? null : { clause, said: [only] };
  }
  const contents = said.map((each) => contentOf(each, language));
  const candidates = contents
    .flatMap((content) => {
      const clause = clauseOf(content.said, language);
      return clause === null ? [] : [{ clause, content }];
    })
    .toSorted(
      (a, b) =>
        a.clause.terms.size - b.clause.terms.size ||
        b.content.said.statement.confidence - a.content.said.statement.confidence ||
        compare(a.clause.text, b.clause.text),
    )
    .slice(0, MOST_CLAUSES)
    .map(({ clause, content }) => {
      const same = contents
        .filter((other) => other === content || saysAllOf(clause, content, other))
        .map((other) => other.said);
      return {
        clause,
        said: [content.said, ...same.filter((each) => each !== content.said)],
        people: participantsOf(same).size,
      };
    });
  const [best] = candidates.toSorted(
    (a, b) => b.people - a.people || b.clause.terms.size - a.clause.terms.size || compare(a.clause.text, b.clause.text),
  );
  return best === undefined ? null : { clause: best.clause, said: best.said };
}

function contentOf(said: Said, language: Language): Content {
  const tokens = tokensOf(said.statement.text);
  const numbers = tokens.filter(({ word }) => /\d/.test(word)).map(({ word }) => word);
  return {
    said,
    terms: contentTerms(tokens, language),
    isNegated: isNegative(tokens, language),
    numbers: numbers.join(' '),
  };
}

const saysAllOf = (clause: Clause, { numbers }: Content, other: Content): boolean =>
  clause.isNegated === other.isNegated &&
  (numbers === '' || numbers === other.numbers) &&
  [...clause.terms].every((term) => other.terms.has(term));
