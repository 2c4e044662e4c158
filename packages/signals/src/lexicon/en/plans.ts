/** Attempts, plans, means and farewells, in English. */
export const plans = `
    knife|blade|razor|scissors ... to|at|against my .. wrist|wrists|throat|neck|arm
    tell .. my|her|him|them|everyone|mum|mom|dad ... love|loved|sorry .. her|him|them|you|$
    <pills>|insulin|dialysis|inhaler ... ... purpose|deliberately|intentionally
    stopped|stop|skip|skipping|refuse|refusing|quit .. .. my insulin|meds|medication|dialysis|tablets|pills|treatment|chemo ... purpose|deliberately|die|over|end
    tree|wall|pillar|bridge|lorry|truck|bend ... ... mph|kmh|speed|seatbelt|belt|90|100|120|140
    not|never|without .. stop|stopping|brake|braking|turn|turning ... cliff|bridge|bend|wall|tree|river|edge|lights
    close|brink|verge|inches .. to|of|from ... ending|end|jumping|doing .. it|everything|all|life|$|myself
    cant|dont|not ... keep .. my|the .. baby|kids|children|son|daughter|them safe .. from .. me
    tried|attempted|trying to die|overdose|od
    burn|burning|cut|cutting|bite|starve|hurt|harm|scratch|punch <self> .. with|until|till|to|because|so|it
    cut|cutting|starve|starving|harm|harming|hurt|hurting|burning <self>
    cigarette|cigarettes|fag|fags out on .. my|me|<self>
    dont|not|never .. feel|be|am|trust .. safe .. with|from|around|near|alone|on <self>|my|tonight
    keep ... safe from .. me|<self>
    <pills> ... ... count|counting|counted|carry|carrying .. them
    keep|carry|have|hide|got|kept|hold .. a|the|some blade|blades|razor|razors|noose|rope|gun ... my|just|case|with|under|for_when
    have|ive|i .. already .. picked|chosen|set|fixed|know .. the|a|my day|date|night|spot $|for|when|and
    picked|chosen|fixed|set .. day|date|night ... die|end|go|do_it|leave
    <high>|window|balcony|ledge|railing|floor ... ... lean|leaning|leant|climb|climbing|climbed ... out|over|further
    <high>|noose|neck|pills|edge|ledge ... ... couldnt|didnt|not|chickened|bottled|lost .. do|dare|go|out|jump|nerve|courage|through|it
    noose|rope|belt|cord|scarf|cable|bag .. round|around|over my|the .. neck|throat|head
    took|taken|swallowed|drank ... much|many|lot ... hospital|icu|ambulance|casualty|woke
    woke|wake|waking ... hospital|icu ... unfortunately|sadly|again|disappointed|gutted|shame
    nearly|almost .. jumped|jump $|last|off|from|in_front|infront|again|yesterday|once|today|this|here|under|onto
    nearly|almost .. <diedby>|ended .. it|things|my|everything|off|under|front|<self>
    nearly|almost .. stepped|walked|threw|drove|went|swerved ... off|front|infront|under|onto|into .. <high>|tree|wall|river|sea
    nearly|almost .. did|went .. it|through .. with .. last|again|yesterday|tonight|it|$
    <want>|want|going|ill|will|thought|thinking|could|might|nearly ... jump|jumping $|tonight|tomorrow|today|soon|last|yesterday
    of ... jumping $|tonight|tomorrow|today|soon|last|yesterday
    <want>|want|going|ill|thought|thinking|of|could|might|just ... jump|jumping|leap|leaping|fall|step|throw|go|fling|walk|lie <self>? ... off|from|front|infront|under|onto|over|down ... <high>|tram|subway|underground|metro|stairwell|cliffs|bridges|pier
    tried|attempted .. to|2 die|end|overdose|od|drown|suffocate|hang ... $|it|things|<self>|everything|my
    i ... took|taken|swallowed|swallow|take|downed .. too|so many|much $|on|again|once|last|to_die|and_ended
    i ... took|swallowed|downed|taken ... everything .. in .. cabinet|cupboard|bathroom|drawer
    my|an|second|first|another|previous|last|after|since|i|me|failed .. suicide attempt|attempts
    stomach pumped|pump
    <me>|ive|i ... have|got|ive|made|is|have_got .. plan ... letters|letter|note|rope|pills|bridge|goodbye|date|how|when|die|end
    i|ive .. know|decided|picked|chosen|planned|worked .. exactly|out? .. how|when|where .. i|ill|im|id|to .. going|gonna|will|want|would|do|kill|end|die .. to? .. die|do_it|end|go|it|myself
    ive|have|i .. written|wrote|sealed|finished .. the|all|my .. letters|notes $|already|and|to|for|now
    written|wrote|write|writing|left|leave|leaving .. letter|letters|note|notes|goodbyes to|for|behind .. my|the|all|everyone|everybody|each|them|mum|mom|dad|her|him .. <kin>|family|three|two|$
    affairs|paperwork in order .. before|so|now|$
    give|giving|gave|given away .. my|all .. things|stuff|belongings|possessions|everything|clothes
    give|giving|gave|given .. my|all .. things|stuff|belongings|possessions|everything|cat|dog .. away
    found|find|looked|looking .. home|someone .. for|to .. my|the|take .. cat|dog .. before|after|when|so .. i
    say|said|saying my|our goodbyes|goodbye|farewell|farewells
    goodbye|farewell|bye .. everyone|everybody|forever|world
    this is .. goodbye|the_end|my_goodbye $|for|everyone|to|forever
    last time|message ... hear|see|talk|write|hears|sees .. me|to_me|from_me|to_you
    wont|never|not ... hear|see .. of|from? me again
    bought|buy|ordered|got|found|have|tied|hid|hidden|keep|kept|stole|hung .. a|the|my|some|that|his|dads rope|noose|gun|rifle|shotgun|pistol|razor|razors|blades|blade $|already|ready|now|today|yesterday|hidden|under|waiting|last|in_my_drawer|in_my_bag|in_the_car
    rope|noose|gun|razor|blades|pills|tablets .. is|are|s|all .. ready|waiting|hidden|packed|already
    rope|noose ... beam|tree|neck|attic|garage|hook|rafters|ceiling .. $|ready|and|tonight|already
    knife|gun|blade|rope|razor|razors|pills .. under|beside|by|next .. my pillow|mattress|bed
    <pills> .. lined|saved|stashed|hidden|counted|laid|ready|front|stash .. up|away|out|of_me|$|me
    stash|stashed|hiding|hid|lined|counting|saving .. of|up|my|the .. <pills>
    bottle|box|packet|pack of .. <pills> .. in .. my|front .. hand|hands|me|lap
    looked|look|looking|searching|searched|googling|googled|google|read ... how|ways|way|painless|lethal|methods .. to|dose|of .. die|kill|hang|end|overdose|dying|suicide
    wonder|wondered|wondering|imagine|imagining|picture|picturing|thinking|think ... if|what|about ... jumped|jump|drove|crashed|stepped|let_go|jumping|bleed|hanging $|now|off|in|into|myself|from|under|the_wheel
    let|letting|turn|turning|yank|jerk .. go .. of .. steering|wheel|railing|rail
    steering wheel ... turn|swerve|let|over|tree|lorry|oncoming
    oncoming traffic|lorry|train|car|lane
    <limb> ... razor|blade|lighter|needle|scissors|glass .. $
    razor|blade|blades|lighter|scissors|glass|knife ... my .. arm|arms|wrist|wrists|thigh|thighs|veins|skin|throat
    cuts|scars|slashes|scratches ... my .. arm|arms|wrist|wrists|thighs|thigh
    ive|i|been|still|started|start|keep|kept|back|stopped|again ... cutting|burning|scratching|bruising|purging $|since|again|because|years|months|every_night|every_day|<self>|deeper|when|lately
    relapse|relapsed|relapsing ... cut|cutting|harm|harming|hurt|blade|razor|arms|<self>|last|again|$
    clean|free .. of|from|for|since ... cutting|self|harm|blades|cut
    long sleeves|sleeve ... hide|cover|see|notice|nobody|arms|know
    bite|punch|punching|hit|hitting|burn|burning|pinch|cut|hurt|hurting <self> .. when|until|till|because|so|bruise|bleed|on_purpose|feel
    make|making|made <self> .. sick|vomit|throw|puke .. after|every|up|again|$
    hurt|hurting|harm|harming|punish|punishing|cut|cutting|starve|starving <self> .. $
    skin .. cut|burn|bleed .. to|feel
    bleed|bleeding .. out|dry|death|feel .. $|bath|something
    overdose .. on|of|last|when|again|in|pills
`;

/** No future, no wish to wake, being a burden, life without somebody, euphemisms. */
export const despair = `
    couldnt|dont|doesnt|not care|matter .. .. whether|if .. i .. wake|live|die|survive|breathe|am|exist
    hope|hoping|wish|wishing|pray|praying|want|wanting ... heart|breathing|lungs|body .. stops|stop|stopped|stopping|gives|fails|just
    birthday|christmas|night|day|year|winter ... ... hope|hopefully|hoping|pray|wish|please ... last .. one|$|ever
    care|matter|matters|mind|bothered|difference .. .. whether|if .. i .. wake|live|die|survive|breathe|am|exist
    ^ let me go $|now|please|in
    stopped|stop|stopping|quit .. breathing|living|existing $|tomorrow|tonight|nobody|no|now
    wont|not .. gonna? be here|around|alive|there .. by|after|come|next|at .. friday|monday|tuesday|wednesday|thursday|saturday|sunday|weekend|tomorrow|morning|christmas .. $|tell
    may|might as_well|just|aswell .. be|as_well_be dead|gone|buried
    it|itd|thatd would|d|be|is .. relief|easier|better|nice|nicer|best .. not|never .. to|be .. exist|wake|here|alive|live|born
    ask|asks|asking|pray|praying|beg|begging|hope|hoping|wish ... ... go|die|pass|slip|taken|take|leave .. in my|the sleep|night
    rather|relief|bliss|easier|better|nice|nicer|want|lovely|prefer ... not|never .. to|be .. exist|wake|alive|here|live|born|around
    not|never to exist|wake|have_been_born
    isnt|wont|no|not|never ... next|another|more year|summer|winter|christmas|month|birthday|birthdays|tomorrow|week .. for|with me
    life|world ... nothing ... me|for_me
    life ... finish|finished|to_end|be_over|run_out $
    waiting .. for .. it|this|life|everything|all to .. end|be_over|stop $
    <want>|going|ill ... go|be where .. she|he|mum|mom|dad|they|you .. is|are|s|went $
    checking|check out $|simple|for
    cope|better|fine|okay|ok|manage ... if .. i .. was|were|wasnt|werent|disappeared|went|left|vanished|out|gone .. out_of|picture|gone|around|here|dead|$
    out of the picture
    if i disappeared|vanished|died|went|stopped|dropped|wasnt
    tired|sick|weary|exhausted .. of|from .. being|staying alive|here|around|me
    cant|dont|not .. keep|stay|staying .. alive|living|breathing
    i|id|im|ill ... be|am|was|were|already .. dead|buried|six_feet .. $|by|then|now|anyway|if|soon|and|inside
    i ... <want>|want|should|need|deserve|ought|have|going|might|could|hope|wish .. to? .. die|dead|perish|kick_the_bucket
    <not>|stopped|quit ... see|seeing|imagine|imagining|picture|picturing|have|having|believe|got .. a|any|my|no|much future $|for_me|for_myself|anymore|ahead|left|where
    i .. have|got|see|ive|im no .. future $|at_all|ahead|left
    <not> ... <lasting> .. it|alive|to|till|til|until|past|through|see|be .. .. <milestone>
    <not> ... live|be|get|grow|turn .. to|past|till|til|until .. be? .. old|20|30|40|18|21|twenty|thirty|forty|eighteen|fifty .. $
    <not> .. be alive|living|breathing .. $|by|when|next|in|much|this|for
    wont|not .. be around|here .. to see|for .. my|the|it|her|his|them
    <not> .. be|last .. here|around|long|much .. long|longer|anymore $
    disappointed|gutted|devastated|sorry|sad|upset|cry|cried|crying|annoyed ... i|that|when|to|still ... woke|wake|waking|alive|breathing .. up|$|again|still
    asleep|sleep|bed|eyes|pills ... never|not|forever|without|dont .. wake|waking|open|opening .. $|up|again|them|ever
    <want>|rather|want|prefer|wish|nice|better|easier|hoping ... never|not|stop|quit|didnt|dont|wasnt|no_longer .. wake|waking|woke|exist|existing|existed|be|been|being|breathing|breathe|living|live .. $|up|here|alive|anymore|around|born|on|at_all|me
    stop|quit|cease|done|finished|through .. with|to? .. existing|exist|breathing|living|live|being $|here|alive|altogether|now
    switch|turn .. <self> off
    pray|praying|prayed|prays|ask|asked|asking|beg|begged|begging|god|lord|please|jesus ... take|takes|let|end|call|bring|come|carry|fetch .. me|my|for .. $|away|home|die|life|soon|me|now|tonight|in_the_night
    pray|praying|prayed|beg|begging|hope|wish|wait|waiting ... cancer|heart|tumour|tumor|accident|crash|illness|disease|stroke|virus|covid ... me|would|kill|happen|takes|take|i|it|get
    let|lemme me? die|go_to_god|slip_away|be_dead
    would|will|d|theyd|hed|shed|itd|everyoned|familyd|kidsd ... peace|quiet|relief|relieved|free|freer|richer|glad|calmer|lighter|peaceful|happier|life ... without|rid me|of_me
    peace|quiet|relief|relieved|peaceful ... without me
    <me>|im|nothing|such|only|just|being ... burden|nuisance|deadweight|dead_weight|ballast|drain|millstone|waste ... to|on|for|of .. <anyone>|my|space|oxygen|family|all
    deserve|deserves .. better|someone|more .. than|who .. me|isnt
    drag|dragging|bring|bringing|ruin|ruining|hurt|hurting|poison|destroy .. everyone|everybody|everything|them|people|you .. all? .. i_touch|down|around|i_love|i_go
    worth more .. dead|gone
    insurance ... id|if|when|once|after ... dead|gone|die|died
    one less|fewer mouth|problem|burden|person|thing
    <cant>|dont|not ... bear|stand|face|endure|handle|cope|take|want|manage ... life|living|existing|existence|being_alive|being_me|being_here|another_day|another_night|one_more_day $|anymore|any|now|no|like|at_all|longer
    dont|not|doubt ... i .. can|could .. go|carry|keep|do|take|bear|cope|live|hold|hang|stand .. on|going|this|it|like|much $|anymore|any|longer|much|like|for
    <cant>|not|dont|no|never|nothing ... live|living|life|exist|be|go_on|carry_on|survive|keep_going|cope|point|reason|world|here .. without|since|after him|her|them|you|mum|mom|dad|he|she $|in|anymore|any|at_all|died|left|passed|went|around|gone|any_more
    <cant>|not|dont|no|never|nothing ... live|living|life|exist|be|go_on|carry_on|survive|keep_going|cope|point|reason|world|here .. without|since|after my .. <kin>
    life ... without|since|after|minus him|her|them|my|you|he|she ... nothing|empty|worth|unbearable|meaningless|over|pointless|not|isnt|no|dont
    when|since|after he|she|they|my .. <kin>|died|left|went|passed ... i|part_of_me .. died|die|want|should|dead .. with|too|to_go|as_well|him|her
    should|wish|why ... been|was|wasnt|werent|take|took|taken .. me .. instead|not|in|that|who|$
    <want>|going|ill|soon|ready|gonna|just|time|join|time_to ... be|join|follow|go with|to? .. him|her|them|my|<kin> .. again|heaven|there|soon|grave|now|beyond
    ^ suicidal $|again|thats|lately|and|since|tbh|rn|really|for|its|i|all|but
    suicidal ... i|me .. am|feel|was|be|feeling
    feel|feeling|felt|bit|so|very|been|actively|passively|getting|become|quite|depressed|pretty|always|still|actually|and|basically .. suicidal $|again|and|since|for|lately|at|tbh|rn|today|now|or|all|but|most|every|when|with
    suicide ... i .. think|want|plan|dream|consider|need|see|know|thought|want
    suicide|death|dying ... only|best|solution|option|answer|exit|relief|comfort|comforting|peaceful|tempting|constantly
    suicide .. on|crosses|crossed|comes|in|keeps|enters|been .. my|to|on .. mind|head|thoughts
    only|best|one|last|easiest|left .. solution|option|way|answer|exit|thing|choice|out .. left|me|i|is|would|be .. suicide|death|dying|die|kill|end_it|jump
    death|dying|suicide|dead ... every|all .. day|night|time|hour|morning
    die|dying|death .. in|to|all|every|as .. peace|my_sleep|soon
    walk|walking|swim|swimming|wade|wading|drive|driving|row|sail ... into|out|in .. .. sea|ocean|river|lake|waves|water|woods|forest|loch|canal ... not|never|without|till|until|disappear|drown|keep|stop
    <want>|could|just|ill|might|thinking|feel|ready|tempted|about ... walk|wade|walking|swim|drive .. into|out|off .. .. sea|ocean|river|lake|waves|canal $|and|with|one_day
    <want>|want|could|just|ill|id|im|going ... go|leave|walk|drive|fly|slip|drift|run .. off|away|out|somewhere ... never|not|no_one|nobody .. come|be|return|see|finds|find|wake .. $|back|found|home|me|again|up
    <me>|ill|im|then|ill ... be .. gone|away|dead|out_of|over|free .. forever|good|by|your_way|everyones_way|their_way|everybodys_way|soon
    be|get|out .. of|outta .. everyones|everybodys|peoples|familys way|hair
    it|all|itll|everything|soon ... be|is .. over .. soon|tonight|tomorrow|then .. for_me|for_good|forever|i|ill|im
    leave|leaving|quit|quitting|exit|depart .. this|the .. world|earth|planet|life
    check|checking out .. of_life|permanently|for_good|of_this_world|early_from
    not|dont .. .. belong|meant|supposed|made .. to|for|in .. be|live|here|life|this_world|exist|alive|world $|anymore|at_all|here|alive
    body|corpse|funeral ... find|finds|found|mine|my|i|would|who .. me|my|come|body|cry|come
    who|nobody|anyone|everyone|people ... come|cry|turn_up|show_up .. to|at|up .. my|for funeral
    sick|tired|done|exhausted|fed ... of|with|up .. living|life|being|everything|waking|existing .. alive|up|$|here|anymore
    numb|empty|hollow|lifeless|dead ... inside|nothing ... die|death|end|anymore|feel
    no|nothing|little|hardly .. left .. in|of|for .. me $|to|anymore|any
    nothing|what|no ... left .. to|for .. live|stay|wake|fight|me .. $|for|up
    reached|hit|at|near .. my|the .. end|limit .. of_my_life|of_the_road|of_the_line
    dont|not|stopped .. care|caring .. if|whether|about .. i|living|life .. die|live|dont|wake|crash|dying|$|anymore
    world|everyone|place .. is|be|would|d .. better|nicer ... without|if me|i
    everyone|everybody|they|people|family|kids|mum|mom|dad ... hates|hate|wish|want|wants|wished .. i .. was|wasnt|werent|never|dead|gone
    i .. would|could|might|may|will|shall ... not .. survive|live|last|make .. this|it|another|through|the .. $|night|week|day|winter|month
    help me ... die|end|kill|cant_go|before
    i .. wasnt|shouldnt|never|should .. meant|be|been|have|supposed .. to? .. be|exist|born|alive|here|live|survive .. $|born|alive|here
`;
