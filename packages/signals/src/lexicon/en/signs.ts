import type { Signs } from '../lexicon.ts';

/** Structures of signs (who, what, now) over word classes, in English. */
export const signs: Signs = {
  classes: {
    not_mine:
      'when back used teach taught coach son sons daughter daughters kids children grandson granddaughter grandkids niece nephew pupils students stepson stepdaughter remember',
    toxic:
      'battery batteries bleach cleaner detergent poison antifreeze mushrooms magnet magnets coin weedkiller turpentine descaler pills tablets berries bead',
    helper: `paramedic paramedics psychologist psychiatrist therapist counsellor counselor volunteer officer firefighter fireman nurse midwife coroner undertaker director doctor
      insurance probate solicitor hospice novels novel novelist thriller thrillers hotline helpline crisis ward triage dispatcher lifeguard chaplain vicar florist butcher chef cook emergency ambulance security teacher`,
    hazard: 'gas smoke smoking fire flames burning fumes petrol sparks',
    stranger:
      'someone somebody someones somebodys man men guy guys lad lads bloke blokes burglar burglars intruder intruders stranger strangers robber gang',
    intrudes:
      'breaking smashing kicking forcing banging climbing prying jemmying hammering rattling creeping prowling picking cutting',
    home: 'door doors window windows house flat lock lounge kitchen hallway garden shop garage gate apartment fence shutter patio',
    unwell:
      'sweating sweaty shaking shaky breathless wheezing wheezy drooling gasping drowsy dizzy faint lightheaded woozy confused twitching jerking vomiting gagging shivering disoriented feverish retching',
    offday: `monday tuesday wednesday thursday friday saturday sunday tomorrow tonight weekend soon`,
    month:
      'january february march april may june july august september october november december spring summer autumn fall winter christmas easter',
    maim: 'break smash bash snap slit crush kick punch cave rearrange shatter split crack stamp blow beat knock rip batter',
    building:
      'office building school place house hospital company headquarters station shop factory clinic surgery church mosque synagogue court courthouse bank store warehouse flat branch depot club centre lot',
    exam: 'sats gcse gcses mocks homework detention playtime recess btec prom chromebooks chromebook',
    illness:
      'cancer covid stroke suicide dementia leukaemia leukemia overdose crash accident tumour tumor sepsis pneumonia drugs sids',
    funeral: 'funeral cremation burial memorial',
    parentish: '<parent> mums dads moms grandma nan gran aunt',
    elder: 'mum mummy mom mam dad daddy nan nana gran grandma granny grandad grandpa granddad auntie',
  },
  trade: `
    im|i_am|as|am|work|working|worked|volunteer|sell|write|writing .. .. .. <helper>
    watched|watching|saw|film|films|movie|series|documentary|novel|podcast|episode|play|game .. .. .. where|about|when|called
  `,
  emergency: `
    lost|losing|no .. feeling|sensation .. .. .. my|right|left .. <limbpart>|legs|arms|side
    alarm .. .. .. off|ringing|beeping|going & sick|dizzy|headache|smoke|faint|drowsy|head
    <kin>|<someone>|toddler|baby .. .. hold|into|found|grabbed|opened|at .. .. .. <toxic>
    <stranger> .. just kicked|smashed|broke|forced|rammed|battered|booted|shot ... <home>|in
    car|van|truck|bus|tractor|boat .. .. in|into|on|under .. ditch|river|water|lake|tree|ravine|side|roof & cant|trapped|stuck|upside|bleeding
    and|but wont|isnt|not .. wake|waking|breathing|responding up? .. $
    theres|there_is .. .. fire|flames|smoke|gas in|on|below|under|outside|upstairs|downstairs|behind|above|next
    foaming|frothing .. .. mouth
    bleeding|bleed out|to_death
    bee|bees|wasp|wasps|hornet|nut|nuts|peanut|peanuts|shellfish|stung & puffing|swelling|swollen|hives|throat|wheezing|closing
    <kin>|<someone>|baby|toddler|he|she .. just|has|have? swallowed|drank|drunk|eaten|ate|licked .. .. <toxic>
    he|she|hes|shes|baby|<someone> .. turned|turning|going|gone|is|all? blue|purple|grey $|in|and|around
    my .. tongue|throat|airway|airways|windpipe .. .. swelling|closing|swollen|tightening
    <victim> .. stuck|trapped|pinned|crushed .. under|beneath|by
    <stranger> .. just? got|broken|broke|climbed|forced .. in|into|inside $|my|the|through|and
    i|can|we|strong|starting .. smell|see|smelling|seeing .. .. <hazard> $|and|in|from|coming|everywhere|now|its|upstairs|downstairs|outside|through|under
    smoke|flames|fumes|fire|water|gas|sparks .. .. coming|pouring|filling|spreading|billowing|rising|leaking|shooting in|under|through|from|up|out|down|everywhere|the|into
    <stranger> ... <intrudes> ... <home>|downstairs|in|into|inside
    <stranger> .. trying|tries .. get|break|climb|force in|into|inside|my|the|open|through
    <someone> .. wont|isnt|not|cant_get_him|cant_get_her waking|wake|breathing|conscious|responsive|responding|moving up? .. $|and|or|he|she|hes|shes|his|her|please|help|i|whats|theres|at_all|right|properly|now|theres
    cant|cannot|unable wake|rouse him|her|them|my|mum|dad up? $|and|he|she|please|help|i
    cant|cannot|struggling .. get .. my breath $|at|and|now|anymore|properly|help
    weight|pressure|elephant|brick|band|vice|tightness .. .. on|across|in|round|around .. my|the? chest
    <someone>|<victim> ... <unwell> & turned|gone|going|went blue|grey|gray|purple|white|limp
  `,
  emergency_part: `
    <organ> .. .. grey|gray|white|cold|clammy|bluish
    cant|cannot .. open|reach|get|find .. .. door|window|exit|phone|pulse|out
    <stranger> ... <home>
    <stranger> .. with .. a|the knife|gun|crowbar|hammer|bat|machete|axe|mask
    dropped|slumped|slumping|keeled|crumpled|lying|clutching|clutches|grabbing|holding .. .. .. floor|ground|chest|head|throat|stomach|over
    <organ> .. .. puffing|ballooning|swells|going|gone|weird|funny|closing
    <unable> .. feel|move|lift|bend .. .. <organ>|toes|anything|him|her
    took|taken|drank|eaten|swallowed|had something|loads|everything|bottle
    <unable> .. get|come|lift out|up|arm|arms|leg|anyone
    i|im|he|she|hes|shes|feel|feeling|<someone> .. .. <unwell>
    <organ>|half .. .. <failing>|lopsided|sagging|droopy|swollen|heavy|burnt
    <unable> .. keep|stay|hold|open .. .. eyes|awake|upright|conscious|food
    feel|feels|feeling .. .. strange|weird|funny|faint|odd|terrible|awful|like_passing
    making|makes|talking|talks .. .. sense|gibberish|nonsense|funny|strange
    lot|lots|loads|pool|much|so of? blood
    theres|there_is|covered|so_much .. blood
    <stranger> .. .. downstairs|upstairs|outside_the_door|in_the_house|in_my_house|in_my_flat|in_my_garden|in_the_garden|in_here
    caught|catching|gone|going .. .. fire|alight|flames
    cold|clammy .. and|sweat sweaty|clammy|shivery|cold
    <someone> ... hit|banged|cracked .. .. head
  `,
  emergency_event: `
    drank|drunk|swallowed|eaten|ate|licked|chewed|inhaled|got_into ... something|tablets|pills|coin|button|sink|cupboard|capsule|pod|weedkiller|medicine|plant|marble|earring|fluid|thinner
    took|taken|gave|given|injected|swallowed .. .. .. too_many|too_much|twice|double|wrong|extra_dose
    fallen|fell|crashed|slipped|tipped|flipped|rolled .. .. .. stairs|ladder|ice|bath|shower|scaffold|bike|horse|tree|car|road|ditch|lake|pool|river|cliff|quarry
    chainsaw|saw|knife|grinder|glass|nail|axe|machine|fryer|kettle & hand|finger|fingers|thumb|leg|arm|foot|wrist|face
  `,
  emergency_now: `
    i|we|can|could .. hear|see .. them|him|someone|somebody|footsteps|glass|voices|flames
    i .. live|am|alone .. alone|here
    trying .. .. call|ring|phone|stop|reach
    i|we .. hiding|hid|locked|trapped|stuck
    <victim> .. not|isnt|wont|cant|stopped .. moving|waking|breathing|crying|open|stand
    i|we dont|cant know|find|reach
    hang|hold|wait|help on|a_minute|$|sorry|please|me|us
    <victim> .. only <young>|weeks|months
  `,
  minor: `
    <parentish> .. .. doesnt|dont|wont|didnt .. want|like me .. to|on|being|having
    <parentish> signs|sign|signed .. .. my|the|it
    we|i|us|our|my|me ... screen_time|recess|playtime|break_time|bedtime|detention|homework|gcses|sats
    class of 2027|2028|2029|2030|2031|2032
    my|our|do|doing|finish|finished|sitting|revising|had|got|have|got|after .. .. <exam>
    im|i_am|we|start|started|starting .. .. in|into .. year|grade|form 5|6|7|8|9|10|11|12
    ^ <schoolyear> grade|grader
    im|i_am .. .. <schoolyear>|sixth|middle grader|former|schooler|form
    i|we .. go|have|are|use .. .. .. school $|and|so|but|every|on_the|or
    my|our .. teacher|teachers|headteacher|tutor|miss|sir|principal .. said|says|told|made|makes|gave|lets|let|wants|asked|took|wont
    <schoolyear> grade .. $
    before|after|at|bunk|skip|to school .. $|with_my|on_tuesdays|and_on|i
    <parentish> .. .. said|says|say|told_me i .. can|could|may|have_to|must|cant|should|need .. .. if|until|first|after|only|before|when|finish|not|be
    <parentish> .. .. lets|let|wont_let|doesnt_let|dont_let|allows|allow|makes|grounded|checks me|my
    <parent>|parents .. .. sign|signed|signing|permission|consent|allow|allowed
    permission|consent from|of my <parent>
    not|never .. old enough .. $|to|for|yet|cause|so|until
    until|till|til|when|once|before im|i_am|i_turn .. 13|14|15|16|17|18|sixteen|seventeen|eighteen
    birthday .. .. im|ill_be|i_turn|til <young>
    im|i_am .. .. a? pupil|schoolboy|schoolgirl|schoolkid|freshman|sophomore|tween|minor|teen|teenager|schoolchild $|at|in|and|so|but|myself
    i|im .. .. get|got|have|spend|save|saving .. .. pocket_money|allowance|paper_round|detention|grounded|curfew|bedtime
    born .. .. <youngyear>
    ^ <young> and_a_half $
    ^ <young> years_old|yo|yrs|and_a_half_years_old|year_old $|and|so|but
    turning|turned|almost|nearly|be .. <young> .. $|in|next|this|on|last|soon
  `,
  threat: `
    i|ill|im|gonna|going|could|thought|about ... push|shove|throw|chuck|drop .. him|her|them|<kin> .. off|under|down|out|through|infront|in_front .. .. .. <high>|stairs|platform
    i|ill|im|gonna|going ... put .. .. .. in|under|through .. ground|grave|hospital|morgue|coffin|dirt
    burn|burning|bury|burying|skin .. .. .. alive
    nobody|noone|none|no_one|not|never|wont ... leave|leaving|get|gets|getting|walk|walks|come|comes .. .. out|here|there|building|room .. alive
    i|ill|im|gonna|we .. .. .. torch|firebomb|petrolbomb|behead|gut|butcher|lynch|maim|cripple|execute .. .. .. <building>|<target>|place|whole|lot
    i|ill|im|gonna|going ... cut|slash|saw .. .. brakes|throat|throats
    i|ill|im|gonna|going .. .. .. plant|put|place|build|bring a|the|some? bomb|bombs
    i|ill|im|gonna|going ... hunt|track|chase .. him|her|them .. down
    i|ill|im|gonna|going ... put .. .. .. bullet|bullets|knife|axe|fist in|through|into|between
    i|ill|im|gonna|going ... burn|blow|shoot|torch .. down|up .. .. <building>|hall
    he|she|they|hell|shell|theyll .. will|ll|gonna? be? dead .. by|before|on|soon|tomorrow|tonight
    machete|gun|rifle|pistol|shotgun|crossbow|bullet|axe .. for .. the|my|that neighbour|neighbor|boss|ex|manager|landlord|judge|teacher|supervisor|him|her|them
    i|ill|im|gonna|imma|id|we .. .. will|ll|gonna|going|want|ill|to|imma .. .. <maim> .. .. his|her|their|your .. <body>|kneecaps|kneecap|windpipe|spine
    i|ill|im|gonna|we ... burn|torch|blow|shoot|bomb|set .. .. .. <building> .. .. down|up|fire|alight|ground|them
    ill|i_will|im|be .. .. waiting|outside|there|coming|round|back .. .. .. with .. a|my <weapon>|hammer|bat|crowbar|blade
    i|ill|im|gonna|going|put|slip|mix ... poison|bleach|antifreeze ... his|her|their|the .. tea|coffee|food|drink|water|lunch
    i .. put|put|hold|press|pressing ... pillow ... his|her|their face|head|mouth
    i|ill|im|gonna|going ... run|mow|knock .. him|her|them .. .. over|down .. $|with|in
    i|ill|im|gonna|going|want .. .. .. see|watch|make .. him|her|them .. .. die|bleed|burn|beg|crawl|suffer
    i|ill|im|gonna|going ... finish|end|destroy|bury|gut|skin|lynch|hang|choke|drown|execute him|her|them .. $|tomorrow|tonight|all|when|if|for|with|i|and|this
    i|ill|im|going|gonna .. to|gonna? .. make .. sure .. he|she|they ... never|not|doesnt|wont|dont .. walk|walks|see|sees|wake|wakes|leave|leaves|breathe|breathes|get|make
  `,
  threat_hint: `
    know|found|got .. .. which|where|what|his|her|their .. .. kids|children|daughter|son|wife|husband .. .. school|live|lives|go|goes|play|nursery
    therell|there_will|theres_going_to|will .. be .. blood|bodies|casualties|bloodshed
    someone|somebody|people|they .. .. .. going|gonna|will .. to? die|bleed|get_shot $|there|and|soon|at
  `,
  threat_part: `
    throttle|strangle|stab|shoot|kill .. him|her|them
    <target>|ex|he|she|they ... wont|not|never .. live|see|survive|make|reach|wake
    <target>|ex|he|she|they|hell|shell|theyll ... end|ends|leave|leaves|go|goes|be|in .. .. .. coffin|grave|ground|bodybag|body_bag|morgue|wheelchair|a_box|intensive_care
    sharpened|sharpening|loaded|loading|cleaned|packed .. .. knife|gun|axe|blade|rifle|machete|shotgun
    bullet|bullets|ammo .. .. .. name|for|got|one|each
    deserve|deserves|get|gets .. a bullet|beating|bomb
    <maim>|cut .. .. his|her|their|your .. <body>|throat|brakes|kneecaps
    he|she|they|hes|shes|nobody|none ... never|wont|not|last .. .. walk|walks|breathe|breathes|leave|leaves|wake|see|laugh|laughs|laughed|go|goes .. .. out|again|alive|home|long|$|last|christmas
    he|she|they|hes|shes|theyre|you .. .. going|gonna|will|to .. pay|regret|suffer|bleed|sorry|remember|learn
    gun|rifle|shotgun|machete|crossbow|hammer|crowbar|poison|petrol|bat ... car|bag|locker|boot|drawer|ready|loaded|with_me|jacket|desk
    dog|cat|kids|car|house|gran|<target> ... poison|poisoned|torched|petrol|matches|match
    hurt|hit|stab|get|kill him|her|them|someone|somebody|you
  `,
  threat_now: `
    if he|she|they|that|it|you .. .. .. again|once_more|one_more
    tonight|tomorrow|today i will|am|do
    hes|shes|theyre|he|she|they|youre .. .. first|next|finished
    ive|i|we .. got|have|bought .. one|it|enough|everything $
    make|making|see .. sure .. of?
    ill|i .. make|see|take sure|to|care
    <weapon> .. and|with .. .. house|door|car|name|one
    ive|found|got|have|know|knows|i .. .. his|her|their|where|when address|house|car|park|parks|live|lives|works|school|route|finishes|walks|goes
    i mean it|that
    not|isnt|aint a? joking|kidding|joke|bluff|threat
    im|i_am|deadly|dead serious
    done|sick|tired .. .. being|with_being laughed|humiliated|mocked|ignored|bullied|treated
    nothing .. .. to lose
    dont|not care .. .. prison|jail|police|happens|consequences
    ive|i_have|i|weve planned|decided|prepared|worked .. .. the|it|out|everything|for
    carry .. .. it|one .. now|with_me|everywhere
    one .. these|of_these days|nights|mornings
    next time .. .. he|she|they|that|it
    ill|i_will|gonna do it|that
    going|coming|be .. .. round|over|there|outside|back <offday>|with
    wait and see
    you|they|he|she ... .. laugh|laughing|laughed|smiling .. then|anymore|$
  `,
  grief: `
    couldnt|didnt|could_not .. save .. him|her|them|<elder>|<kin> $|in|and|at
    funeral|cremation is|was|s|on|last|next|tomorrow|yesterday .. .. <offday>|week|month|last|next|yesterday|tomorrow|$
    since|now_that .. .. gone $|i|its|the|its_just|so|and
    died|dying .. in .. my|his|her|our arms|sleep|hospital|bed
    said|say|saying .. goodbye to .. .. <elder>|<kin>
    just .. lost|buried .. .. <kin>|<elder>
    <kin>|<elder>|he|she .. just died|passed
    sorting|clearing|emptying|selling .. out? .. <parent>|mums|dads|nans|his|her .. house|flat|things|clothes & since|died|passed|gone|after
    ashes|coffin .. .. is|are|still|on|sits|in
    <kin> .. was|were|got|been .. killed
    she|he|hes|shes|<elder>|husband|wife .. .. gone .. .. .. years|months|weeks|married
    since|when|before|after|until .. <elder>|he|she .. passed|died|went_into_the_ground
    since|when|after .. passed|died $|i|ive|away|my|the|last|in|we|it
    buried|cremated|scattered .. .. <kin>|in|on|last|her|him|yesterday|this|ashes
    <elder>|<kin> .. went|left_us|slipped_away|passed .. in|on|last|peacefully|suddenly|away|over <month>|night|week|monday|tuesday|year|$|cancer
    <elder>|he|she|wife|husband|brother|sister .. went ... <illness>
    my|his|her|our|the|mums|moms|dads|nans|grans|grandads|to|family|of|husbands|wifes <funeral> .. is|was|s|on|last|next|tomorrow|yesterday|$|arrangements|this|of|for|costs|so|we|and
    funerals on|tomorrow|next|this .. <offday>|week|$
    his|her|mums|dads|moms|nans|wifes|husbands|their ashes|grave|headstone|gravestone|coffin|urn|passing|gravestone
    to|at|visit|from|by the? cemetery|graveside|graveyard|crematorium $|every|on|and|i|with_flowers|most|each
    lost|lose|losing .. .. .. to|in|from|with .. a|the? <illness>
    lost him|her|them|dad|mum|mom|nan|gran|grandma|grandad|grandpa .. $|in|last|at|two|three|this|on|so|and|when|suddenly|a
    lost|losing a|another|our|my|the .. <kin>|baby|twin|pregnancy $|in|last|at|to|and|so|this|when|during
    took|taken|ended .. his|her|their own life
    <kin>|<elder>|he|she .. is|are|s|was .. no longer with us|here
    my|her|his|our late .. <kin>
    late husband|wife|mother|father|brother|sister|son|daughter|partner|mum|dad
    nursed|cared|looked|sat|held ... .. until|till|to|at .. the|very end|last
    didnt|never make|made|pull|pulled|wake|woke it|through|up .. $|from_the_operation|and|she|he|we
    now|so .. theres|there_is|its no .. $
    turned|switched .. off .. .. life|ventilator|machine|support
    rest|rip in peace|mum|dad
    i|were|we|im|still .. miss|missing him|her|<elder>|them ... every|so_much|terribly|died|gone|since
    bereavement|compassionate leave
    born .. asleep|still|sleeping|dead
    had|after|since|lost|the|our .. .. miscarriage|stillbirth|cot_death
    his|her|their|dads|mums last days|weeks|hours|breath|months
    anniversary of his|her|their|my|the death|passing|funeral|dads|mums
    empty chair|side_of_the_bed|place_at_the_table|nest_without
    put|had .. to sleep|down .. $|last|yesterday|on|he|she
  `,
  violence: `
    flinch|flinching|freeze|jump|sinks|tense|shake|stomach ... hear|hears|when|at .. .. .. his|key|keys|he|hes|car|footsteps
    if i .. leave|left|go|tell|told|run|try .. .. .. he|hell|she|shell .. .. .. find|finds|kill|kills|come|hurt|hurts|take|takes|burn me|us|the_kids|my|$
    hide|hides|hiding|quiet|tiptoe ... when|until|till|as_soon_as .. he|she|dad|him .. .. comes|gets|is|home|drunk|sleeps
    dont|not|cant|scared|afraid|dread|rather|never|avoid ... go|going|get|come|coming|return home .. $|because|he|hell|tonight|cause|hes|she|shes|shell|to_him|to_her ... hell|he|hes|she|shes|shell|him|her
  `,
  wish_to_die: `
    better .. if? im|i_am|i_was|i_were gone|dead|out
    dont|cant|never .. see|picture|imagine .. myself|me .. at|past|after|reaching|getting|turning <milestone>|old|fifty|sixty|that_age|there|retirement
    angry|sad|disappointed|gutted|annoyed|hate|cry ... eyes opened|open
    rope|noose|gun|rifle|shotgun|blade & thinking|think|calls|calling|staring|eyeing|tempting
    for|by when|once im|i_am .. not .. here|there|around
    life insurance .. .. would|will|could .. .. help|more|better
    wont|not .. be .. another|next|more .. time|year|birthday|christmas .. for .. me
    dont|not|cant .. plan|look|think .. past|beyond|further .. <month>|<offday>|then|$
    chosen|picked|set|fixed .. the|a|my day|date|way
    only .. here|alive|around .. until|till|for .. the|my|his dog|cat|mum|kids|him|her
    next|this|by|come .. year|time|<month>|<offday>|then & i wont|will_not|shant|not be here|around|alive
    i|im|ive|id .. .. <want>|like|love|going|just ... sleep ... not|never|without .. wake|waking|come|coming|open .. $|up|round|around|again|back
    want|need|wish|like .. it|everything|this .. all? .. to? stop|end|be_over|finish for good|forever
    <want>|want|like|could|just .. .. switch|turn|stop|end|finish|delete|unplug everything|it|myself|me .. for good|ever
    no|isnt|not way out .. .. except|but|apart
    what|whats|nothing|only ... keeps|keeping|kept me .. going|alive|here .. $|nothing|now|anymore
    only .. staying|stayed|here|living|going|holding .. on? for|because .. him|her|them|my|kids|dog|cat|mum|dad
    keep|keeps|kept|started .. walking|going|driving|ending|standing|sitting|wandering|stopping .. .. .. bridge|cliff|cliffs|tracks|roof|ledge|viaduct|weir|platform|railway
    nobody|noone|no_one|who|anyone|anybody|they would|d|will|ll .. .. notice|find|know .. for|till|until .. .. weeks|days|rent|smell|months
    future ... .. dont|cant|no see|one|have|picture
    world|kids|family|everyone|they|all|wife|husband ... .. better|easier|happier|simpler|lighter without|when|once me|im|i .. $|gone|around|to|there|honestly
    <me>|just|only .. .. .. trouble|weight|problem|burden|drain|cost to|for|on|around .. everyone|everybody|them|others|family|kids|my
  `,
  hints: `
    dont|not|never|no|without .. .. wear|wearing|bother .. .. belt|seatbelt|helmet
    how much|many ... youd|itd|it_takes|i|need .. .. .. need|take|work|enough|$
    wouldnt|not .. .. mind if|$
    not|never .. allowed|permitted to .. .. have|own|see|work|drive|talk|visit|spend
    written|wrote|write .. .. where|which .. .. everything|passwords|accounts|papers
    over|finished|done .. by .. <offday>|then
    passwords|will|instructions|affairs .. .. .. envelope|desk|drawer|brother|sister|solicitor
    home|someone .. .. for|take .. .. dog|cat|rabbit|horse|bird
    no|stopped .. .. use|buying|planning|saving|booking $|now|anymore|any|for
    painkillers|morphine|insulin .. .. .. enough|kept|saved
    goes|looks|searches|reads .. through|at .. .. my phone|bag|messages|emails
    explain|justify|account .. .. each|every|number|penny|minute
    angry|mad|furious|kick_off .. .. .. late|dinner|if|again
    last|final thing|time|message|person|survey|interview|one|conversation ... ill|im|ever|i_will|do|fill|talk|write|anyone|you|again
    thank|thanks .. .. .. kind|nice|listening|lovely|patient|everything
    tell|let ... .. sorry|fault|blame|loved|forgive|know_that
    its|wasnt|isnt|nobodys|not .. .. fault
    theyll|hell|shell|they|you|youll .. will|ll? .. understand|know|see|find|forgive .. later|why|soon|when|then|afterwards|one_day
    everything|nearly|affairs|im .. .. .. sorted|tidy|paid|ready|settled|arranged|done_now|packed|organised|organized|in_order|cleared
    gave|given|giving|gone|rehomed|left ... .. guitar|dog|cat|bike|car|books|records|watch|ring|tools|plants|jewellery|piano|camera|collection|things|clothes to my|a|the|her|his
    cancelled|canceled|closed|paid|returned ... .. subscriptions|phone|account|accounts|gas|rent|contract|memberships|bills
    feel|feels|feeling|strangely|oddly|finally|at .. .. calm|lighter|peace|relieved|relief
    calming|made_peace|feels_lighter
    for|with after|afterwards $
    nobody|no_one|noone|dont .. .. .. trouble|mess|bother|fuss|worry
    no|not|whats|without the? point $|in|of|anymore|any|now
    know|decided|chosen|sorted|plan .. .. what|how|when|already .. .. im|ill|doing .. .. on|this <offday>
    already|ive .. decided|made_up_my_mind .. $|and
    letter|letters|envelope|testament ... .. kids|children|wife|husband|mum|dad|daughter|son|table|drawer|them|each
    insurance .. pays|pay|money|covers|policy
    <pills> ... .. drawer|count|counted|counting|saving|saved|enough|evening|collect|hidden|hide
    bridge|cliff|tracks|ledge|roof|weir|viaduct ... .. stand|stood|longer|look|looking|sit|water|jump|quiet|thinking
    tired|exhausted|sick|weary .. .. waking|getting_up|breathing|trying|existing|fighting|all_of_it|pretending
    he|she|hell|partner|husband|boyfriend|wife|shell .. .. checks|check|times|counts|reads|monitors|follows|tracks|found|seen|inspects|listens .. .. my|me|what_i|where_i|everything
    im|i|if .. .. minutes|bit|ever? late ... .. pay|trouble|shouts|angry|row|consequences
    ask|permission .. .. .. before|to .. .. spend|buy|leave|go|see|speak
    long|high sleeves|neck|necks|collar|sunglasses|scarf|makeup|foundation
    concealer|makeup|bruise|bruises|bruised|black_eye|sunglasses|walked_into_a
    i|said|told|tell|say .. .. i .. fell|tripped|walked_into|slipped|down_the_stairs
    dont|not|cant|rather|never|scared|afraid|dread .. .. go|going|get|be home
    kids|children|we|everyone|everything|me .. .. .. go|goes|went|quiet|freeze|hide|silent .. quiet|still|silent|upstairs|$
    hear|hears|when|as_soon_as .. .. .. his|her|the|key|car .. car|key|keys|footsteps|boots .. .. in|door|drive|lock|pulls
    lock|locked|locks|check ... .. bathroom|bedroom|door ... .. until|till|worse|sleeps|asleep|calms|him
    walk|walking|tiptoe|tread .. .. eggshells|around_him|round_him
    what|how .. .. he|she .. .. like|gets|mood|been|drinking|drunk $|like|when|tonight|after
    look after|take_care_of .. .. my|the|them|each|him|her .. .. for_me|dog|cat|kids|mum|boys|girls
    wont|not .. .. need|be_needing|bother|bothering|matter .. .. it|that|anymore|anyone|you|soon|$|much
  `,
  figures: `
    <want>|wont|not ... .. leave|retire|retiring|retirement|holiday|maternity|moving|abroad|transfer|contract|job
    wont|not be here ... .. leave|retired|retiring|retirement|holiday|maternity|moving|abroad|contract|job|off|away
    strangle|kill|murder|shoot|stab|smash|torch|burn|bury|hit|poison .. .. .. <tool>|machine|photocopier|alarm|clock|copier|robot|hoover|phone|scanner|kettle i? swear?
    beat|beats|beaten|battered|thrashed|hammered|destroyed|smashed|murdered me & sales|target|chess|match|game|quiz|cards|race|league|score|final|tennis|football|round
    i|id|she|he|theyd|hed|shed ... kill|murder|strangle me if|when|for .. .. knew|saw|found|heard|hears|finds
  `,
  wish_figures: `
    <tool>|boss|manager|system|<work> .. .. gone
    since|when|after|before the|i|we|a|an|this|our|my .. .. .. passed|died my|the|our|in|last|with|a|it
    since|when|after|before the|i|we|a|an|this|our|that .. .. .. .. died|passed|battery
    buried|lost .. .. in|under|deep .. .. work|paperwork|emails|menus|menu|settings|documents|tickets|garden|code
    funeral|funerals director|directors|home|parlour|business|trade|industry|service|services|company|for
    lost .. .. .. to|from .. competitor|competition|rival|another|firm
    no|the .. point|problem|way|need|time|rush
  `,
};
