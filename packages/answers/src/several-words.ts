import type { Language } from '@insights/language';
import { wordPattern } from './text.ts';

/** The words of answers that choose several options. */
export interface SeveralWords {
  /** All of the options, wherever it stands. */
  readonly all: RegExp;
  /** The same, where nothing else is said in the clause. */
  readonly bare_all: RegExp;
  /** All that was not named. */
  readonly rest: RegExp;
  /** Two of them, which are all where there are two. */
  readonly both: RegExp;
  /** "All three": a number follows. */
  readonly all_of: RegExp;
  /** Before `all`: it is not so. */
  readonly not_all: RegExp;
  /** None of the options, wherever it stands. */
  readonly none: RegExp;
  /** The same, where nothing else is said in the clause. */
  readonly bare_none: RegExp;
  /** Leaves open which: no matter which, or one that is named is given up or found bad. */
  readonly open: RegExp;
  /** Before an option: it may be so. */
  readonly maybe: RegExp;
  readonly or: RegExp;
  readonly and: RegExp;
  /** What follows is added to what was said before. */
  readonly also: RegExp;
  /** May begin a correction, or just go on. */
  readonly softly: RegExp;
  /** After "all". */
  readonly except: RegExp;
  readonly only: RegExp;
  /** "That's all" chooses nothing. */
  readonly done: RegExp;
  /** After an option: something is said of it. */
  readonly is: RegExp;
  /** What follows is not denied. */
  readonly not_only: RegExp;
}

const WORDS: Record<Language, Record<keyof SeveralWords, string>> = {
  en: {
    all: 'all of (?:them|these|those|the above|it)|all the above|every (?:single )?one of (?:them|these|those)|the (?:whole )?lot|them all|(?:use|have|do|like|need|want|tried) all|all (?:the )?options|each of (?:them|these|those)',
    bare_all: 'all|everything|every one|every single one|all of it',
    rest: '(?:everything|all|anything|the) (?:else|others|other ones|rest|remaining)|all the (?:others|rest)|the (?:others|rest)',
    both: 'both(?: of (?:them|these|those))?',
    all_of: 'all(?: of)?(?: the| of the)?',
    not_all: '(?:not|almost|nearly|hardly|practically)(?: quite)?',
    none: "(?:none|not one|neither)(?: at all)? of (?:them|these|those|the above|it)|(?:don't|dont|do not|haven't|have not|never|didn't|did not)(?: \\p{L}+)? any(?: of (?:them|these|those|the above|it))?|not any of (?:them|these|those)",
    bare_none: 'none|none at all|nothing|nothing at all|neither|none of it|not a single one|not one|neither one',
    open: "(?:have|need|want|better|should|would|i'd|must|let me|you'd|you'll|you) (?:to )?ask|ask (?:my|him|her|them)|either|whichever|whatever|any of (?:them|these|those)|any one|anything|a mix|a mixture|varies|it varies|some of (?:them|these|those)|most of (?:them|these|those)|one of (?:them|these|those)|two of (?:them|these|those)|a few of (?:them|these|those)|don't mind|don't care|fail\\p{L}*|useless|hates?|hated|annoy\\p{L}*|scratch|forget|instead|something else|some others?|a few (?:others|more)|(?:a )?(?:few|couple|some) of (?:those|these|them)|and so on|etc",
    maybe: 'maybe|perhaps|possibly|might|could|might be|could be|not sure about|i wonder about|potentially',
    or: 'or',
    and: 'and|plus|n',
    also: 'also|too|as well|additionally|in addition|on top|forgot|add|another one',
    except:
      '(?:except|but|apart|aside|other|besides|minus|bar|excluding|without)(?: for| from| than)?(?: not)?|not|just not',
    only: 'only|just|solely',
    done: "nothing (?:else|more)|no others?|(?:that's|thats|that is|that was|that'd be|it's|is) (?:it|all|everything)(?: i \\p{L}+(?: \\p{L}+)?)?",
    is: "is|isn't|are|was|were|has|had|belongs?",
    not_only: 'not (?:only|just|merely)',
    softly: "actually|better|wait|hang on|hold on|let's say|put(?: me)? down|write|call it|rather|more like",
  },
  de: {
    all: 'alle(?:s)? (?:davon|von denen|genannten|zusammen|miteinander)|alle (?:optionen|antworten)|jede[sr]? davon|samtliche\\p{L}*|das alles|(?:ich|wir) \\p{L}+ (?:sie )?alle',
    bare_all: 'alle|alles|allesamt|alle zusammen',
    rest: 'alles andere|alle anderen|der rest|die anderen|die restlichen|alles ubrige|den rest|das andere',
    both: 'beiden?|beides|alle beide',
    all_of: 'alle',
    not_all: '(?:nicht|fast|beinahe|kaum)(?: ganz)?',
    none: 'keine?[srnm]? (?:davon|von (?:denen|diesen|beiden)|der (?:genannten|optionen|beiden))|nichts (?:davon|von (?:dem|alledem|all dem))|nicht ein\\p{L}* davon|(?:gar )?nix davon',
    bare_none:
      'keine?[srnm]?|keines|keins|gar keine?[srnm]?|nichts|gar nichts|uberhaupt nichts|uberhaupt keine?[srnm]?|(?:gar )?nix|weder noch|nirgends',
    open: 'fragen|frag\\p{L}*|irgendein\\p{L}*|irgendwas|egal|ganz egal|gemischt|mal so mal so|einige davon|manche davon|eine?[srnm]? davon|ein paar davon|zwei davon|die meisten|je nachdem|ist mir gleich|nutzlos|sinnlos|nerv\\p{L}*|hasse|gescheitert|vergessen sie|streichen|noch (?:was|etwas|andere\\p{L}*)|und so weiter|usw|paar davon',
    maybe: 'vielleicht|moglicherweise|eventuell|unter umstanden|konnte\\p{L}* (?:auch )?sein|womoglich',
    or: 'oder|beziehungsweise|bzw',
    and: 'und|sowie|plus',
    also: 'auch|noch|dazu|zusatzlich|ausserdem|ebenfalls|vergessen|erganze\\p{L}*',
    except:
      'ausser|bis auf|ausgenommen|ohne|nur nicht|bloss nicht|abgesehen von|mit ausnahme (?:von|des|der)|aber nicht|nicht',
    only: 'nur|bloss|lediglich|ausschliesslich|allein',
    done: "(?:das|dies) (?:war|ist|war's|wars|ist's|waren) (?:es |dann )?(?:alles|alle)|mehr nicht|sonst nichts",
    is: 'ist|is|sind|war|waren|hat|hatte|gehort|gehoren',
    not_only: 'nicht (?:nur|bloß|bloss|lediglich|allein)',
    softly:
      'eher|besser|doch eher|doch lieber|sagen wir|warte|warten sie|moment mal|schreib|schreiben sie|nehmen wir|vielmehr',
  },
  fr: {
    all: "tous ceux-la|tous ceux la|toutes celles-la|toutes celles la|toutes les (?:options|reponses)|tous les (?:choix|moyens)|chacun\\p{L}* (?:d'eux|d'elles|d'entre eux|d'entre elles)|les \\p{L}+ tou(?:te)?s|l'ensemble|tout ca|tout cela",
    bare_all: 'tous|toutes|tout|la totalite|tous a la fois',
    rest: "(?:tout )?le reste|(?:tou(?:te)?s )?les autres|l'autre",
    both: 'les deux|tous les deux|toutes les deux',
    all_of: '(?:tous |toutes )?les',
    not_all: '(?:pas|presque|quasiment|quasi)(?: tout a fait)?',
    none: "aucune? (?:d'eux|d'elles|d'entre eux|d'entre elles|des (?:deux|trois|quatre|options|reponses)|de ceux-la|de ceux la|de celles-la|de celles la|de ces \\p{L}+)|ni l'un ni l'autre|ni l'une ni l'autre|rien de (?:tout )?(?:ca|cela)",
    bare_none: "aucune?|rien|rien du tout|pas une?|aucune? des \\p{L}+|ni l'un ni l'autre",
    open: "demand\\p{L}+|n'importe|peu importe|ca m'est egal|l'un d'eux|l'une d'elles|certaine?s|quelques-une?s|quelques une?s|la plupart|un melange|l'un ou l'autre|l'une ou l'autre|selon|inutiles?|deteste|enerv\\p{L}*|echou\\p{L}*|oubliez|autre chose|d'autres|et cetera|etc|quelques",
    maybe: 'peut-etre|peut etre|eventuellement|possiblement|pourrait',
    or: 'ou|ou bien|soit',
    and: 'et|plus',
    also: "aussi|egalement|en plus|ainsi que|j'ajoute|oublie|j'oubliais",
    except: "sauf|excepte|a part|hormis|a l'exception d[eu]|moins|sans|mais pas|pas",
    only: 'seulement|juste|uniquement|rien que|exclusivement',
    done: "(?:c'est|voila|ce sera|c'etait) tout|rien d'autre",
    is: "est|sont|etait|etaient|c'est|appartien\\p{L}+",
    not_only: 'pas (?:seulement|uniquement|que)',
    softly: 'plutot|en fait|disons|attendez|attends|enfin|mettez|notez|ecrivez|mieux vaut',
  },
  es: {
    all: 'tod[oa]s (?:ell[oa]s|es[oa]s|est[oa]s|las (?:opciones|anteriores)|los (?:anteriores|medios))|tod[oa]s las opciones|cada un[oa] de (?:ell[oa]s|l[oa]s)|l[oa]s \\p{L}+ tod[oa]s|todo eso|todo lo anterior',
    bare_all: 'tod[oa]s?|de todo',
    rest: '(?:todo )?lo demas|(?:tod[oa]s )?l[oa]s demas|el resto|(?:tod[oa]s )?l[oa]s otr[oa]s',
    both: 'amb[oa]s|l[oa]s dos',
    all_of: '(?:tod[oa]s )?l[oa]s',
    not_all: '(?:no|casi)(?: del todo)?',
    none: 'ningun[oa]? de (?:ell[oa]s|es[oa]s|est[oa]s|l[oa]s (?:dos|tres|cuatro|anteriores|opciones))|ni un[oa] ni otr[oa]|nada de (?:eso|ello|lo anterior)',
    bare_none: 'ningun[oa]?|nada|nada de nada|ningun[oa] de los \\p{L}+|ni un[oa] ni otr[oa]',
    open: 'pregunt\\p{L}+|cualquiera|da igual|me da igual|da lo mismo|algun[oa]s?(?: de (?:ell[oa]s|l[oa]s))?|la mayoria|una mezcla|un[oa] de (?:ell[oa]s|es[oa]s)|segun|un[oa] u otr[oa]|inutil\\p{L}*|odio|molest\\p{L}*|fracas\\p{L}*|olvid[ae]\\p{L}*|algo mas|otra cosa|etcetera|etc|un[oa]s? cuant[oa]s?',
    maybe: 'quizas?|tal vez|a lo mejor|puede que|posiblemente|puede ser',
    or: 'o|u|o bien',
    and: 'y|e|mas',
    also: 'tambien|ademas|asimismo|igualmente|anado|olvidaba|olvide|me falto',
    except: 'menos|excepto|salvo|a excepcion de|quitando|sin|pero no|no',
    only: 'solo|solamente|unicamente|nada mas que|exclusivamente',
    done: '(?:eso|esto|y ya) (?:es|seria|era) todo|es todo|y ya|nada mas',
    is: 'es|son|era|eran|esta|estan|pertenecen?',
    not_only: 'no s[oó]l(?:o|amente)',
    softly: 'mejor|en realidad|mas bien|digamos|espera|espere|ponga|pon|apunte|anote',
  },
};

const compiled = new Map<Language, SeveralWords>();

/** The words of a language, compiled at the first use. */
export function severalWordsOf(language: Language): SeveralWords {
  const known =
    compiled.get(language) ??
    (Object.fromEntries(
      Object.entries(WORDS[language]).map(([name, source]) => [name, wordPattern(source)]),
    ) as unknown as SeveralWords);
  compiled.set(language, known);
  return known;
}
