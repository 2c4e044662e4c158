/** Harm to oneself and the wish to die, in English. */
export const self_harm = `
    cant|cannot|not stop|quit|help cutting|hurting|harming|burning <self>?
    think|thought|thinking|thoughts|want|drive|driving|drove|go|going|just|swerve ... off|over .. bridge|cliff|roof|balcony|ledge|pier|rooftop
    shotgun|rope|noose|rifle|gun|pills|razor|blade ... ... look|looking|looked|stare|staring|stares at
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
`;

export const wish_to_die = `
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
    want out of .. life|world|everything|this_life|it_all
    want out of this $
    <want>|rather .. to? be? die|dead|perish|disappear|vanish
    <want>|wish|rather ... i was|were|am|be dead|gone|nonexistent|unborn
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
    dont|not know how .. much? longer|keep|go|carry|i|to ... go|carry|keep|live|cope|take|stand|survive|hold .. on|going|living|this|it|like|anymore
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
    done|finished|over|through with .. life|living|everything|world
    given|gave|giving|give up .. on .. life|living|everything|myself|me
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
`;
