/** Acute danger, age, threats, who answers, and what a participant wants of the interview, in English. */
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
    im|i_am|this_is|its .. .. carer|caregiver|support_worker|interpreter|daughter|son|nurse .. typing|writing|answering|here|and|he|she|hes|shes
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
  off_record: `
    off the|off record
    just|strictly|only|purely between us|you_and_me|ourselves|these_four|the_two_of
    ^ <polite>? between us|you_and_me|ourselves $
    stay|stays|is|remain|keep|that|this .. strictly|just|only? between us|you_and_me|ourselves|these_four $
    ^ <polite>? <polite>? dont|do_not|never|not .. write|quote|note|record|repeat|print|publish|mention|include|report|put|type|take .. this|that|it|me|any|what .. down|on|in|$|anywhere|of|but|to|please|next|part|bit|name
    not .. for|in|on the? .. record|report|transcript|minutes|publication|attribution|quoting|quotation
    in .. strict|strictest|the|complete|total? .. confidence $|but|he|she|they|i|the
    confidentially|unofficially $|but|he|she|they|i|the|speaking
    keep .. this|that|it .. to|between yourself|us|ourselves|you
    you .. didnt|did_not|never|havent .. hear|heard|get .. this|that|it? .. from me
    nobody|no_one|noone .. must|may|should|can|is .. to? .. know|hear|find .. this|that|it|i|about|out|$
    stays .. here|between|in .. us|this|room|$
  `,
  stop: `
    closing|leaving|ending|quitting this|it|here now|$|then|because
    wont|not .. coming|going|come back to this|it
    ^ <polite>? <polite>? <polite>? <finish> $|now|please|here|the_interview|because|thanks|for_today
    ^ <polite>? <polite>? stop|end|quit this|it $|now|please
    i|id|lets|let_us|can|could|may|im|ill .. <wish> to? <finish> here|there|talking|answering? $|now|here|there|please|because|since|sorry|for_today
    lets|let_us|can|could|may|ill|ill_have .. we|i|to? <finish> here|there|talking|answering? $|now|here|there|please|because|since|sorry|for_today
    i|id|lets|we|can|could|may|im|ill|please .. <wish>? .. to? stop|end|quit|finish this $|now|here|please|because
    stop|end|quit|finish|terminate|cancel|abort|conclude|ending|stopping .. this|the|our <thisinterview>
    i|ive|sorry|we have|need|got|gotta|must|ought|should .. to? go|leave|run|dash|rush|head_off|be_off|log_off|hang_up $|now|because|sorry|soon|my|off|immediately|and_catch|catch
    i|ive|sorry gotta go|leave|run|dash|rush
    i|we|lets|can|could .. want|like|wanna|prefer|wish|rather .. to? .. leave|quit|go|exit|log_off .. $|now|the_chat|the_interview|this_chat|this_interview|the_conversation|here_now|please
    ^ <polite>? <polite>? thats|that_is|thats_been|this_is|ive_had enough $|now|for|from|thanks|thank|questions|please
    ^ <polite>? <polite>? enough .. $|now|please|for|thanks|of_this|questions|with
    im|i_am|am .. done|finished|through|out .. $|here|now|talking|answering|thanks|for_today|for_now|with_this|with_you|with_your|bye
    dont|do_not|cant|cannot|wont|no_longer|not|rather_not .. want|wanna|wish|feel|going|willing|able to|like continue|continuing|go_on|going_on|carry_on|keep_going|proceed|participate|take_part|do_this|do_it|keep_answering|answer_more|answer_any|talk $|anymore|any|more|with|this|the|further|now|longer|please|because|here
    can|could|may|lets|let_us|we .. <wish>? .. leave it|this at_that|there|here|for_today|for_now
    call it .. a|quits day|night|quits|$
    no .. more|further questions .. $|please|thanks|for
    no|out_of|not_enough time .. left|to_continue|to_finish|for_this|for_more .. $|now|sorry|today
    stop|quit .. asking|bothering|messaging|writing|texting|questioning|pestering .. me|us|questions|now
    leave me|us alone|in_peace $|now|please
    ^ goodbye|bye|byebye|cya $|now|thanks|then|and
  `,
  break: `
    brb
    give me .. .. min|mins|minutes|hour $|please|to|and|ok
    pick .. this|it up .. tomorrow|later|again|tonight|another
    come|coming|get|go back .. to? .. this|it|later|tomorrow|tonight .. $|this|it|when|after
    i|id|can|could|may|lets|we|im|please ... need|want|like|take|have|can|could|wanna|lets|must|gotta .. to? .. a|quick|short|little|five|five_minute .. break|pause|breather|timeout .. $|now|please|first|here|from|because|before|to|if|for|while|quickly
    can|could|lets|let_us|may .. we|i .. pause|break|interrupt .. $|now|here|this|please|for|a|the
    ^ <polite>? <polite>? break|pause $|please|now|for
    be right? back .. $|in|soon|later|after|minutes|give
    back in|after|soon .. a|few|couple|5|10|five|ten|my|lunch .. $|minutes|mins|minute|bit|hour|break
    can|could|may|lets|ill|i|we|want|like .. continue|finish|resume|carry_on|go_on|answer .. .. later|tomorrow|tonight|another_time|afterwards $|please|on|today|when|if|because
  `,
  skip: `
    can|could|may|lets|please|just|want .. go|move|skip|jump|get .. to|on .. next|another|something .. $|one|question|else|please
    ask .. me .. something|another|different else|question|one|$
    dont|not fancy|feel_like|care_to|keen_on .. talking|discussing|answering|talk|answer|sharing
    ^ <polite>? rather|prefer not .. to? say|answer|talk|comment|discuss|tell|share $|that|this|it|about
    ^ <polite>? <polite>? <polite>? skip|pass $|this|that|it|please|on
    id|i|we .. can|could|like|want|rather|prefer|would|may|lets|please .. skip|pass $|this|that|it|on
    id|i|would .. rather|prefer|sooner .. not|to_not .. to? .. answer|say|talk|discuss|enter|go|tell|share|comment|give|rate|disclose|mention .. $|that|this|it|about|one|into|a|any|on|you
    i|id .. dont|do_not|wont|cant|not|will_not|wouldnt .. want|wish|wanna|comfortable|going|able|like .. answer|answering|say|discuss|discussing|share|sharing|disclose|comment|go_into|talk_about|tell_you|speak_about $|that|this|it|about|one|on|the|your|any|because
    i .. dont|do_not|wont|cant|not|will_not .. want|wish|like|wanna|going|can .. give|put|pick|choose|name|rate|say|enter|write .. you|a|any|an|the|my|one|down .. <number> .. $|for|on|to|of|about|here|because|that|this
    ^ <polite>? <polite>? next|another question $|please|now
    ^ <polite>? <polite>? move|moving on $|please|to|now
    none of your business|concern
    i|ill|im skip|skipping|pass .. this|that|it|on $|one|question|please|because|thanks|this|that|it
    thats|that_is|its|this_is|question_is|it_is|is|feels too|very|quite|rather private|personal|intimate|confidential
    ^ thats|that_is|its|this_is private|personal|confidential $|sorry|i
    no comment
  `,
  omit: `
    dont|not|without .. put|include|mention|use|write|keep .. the|that|my|his|her .. bit|part|name|number|figure|thing .. $|in|about|there|anywhere
    can|could|must|should .. not appear|show|be_in .. $|anywhere|in|up
    leave|keep|take|cut|drop .. out|away|off .. the|my|that|this|what .. number|name|figure|part|bit|last|salary|amount|detail|sentence|i .. $|out|i|please|about|of|we|said
    leave|keep|take|cut|drop .. the|that|my|this|his|her .. <number>|part|bit|last|detail|sentence|one .. out|off|away|unmentioned
    without .. the|that|my|this|using|mentioning .. <number>|names .. please|$|i_gave|i_mentioned|i_said
    scratch|strike|ignore|forget|disregard|cut .. what|that|the .. last|part|bit|i|sentence|number|name|figure .. i|just|$|said|please|one|there|about
    ^ <polite>? <polite>? scratch|strike|forget that|it|this $|please|last
  `,
  grief_hint: `
    she|he|they died|passed $|away|weeks|days|months|years|later|last|in|at|on|from|of|two|three
    hes|shes|he_is|she_is dead $|now|and
  `,
  who_sees: `
    can|could|will|would|do you .. guarantee|promise|ensure|make_sure .. .. .. .. <target>|director|company|employer|management|nobody|no_one
    who|whos|who_else .. is|gonna|will|gets|can|s|going|exactly|else|does|has .. see|sees|read|reads|reading|hear|hears|access|get|gets|listen|look|know .. $|this|it|that|my|what|to|answers|the|about|them|any|these
    who .. reads|sees|gets .. this|it|my|these|what|the
    will|does|can|could|would|is my|the|our|anyone|anybody|they|hr|he|she .. <target>|company|hr|team|employer|else|management? .. able|going|be|ever? .. see|read|know|told|find|hear|get|shown .. this|it|what|that|who|about|out|my|$
    is|will|are|s .. this|it|that|my|what|these|everything .. be|answers|really|i|say|completely|going .. anonymous|anonymised|confidential|private|secret|shared|passed
    what|where .. happens|happen|do|does|is|will|goes|go .. to|with|you|they|be .. my|this|these|what|the|it .. answers|data|information|i|say|said|interview|conversation|$
  `,
};
