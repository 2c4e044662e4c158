import type { Sound } from '../../spelling.ts';

/** Family and friends: whom a speaker means by "my …". */
const KIN = `husband wife partner spouse boyfriend girlfriend fiance fiancee ex bf gf hubby missus
  son daughter child children kid kids boy girl baby toddler teenager stepson stepdaughter
  mother father mum mom mam mama dad daddy papa parents parent stepdad stepmum stepfather stepmother
  brother sister bro sis sibling twin uncle aunt auntie cousin nephew niece
  grandmother grandfather gran grandma granny nan nana grandad granddad grandpa
  friend mate bestie flatmate roommate lad lass bairn`;

/** Word classes of English; see `ROLES` for those that the decisions ask about. */
export const classes = {
  subject: 'i im ive ill id',
  tail: 'anymore any more longer really honestly tonight now today all at sometimes so just please again either tbh right lately it this like that tomorrow ever though too here',
  me: 'i im ive id ill ima imma me my',
  other: `he she they we you it hes shes theyre youre people patients patient customers clients users everybody everyone somebody someone
      anyone character hero who colleague colleagues boss manager that this <kin>`,
  kin: KIN,
  says: `said says say saying told tells tell asked asks shouted shouting screamed screaming yelled wrote writes texted texts joked jokes joking
      goes went sings sang called quote quoted claims claimed tweeted posted titled`,
  negator:
    'no not never without nor dont doesnt didnt wont wouldnt cant cannot couldnt isnt arent wasnt werent havent hasnt aint neither nobody hardly shouldnt nothing none noone',
  postnegator: 'never not',
  barrier:
    'why how what when if whether that because cause cos but and or so until till unless since where while though although who',
  unnegated: 'stop help know only just remember wait see lie deny hide understand sure decide',
  joiner: 'and but because cos cause so or then when if although though while whereas since',
  want: 'want wanna wanted wanting wish wished wishing hope hoped hoping prefer rather gonna ready need deserve deserved like love tempted longing desire',
  wants:
    'wants wanted wishes tries tried trying threatens threatened threatening attempted keeps thinks thinking going gonna talks talking plans planning wanna want might',
  kill: 'kill killing killed unalive unaliving murder hang hanging hung hanged shoot shooting shot drown drowning drowned poison poisoning stab stabbing strangle strangling suffocate off offing top topping neck end ending finish',
  hurt: 'hurt hurting harm harming cut cutting burn burning starve starving injure injuring scratch scratching stab mutilate mutilating punish punishing',
  self: 'myself meself mysel masel mesen maself',
  died: 'died die dead gone disappeared vanished perished',
  neg: 'dont not never cant cannot wont didnt wouldnt couldnt no aint doesnt',
  cant: 'cant cannot couldnt',
  more: 'anymore longer more nomore',
  am: 'am im was were been be being feel feeling felt ive get getting become seem think',
  person: `he she they boss manager supervisor teacher coach priest pastor doctor neighbour neighbor landlord colleague coworker patient customer client student pupil resident passenger
      man woman guy men bloke someone somebody stranger police officer people kids lads gang who <kin>`,
  hits: `hit hits hitting beat beats beating beaten punch punches punched punching kick kicks kicked kicking slap slaps slapped slapping smack smacks smacked choke chokes choked choking
      strangle strangles strangled strangling rape rapes raped raping molest molests molested grope gropes groped groping assault assaults assaulted attack attacks attacked attacking
      abuse abuses abused abusing stab stabs stabbed batter batters battered shove shoves shoved thump thumps thumped wallop burns burned burnt bit bites throttle throttled whip whips whipped`,
  abused:
    'raped molested groped assaulted abused strangled battered trafficked violated harassed stalked stabbed tortured mistreated blackmailed',
  us: 'me us meh my',
  anyone: 'someone somebody people everyone everybody anyone others him her them kids children <kin>',
  diedby: 'killed hanged drowned shot overdosed',
  not: 'not wont dont cant cannot doubt never doesnt didnt couldnt wouldnt unlikely hardly',
  lasting: 'make reach last survive live manage',
  milestone: `christmas xmas birthday summer winter spring easter eighteen thirty forty twenty weekend week year morning night sunday monday friday end january
      new month tomorrow`,
  missile: `knife knives plate plates pan pans chair chairs glass glasses bottle bottles things stuff phone mug cup ashtray iron brick bricks stones furniture coffee tea water lamp hammer vase remote
      shoe shoes fork scissors axe kettle oil`,
  body: 'head face arm arms hand hands nose ribs throat neck jaw leg legs knees stomach back hair teeth skull finger fingers wrist belly eye',
  limb: 'arm arms wrist wrists thigh thighs skin',
  tool: `software tool tools app apps printer program system computer laptop website site form forms spreadsheet spreadsheets excel meeting meetings traffic queue queues
      email emails paperwork update updates code bug bugs jira sap outlook teams zoom ticket tickets interface keyboard phone music song songs commercial ad ads movie film homework math maths exam heat weather
      noise commute diet workout gym interview survey questionnaire password passwords login screen server build`,
  laugh: 'lol lmao lmfao rofl haha* hahah* hehe* hihi* xd jk 😂 🤣 😆 😅 😹 💀 🙃 ha',
  thing: '<tool> <treat> plant plants toy toys bill bills invoice',
  treat:
    'coffee tea chocolate cheese cake pizza burger beer wine ice sugar sweets crisps netflix telly tv ticket tickets concert nap holiday',
  repeated: 'again another once more next one each every',
  pills:
    'pills pill tablets tablet paracetamol insulin medication meds drugs painkillers sleeping ibuprofen opioids overdose bleach poison bottle medicine',
  high: 'bridge roof rooftop building cliff ledge balcony window train trains tube tracks track rails railway bus lorry truck car cars platform traffic motorway multistorey',
  life: 'life living existing existence being livin lifes',
};

/** One written word that stands for several, or for another. */
export const expansions: Record<string, string> = {
  kms: 'kill myself',
  kys: 'kill yourself',
  killmyself: 'kill myself',
  killme: 'kill me',
  wannadie: 'wanna die',
  wanttodie: 'want to die',
  wana: 'wanna',
  idk: 'i dont know',
  idc: 'i dont care',
  dunno: 'dont know',
  nomore: 'no more',
  anylonger: 'any longer',
  noone: 'nobody',
  offmyself: 'off myself',
  selfharm: 'self harm',
  selfharming: 'self harming',
  ctb: 'kill myself',
  sewerslide: 'suicide',
  sucicide: 'suicide',
  cannae: 'cant',
  dinnae: 'dont',
  dinna: 'dont',
  canna: 'cant',
  owt: 'anything',
  nowt: 'nothing',
  summat: 'something',
};

export const sound: Sound = [
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c|q/g, 'k'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/(?<=..)e$/g, ''],
  [/ght/g, 't'],
];
