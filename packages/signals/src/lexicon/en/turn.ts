/** Acute danger, age, threats and who answers, in English. */
export const turn = {
  classes: {
    explicit: `suicide suicidal suicid* kill killing killed die dying died dead death overdose overdosed hang hanging hanged selfharm harm harming hurt hurting cut cutting alive live living life end ending
      myself slit noose wrists veins jump jumping shoot drown existing exist`,
    fears: 'afraid scared fear worried terrified frightened',
    work: 'boss manager deputy director supervisor colleague colleagues coworker coworkers company client clients customer customers vendor vendors competitor competitors investor investors recruiter hr team auditor auditors',
    not_now:
      'if when whenever sometimes usually often always months decades yesterday last used years once after before patients customers users people they every each then decided',
    have: 'have having got getting feel feeling ive had',
    present: 'am is are s im hes shes theyre now keeps keep started suddenly having getting wont cant',
    someone:
      'he she baby someone somebody patient driver neighbour neighbor colleague customer passenger man woman <kin>',
    chest: 'chest heart breastbone sternum',
    pain: 'pain pains pressure tightness tight crushing squeezing stabbing ache hurts hurting burning agony',
    breathe: 'breathe breathing breath swallow swallowing',
    unable: 'cant cannot unable barely hardly struggling trouble difficulty difficulties hard gasping fighting',
    limbpart: 'arm face leg side hand mouth cheek body tongue lips throat',
    deadlimb: 'numb drooping droops dropped paralysed paralyzed tingling weak limp swelling swollen dead',
    young:
      '8 9 10 11 12 13 14 15 16 17 eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen 10yo 11yo 12yo 13yo 14yo 15yo 16yo 17yo',
    tens: 'twenty thirty forty fourty fifty sixty seventy eighty ninety hundred',
    target:
      'him her them everyone everybody someone somebody anyone people those boss manager supervisor director colleague colleagues coworker coworkers teacher landlord neighbour neighbor customer customers doctor nurse team interviewer you <kin>',
    attack: 'kill murder stab shoot strangle slaughter butcher poison attack hurt beat bomb knife harm',
    weapon: 'gun knife bomb weapon weapons rifle shotgun pistol machete axe explosives petrol acid',
    finish: 'stop end finish quit terminate abort cancel halt conclude stopping ending finishing',
    thisinterview: 'interview survey conversation chat questionnaire session',
    wish: 'want wanna need like prefer rather wish must should have gotta going gonna lets will ill can could may better time ready',
    fill: 'answering writing typing filling replying speaking responding talking doing answer write type reply speak respond completing here',
    victim: 'i im ive my me we his her he she hes shes they it its toddler bloke guy worker lady <someone>',
    downed:
      'collapsed collapsing fainted fainting choking convulsing seizing fitting unconscious unresponsive suffocating drowning electrocuted overdosed vomiting bleeding stabbed shot trapped burning limp floppy grey gray blue purple clammy delirious motionless',
    organ: '<airway> <limbpart> <chest> fingers legs arms pulse speech words vision skin eye head room everything side',
    airway: 'lips lip tongue throat face neck eyes windpipe',
    failing:
      '<deadlimb> puffed closing closed tightening tight blue purple racing pounding irregular fluttering slurred slurring jumbled rubbish nonsense blurry spinning black dark peeling blistering paralysed crooked lopsided funny bleeding crushing burning squeezing',
    act: '<breathe> see speak talk stand walk move type',
    schoolyear: '4th 5th 6th 7th 8th 9th 10th 11th fourth fifth sixth seventh eighth ninth tenth',
    youngyear: '2010 2011 2012 2013 2014 2015 2016 2017 2018',
    parent: 'mum mom mam dad mother father parents parent guardian carers foster',
    number: 'number figure figures score rating grade mark amount name names date address salary age value answer',
  },
  emergency: `
    half|side of? .. my|his|her face .. .. weird|numb|odd|funny|strange|droop*|hanging|dead|tingl*|limp
    my .. <chest> .. <pain>
    <have> .. a|an|some|this|these|such|terrible|bad|sharp|really|severe|crushing|strong|chest .. <pain>|chest|pain .. in|across|around|pain|pains .. my|the? .. chest|heart|left|arm|$|now|and
    <have> .. chest pain|pains|tightness|pressure
    <pain> .. in|across|around|down my|the .. <chest>|left_arm|jaw
    i|im|he|she|hes|shes|ive ... <unable> .. to|with|for|in? .. <breathe> $|now|right|properly|and|please|help|anymore|i|my
    i|he|she|<someone> <unable>|not .. <breathe> $|now|right|properly|and|please|help|anymore|i|my|is|at
    my|his|her .. <limbpart> .. <present>|went|gone|has|feels .. <deadlimb>
    my|his|her speech .. slurred|slurring|gone
    <present>|i ... bleeding .. heavily|lot|badly|everywhere|out|profusely|and|wont|through|hard|from|a_lot
    bleeding .. wont|doesnt|not|cant .. stop|stopping
    coughing|vomiting|throwing|spitting|bringing up? .. blood
    blood .. everywhere|pouring|gushing|spurting|soaking
    <someone>|who .. just|has|is|s|have .. collapsed|unconscious|unresponsive|choking|convulsing|fitting|drowning
    <someone>|hes|shes|im|i|am|having .. having|have .. a .. stroke|seizure|fit|heart_attack|anaphylactic|allergic_reaction|miscarriage
    im|i_am|about|going|gonna .. to? .. pass|passing|black|blacking out
    im|i_am|about|going|gonna .. to? .. faint|fainting|collapse|collapsing
    my waters|water .. broke|broken|burst|gone
    need|call|get|send|calling|want .. an|the|me|for|us .. ambulance|paramedics|paramedic|999|911|112|doctor_now|help_now
    house|kitchen|flat|building|room|car|oven|apartment .. is|s|on|caught .. fire|burning $|now|and|i|we|help|must|have
    smell|smells .. of|like gas .. $|now|here|in|i|and
    someone|somebody|man|he|burglar .. is|s|trying|just .. breaking|broke|break|climbing .. in|into|through .. $|my|the|window|door|house|now
    <someone>|he|she|hes|shes .. not|isnt|stopped .. breathing
  `,
  emergency_part: `
    <victim> .. .. <downed>
    <organ> .. .. <failing>
    <unable>|not|isnt|stopped|wont .. <act>
    having|has|in|think .. a|an|early|my|premature? .. seizure|fit|stroke|convulsion|contractions|labour|labor|heart_attack|asthma_attack|allergic_reaction|hypo
    gas|smoke|flames|fumes|fire|alarm|blood .. .. everywhere|leak|leaking|coming|spreading|beeping|ringing|kitchen|house|flat|room|door|balcony|next|stairs|head|ear|mouth|nose|leg
    sugar|glucose|temperature|fever .. is|at|of|down
    worst|thunderclap|sudden headache
    weeks|months pregnant
    lost|losing|cold .. blood|consciousness|sweat|sweats
  `,
  emergency_event: `
    cut|sliced|sawed|slashed|chopped|crushed|severed|burnt|scalded|impaled|hit|banged|cracked ... wrist|finger|fingers|thumb|hand|leg|arm|foot|thigh|neck|throat|face|head|skull
    boiling|scalding|hot|chip|acid .. oil|water|fat|steam ... legs|leg|arm|arms|face|hands|chest|him|her|me
    swallowed|drank|drunk|ate|eaten|inhaled|taken|took|gave ... battery|batteries|bleach|cleaner|detergent|poison|antifreeze|berries|mushrooms|magnet|coin|peanut|peanuts|nuts|shellfish|twice|double|overdose|too_many|too_much|wrong
    stung|bitten|mauled ... throat|mouth|tongue|neck|snake|spider|dog
    fell|fallen|falling|went|gone|hit|run|crashed|trapped|stuck|pinned|caught|knocked .. .. .. ladder|roof|stairs|scaffold|scaffolding|window|balcony|car|bus|lorry|truck|van|train|machine|tractor|rubble|unconscious
    had|been|in .. a|an .. accident|crash|wreck|explosion
  `,
  emergency_now: `
    right_now|just_now|suddenly|all_of_a_sudden|this_second|any_second|out_of_nowhere|help|ambulance|999|911|112|everywhere|soaked|pouring|spurting|gushing|on_my_own
    minute|minutes|min|mins|seconds ago
    what|how|should|shall .. should|do|can|i|we .. i|we|call|take do|stop|help|him|her|it? $|help|an
    <victim> .. not|isnt|wont|doesnt|cant|stopped .. responding|respond|answer|answering|wake|waking|move|moving|breathing|stop|stopping|speak|react|feel
    <someone>|he|she|ive|i|started|happened just
    gets|getting|keeps|keep|wont|not|cant .. worse|weaker|harder|falling|fainting|stop|stopping|helping
    on the floor|ground|stairs|pavement
    dont|not know what|who .. do|to|call
    now $
  `,
  minor: `
    i|im .. born .. .. <youngyear>
    i|ill|id|gotta|must .. turn|be|hit|become .. 16|17|18|eighteen .. in|next|soon|this|$|until|first
    until|till|before|wait|once|when .. im|i_am|i_turn|i_become|turning .. 18|eighteen
    too_young|not_old_enough|not_allowed|not_legally|cant .. to .. vote|drive|drink|buy|gamble .. yet|$|two|until|till|for|next
    ^ sophomore|freshman .. $|in|at|and
    im|i_am|still|i_go to|in|at a|my? school|middle|secondary|high|primary|elementary school|$|so|until
    my .. <schoolyear>|form|class|homeroom|year grade|tutor|teacher .. project|teacher|homework|exam|studies|says|took|$
    doing|do|sitting|taking|studying|revising|until|before|got|have .. .. my|done gcse|gcses|mocks|detention|homework|maths
    got|have double maths|math|science|biology|french|history
    <parent> .. .. sign|signed|signs|wont_let|doesnt_let|took|confiscated .. .. me|my|form|consent|slip .. phone|on|go|use|until|$|for|because|yesterday
    my pocket_money|curfew|bedtime|foster
    fake|faked|lied|wrong|false .. about|a|my? .. age|birthday|birthdate|dob
    ^ <polite>? <polite>? im|i_am|iam only|just|still|actually|nearly|almost|turning|now|like? <young> $|years|yrs|yo|y|and|but|old|so|btw|by|is|if|year_old|in|next|this|now|going|who|myself
    im|i_am|iam .. only|just|still|actually|nearly|almost|turning|barely <young> $|years|yrs|yo|and|but|old|so|is|if|next|in
    im|i_am|iam <young> $|years_old|yrs|yo|and|but|old|so_is|is|if|year_old|y|myself
    i|im|ill .. turn|turned|turning|be .. <young> .. $|last|next|this|in|on|tomorrow|today|soon|yesterday
    my|on_my .. 9th|10th|11th|12th|13th|14th|15th|16th|17th|18th birthday .. is|next|in|soon|this
    my age .. is|s <young>
    im|i_am|iam|being .. minor|underage|under_age $|and|so|but|is|at|in|still
    im|i_am|iam|being .. a schoolkid|schoolboy|schoolgirl|kid|child|teen|teenager $|and|so|but|still
    im|i_am|still|being under .. 18|eighteen|16|sixteen|age
    not|isnt|arent .. 18|eighteen|an_adult|of_age .. yet|$|until
    im|i_am|just|start|started ... in .. the? 4th|5th|6th|7th|8th|9th|10th|11th|fourth|fifth|sixth|seventh|eighth|ninth|tenth grade|form|year|class $|at|and|so|but|now
  `,
  threat: `
    i|ill|im|gonna .. .. run|put|push|throw|burn|torch .. him|her|them|place|house .. over|hospital|ground|off_the|down_the|under_a|window|grave|with_them|with_him|with_her
    i|im|ill|id|ima|imma|we|gonna .. will|ll|going|gonna|want|swear|plan|planning|about|ready|coming|wanna|am|to|intend .. to? .. <attack> .. <target>
    ill|ima|imma .. <attack> .. <target>
    i|ill|im|going|gonna .. blow|burn|shoot|bomb|bombing .. up|down|the|that|this|your .. up|down|the|that|this|whole? .. office|building|school|place|house|hospital|company|headquarters|station|shop|factory|lot
    i|ill|im|going|gonna .. shoot|burn|blow .. the|that|this|whole|up|down ... up|down|office|building|school|place
    bring|bringing|take|taking|got|get|getting|have|bought|buy|buying .. a|my|the <weapon> ... work|school|office|them|him|her|there|tomorrow|monday|pay|use
    i .. know where .. you|he|she|they .. live|work|lives|works ... come|coming|pay|regret|find|visit|sorry|kill
    ill .. find|get|come_for you|him|her|them ... pay|regret|sorry|hurt|kill|dead|bleed
    you|he|she|they|hes|shes|theyre|youre .. is|are|will|re|going .. to? .. be? dead|bleed|die .. when_i|if_i|once_i|tomorrow|soon|for_this|for_that
  `,
  threat_hint: `
    make|making him|her|them|you|everyone .. pay|suffer|regret|sorry|bleed
    he|she|they|you|theyll|youll|hell .. will|ll|gonna|going .. to? .. pay|regret|suffer .. $|for|this|it|that|what
    someone|somebody|people .. will|is|are|going|gonna .. get|be|going .. hurt|killed|die .. $|if|soon|there|tomorrow
  `,
  threat_part: `
    make|making him|her|them|you .. pay|suffer|bleed|regret
    he|she|they|you wont|will_not|never|not .. walk|breathe|live|wake .. again|long|$
    deserve|deserves .. what|whats|it|to .. im|ill|coming|die
    with|got|get|bought|have|has|buy|take|bring .. a|my|the|his|her? <weapon>
    poisoning|poison|stabbing|shooting|strangling|torching|torch|burn|burning|hurt|harm .. the|my|that|them|him|her .. <kin>|house|place|dog|cat|car
    hiding|hid|locked .. .. in|from|myself .. bathroom|toilet|wardrobe|cupboard|closet|cellar|him|them
    sent|sending|took .. .. photo|picture|photos|pictures|address .. .. my .. <kin>|house|school
    people|somebody|they|he|she .. .. going|gonna|will .. get|be .. hurt|killed|sorry|shot
  `,
  threat_now: `
    theyll|youll|hell|shell|they|you|he|she .. will|all|going? see|pay|know|learn|regret
    outside|behind|downstairs|following|watching .. my|the|me .. door|house|flat|car|window|room|again
    coming|going|come .. back|over|for .. with|him|her|them|my|tomorrow|tonight|now
    know|knows .. where|when .. lives|parks|works|sleeps
    got|have|the|theres .. .. already|ready|list
    not|i .. joking|kidding|bluffing|swear|promise
    am|im|were .. scared|terrified|hiding|whispering
    till|until .. monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|midnight
  `,
  carer: `
    me|its_me|i_am_the_one|im_the_one .. typing|writing .. my|our <kin>|patient
    im|i_am|this_is|its .. .. carer|caregiver|support_worker|interpreter|daughter|son|nurse .. typing|writing|answering|he|she|hes|shes
    answers|replies|words .. through|via me
    he|she|hes|shes|they|theyre .. telling|dictating|dictates .. me? .. what|to|$
    he|she tells me what .. to .. write|answer|type|put|say
    <fill> .. this|it|here|these|the|that|questions|interview|survey|form|as|on .. for|instead_of|behalf_of my|our|his|her|their|the|a|mr|mrs .. <kin>|patient|client|resident|mum|service_user|mrs
    <fill> .. for|instead_of my|our .. <kin>|patient|client|resident
    <fill> .. this|it? .. for|instead_of .. him|her|them .. $|because|as|since|he|she|is|they|if
    on|in behalf of .. my|our|his|her|him|them|the|a|mr|mrs
    on my|his|her|their|our|the .. <kin>|fathers|mothers|mums|dads|husbands|wifes|sons|daughters|patients|clients|behalf behalf|$
    on his|her|their behalf
    im|i_am|this_is|am|as .. his|her|their|my|the .. <kin>|mothers|fathers|mums|dads|husbands|wifes|sons|daughters|patients? .. carer|caregiver|guardian|interpreter|assistant|nurse|proxy|attorney
    im|i_am|this_is .. his|her|their daughter|son|mother|father|wife|husband|partner|sister|brother|carer|nurse|neighbour|mum|dad|friend .. $|and|answering|writing|he|she|i|not|because
    <someone>|he|she <unable>|doesnt|not .. type|write|read|see|speak|use|answer|hold|hear .. so|i|and|im|the|a|himself|herself|any|well ... im|i|ill .. <fill>
    it .. was|is|s .. my|our|his|her .. <kin> .. who|that .. was|is|s|had|used|has .. patient|treated|ill|customer|invited|client|there|asked|stay|admitted
  `,
  grief_hint: `
    she|he|they died|passed $|away|weeks|days|months|years|later|last|in|at|on|from|of|two|three
    hes|shes|he_is|she_is dead $|now|and
  `,
};
