import type { Language } from '@insights/language';

/** The closed word classes that claims need. */
export interface Grammar {
  /** Determiners and what they become in a sentence about participants; '' drops them. */
  determiners: ReadonlyMap<string, string>;
  /** Words that end the head of a noun phrase. */
  linkers: ReadonlySet<string>;
  /** Whether the head noun comes last among its modifiers. */
  headIsLast: boolean;
  /** Nouns that name nothing on their own. */
  shells: ReadonlySet<string>;
  /** Words that can only be understood by who speaks, to whom, when, or by what was said before. */
  deictic: ReadonlySet<string>;
  /** Hesitations and phrases without content. */
  fillers: ReadonlySet<string>;
  /** Openings that link a sentence to the one before; removed from a clause. */
  openings: ReadonlySet<string>;
  /** Those of them that are conjunctions. */
  conjunctions: ReadonlySet<string>;
  /** Finite forms of auxiliaries and of the verbs be and have. */
  auxiliaries: ReadonlySet<string>;
  /** Words before an adjective, and words that judge by themselves; what they strengthen names nothing. */
  intensifiers: ReadonlySet<string>;
  /** Pronouns and possessives of the speaker alone. */
  speaker: ReadonlySet<string>;
  /** Adverbs that may stand between subject and verb. */
  adverbs: ReadonlySet<string>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
const mapped = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split(/\s+/)
      .map((entry): [string, string] => {
        const [from = '', to = ''] = entry.split('>');
        return [from, to];
      }),
  );

const english: Grammar = {
  determiners:
    mapped(`the>the this>the that>the these>the those>the my>their our>their your>the his>the her>the their>their
    its>the a>a an>an some> any> no> another>another every>every each>each all> both> such> more> most> less> which> what>`),
  linkers:
    words(`of in on at for with without from to by about over under between into through during after before than as like and or but
    that which who where when while because if`),
  headIsLast: true,
  shells:
    words(`thing things stuff lot lots kind kinds sort sorts way ways bit part parts one ones something anything everything nothing none none
    someone anyone everyone somebody anybody everybody nobody people person guy guys time times day days week weeks month months year years
    place case example point fact problem problems issue issues trouble idea end side man woman hour hours minute minutes everywhere
    deal number couple rest word words name moment reason question answer morning mornings afternoon
    evening evenings night nights today weekend monday tuesday wednesday thursday friday saturday sunday mondays tuesdays
    wednesdays thursdays fridays saturdays sundays weekends feeling going getting having being doing
    taking making trying looking coming thinking saying using happening starting working super pretty instance sense course half third percent pounds dollars euro euros
    fortnight fortnights home help fun money table machine challenge challenges difficulty difficulties lack shortage drawback drawbacks
    downside disadvantage disadvantages glitch glitches concern concerns january february march april may june july
    august september october november december chair minister president speaker member members colleague colleagues sir madam`),
  deictic:
    words(`i me my mine myself we us our ours ourselves you your yours yourself yourselves he she him her his hers they them their theirs
    this these those here today tomorrow yesterday now tonight it its that there so such one ones another i'm i've i'll i'd we're we've we'll
    we'd you're you've you'll you'd he's she's they're they've they'll they'd it's it'll it'd that's that'll there's here's let's
    what's who's himself herself itself themselves`),
  fillers:
    words(`um uh er erm hm hmm mm ah oh eh uhm mhm yeah yep yes no okay ok well like basically literally actually honestly anyway right sorry
    please thanks thank`),
  conjunctions: words('and but because'),
  openings: words(
    `and but so because well also then plus yes yeah no okay ok oh um uh er anyway honestly actually basically now though however`,
  ),
  auxiliaries:
    words(`is are was were has have had do does did can could will would should must may might isn't aren't wasn't weren't hasn't
    haven't hadn't don't doesn't didn't can't cannot couldn't won't wouldn't shouldn't mustn't needs need makes make takes take costs cost gets get
    keeps keep gives give goes go works work comes come means mean looks look feels feel seems seem stops stop breaks break`),
  intensifiers: words(`so very really too quite pretty super fairly extremely bit little slightly favourite favorite`),
  speaker: words(`i my mine me i'm i've i'll i'd`),
  adverbs:
    words(`always often never sometimes usually really just still also even only rarely hardly constantly regularly already simply
    probably certainly definitely generally mostly almost currently`),
};

const german: Grammar = {
  determiners:
    mapped(`der>der die>die das>das ein>ein eine>eine mein>der unser>der dieser>der diese>die dieses>das jeder>jeder jede>jede
    jedes>jedes`),
  linkers:
    words(`von vom zu zum zur in im an am auf für mit ohne aus bei beim nach über unter zwischen durch während vor hinter seit und oder
    aber als wie dass die der das weil wenn wo`),
  headIsLast: true,
  shells:
    words(`ding dinge sache sachen zeug teil art weise stück etwas alles nichts jemand leute person mensch menschen zeit mal tag tage woche
    wochen monat jahr jahre stunde stunden minute minuten stelle fall beispiel punkt problem probleme idee ende seite mann frau grund frage antwort
    schwierigkeit schwierigkeiten mangel nachteil nachteile herausforderung herausforderungen
    moment wort name rest paar morgen vormittag nachmittag abend nacht montag dienstag mittwoch donnerstag freitag samstag sonntag prozent euro hälfte`),
  deictic:
    words(`ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren unserem unserer unseres du dich dir dein deine sie ihr
    ihnen ihre ihren ihrem ihrer er ihn ihm sein seine seinen es dies diese dieser dieses diesen diesem jener hier dort da heute morgen gestern jetzt
    so das dem den denen dazu damit dafür davon darin daran darauf darüber man`),
  fillers: words(`äh ähm öh hm mhm ja nein okay ok also halt eben eigentlich irgendwie sozusagen quasi bitte danke`),
  conjunctions: words('und aber denn'),
  openings: words(`und aber also denn weil ja nein okay ok äh ähm nun tja naja außerdem dann`),
  auxiliaries:
    words(`ist sind war waren hat haben hatte hatten wird werden wurde wurden kann können konnte konnten muss müssen musste mussten soll
    sollen sollte sollten will wollen wollte wollten darf dürfen durfte mag geht gehen ging macht machen kostet kosten dauert dauern braucht brauchen
    funktioniert funktionieren fehlt fehlen kommt kommen bleibt bleiben läuft laufen gibt bringt bringen hilft helfen`),
  intensifiers: words(`so sehr zu ganz ziemlich total echt wirklich etwas bisschen`),
  speaker: words(`ich mein meine meinen meinem meiner meines mir mich`),
  adverbs: words(``),
};

const french: Grammar = {
  determiners:
    mapped(`le>le la>la les>les l'>l' un>un une>une des>des du>le au>le aux>les mon>leur ma>leur mes>leurs notre>leur nos>leurs votre>le
    vos>les son>leur sa>leur ses>leurs leur>leur leurs>leurs ce>le cette>la ces>les chaque>chaque`),
  linkers:
    words(`de d' du des à au aux en dans sur sous pour par avec sans entre chez après avant pendant depuis vers que qui où dont et ou mais
    comme quand si parce`),
  headIsLast: false,
  shells:
    words(`chose choses truc trucs partie genre sorte façon manière quelque rien tout quelqu'un personne gens aimerais aimerions voudrais voudrions souhaite souhaiterais faudrait temps fois jour jours semaine
    semaines mois an ans année heure heures minute minutes endroit cas exemple point fait problème problèmes idée fin côté homme femme raison question
    difficulté difficultés manque inconvénient inconvénients défi défis
    réponse moment mot nom reste matin après-midi soir nuit lundi mardi mercredi jeudi vendredi samedi dimanche euros moitié`),
  deictic:
    words(`je j me m moi mon ma mes nous notre nos tu te toi ton ta tes vous votre vos il elle ils elles lui eux leur leurs son sa ses on ce cet cette
    ces cela ça c' ceci celui celle ceux ici là aujourd'hui demain hier maintenant y en le la les`),
  fillers: words(`euh ben bah hein bon oui non ouais voilà quoi enfin genre bref merci`),
  conjunctions: words('et mais car'),
  openings: words(`et mais donc car alors oui non ouais bon ben bah euh enfin puis ensuite aussi`),
  auxiliaries:
    words(`est sont était étaient a ont avait avaient sera seront peut peuvent pouvait doit doivent devait fait font faisait va vont allait
    prend prennent coûte coûtent marche marchent fonctionne fonctionnent manque manquent plante plantent dure durent reste restent aide aident donne donnent
    n'est n'a n'ont ne`),
  intensifiers: words(`très trop si assez plutôt vraiment super`),
  speaker: words(`je j' mon ma mes moi`),
  adverbs: words(`toujours souvent jamais parfois vraiment`),
};

const spanish: Grammar = {
  determiners:
    mapped(`el>el la>la los>los las>las un>un una>una unos>unos unas>unas mi>su mis>sus nuestro>su nuestra>su nuestros>sus nuestras>sus tu>el
    su>su sus>sus este>el esta>la estos>los estas>las ese>el esa>la esos>los esas>las del>el al>el cada>cada`),
  linkers: words(
    `de del a al en con sin por para sobre entre desde hasta hacia según que quien donde cuando como y e o u pero si porque`,
  ),
  headIsLast: false,
  shells:
    words(`cosa cosas parte tipo forma manera algo nada todo alguien nadie gente persona personas tiempo vez veces día días semana semanas mes
    meses año años hora horas minuto minutos sitio lugar caso ejemplo punto hecho problema problemas idea fin lado hombre mujer razón pregunta respuesta
    dificultad dificultades falta desventaja desventajas inconveniente inconvenientes reto retos
    momento palabra nombre resto mañana tarde noche lunes martes miércoles jueves viernes sábado domingo euros mitad`),
  deictic:
    words(`yo me mí mi mis conmigo nosotros nosotras nos nuestro nuestra nuestros nuestras tú te ti tu tus usted ustedes él ella ellos ellas le les lo
    la los las se su sus este esta esto estos estas ese esa eso esos esas aquel aquí ahí allí hoy mañana ayer ahora`),
  fillers: words(`eh em este pues bueno sí no vale claro o sea gracias`),
  conjunctions: words('y pero'),
  openings: words(`y pero pues entonces así bueno sí no eh luego además también porque`),
  auxiliaries:
    words(`es son era eran está están estaba ha han había habían tiene tienen tenía puede pueden podía debe deben hace hacen va van cuesta cuestan
    tarda tardan funciona funcionan falta faltan falla fallan ayuda ayudan queda quedan da dan sigue siguen no`),
  intensifiers: words(`muy tan demasiado bastante más super`),
  speaker: words(`yo mi mis mío mía conmigo`),
  adverbs: words(`siempre nunca a veces realmente`),
};

export const GRAMMARS: Record<Language, Grammar> = { en: english, de: german, fr: french, es: spanish };
