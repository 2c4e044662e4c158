import { type Language, stemOf } from '@insights/language';
import { contentOf } from './candidates.ts';
import { CONDITION, type Said, saidIn, withoutFillers, wordsIn } from './said.ts';
import { spelledNumber } from './number-words.ts';
import { hasException, isOfThenOnly, withoutTurns } from './yes-no-turns.ts';
import { has, isWhole, plain, plainWordsOf, wordPattern } from './text.ts';

type Verdict = 'yes' | 'no';
type YesNoAnswer =
  | { kind: 'value'; value: Verdict; precision: 'exact' }
  | { kind: 'several'; values: Verdict[] }
  | { kind: 'none' };

interface YesNoWords {
  /** What participants see. */
  readonly shown: readonly [yes: string, no: string];
  /** At the beginning of a clause. */
  readonly yes: RegExp;
  readonly no: RegExp;
  /** Of those, the ones that answer only where the clause says no more: "always", "nothing". */
  readonly weak: RegExp;
  /** Contradicts what was asked: yes, unless the question denies something itself. */
  readonly contrary: RegExp;
  /** An answer about then, which says nothing about now: "I was". */
  readonly former: RegExp;
  /** May begin a correction, or just go on. */
  readonly restart: RegExp;
  /** It is over. */
  readonly ended: RegExp;
  /** Neither yes nor no. */
  readonly open: RegExp;
  /** The speaker, in a statement that repeats the question. */
  readonly speaker: RegExp;
}

const WORDS: Record<Language, YesNoWords> = {
  en: {
    shown: ['Yes', 'No'],
    yes: wordPattern(
      "(?:sure|always) (?:do|did|am|have|has|will|can|would|was)|'?course|ofc|obvs|obviously|naturally|deff?o|def|totes|uh huh|mhm|mm hm+|you betcha|yes+ir|spot on|go ahead|fine by me|why not|be my guest|happy to|feel free|guilty|that'?s (?:right|correct|true)|(?:once|twice|(?:two|three|four|five|several|many|plenty of|loads of|lots of|a couple of|a few|countless) times)(?: or (?:twice|\\p{L}+ times))?|more than once|every (?:other|second|single) (?:day|week|month|year|time|night|weekend)|(?:he|she|they|it|you|that|there) (?:did|does|do|has|have|is|are|was|were|can|could|will|would)(?= *$| (?:yes|yeah|yep|indeed|actually|too|thanks|mostly|definitely)(?!\\p{L}))|(?:two|three|four|several|both) of (?:them|those)|yes|y|hell yes|oh yes|yeah|yea|yep|yup|ya|aye|sure|absolutely|definitely|of course|certainly|indeed|totally|correct|right|true|exactly|affirmative|always|i do|i did|i have|i am|i was|i would|i can|i could|i will|we do|we did|we have|we are|there is|there are|for sure|unfortunately yes|sadly yes|mostly yes|pretty much|you bet|every (?:day|week|month|year|time)|all the time|both of (?:us|them)|i (?:guess|think|suppose|believe|would say|hope) so|i'd say so|(?:only|just) (?:once|twice|a few times)|tried it|i'm afraid so|in a heartbeat|without hesitation|without a doubt|no doubt|any ?time|by all means|i'd love to|too right|damn right|100 ?percent|one hundred percent|hundred percent|with pleasure|gladly",
    ),
    no: wordPattern(
      "(?:i )?can't say (?:that )?(?:it|i|we|they|he|she|there) (?:has|have|did|do|does|is|am|are|was|were|would)|nuh uh|nu uh|uh uh|(?:how )?i wish(?: i \\p{L}+)?|if only|chance would be a fine thing|(?:i )?doubt it|don'?t think so|never (?:have|has|did|do|will|had|was)|not likely|unlikely|(?:a|')?fraid not|zilch|still (?:haven't|havent|hasn't|hasnt|not|waiting)|hardly|barely|scarcely|(?:he|she|they|it|you|that|there) (?:didn'?t|doesn'?t|don'?t|hasn'?t|haven'?t|isn'?t|aren'?t|wasn'?t|weren'?t|can'?t|couldn'?t|won'?t|wouldn'?t|(?:did|does|do|has|have|is|are|was|were|can|could|will|would) (?:not|never)|never did)|no chance|no way|no|n|hell no|heck no|god no|oh no|nope|nah|naw|never|haven't|havent|didn't|didnt|don't|dont|can't|won't|wouldn't|not (?:really|at all|this (?:year|month|week|time)|at the moment|now|right now|these days|yet|any ?more|anymore|exactly|particularly|that i \\p{L}+|once|personally|currently|so far|me|a chance|ever|in the (?:least|slightest))|certainly not|definitely not|absolutely not|of course not|none|nothing|nobody|negative|hardly ever|almost never|unfortunately not|sadly not|i (?:don't|dont|do not|didn't|didnt|did not|haven't|havent|have not|haven't got|am not|wasn't|was not|wouldn't|would not|can't|cannot|couldn't|won't|will not|never|have never)|i'm not|i've never|we (?:don't|didn't|haven't|aren't|never)|it (?:doesn't|isn't|didn't|hasn't)|there (?:isn't|aren't|is no|are no)|i'm afraid not|i guess not|i (?:don't|do not) think so|not on your life|fat chance|not in a million years|over my dead body|not a bit|by no means|far from it|as if|god forbid|no fear|no thanks",
    ),
    weak: wordPattern(
      'hardly|barely|scarcely|always|right|true|correct|sure|exactly|totally|indeed|every (?:day|week|month|year|time)|none|nothing|nobody',
    ),
    contrary: wordPattern('(?!)'),
    former: wordPattern('i was|we were|i did|i had|i could|we did|we had|used to'),
    restart: wordPattern('hang on|hold on|well actually|well|in fact|rather'),
    ended: wordPattern('stopped|quit|no longer|not any ?more|gave (?:it|that) up'),
    open: wordPattern(
      "yes and no|neither yes nor no|maybe|perhaps|possibly|sometimes|occasionally|partly|partially|kind of|sort of|kinda|it depends|depends|don't know|dont know|do not know|don't remember|can't remember|can't say(?! (?:that )?(?:it|i|we|they|he|she|there)(?!\\p{L}))|couldn't say|couldn't tell|not sure|unsure|no idea|no clue|dunno|hard to say|so so|used to|i did (?:once|have|use|own|before)|half and half|in a way|in part|to some extent|more or less|not always|could be|might be|prefer not|rather not|don't want|not certain",
    ),
    speaker: wordPattern("i|i'm|i've|i'd|we|we're|we've|my|our"),
  },
  de: {
    shown: ['Ja', 'Nein'],
    yes: wordPattern(
      'freili|scho|jau|jepp|joo+|jaa+|gewiss|klaro|passt|und wie|auf jeden|safe|sowieso|logisch|na sicher|aber sicher|selbstredend|(?:i )?(?:denk|glaub|mein)e? scho[n]?|schon (?:oft|ofter|mehrmals|immer)|mehrmals|mehrfach|(?:ein|zwei|drei|vier)mal|ofters?|jede (?:zweite )?woche|jeden (?:zweiten )?(?:monat|tag)|warum nicht|gern|kein ding|ja|jawohl|jep|jo|jup|joa|klar|sicher|naturlich|selbstverstandlich|auf jeden fall|unbedingt|doch|genau|stimmt|richtig|absolut|definitiv|immer|leider ja|eher ja|schon|(?:hab|habe|bin|mach|mache|kann|tu|tue|war|hatte) ich|haben wir|sind wir|machen wir|freilich|eh klar|aber klar|aber ja|jeden tag|(?:ich )?(?:glaube?|denke|wurde sagen) (?:schon|ja)|von mir aus|na klar|logo|na logo|allerdings|aber hallo|und ob|auf alle falle|sofort|jederzeit|gerne|sehr gerne?|immer wieder gerne?|ohne zu zogern',
    ),
    no: wordPattern(
      '(?:das )?(?:kann|konnte) ich nicht (?:gerade )?behaupten|noe|noi|naa|na na|net|ned|nit|nich|lieber nicht|eher weniger|schon war(?:s| es| das)|wars nur so|schon lange? nicht(?: mehr)?|ach (?:was|woher)|i wo|bewahre|(?:um )?himmels willen|leider (?:net|ned|nit|nich)|(?:ham|hab|bin|mach|war|tu)(?:ma|mer| i| ich)? (?:net|ned|nit|nich)|nein|nee|ne|no|nope|no way|nie|niemals|noch nie|noch nicht|nicht mehr|nicht wirklich|nicht dass ich wusste|uberhaupt nicht|gar nicht|eher nicht|eher nein|zum gluck nicht|auf keinen fall|keineswegs|leider nein|leider nicht|leider noch nicht|bisher nicht|bislang nicht|bis jetzt nicht|momentan nicht|aktuell nicht|derzeit nicht|ich (?:nicht|nie)|keine?[snmr]?|nichts|niemand|kaum|(?:hab|habe|bin|mach|mache|kann|tu|tue|war) ich (?:noch )?(?:nicht|nie)|(?:ich )?(?:glaube?|denke|wurde sagen) (?:eher )?(?:nicht|nein)|naturlich nicht|sicher nicht|bestimmt nicht|mitnichten|nie im leben|im leben nicht|kommt nicht in (?:frage|die tute)|auf gar keinen fall|von wegen|fehlanzeige|um gottes willen nicht|nicht die bohne|nie und nimmer|niemals nicht|no chance|keine chance|nix da|bloss nicht',
    ),
    weak: wordPattern(
      'gern|immer|schon|scho|ofters?|(?:ein|zwei|drei|vier)mal|mehrmals|sicher|richtig|genau|klar|stimmt|jeden tag|keine?[snmr]?|nichts|niemand|kaum|eben',
    ),
    contrary: wordPattern('doch'),
    former: wordPattern('(?:war|hatte|waren|hatten|machte|konnte) (?:ich|wir)'),
    restart: wordPattern('moment|ach|also|eigentlich|stopp|halt|ah|na ja|naja|oder'),
    ended: wordPattern('nicht mehr|aufgehort'),
    open: wordPattern(
      'jein|(?:war|hatte|waren|hatten) (?:ich|wir) (?:mal|einmal|fruher)|gabs? (?:es )?mal|weder ja noch nein|ja und nein|vielleicht|moglicherweise|manchmal|ab und zu|hin und wieder|gelegentlich|teils|teilweise|zum teil|kommt (?:ganz )?(?:drauf|darauf) an|weiss nicht|weiss es nicht|weiss ich nicht|keine ahnung|nicht sicher|unsicher|schwer zu sagen|mal so mal so|halb halb|je nachdem|fruher (?:mal|schon|ja)|mehr oder weniger|nicht immer|keine angabe|mochte (?:ich )?nicht|will (?:ich )?nicht|kann ich nicht sagen|bin mir nicht',
    ),
    speaker: wordPattern('ich|wir|mein\\p{L}*|unser\\p{L}*|mir|uns'),
  },
  fr: {
    shown: ['Oui', 'Non'],
    yes: wordPattern(
      "(?:bah|ben) oui|ouep|biensur|exact|affirmatif|plusieurs fois|(?:une|deux|trois) fois|plus d'une fois|evidement|yes|d'accord|completement|a fond|clairement|j'en ai|c'est sur|toutes les (?:deux )?semaines|oui|ouais|ouaip|mouais oui|si|bien sur|absolument|tout a fait|certainement|evidemment|effectivement|exactement|en effet|carrement|toujours|c'est (?:ca|exact|vrai|le cas)|plutot oui|malheureusement oui|helas oui|bien entendu|sans aucun doute|volontiers|tous les jours|je (?:crois|pense|dirais) que oui|je crois bien|et comment|sans hesiter|sans hesitation|avec plaisir|et pas qu'un peu|mais oui|plutot deux fois qu'une|grave|tout a fait d'accord|ah oui",
    ),
    no: wordPattern(
      "(?:je )?(?:ne )?(?:peux|saurais|dirais) pas (?:dire )?que oui|(?:si|ah si) seulement|j'aimerais bien|tu parles|a peine|(?:bah|ben|ah) non|non|nan|nope|pas du tout|pas vraiment|pas encore|pas moi|pas a ma connaissance|pas que je sache|pas specialement|pas trop|pas pour l'instant|pas en ce moment|certainement pas|absolument pas|surement pas|bien sur que non|jamais|aucune?|rien|personne|plus maintenant|je (?:crois|pense|dirais) que non|malheureusement (?:non|pas)|helas non|plutot (?:non|pas)|presque jamais|je (?:ne |n'|n )?[\\p{L}']+(?: \\p{L}+)? (?:pas|jamais|plus)|j'ai (?:pas|jamais)|je n'ai (?:pas|jamais)|on (?:ne |n')?\\p{L}+ (?:pas|jamais)|jamais de la vie|hors de question|que nenni|surtout pas|aucune chance|pas question|en aucun cas|loin de la|pas le moins du monde",
    ),
    weak: wordPattern('toujours|si|exactement|certainement|effectivement|tous les jours|aucune?|rien|personne'),
    contrary: wordPattern('si'),
    former: wordPattern("j'etais|j'avais"),
    restart: wordPattern('enfin|attendez|attends|pardon|en fait|plutot|euh|ou plutot'),
    ended: wordPattern('plus maintenant|arrete|ne \\p{L}+ plus'),
    open: wordPattern(
      "oui et non|ni oui ni non|peut etre|peut-etre|parfois|quelquefois|de temps en temps|ca m'arrive|occasionnellement|en partie|partiellement|plus ou moins|ca depend|cela depend|tout depend|(?:je )?(?:ne |n')?sais pas|aucune idee|pas sur|pas sure|pas certain\\p{L}*|difficile a dire|moitie moitie|avant oui|pas toujours|mi-figue|mouais|bof|je prefere ne pas|ne me souviens|me rappelle",
    ),
    speaker: wordPattern("je|j'\\p{L}+|nous|on|mon|ma|mes|notre|nos|moi"),
  },
  es: {
    shown: ['Sí', 'No'],
    yes: wordPattern(
      'sipi|aja|dale|pues (?:claro|si)|por que no|casi siempre|(?:muchas|varias|una|dos|tres|algunas) (?:vez|veces)|a diario|eso si|afirmativo|adelante|clarisimo|si|sip|sep|claro|claro que si|por supuesto|desde luego|seguro|sin duda|asi es|exacto|exactamente|correcto|efectivamente|en efecto|cierto|siempre|obvio|obviamente|naturalmente|totalmente|mas bien si|por desgracia si|desgraciadamente si|lamentablemente si|eso es|todos los dias|vale|ya lo creo|como no|faltaria mas|sin dudarlo|sin pensarlo|con gusto|encantad[oa]|desde ya|y tanto|por descontado|ya te digo',
    ),
    no: wordPattern(
      'no (?:puedo|podria) decir que si|nones|nanay|nah|que mas quisiera|mas quisiera|ya quisiera|ojala|negativo|apenas|no|nop|nop[ea]|para nada|en absoluto|que va|claro que no|por supuesto que no|desde luego que no|nunca|jamas|todavia no|aun no|ya no|nada|nadie|ningun\\p{L}*|tampoco|ni hablar|mas bien no|en realidad no|por ahora no|de momento no|casi nunca|por desgracia no|lamentablemente no|desgraciadamente no|yo no|ni loc[oa]s?|ni en suenos|ni de (?:broma|cona|chiste|lejos)|ni en broma|ni muert[oa]|en la vida|ni por asomo|de ninguna manera|de eso nada|ni mucho menos|que va',
    ),
    weak: wordPattern('siempre|seguro|cierto|exacto|correcto|claro|todos los dias|nada|nadie|ningun\\p{L}*'),
    contrary: wordPattern('(?!)'),
    former: wordPattern('(?:lo )?(?:era|estaba|tenia)'),
    restart: wordPattern('bueno|espere|espera|perdon|mejor dicho|en realidad|digo|o sea'),
    ended: wordPattern('ya no|dejado|deje de'),
    open: wordPattern(
      'si y no|ni si ni no|quizas?|tal vez|a lo mejor|puede ser|puede que|a veces|de vez en cuando|alguna vez|ocasionalmente|en parte|parcialmente|mas o menos|depende|no (?:lo )?se|no sabria|ni idea|no estoy segur\\p{L}*|no recuerdo|no me acuerdo|dificil de decir|mitad y mitad|antes si|no siempre|segun|prefiero no|no quiero|regular',
    ),
    speaker: wordPattern(
      'yo|nosotros|mi|mis|nuestr\\p{L}+|tengo|tenemos|soy|estoy|hago|voy|he|hemos|me|nos|\\p{L}{3,}o',
    ),
  },
};

/** The words of an answer's language, and what its question asks. */
type Heard = YesNoWords & {
  /** Stems of its telling words. */
  readonly stems: ReadonlySet<string>;
  /** Whether something may be done, which "no problem" allows. */
  readonly isPermission: boolean;
  /** About what the speaker does, which "he does" leaves open. */
  readonly isOfSpeaker: boolean;
  /** About another time, which "I stopped" leaves open. */
  readonly isOfThen: boolean;
  /** How many there are answers it: "two cats". */
  readonly isOfOwn: boolean;
};

const PERMISSION = wordPattern(
  '(?:may|can|could|shall) (?:we|i)|(?:is|would) it (?:be )?(?:ok|okay|all right|alright|fine)|(?:darf|durfen|konnen|konnten) (?:wir|ich)|(?:peut on|pouvons nous|puis je|pourrions nous)|(?:podemos|puedo|podriamos)',
);
const OF_SPEAKER = wordPattern('you|sie|du|vous|tu|usted|ustedes');
const OTHERS = /^(?:he|she|they) /u;
/** At the beginning of an answer: it was so, and is no longer. */
const ENDED =
  /^(?:(?:i|we) )?(?:(?:have |had )?(?:gave|given) (?:it |that |them )?up|quit|(?:have )?stopped|got rid|(?:have )?sold (?:it|mine|ours|them)|packed it in|cancelled|(?:hab|habe|haben) (?:ich |wir )?aufgehort|aufgehort|abgewohnt|verkauft|gekundigt|(?:j'ai |on a )?(?:arrete|vendu)|(?:lo |la )?(?:deje|dejamos|vendi|vendimos)|he dejado)(?!\p{L})/u;
const OF_OWN = wordPattern(
  '(?:(?:do|have|did) (?:you|your \\p{L}+) (?:\\p{L}+ )?(?:have|own|got|keep|any)|have you (?:got|any)|are there|haben (?:sie|ihr)|hast du|besitzen sie|gibt es|avez vous|as tu|possedez vous|tiene|tienes|hay)(?! (?:an?|the|your|eine?n?|une?|una?)(?!\\p{L}))',
);
/** "Two cats": more than one of something. */
const isAmount = (clause: string, { language }: Said): boolean => {
  const [first = '', second] = clause.replace(LEAD, '').split(' ');
  const amount = /^\d{1,3}$/.test(first) ? Number(first) : (spelledNumber(first, language) ?? 0);
  return amount > 1 && second !== undefined;
};

/** "No problem", "sin duda", "pas de souci": they deny nothing. */
const POLITE =
  /^(?:no|pas de|kein|sin|ningun) (?:problem\p{L}*|doubt|doute|duda|wonder|worries|question|matter|offence|souci|comment|thanks?|thank you)\b/u;

const NONE: YesNoAnswer = { kind: 'none' };
/** Words of the question shorter than this repeat nothing. */
const TELLING = 4;

const stemsOf = (asked: string, { words, language }: Said): ReadonlySet<string> =>
  new Set(
    plainWordsOf(asked).flatMap((word) =>
      word.length < TELLING || isWhole(words.common, word) ? [] : [stemOf(word, language)],
    ),
  );

/** The words for yes and no, as participants see them. */
export const yesNoWords = (language: Language): readonly [yes: string, no: string] => WORDS[language].shown;

/**
 * Whether an answer says yes or no, only where it leaves no doubt: at its beginning, or as a statement that repeats or denies what was asked.
 * The last clear word counts after a correction ("yes, no wait, I don't"); a "no" and a "yes" without one are both.
 */
export function parseYesNo(text: string, asked: string, language: Language): YesNoAnswer {
  const said = saidIn(text, language);
  const question = plain(asked);
  const words = {
    ...WORDS[language],
    stems: stemsOf(asked, said),
    isPermission: has(PERMISSION, question),
    isOfSpeaker: has(OF_SPEAKER, question),
    isOfThen: has(ABOUT_THEN, question),
    isOfOwn: has(OF_OWN, question),
  };
  const clauses = withoutTurns(
    said.clauses.map((clause) => wordsIn(said, clause).join(' ')),
    question,
  );
  const verdicts = clauses.map((clause) => verdictOf(clause, said, words));
  if (isAboutThen(clauses, asked, said, words) || contradicts(clauses, asked, said, words)) return NONE;
  const isOpen = has(words.open, clauses.join(' '));
  const begins = verdicts.findIndex((verdict) => verdict !== null);
  // "Not officially, no"
  const leads = (clause: string): boolean =>
    isFiller(clause, said) || (verdicts[begins] === 'no' && isShortDenial(clause, said));
  const lead = begins >= 0 && clauses.slice(0, begins).every(leads) ? begins : -1;
  const corrected = lastCorrected(clauses, verdicts, said, words);
  if (corrected !== null) return value(corrected);
  if (lead < 0 || has(words.open, clauses[lead] ?? '')) {
    if (isOpen) return NONE;
    // "I think so": the last word begins a clause elsewhere.
    const whole = verdictOf(clauses.join(' '), said, words);
    if (whole !== null) return value(whole);
    const last = verdicts.at(-1) ?? null;
    // "It's in the shed, but yes"
    const isLast = last !== null && verdicts.every((verdict) => verdict === null || verdict === last);
    if (isLast && isBareVerdict((clauses.at(-1) ?? '').replace(LEAD, ''), said, words)) return value(last);
    if (words.isOfOwn && isAmount(clauses[0] ?? '', said)) return value('yes');
    return statement(clauses, said, words);
  }
  const own = verdicts[lead] ?? null;
  const other = verdicts.findIndex((verdict, at) => at > lead && verdict !== null && verdict !== own);
  if (own === null) return NONE;
  if (own === 'no' && words.isOfThen && hasException(clauses.slice(lead), said)) return NONE;
  if (own === 'yes' && !words.isOfThen && isOfThenOnly(clauses.slice(lead))) return NONE;
  if (other > lead && isBareVerdict(clauses[other] ?? '', said, words))
    return { kind: 'several', values: ['yes', 'no'] };
  const isLimited = ({ unsure }: typeof said.words, clause: string): boolean =>
    has(unsure, clause) || (own === 'yes' && (has(words.ended, clause) || isCondition(said, clause)));
  return clauses.slice(lead + 1).some((clause) => isLimited(said.words, clause)) ? NONE : value(own);
}

/** "Yes, if you pay" */
const isCondition = ({ words }: Said, clause: string): boolean =>
  clause.search(words.hypothetical) === 0 && has(CONDITION, clause) && !has(words.rhetorical, clause);

const value = (verdict: Verdict): YesNoAnswer => ({ kind: 'value', value: verdict, precision: 'exact' });

const bare = (clause: string, said: Said): string => withoutFillers(clause.split(' '), said.words);

const isFiller = (clause: string, said: Said): boolean =>
  clause === '' ||
  bare(clause, said) === '' ||
  /^(?:bof|mouais|tja|meh|ha(?:ha)*|lol|jaja|good question|gute frage|bonne question|buena pregunta)$/.test(clause);

const isShortDenial = (clause: string, { words }: Said): boolean =>
  has(words.negators, clause) && clause.split(' ').length <= MAX_WORDS_OF_LAST;

/** Says how one feels about the answer, or only begins it. */
const LEAD =
  /^(?:(?:sadly|unfortunately|regrettably|luckily|thankfully|fortunately|thank god|honestly|well|oh|ah|um+|uh+|er+|hm+|tbh|so|but|and|leider|zum gluck|gott sei dank|tja|ach|na|naja|also|aber|und|malheureusement|heureusement|helas|bah|ben|bof|mouais|eh bien|euh|mais|et|desgraciadamente|lamentablemente|por desgracia|afortunadamente|por suerte|pues|bueno|hombre|pero|y) )+/u;
const NOT =
  /^(?:not|nicht|net|ned|pas) (?!(?:only|just|un\p{L}+|dis\p{L}+|to begin|at first|in the beginning|sure|always|certain|bad|every\p{L}*|all|too|that bad|half|nur|sicher|immer|schlecht|jede\p{L}?|alle\p{L}?|unbedingt nicht|seulement|sure?|toujours|mal|tous|toutes|grave)(?!\p{L}))/u;

/** What a clause begins with, fillers aside. */
function verdictOf(clause: string, said: Said, words: Heard): Verdict | null {
  for (const text of [clause, clause.replace(LEAD, ''), bare(clause, said)]) {
    if (text === '') continue;
    if (POLITE.test(text)) {
      if (words.isPermission) return 'yes';
      continue;
    }
    if (words.isOfSpeaker && OTHERS.test(text)) continue;
    if (NOT.test(text) || (!words.isOfThen && ENDED.test(text))) return 'no';
    const [no, yes] = [words.no, words.yes].map((pattern) => saidAtStart(pattern, text, said, words)) as [
      number,
      number,
    ];
    if (no > yes) return 'no';
    // "Yeah nah"
    if (yes > 0 && yes >= no && isWhole(words.no, text.slice(yes).trim())) continue;
    // "I would if I could"
    if (yes > 0 && yes >= no && text.slice(yes).trim().search(CONDITION) === 0) return null;
    if (yes > 0 && yes >= no) return isTurned(text.slice(yes), said) ? 'no' : 'yes';
  }
  const spoken = clause.split(' ');
  const [yes, no] = words.shown.map((word) => plain(word));
  const isLast =
    spoken.length <= MAX_WORDS_OF_LAST && !spoken.slice(0, -1).some((word) => isWhole(said.words.negators, word));
  const last = spoken.at(-1) ?? '';
  // "Technically yes", "through my wife, yeah"
  if (isLast && (last === yes || (isWhole(said.words.yes, last) && !isWhole(words.weak, last)))) return 'yes';
  return isLast && last === no ? 'no' : null;
}

const MAX_WORDS_OF_LAST = 4;

/** "Sure not", "I do not", "naturlich nicht". */
const isTurned = (rest: string, { words }: Said): boolean =>
  rest
    .trim()
    .split(' ')
    .slice(0, 1)
    .some((word) => isWhole(words.negators, word) || isNot(word));

const isNot = (word: string): boolean => ['not', 'nicht', 'pas', 'never'].includes(word);

/** The same, and nothing for a weak word that goes on: "always a tenant". */
function saidAtStart(pattern: RegExp, text: string, said: Said, { weak, stems }: Heard): number {
  const length = lengthAtStart(pattern, text);
  // "No complaints"
  const isNoun =
    said.language === 'en' && text.startsWith('no ') && length === 2 && text.split(' ').length <= MAX_WORDS_OF_NOUN;
  if (length === 0 || (!isNoun && !isWhole(weak, text.slice(0, length)))) return length;
  const rest = contentOf(said, text.slice(length).trim().split(' '));
  const isLong = text.slice(length).trim().split(' ').length > MAX_WORDS_AFTER_WEAK;
  return !isLong && rest.every((word) => stems.has(stemOf(word, said.language))) ? length : 0;
}

const MAX_WORDS_OF_NOUN = 2;
const MAX_WORDS_AFTER_WEAK = 2;

/** How long the longest word or phrase is with which the text begins. */
function lengthAtStart(words: RegExp, text: string): number {
  const found = [...text.matchAll(words)].find(({ index }) => index === 0);
  return found?.[0].length ?? 0;
}

/** "I was until June", to a question about now. */
const isAboutThen = ([first = '']: readonly string[], asked: string, said: Said, { former }: Heard): boolean => {
  const isAskedThen = has(ABOUT_THEN, plain(asked)) || has(said.words.past, plain(asked));
  return !isAskedThen && has(LASTED, first) && first.split(' ').length <= MAX_WORDS_OF_THEN && has(former, first);
};

const MAX_WORDS_OF_THEN = 6;
/** Until when something lasted that is over. */
const LASTED = wordPattern("until|till|bis|jusqu'\\p{L}+|hasta");
const ABOUT_THEN = wordPattern(
  'was|were|did|had|ever|war|waren|wurden?|hatten?|haben|etiez|aviez|avez|etait|ha|han|has|hubo|estaba|tenia',
);

/** "Doch" to "is it true that no one helped?": it says that someone did, which is a no. */
const contradicts = (clauses: readonly string[], asked: string, said: Said, { contrary }: Heard): boolean =>
  lengthAtStart(contrary, clauses[0] ?? '') > 0 && has(said.words.negators, plain(asked));

/** Nothing but a yes or no. */
const isBareVerdict = (clause: string, said: Said, { yes, no }: Heard): boolean =>
  bare(clause.replaceAll(yes, ' ').replaceAll(no, ' ').replaceAll(/\s+/g, ' ').trim(), said) === '';

/** Clauses after a correction in which its verdict stands. */
const FOLLOWING = 2;

/** The last verdict after a word that corrects: "no wait, yes". A word that may also just go on needs a bare one: "oui, enfin non". */
function lastCorrected(
  clauses: readonly string[],
  verdicts: readonly (Verdict | null)[],
  said: Said,
  words: Heard,
): Verdict | null {
  const { correction } = said.words;
  for (let at = clauses.length - 1; at >= 0; at--) {
    const clause = clauses[at] ?? '';
    const spoken = clause.replace(LEAD, '');
    const led = clause.length - spoken.length;
    const [cue, softly] = [correction, words.restart].map((pattern) => {
      const [whole, rest] = [lengthAtStart(pattern, clause), lengthAtStart(pattern, spoken)];
      return whole > 0 || rest === 0 ? whole : led + rest;
    }) as [number, number];
    if (Math.max(cue, softly) === 0 || !verdicts.slice(0, at + 1).some((verdict) => verdict !== null)) continue;
    const rest = clause.slice(Math.max(cue, softly)).trim();
    const after = [rest, ...clauses.slice(at + 1, at + 1 + FOLLOWING)].filter(
      (each) => cue > 0 || isBareVerdict(each, said, words),
    );
    const own = at > 0 && softly > 0 ? verdictOf(clause.slice(softly).trim(), said, words) : null;
    const last = after.flatMap((each) => verdictOf(each, said, words) ?? []).at(-1) ?? own;
    if (last !== null) return last;
  }
  return null;
}

/** A statement of the speaker's that repeats a telling word of the question: "I work nights every other week", "we don't have a car". */
function statement(clauses: readonly string[], said: Said, words: Heard): YesNoAnswer {
  for (const clause of clauses) {
    const spoken = clause.split(' ');
    const repeats = spoken.some((word) => word.length >= TELLING && words.stems.has(stemOf(word, said.language)));
    if (!repeats || !has(words.speaker, clause)) continue;
    if ([said.words.hypothetical, said.words.past, said.words.others].some((other) => has(other, clause))) return NONE;
    return value(has(said.words.negators, clause) ? 'no' : 'yes');
  }
  return NONE;
}
