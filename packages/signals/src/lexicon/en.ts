import { compile } from './lexicon.ts';
import { EN_WISHES } from './en-wishes.ts';

/** Family and friends: whom a speaker means by "my …". */
const KIN = `husband wife partner spouse boyfriend girlfriend fiance fiancee ex bf gf hubby missus
  son daughter child children kid kids boy girl baby toddler teenager stepson stepdaughter
  mother father mum mom mam mama dad daddy papa parents parent stepdad stepmum stepfather stepmother
  brother sister bro sis sibling twin uncle aunt auntie cousin nephew niece
  grandmother grandfather gran grandma granny nan nana grandad granddad grandpa
  friend mate bestie flatmate roommate lad lass bairn`;

export const english = compile({
  language: 'en',
  ...EN_WISHES,
  classes: {
    ...EN_WISHES.classes,
    subject: 'i im ive ill id',
    tail: 'anymore any more longer really honestly tonight now today all at sometimes so just please again either tbh right lately it this like that tomorrow ever though too here',
    me: 'i im ive id ill ima imma me my',
    other: `he she they we you it hes shes theyre youre people patients patient customers clients users everybody everyone somebody someone
      anyone character hero who colleague colleagues boss manager that this <kin>`,
    kin: KIN,
    says: `said says say saying told tells tell asked asks shouted shouting screamed screaming yelled wrote writes texted texts joked jokes joking
      goes went sings sang called quote quoted claims claimed tweeted posted titled`,
    negator: 'no not never without nor dont doesnt didnt wont wouldnt cant cannot couldnt isnt arent wasnt werent havent hasnt aint neither nobody hardly shouldnt nothing none noone',
    postnegator: 'never not',
    barrier: 'why how what when if whether that because cause cos but and or so until till unless since where while though although who',
    unnegated: 'stop help know only just remember wait see lie deny hide understand sure decide',
    joiner: 'and but because cos cause so or then when if although though while whereas since',
    want: 'want wanna wanted wanting wish wished wishing hope hoped hoping prefer rather gonna ready need deserve deserved like love tempted longing desire',
    wants: 'wants wanted wishes tries tried trying threatens threatened threatening attempted keeps thinks thinking going gonna talks talking plans planning wanna want might',
    kill: 'kill killing killed unalive unaliving murder hang hanging hung hanged shoot shooting shot drown drowning drowned poison poisoning stab stabbing strangle strangling suffocate off offing top topping neck end ending finish',
    hurt: 'hurt hurting harm harming cut cutting burn burning starve starving injure injuring scratch scratching stab mutilate mutilating punish punishing',
    self: 'myself meself mysel masel mesen maself',
    died: 'died die dead gone disappeared vanished perished',
    dead: 'dead gone nonexistent',
    neg: 'dont not never cant cannot wont didnt wouldnt couldnt no aint doesnt',
    cant: 'cant cannot couldnt',
    more: 'anymore longer more nomore',
    am: 'am im was were been be being feel feeling felt ive get getting become seem think',
    livew: 'live living alive exist existing exists breathe breathing',
    adv: 'just really only honestly still always sometimes often actually truly simply so also kinda even secretly constantly already now all fucking f*cking bloody genuinely seriously literally probably maybe',
    person: `he she they boss manager supervisor teacher coach priest pastor doctor neighbour neighbor landlord colleague coworker patient customer client student pupil resident passenger
      man woman guy men bloke someone somebody stranger police officer people kids lads gang who <kin>`,
    hits: `hit hits hitting beat beats beating beaten punch punches punched punching kick kicks kicked kicking slap slaps slapped slapping smack smacks smacked choke chokes choked choking
      strangle strangles strangled strangling rape rapes raped raping molest molests molested grope gropes groped groping assault assaults assaulted attack attacks attacked attacking
      abuse abuses abused abusing stab stabs stabbed batter batters battered shove shoves shoved thump thumps thumped wallop burns burned burnt bit bites throttle throttled whip whips whipped`,
    abused: 'raped molested groped assaulted abused strangled battered trafficked violated harassed stalked stabbed tortured mistreated blackmailed',
    us: 'me us meh my',
    anyone: 'someone somebody people everyone everybody anyone others him her them kids children <kin>',
    tool: `software tool tools app apps printer program system computer laptop website site form forms spreadsheet spreadsheets excel meeting meetings traffic queue queues
      email emails paperwork update updates code bug bugs jira sap outlook teams zoom ticket tickets interface keyboard phone music song songs commercial ad ads movie film homework math maths exam heat weather
      noise commute diet workout gym interview survey questionnaire password passwords login screen server build`,
    laugh: 'lol lmao lmfao rofl haha* hahah* hehe* hihi* xd jk 😂 🤣 😆 😅 😹 💀 🙃 ha',
    pills: 'pills pill tablets tablet paracetamol insulin medication meds drugs painkillers sleeping ibuprofen opioids overdose bleach poison bottle medicine',
    high: 'bridge roof rooftop building cliff ledge balcony window train trains tube tracks track rails railway bus lorry truck car cars platform traffic motorway multistorey',
    life: 'life living existing existence being livin lifes',
  },
  expansions: {
    kms: 'kill myself',
    kys: 'kill yourself',
    killmyself: 'kill myself',
    killme: 'kill me',
    wannadie: 'wanna die',
    wanttodie: 'want to die',
    wana: 'wanna',
    wont: 'wont',
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
  },
  sound: [
    [/ph/g, 'f'],
    [/c(?=[eiy])/g, 's'],
    [/ck|c|q/g, 'k'],
    [/z/g, 's'],
    [/y/g, 'i'],
    [/(?<=..)e$/g, ''],
    [/ght/g, 't'],
  ],
  self_harm: `
    cant|cannot|not stop|quit|help cutting|hurting|harming|burning <self>?
    think|thought|thinking|thoughts|want|drive|driving|drove|go|going|just|swerve ... off|over .. bridge|cliff|roof|balcony|ledge|pier|rooftop
    shotgun|rope|noose|rifle|gun|pills|razor|blade ... look|looking|looked|stare|staring|stares at
    dont|cant|cannot|hard|how|not|struggle|struggling ... keep|stay|staying|keeping .. <self>? alive
    wont|not|cant|dont make|survive .. it? through|past .. the|this|tonight night|week|weekend|year|tonight|$
    how|know|counted|count|calculated|looked ... how many|much .. .. <pills>|ampoules|units|tablets|doses|it ... end|die|kill|fatal|lethal|enough|take ... it|me|$
    feel|feeling|felt like dying|ending $
    what|afraid|scared|worried .. i .. might|could|will|may do to <self>
    hands|hand round|around|on|at|to my throat|neck
    made|make|have|got|had a? plan .. to? die|kill|end
    <kill> <self>
    <kill> my self
    <hurt> <self> .. purpose|deliberately|intentionally|badly|again|secretly|sometimes|regularly
    <want>|going|urge|urges|feel|started|keep|kept|thoughts|thinking|might|afraid|ill|gonna|about|could|been|been ... <hurt>|hurting|harm|cutting <self>
    cutting|burning|starving|mutilating|harming|punishing <self>
    cut|cutting|burn|burning|slit|slash|slicing|scratch|scratching|carve my? arms|arm|wrist|wrists|thighs|thigh|veins|skin|legs|throat
    <me>|im|ive|i cut|cuts <self>
    self harm|harming|harmed|injury|mutilation
    self harmer
    <me>|im|ive|my|me ... suicidal
    <am> .. suicidal
    suicidal thoughts|ideation|urges|feelings|tendencies|again|lately
    <me>|im|ive|my|id ... suicide
    think|thinking|thought|thoughts|thinkin|considered|considering|consider|contemplating|contemplate|contemplated|planning|plan|attempt|attempted|commit|committing|googled|googling|about|of suicide
    commit|do|doing suicide
    my suicide
    <want>|going|gonna|about|thought|thoughts|thinking|ways|time|way|planning|decided|to|of ... end|ending|take|taking my own? life
    end|ending|take|taking my own? life
    end|ending|finish|finishing it all
    <want>|wanna|going|gonna|time|ready|about|to|gotta|thinking|id end|ending it|things|everything $
    <want>|wanna|going|gonna|to|of|about end|ending it tonight|now|today|forever|once|soon|for
    do|doing away with <self>
    put|putting an end to|2 it|myself|me|my|everything|all
    <me>|ive|im ... overdose|overdosed|od|oding
    took|taken|swallow|swallowed|swallowing|take|taking .. whole|all|bottle|pack|box|overdose|handful|too ... <pills>
    stockpile|stockpiled|stockpiling|saved|saving|hoard|hoarding|hoarded|collected|collecting|counted|counting .. my|up? .. pills|tablets|meds|medication|paracetamol|insulin
    <me>|im|ive ... pills|rope|noose|gun|razor|razors|blade|blades|knife ready
    bought|got|have|tied|found|tying a? rope|noose
    jump|jumping|step|stepping|throw|throwing|walk|walking|run|lie|lying|drive|driving|leap|leaping <self>? ... off|from|front|under|infront|onto|out .. <high>
    throw|throwing <self> .. off|from|front|under|infront|onto|out|in|down
    <me>|im|ive .. standing|stood|sitting|stand .. on|at .. bridge|ledge|edge|tracks|rails|cliff
    drive|driving|crash|crashing|steer|steering|swerve|swerving ... into .. tree|wall|bridge|river|traffic|lorry|truck|pillar
    dont trust <self> .. alone|tonight|anymore|knife|pills|safe
    cant keep <self> safe
    not safe from|with <self>
    danger to <self>
    goodbye|farewell|suicide letter|letters|note|notes
    goodbye|bye|farewell cruel? world
    my last words
    last day on|in earth|alive
    <want>|going|gonna|could|ill|to sleep .. forever
    sleep and never|not wake
    bleed out
    put a? bullet in|through my|me
    blow my brains|head
    gas <self>
    how many .. pills|tablets|paracetamol ... die|kill|dead|lethal|fatal
    painless|easiest|quickest way|ways .. die|go|end
  `,
  wish_to_die: `
    happier|better|easier|best|rather dead $
    whats|what|wheres|where .. point .. of|in|to .. living|livin|life|live|existing|being|waking
    <want>|rather|soon|better|happier|id|should ... in|under|6|six .. ground|grave|cemetery|coffin|earth|feet .. under|with|$
    with|of|off being alive
    cant|cannot|dont|couldnt|not .. see|picture|imagine|seeing <self> .. alive|around|old|older|growing|past|making|surviving
    about|of|imagine|imagining|wish|want|wanting|like .. never|not waking|existing|being .. up|alive|here|around
    dont|not|whether|matter|no care|matter|matters|longer .. if|whether .. i .. live|die|wake|survive or|$
    live or die
    nothing .. matters anymore|$
    not exist|existing $
    easier|better|nicer|best .. to .. just? .. not|never|stop|be exist|wake|existing|dead|here|living|gone
    i .. have|ive|got .. no|little cause|reason|will .. to|for .. get|live|go|be|wake|carry
    hit|run by|over .. car|bus|truck|lorry|train ... so|happier|fine|ok|okay|relief|wouldnt|mind|hope|care
    <want>|hope|fantasise|fantasize|imagine|wish|fantasising|daydream|wouldnt ... hit|run by|over .. car|bus|truck|lorry|train
    favour|favor ... if i .. was|were|died|gone|dead
    no longer .. want .. to .. live|exist|be
    when|after|once im|i .. gone|dead|am .. gone|dead|$
    waste of space|oxygen|air
    nobody|none|noone needs|wants|loves me .. $
    want out of .. life|this|world|everything
    <want> .. to? die|dead|perish $
    <want>|rather .. to? be? die|dead|perish|disappear|vanish
    <want>|wish|rather ... i was|were|am|be dead|gone|nonexistent|unborn
    <want>|wish ... disappear|vanish .. forever|earth|good|world|completely
    <want>|wish .. to? not be|exist|wake
    <want>|wish to? disappear|vanish $
    <want>|wish i could .. disappear|die|vanish|stop|sleep .. $
    <want> .. be gone $
    ready|waiting|prepared|praying|pray|prayed|longing|long|begging|beg to|for die|death
    looking forward to death|dying
    thinking|thoughts|think|thought|dream|dreaming|fantasise|fantasize|fantasising|obsessed .. about|of|with dying|death|die|ending
    better|happier|easier|relieved|fine off? ... without me
    better off ... dead|gone|without
    better|happier|easier|best|nicer ... if i wasnt|werent|didnt|was|were|died|disappeared|vanished|ended|stopped|not|never|just|had|wasn't|left
    better|best place .. without me
    nobody|none|anyone|anybody|someone|everyone|anybody|they|who|one|body ... miss|notice|care|cry|noticed|cared|mind if|when|that i .. <died>|disappeared|wasnt|werent|was|left|were|did|never|not|vanished
    nobody|anyone|one|anybody|soul ... miss me
    if i died|disappeared|vanished|die|was|were .. <died>|tomorrow|tonight|nobody|who|would|no
    <me>|id|wouldnt|wont|not .. be missed
    no|any|the|a|what|whats|little|see|without|much .. reason|point|sense|purpose|use to|in|for|of .. <life>|live|go|carry|be|wake|get|keep|continue|anything|going|carrying|waking|getting|keeping|it|exist|stay|staying .. on|here|alive|up|going|anymore|all|anything|more|life|myself
    no|any|the|a|what|whats|little|much|see point|sense|reason|purpose|use to|in|of|for .. living|live|life|exist|existing|existence|life
    no|any reason|point left .. live|living|life|go
    life ... no|not|without|lost|any|isnt|has .. meaning|point|sense|purpose|worth
    life .. meaningless|pointless|worthless|unbearable|hopeless
    life .. not|isnt|aint|no .. worth
    not|isnt|aint|never|no|hardly .. worth .. living|it|livin $
    not|isnt|aint|never|no|hardly worth living|livin
    <neg> .. <want> .. to? live|exist|breathe
    <neg> .. <want> .. to? be|stay .. alive|here|around|living|world|planet .. <more>|longer|all|world|earth|planet
    <neg> .. <want> .. to? be|stay alive|existing
    <neg> .. <want> .. to? wake up
    <neg> .. <want> .. to? see .. tomorrow|morning|another
    <neg> .. <want> .. to? go|carry|keep|continue on|living|going .. $
    <neg> .. <want> .. to? go on living|like|with|anymore|any
    <neg> .. <want> .. be .. person|me|burden .. anymore
    <neg> .. <want> .. this|my|the? life .. anymore|more|longer
    <neg> .. <want> life anymore
    <neg> .. <want> ... born
    wish|wished|hope|hoped|pray|prayed|if|want|praying ... never|dont|not|didnt|wouldnt|wont wake|woken|woke|waking up|again|tomorrow
    never|not wake|wake|waking up again|tomorrow|ever
    wish|wished|should|better ... never|not|wasnt .. born
    wish|wished i .. didnt|wasnt|werent|never .. exist|alive|existed|here|around .. anymore|all|$
    wish ... it|life was|were|would|be over .. $
    never have? been born
    <cant> .. go|carry|keep|live|continue|cope|deal .. on|going|living|cope|like .. $
    <cant> .. go|carry|keep on|going .. like|living|with|much|anymore|any|longer|without
    <cant> .. live|cope|bear|survive|function .. this|like|anymore|any|more|longer|pain .. $
    <cant> .. take|do|bear|stand|handle|face|endure|live|hack|stick|manage|cope .. this|it|life|pain|any|living|much|another|anymore|more|day ... <more>|day|$
    <cant> .. take|bear|face|hack|handle|cope|live anymore|any|it|more $
    dont|not know how .. much? longer|keep|go|carry|i|to ... go|carry|keep|live|cope|take|stand|survive|hold .. on|going|living|this|it|like|anymore
    dont know how .. to live|survive .. anymore
    <cant> see .. way|tomorrow|point .. out|forward|anymore|on
    no|not|any|see|only way out
    no|any|lost|without|there .. hope .. left|anymore|me|at|whatsoever|all
    lost|losing|losin|without|gave|given .. hope|all .. hope|life|living
    lost|losing|no|without the? will .. live
    lost|no .. reason|will|desire|wish to live
    <am> .. hopeless|worthless|useless .. $
    its|everything|all|life|it|future .. so? hopeless $
    <am> .. burden
    just|only|such|be|being a burden to|on|for
    nothing ... live for
    nothing left .. me|live|lose|here
    no future .. me|myself
    see no future $
    dont|cant see .. future for|with|anymore .. me|myself|$
    tired|sick|done|weary|exhausted|fed|bored .. of|with|up .. living|life|existing|existence|breathing|livin|fighting
    tired|sick|exhausted .. of|from .. being alive|here
    done|finished|over|through with .. life|living|everything|world
    given|gave|giving|give up .. on .. life|living|everything|myself|me
    given|gave|giving|give up|in $
    enough|had .. of .. life|living|world|being
    hate|hates|hated .. being|to .. alive|exist|existing|live|myself
    hate living
    hate .. i .. alive|exist|born|woke
    hate .. myself .. much|die|live
    make|made|want|need|wish|just|please ... pain|it|everything|this|voices|thoughts|all to? stop|end|over|go $
    i .. to? just? want ... pain|it|everything|this|voices|suffering .. to|2 stop|end|go $
    only way .. out|stop|end|peace|escape
    death ... only|solution|way|answer|relief|escape|friend
    dead|die soon .. anyway|hopefully|all
    hope|hoping|wish|pray|want|wishing ... i .. die|died|dead|crash|wake
    hope|hoping|wish|wishing|pray|praying ... car|bus|lorry|truck|cancer|heart|god|lord|somebody|someone|it ... kill|kills|killed|take|takes|took|hit|hits|run|end|ends|finish .. me|my|over
    ready to go $
    not|wont|wouldnt be here|around|alive .. much|by|when|tomorrow|anymore .. longer|christmas|read|morning|$
    wont be .. much longer
    cant stop crying|sobbing|shaking
    <me>|im|ive ... crying|cry|cried .. sleep|every|all|constantly|nonstop .. night|day|time|$
    panic|anxiety attack .. now|right
    having|have a? panic attack $
    <am> breaking|falling|broken .. down|apart|inside .. completely|right|now|$
    end|breaking .. of? my|the tether|rope
    at breaking point
    at|to|reached rock bottom
    drowning inside|alone|slowly
    voices .. tell|telling|say|want ... me|kill|hurt|die|do
    join|be|go|see|follow|with ... him|her|them|mum|mom|dad|husband|wife|nan|son|daughter|brother|sister ... in heaven|grave|other|there
    join him|her|them .. soon|heaven|grave|$
    dying inside
    dead inside
    dig my own? grave
    everyone|everybody|they|family|world|life|things|all ... sick|tired|easier|rid ... without|of me
    rid of me
    no place|room .. me in|on .. world|earth|life
    dont belong .. world|earth|anywhere|here|alive
    cant escape|live .. this|my|with .. life|hell|pain|myself
    nobody .. would .. notice .. gone|died|missing|dead
    before i do something stupid|silly|terrible
    do|doing something stupid|silly .. myself
  `,
  violence: `
    stepdad|stepfather|dad|father|uncle|brother|stepbrother|teacher|coach|priest|grandad|grandpa|boyfriend|cousin|he|man|neighbour ... touches|touch|touching|touched|fondles|fondled me
    comes|come|came|coming|sneaks|gets .. in|into .. my room|bed .. night|nite|$|and
    gave|given|gives me .. black eye|bruises
    throws|threw|throwing .. things|plates|stuff|bottles .. at me
    he|she|they|ex|husband|partner|boyfriend|girlfriend|wife|stepdad .. says|said|swore|keeps|told|tells|saying ... kill me|us
    <person> .. <hits>|threatens|threatened|stalks|stalked <us> .. $
    <person> .. <hits> <us>
    <person> .. hurt|hurts|hurting me|us .. $
    <kin> ... hurt|hurts|hurting|hits|hit|beats|beating|abuses|threatens|controls .. me|us|kids|children|mum|mom|brother|sister|baby|daughter|son
    my|our|the <kin> .. violent
    <person> .. touch|touches|touched|touching me .. inappropriately|where|private|down|there|sexually|night|when|privates|i
    <person> .. forces|forced|forcing|makes|made|making|force me .. to|into|have .. sex|sleep|bed|touch|undress|marry
    forced .. me|myself on me|top
    <me>|im|ive|me|being|got|was|been|get|getting|were ... <abused> .. by|at|as|when|in|my|$
    <me>|im|ive|got|was|been|being|get|getting|gets .. beaten|hit|punched|attacked|kicked|slapped|threatened|choked|bullied .. by .. <person>|father|pupils|patients
    <me>|im|ive|got|was|been|being|get|getting|gets .. beaten|battered|beat|bashed up|home|regularly|daily
    sexually abused|assaulted|harassed|harasses|molested
    <am> .. afraid|scared|terrified|frightened .. of .. my .. <kin>
    <am> .. afraid|scared|terrified|frightened .. of him|her|them
    afraid|scared|terrified|frightened|dread .. to|of .. go|going|come|be .. back? home
    afraid|scared|fear|terrified|frightened .. for|of .. my|his life
    afraid|scared|terrified|worried ... he|she|hes|shes|they .. will|ll|going|gonna|might|would|kill|hit|hurt|beat .. kill|hit|hurt|beat|find .. me|us|kids|children
    lock|locks|locked|locking me|us in|up|away|inside|indoors
    wont|doesnt|never|not let|lets me .. leave|go|see|out .. house|home|room|out|friends|family|flat
    threaten|threatens|threatened|threatening .. to kill|hurt|hit|shoot|stab|rape|beat|harm .. me|us|him|her|my|our|them|kids
    threaten|threatens|threatened|threatening me|us .. with .. knife|gun|weapon|death
    death threats
    <person> .. said|says|told|tells|saying|swore|keeps|promised ... ll|hell|shell|will|would|hed|shed|going|gonna|theyll .. kill|hurt|stab|shoot|beat|strangle me|us|my|kids
    told|tells|telling|tell me .. kill|go .. die|myself|kill
    told|tells|telling|tell me .. i should die|kill
    pulled|pointed|held|holds|pulls .. knife|gun .. me|throat|head
    domestic|sexual violence|abuse .. my|our|at|home|victim
    <me>|im|my|our|me|ive ... domestic violence|abuse
    abusive <kin>|relationship|marriage|home|household
    my|our .. <kin>|relationship|marriage|home .. abusive|violent
    <want>|wanna|going|gonna|urge|feel|fantasise|fantasize|planning|ready|afraid|scared|might|about|id|thoughts|thinking|ill ... hurt|harm|stab|shoot|strangle|murder|poison|hurting|harming|stabbing|shooting|strangling|murdering <anyone>
    <want>|wanna|urge|planning|thoughts|fantasise|fantasize|thinking|going ... kill|killing <anyone>|my
    hit|hitting|hurt|hurting|shake|shook|smack|beat my <kin>
    bring|take|got|have|bought a? gun|knife .. to|school|work ... school|work|shoot|stab|them
    shoot|shooting|blow up .. the? school|office|place|workplace
    make them .. all? pay|suffer .. blood|lives|$
    <kin> .. is|are|gets|was .. being|getting|been beaten|abused|hit|raped|molested
    not safe .. at|in|with .. home|house|him|here|husband
    dont feel safe .. at|in|with home|house|him|my|husband
  `,
  other_in_danger: `
    my|our|a ... <kin>|colleague|coworker|patient ... <wants> ... kill|killing|hang|hanging|hurt|harm|shoot|end|ending|take|taking|cut|cutting|drown himself|herself|themself|themselves|hisself|his|her|their
    my|our|a ... <kin>|colleague|coworker ... <wants> .. to? die|dead|suicide
    my|our ... <kin>|colleague|coworker ... doesnt|dont|didnt want .. to? live|alive
    my|our ... <kin>|colleague|coworker .. is|are|feels|feeling|gets|hes|shes|been|has .. suicidal
    my|our <kin> .. cuts|cutting|harms|harming|hurts|hurting|starves|starving|burns himself|herself|themselves|themself
    my|our <kin> .. self harms|harm|harming
    he|she|they|kid|girl|boy wants|wanted|going|gonna|threatens|threatening|tries|trying|hes|shes to kill|hurt|harm|hang|drown|shoot himself|herself|themself|themselves
    <kin> .. took|taken .. overdose|pills
    want|wants|going|gonna|threatens|tried ... kill|hurt|murder|beat|strangle my <kin>
    hits|beats|abuses|hitting|beating|abusing|molests|molesting|kicks|slaps|punches his|her|their|the wife|husband|girlfriend|boyfriend|partner|kids|children|son|daughter|child|baby
  `,
  hints: `
    letter|letters|note to my <kin>
    insurance papers|policy|documents
    and so am i
    in the ground
    hate .. myself|my life
    <want> .. it|this|everything|pain to? stop|end|over
    so|too|completely|all|totally|very alone
    nobody .. cares|understands|loves|help|helps|hears
    empty inside
    feel|feeling|felt .. empty|numb|trapped|invisible|worthless
    depressed
    dark thoughts|place
    <am> in .. dark place
    see|have|has .. no .. point|future|sense
    whats|what|wheres|is the point $
    falling apart
    given|give|giving up
    tired of everything|it|fighting
    wont be here tomorrow
    sorry for everything
    thank|thanks .. for everything
    scared of <self>
  `,
  figures: `
    boss|manager|supervisor|editor|client ... kill me
    wont|not|cant|dont make it to|tomorrow|today|on|in|because
    feel|felt|feeling like dying .. with|from|after .. flu|fever|covid|run|workout|hangover|cold
    when|after|once .. im .. gone .. on|for|home|they|my|the|who
    kill|killing|killed <self> laughing|working|over|trying|to|for|with|cleaning|training|cooking|getting|doing|at|studying|running|on
    ^ could|couldve|nearly|almost|could <kill>|have <self>|killed .. for|$
    could|couldve|would|wouldve have? killed|shot|kicked <self>
    kill|hang|shoot|shot|shooting <self> .. in the? foot
    top|topping|topped <self> up|off
    drown|drowning <self> in work|chocolate|coffee|it|music|books
    <hurt> <self> on|while|when|lifting|playing|at|doing|shaving|cooking|slicing|falling|accidentally|by|some|slack|short|off|out|again? lifting|running
    cut <self> some|shaving|on|slicing|chopping|while|cooking|accidentally|by|opening|off|short|loose|with
    cut|burn|burned|burnt my arm|arms|hand|skin|leg|legs|wrist on|while|cooking|accidentally|by|when|in|at
    burn|burning|burned|burnt <self> out|on
    accidentally ... <hurt> <self>|my .. arm|arms|wrist|leg|skin
    end|ending my|the life? .. call|shift|day|contract|career|subscription|membership
    end|ending it|things with|by|on
    <tool> .. make|makes|made|making .. me|you ... <kill>|die|dead|scream|jump|hang|shoot|throw|cry|end .. <self>|lol|window|$
    <tool> ... make|makes|made|making me want ... <self>|die|window|dead|bridge|forever
    <want>|make|makes|made|gonna|could ... <kill>|die|dead .. <self>? ... <laugh>
    die|died|dying|dead .. of|from .. laughing|laughter|embarrassment|shame|boredom|hunger|thirst|heat|cold|curiosity|cringe|happiness|joy|cuteness|excitement
    die|died|dying laughing
    laughed|laughing .. want|wanted .. to? die
    <want> .. to? die .. laughing|embarrassment|shame|hole
    <want> .. to? disappear .. into|from|under .. ground|meeting|floor|hole|room|conversation|party|shame|embarrassment
    die|dying|died|dead to|for .. try|see|know|hear|have|get|a|meet|tell|go
    dying|die .. for a? coffee|drink|break|holiday|cigarette|pee|wee|job|cause
    to die for
    ready to go to|home|out|with|on|live|back|now|for|when|whenever
    <want>|rather .. die before|first
    rather die than use|eat|go|do|work|wear|have|ask|admit|call|switch|give|watch
    or die trying
    over my dead body
    dead on my|their feet
    dead simple|line|end|easy|good|weight|tired|right|set|slow|serious|cheap|zone|battery|link|quiet|silence|lock
    live in|with|at|near|there|on|off|together|next|abroad|by|under|up|down|close|so|further|apart|out|without|alone
    go|carry|keep|going|carrying|keeping on|going .. about|holiday|vacation|leave|trips|strike|forever|maternity|sick|social|it|break|shift|stage|a|the|my|to|for|instagram|facebook|linkedin|time|site|call|air|tour
    go on with the? work|interview|task|project|meeting|job|next
    wake up early|at|so|before|for|that|every|late|sunday|monday|to
    see .. future in|at|with|here|there .. this|the|company|job|our|it|$
    point|sense|use|reason in|of|to .. going|go|keeping|carrying .. to|there|back|through|records|paper|up .. office|work|meetings|school|speed
    worth it|living in|here|there|with
    life .. worth|easier|better|meaning of|without|more
    lose|losing|lost the? will .. live .. in|during|by|after|with|halfway|every|when|reading|waiting|just|sometimes|on ... <tool>|call|hold|training|minutes|it|presentation
    tired|sick|bored .. of|with .. living in|with|out|at|like|on
    hate living in|with|at|here|there|alone|near|on|out
    done|finished|over|through with .. everything .. by|at|today|now|before|on|in
    given|gave|giving|give up on .. trying|the|it|my|that|them|using|asking|this
    given|gave|giving|give up sugar|smoking|drinking|coffee|meat|my|the|on|a|trying
    <cant> .. stand|take|bear|handle|face|do|deal .. this|it|another|that|the|with .. <tool>|heat|noise|smell|cold|app|food|music|boss|meeting|rain
    <cant> .. live .. without .. my|it|coffee|phone|internet|music|chocolate|<tool>|google|that|the|a
    <cant> .. do .. this|it|that|any|more .. with|on|in|without|by|from|yet|because|until|myself|today|online|manually|now|more|here
    no|any|the|only way out of|there .. meeting|contract|it|building|subscription|menu|this|room|car|traffic
    no hope .. of|for|that .. getting|fixing|winning|finding|team|them|it|reaching|promotion
    <am> .. hopeless|useless|worthless at|with|when|in
    burden .. on .. team|system|budget|staff|nhs|colleagues|the|taxpayers
    beat|beats|beating|beaten me .. to|at|by|up|there|every|hollow|again? .. it|chess|tennis|golf|game|cards|price|to|minutes|points|seconds|tetris
    beats|beat me $
    take on .. more|another|anything|new
    hit|hits <us> .. up|that|like|hard|with .. on|a|an|another|the|bill|later|yesterday|fee|$
    kick|kicks|kicked|kicking me out|off|into|from|up|back
    whip|shove|kick us|me .. into shape
    bit|bites|bite my|me .. tongue|lip|in|ass
    attacked|attacks|attack my .. proposal|idea|work|position|report
    attacked|attacks|attack my|me .. argument|position|idea|work|proposal|points|opinion
    hurt|hurts|hurting me|us .. that|when|financially|badly|really|a|to|more
    scared|afraid|terrified .. of .. my .. boss|manager
    will|would|gonna|ll|going .. to? kill|murder|strangle me
    kills|killing|killed me when|that|for|with|to|if
    is|are|was|were|been|s killing|murdering me
    lock|locks|locked|locking me out
    locked me in|into .. contract|plan|rate|price|deal|version|vendor
    suicidal|suicide patient|patients|people|teenagers|teens|callers|clients|kids|students|prevention|squad|rate|rates|hotline|awareness|bombing|bomber|training|risk|mission|pact|statistics
    career|social|professional|political|commercial suicide
    kill|killing|killed .. time|process|job|two|bugs|weeds|the|lights|engine|it|program
    blow|blows|blew my mind
    rid of me .. that|so|easily|$
    crying|cry|cried .. with|of|from .. laughing|laughter|joy|happiness
    breaking|broken down .. into|by|on
    falling apart .. after|at|because
    end of my tether|rope .. with ... <tool>|internet
    hit|hitting|beat|hurt|smack my .. head|record|target|knee|back|toe|thumb|elbow|target
  `,
  grief: `
    my|our|a|his|her ... <kin>|dog|cat|colleague|patient|neighbour|coworker|horse died
    my|our ... <kin>|dog|cat|colleague|horse .. is|was|has|have|are|been .. dead|died|deceased|gone
    my|our ... <kin>|colleague|neighbour .. passed|slipped away|on
    my late <kin>
    my|our ... <kin>|colleague|friend .. killed|hanged|shot|took himself|herself|themselves|his|her
    my|our .. <kin> .. committed|died suicide|by
    lost my|our .. <kin>|colleague|baby|dog|cat .. $
    lost my|our .. husband|wife|son|daughter|mother|father|mum|mom|dad|brother|sister|baby|child|gran|nan|grandmother|grandfather|partner|friend
    death of my|our|a
    my|our .. <kin> death|funeral
    mums|moms|dads|husbands|wifes|fathers|mothers|sons|daughters|brothers|sisters|friends death|funeral
    widow|widowed|widower
    <me>|im|we ... mourning|grieving|bereaved
    had|have a? miscarriage
    miscarried
    stillborn
    buried|burying .. my|our|her|him
    was|were|been .. diagnosed .. terminal|terminally
    my|our <kin> .. is|s .. dying
  `,
});
