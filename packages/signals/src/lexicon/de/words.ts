import type { Sound } from '../../spelling.ts';

/** Family and friends: whom a speaker means by "mein …". */
const KIN = `mann frau ehemann ehefrau gatte gattin partner partnerin freund freundin ex exmann exfreund lebensgefahrte verlobter
  sohn tochter kind kinder kindern bub junge madchen baby enkel enkelin stiefsohn stieftochter
  mutter vater mama papa mami papi mutti vati eltern stiefvater stiefmutter schwiegervater schwiegermutter schwiegersohn
  bruder schwester geschwister zwilling onkel tante cousin cousine neffe nichte
  oma opa grossmutter grossvater omi opi kumpel mitbewohner mitbewohnerin`;

/** Word classes of German; see `ROLES` for those that the decisions ask about. */
export const classes = {
  subject: 'ich ick',
  tail: 'mehr ehrlich wirklich langsam einfach echt heute jetzt so eh bald schon auch gerade grad manchmal mal bitte oft nur das es wieder hier',
  me: 'bin hab habe ich mir mich i ick mein meine meinem meinen meiner mi',
  other: `er sie wir ihr du man leute menschen patient patienten patientin kunde kunden kollege kollegen kollegin chef chefin jemand alle jeder wer
      niemand keiner die <kin>`,
  kin: KIN,
  my: 'mein meine meinem meinen meiner unser unsere unserem unseren unserer meim',
  says: `sagt sagte gesagt sagten sagen meint meinte fragt fragte gefragt schreit schrie schreibt schrieb ruft rief singt sang erzahlt erzahlte behauptet behauptete
      zitat heisst hiess lautet scherzt scherzte twittert`,
  negator:
    'nicht kein keine keinen keinem keiner keines nie niemals niemand ohne weder nichts nirgends kaum nimmer ned net nich nit',
  postnegator: 'nicht nie niemals ned net nich',
  barrier:
    'warum wie was wann wenn ob dass weil denn aber und oder sodass bis seit wo wahrend obwohl wer da doch sondern',
  unnegated: 'nur bloss mehr selten weiss aufhoren',
  joiner: 'und aber weil denn oder wenn dass ob obwohl wahrend sondern sodass damit',
  will: 'will wollte mocht mochte mag wurde wunsche wunsch wunschte hoffe hoffte hatte ware konnte konnt werde musste muss sollte kann wil woll',
  self: 'mich mir mi',
  end: `umbringen umzubringen umgebracht umbring umbringe toten totet getotet erhangen erhange aufhangen aufzuhangen aufhang erschiessen erschiess erschiesse vergiften ertranken
      ersaufen aufknupfen abknallen abmurksen auszuloschen ausloschen hinrichten beseitigen wegmachen entleiben suizidieren abstechen`,
  die: 'sterben gestorben sterb sterbe stirb verrecken krepieren abkratzen verschwinden draufgehen abnippeln sterbn',
  dead: 'tot weg begraben unsichtbar',
  neg: 'nicht nie nimmer kein keine keinen ned net nich nichts niemals nit',
  life: 'leben lebens lebn dasein daseins existenz leb',
  person: `er sie chef chefin vorgesetzter kollege kollegin trainer lehrer pfarrer arzt nachbar vermieter patient patientin kunde bewohner schuler fahrgast
      mann frau typ kerl jemand polizist jungs leute fremder freier <kin>`,
  hits: `schlagt schlug geschlagen schlagen haut verprugelt verhaut prugelt tritt trat getreten wurgt wurgte gewurgt vergewaltigt missbraucht begrapscht misshandelt misshandelte bedroht bedrohte
      belastigt schubst ohrfeigt schlaegt verprugelte qualt schlagn stalkt angegriffen zusammengeschlagen angefasst attackiert watscht`,
  abused:
    'vergewaltigt missbraucht misshandelt verprugelt begrapscht zusammengeschlagen gewurgt gestalkt zwangsverheiratet genotigt sexuell gequalt belastigt erpresst',
  us: 'mich mir uns',
  anyone: 'jemand jemanden jemandem andere anderen leute menschen alle ihn ihm sie ihr ihnen <kin>',
  nicht: 'nicht kein keine keinen keinem keiner nie nimmer niemals ned net nich kaum ohne',
  lasting:
    'schaffe schaff schaffen erlebe erleben uberlebe uberleben durchhalte durchhalten halte uberstehe uberstehen erreiche erreichen leben lebe',
  milestone:
    'weihnachten ostern silvester geburtstag sommer winter fruhling herbst monat jahr woche wochenende montag 18 30 40 januar neujahr',
  body: 'arm arme hand hande nase rippe rippen kiefer finger handgelenk zahn zahne kopf gesicht auge bein fuss hals haare schulter',
  means:
    'seil strick pistole waffe gewehr flinte rasierklinge rasierklingen klinge klingen tabletten schlaftabletten gift schlinge abschiedsbrief',
  missile: `messer teller tasse tassen glas glaser flasche flaschen stuhl stuhle sachen pfanne topf handy vase schuh schuhe stein steine aschenbecher schere hammer gabel lampe geschirr kaffee wasser`,
  tool: `software programm tool app drucker computer rechner laptop webseite website formular formulare tabelle tabellen excel besprechung besprechungen meeting meetings stau verkehr warteschlange
      mail mails papierkram update updates code bug bugs jira sap outlook teams zoom ticket tickets handy musik lied film hausaufgaben mathe prufung hitze wetter larm umfrage fragebogen passwort
      passworter bildschirm server system interview kantine burokratie burokram dokumentation`,
  laugh: 'lol haha* hahah* hehe* hihi* xd rofl 😂 🤣 😆 😅 😹 💀 🙃 grins ha',
  thing: '<tool> <treat> pflanze pflanzen spielzeug rechnung rechnungen formulare',
  treat:
    'kaffee tee schokolade kase kuchen pizza burger bier wein eis zucker chips netflix fernsehen karte karten konzert urlaub bett',
  repeated: 'nochmal wieder noch nachste nachstes jedes jedesmal',
  pills: 'tabletten pillen tablette schlaftabletten medikamente insulin paracetamol uberdosis uberdosis gift bleiche',
  high: 'brucke dach hochhaus klippe fenster balkon zug zuge bahn gleise schienen ubahn sbahn bus lkw auto turm laster',
  sense: 'sinn grund zweck ausweg zukunft hoffnung perspektive lebenswille lebensmut',
};

/** One written word that stands for several, or for another. */
export const expansions: Record<string, string> = {
  kms: 'mich umbringen',
  bringts: 'bringt es',
  halts: 'halte es',
  hab: 'habe',
  gehts: 'geht es',
  ists: 'ist es',
  wars: 'war es',
  isses: 'ist es',
  schaffs: 'schaffe es',
  schaff: 'schaffe',
  wills: 'will es',
  mags: 'mag es',
  packs: 'packe es',
  pack: 'packe',
  nimmermehr: 'nicht mehr',
  nimma: 'nicht mehr',
  nimme: 'nicht mehr',
  nimmer: 'nicht mehr',
  nichmehr: 'nicht mehr',
  nichtmehr: 'nicht mehr',
  umbringn: 'umbringen',
  amliebsten: 'am liebsten',
  ka: 'keine ahnung',
  kb: 'kein bock',
  kp: 'kein plan',
  hob: 'habe',
  koa: 'kein',
  wui: 'will',
  mog: 'mag',
  mia: 'mir',
  mei: 'mein',
  meinm: 'meinem',
  isch: 'ich',
};

export const sound: Sound = [
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/ie/g, 'i'],
  [/ih/g, 'i'],
  [/(?<=[aeou])h/g, ''],
  [/ph|v/g, 'f'],
  [/dt|th/g, 't'],
  [/ck/g, 'k'],
  [/tz|z/g, 's'],
  [/d$/g, 't'],
  [/b$/g, 'p'],
  [/g$/g, 'k'],
  [/y/g, 'i'],
];
