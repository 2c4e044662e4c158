import type { WordLists } from './lexicon.ts';

export const english: WordLists = {
  filler: `um uh uhm erm er ah oh ohh eh hm hmm mm mhm mm-hmm uh-huh yeah yep yes yup no nope ok okay k alright right well like just
    actually basically really kinda sorta sure please thanks thank hello hi hey bye goodbye cheers sorry gonna wanna gotta i'm i've i'd i'll
    it's that's don't didn't doesn't isn't wasn't haven't hasn't can't couldn't won't wouldn't she's he's they're we're we've you're you've
    there's what's let's mean know guess think suppose maybe perhaps probably obviously anyway anyhow also else quite very rather pretty
    so too still even again already ever never here there now then today tonight yesterday tomorrow morning afternoon evening good
    good-bye fine great lovely perfect brilliant unin inaudible_speech unsure`,
  weak: `thing things stuff bit lot lots way ways kind sort type time times day days week weeks weekend month months year years hour hours minute minutes
    second seconds moment while today night nights morning evening afternoon tomorrow yesterday ago point part place end start side sides left right
    one ones two three four five six seven eight nine ten first last next couple few number numbers amount level case fact
    problem problems issue issues trouble question questions answer idea reason example sense matter something anything nothing everything
    someone somebody anyone anybody everyone everybody none people person guy guys man woman lady name names doctor dr sir madam ma'am
    area areas couple majority half rest whole top bottom front back middle mind sake chance choice situation experience feeling feelings
    symptom symptoms history thought thoughts word words bother go goes going went gone come comes came coming get gets got getting
    gotten make makes made making do does did done doing have has had having be been being was were am is are say says said saying
    tell tells told telling see sees saw seen seeing look looks looked looking seem seems seemed seeming feel feels felt feeling
    think thinks thought thinking know knows knew known knowing guess mean want wants wanted wanting need needs needed needing try tries tried
    trying use uses used using take takes took taken taking give gives gave given giving put puts putting keep keeps kept keeping let
    lets start starts started starting stop stops stopped stopping happen happens happened happening find finds found finding
    notice notices noticed noticing call calls called calling ask asks asked asking work works worked turn turns turned
    turning move moves moved bring brings brought show shows showed seeing leave leaves left become becomes became wonder wonders
    wondering remember remembers hope hopes hoping like likes liked love loves loved loving enjoy enjoys enjoyed hate hates hated speak
    spoke speaking talk talked describe described explain mention mentioned hear heard hearing wait waited sit sitting stand standing lie lying
    run running walk stay stayed set sets live lives lived living help helps helped change changed changing check checked
    checking believe seem appear suppose worry worries worried worrying concern concerns concerned concerning scared afraid anxious
    bad badly terrible awful horrible worse worst good better best great nice fine okay ok well big small little large huge
    long short high low new old young same different other another such more most less least much many few several certain sure
    able unable possible hard easy difficult difficulty difficulties general usual normal normally real recent past previous current regular
    own only main major minor significant sudden suddenly quick quickly slow slowly constant constantly similar strange weird odd
    funny weird severe serious strong mild light slight tiny full empty clear clearly whole every each any some all both either neither
    hundred thousand thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
    road street avenue lane flat january february march april may june july august september october november december monday tuesday
    wednesday thursday friday saturday sunday uk london gp hope ready aware glad happy interested ill unwell usually particular
    advice cause causes stages record information detail details episode episodes sign signs consultation appointment chat
    relevant available common obvious especially generally specifically necessarily unfortunately hopefully luckily suddenly basically
    apart eye-opening ease total plus minus per cent percent figure thank thanks cheers speaker god goodness gosh damn hell crap shit fuck
    mid-day midday lunchtime noon midnight season spring summer autumn winter date birth address postcode phone video line camera
    sounds sound honest honestly matters effect effects result results
    done over off out up down away around along through together else otherwise maybe literally totally completely absolutely
    earlier later harder easier lately below above bigger smaller inside outside far soon longer straight mine related relating lasting forgetting forgot
    meaning focusing focus appreciating appreciate beginning unusual pardon age dot gmail shorter higher lower worser term terms meeting ordinary
    sorting sort causing affecting exact later late holding solving pronouncing correct plenty central unit round stuck
    bothering interesting crazy cool interested tending tends tend mine understanding understand understood managing manage manages managed
    managing realise realised realising realize realized occurring occurred happened forward backward experiencing admitting load catching
    sticking covering adding performing carrying passing beating annoying helpful affected variable repeating repeat watching watch
    painful hurting hurt stressing straight losing lost confirm confirmed embarrassing talk talks possibly comfortable uncomfortable
    means daily ongoing age alone garden moving law lawyer com control plan playing activity drive driving glass room loud allergic medical exhaustion weather
    google googling googled googles internet website laptop luckiness lucky careful carefully trained scary funniness crying standing 
 pint spinning built wrote written write kettle tea ringing rung
 luck mine folk lady euro pound penny cent dollar eleven hundred explaining steal pay knocking singing counting nobody beside sum leaving standing wateriness warm counter hot wrong
 activity activities glass wateriness accountancy explained whatever whenever wherever whoever however though although`,
  context: `mum mom mother dad father parent parents brother sister son daughter wife husband partner boyfriend girlfriend friend friends kid kids child children
    family aunt uncle grandma grandad grandfather grandmother colleague colleagues flatmate home house life job office company`,
  denied_verbs: `have had has having got get getting notice noticed noticing feel felt feeling take taken taking took smoke smoked drink been be any really do done
    see seen experience experienced suffer suffered bring bringing brought vomit vomited`,
  intensifiers: `really very so extremely terribly terrible awful horrible worst worse severe severely unbearable constantly always every never all
    absolutely completely totally incredibly hate excruciating desperate impossible can't seriously massively much badly bad`,
  admin: `your (?:full |first |last )?name|date of birth|your (?:home )?address|post ?code|who am i speaking|(?:can|do) you (?:hear|see) me|hear me ok(?:ay)?|confidential|secure location|private (?:place|location|room)|your (?:phone|mobile|contact) number|spell (?:that|it|your)|record(?:ing)? this|how old are you|your age`,
  courtesy: `thank you|thanks|bye|goodbye|take care|good (?:morning|afternoon|evening)|nice to meet|sounds (?:good|great|fine)|that's (?:great|fine|good|ok|okay|perfect|helpful)|no worries|see you|have a (?:good|nice|great)|pleased to|repeat that|say that again|pardon`,
  wish_asked: `(?:one|single) thing|(?:you )?could change|you change|what (?:would|could|might) (?:have )?help(?:ed)?|magic wand|what (?:would|do) you (?:wish|want|like|need)|(?:are|were) you hoping|could (?:have been|be) (?:better|improved|avoided)`,
  leading: `(?:(?:and|but|so|or) )?(?:um|uh|uhm|erm?|oh+|ah|hm+|mhm|yeah|aye|you know|i mean)(?![\\p{L}'’])[\\s,.…]*|(?:well|so|okay|ok|yes|right|and|anyway|like|no|or),\\s*|(?:and|so|well|like|or) (?=i(?:['’]\\p{L}+)?\\b)`,
  telling: `because|'cause|cos|since|so (?:i|we|they|you|he|she|it|everybody|nobody|nothing)|that's why|which means|means (?:that|i|we)|until|instead|otherwise|in the end|ended up|by the time|as soon as|every time|whenever|if (?:i|you|we|they|it)|when (?:i|you|we|they|it)|without|had to|have to|lost|lose|missed|wait(?:s|ed|ing)?|costs?|hours?|minutes?|days?|weeks?|twice|times|stopped|affect\\w*|wakes?|woke|sleep|work|afford`,
  kinds: {
    problem: `can't|cannot|can not|couldn't|unable|hard to|difficult\\w*|struggl\\w+|problems?|issues?|trouble|annoy\\w*|frustrat\\w*|confus\\w*|terrible|terribly|awful|horrible|horrific|worse|worst|pains?|painful|hurts?|hurting|aches?|aching|achy|sore|suffer\\w*|fails?|failed|failing|failure|broken?|broke|crash\\w*|bugs?|doesn't work|not working|didn't work|stuck|too (?:slow|expensive|long|much|many|late|hard|complicated|difficult|loud|small|big|heavy|far|little|few)|bothers?|bothering|ill|unwell|sick|uncomfortable|bad|badly|exhausted|exhausting|tired|drained|stress\\w*|miss(?:ed|ing)|lost|losing|lose|wrong|slow|slowly|waste\\w*|expensive|complicated|unreliable|disappoint\\w*|don't understand|not (?:clear|enough|easy|able|helpful|great|happy|responding)|isn't (?:clear|working|helpful)|never (?:works|get|got)|get(?:ting)? me down|lack(?:s|ing)?(?: of)?|swell\\w*|swollen|burning|stinging|itch\\w*|dizzy|numb|bleeding|weak|breathless|vomit\\w*|wheez\\w*|cough\\w*`,
    worry: `worr(?:y|ied|ies|ying|ysome)|concern(?:ed|ing|s)?|scar(?:ed|y|es)|afraid|frighten\\w*|anxious|anxiety|fear\\w*|nervous|panic\\w*|what if|freak\\w*|dread\\w*`,
    wish: `(?:i|we)(?:'d| would)(?: (?:really|just|also|rather|much|quite))? (?:like|love|prefer|appreciate)(?! to (?:say|think|add|mention|point))|(?:i|we)(?: (?:just|really|also|only|do))? (?:want|wanted) (?:to (?:know|see|get|speak|talk|have|be able|make sure|find|check|ask|understand|avoid|go back|keep)|a|an|some|more|you|the|this|it|something)|(?:i|we)(?: (?:just|really|also|do))? need (?:a|an|some|more|better|help|you|to (?:know|see|get|speak|talk|find|understand|be able))|i wish|(?:i'm|i am|was|just|really|we're)(?: just| really)? hoping|hope (?:you|that)|would be (?:nice|great|good|helpful|useful|better|lovely)|it would help|should (?:have|be able|offer|let|allow)|could you|can you (?:give|prescribe|help|tell|do|send)|is there (?:anything|something)|if only|ideally|want you to|what (?:should|can) i|should i`,
    positive: `love|loved|loves|excellent|fantastic|amazing|wonderful|brilliant|(?:very|really|so|quite|more) helpful|helps|helped|helping|useful|easy|easier|enjoy\\w*|glad|(?:very|really|so|quite|pretty) (?:happy|pleased)|relieved?|relief|reliev\\w+|grateful|smooth\\w*|reliable|convenient|improv\\w+|works (?:well|great|fine)|worked (?:well|great)|(?:much|bit|lot|feels?|feeling|felt|got|getting|get) better|saves? (?:me|us|time)|saved|reassur\\w+|comfortable|impress\\w*`,
  },
};
