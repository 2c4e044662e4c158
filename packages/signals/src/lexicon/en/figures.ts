/** Weak signs, figurative uses and grief, in English. */
export const hints = `
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
`;

export const figures = `
    like the dead
    sounds|sounded|looks|looked|feels like .. someone|somebody|a|being ... <abused>|dying|killed|dead
    overdose|overdosed|overdosing|od on <treat>
    nearly|almost .. had|have|having|gave|give ... heart_attack|stroke|seizure|fit|coronary
    kill|killed|die|murder|murdered for? a? <treat>
    go|carry|keep|continue on|answering .. .. .. questions|question|interview|survey|questionnaire|chat
    letters|letter|notes .. to|for .. .. customers|clients|patients|suppliers|parents|authorities|staff|council|bank
    jumped|jump out of my skin
    patient|patients|people|residents|clients|animals|someone|who|<kin> .. die|died|dying|dead
    i|id|ill|we .. was|were|am|be .. dead .. tired|right|wrong|sure|serious|set|on|against|certain|easy|simple|chuffed|proud|keen|bored|excited|interested|good|slow
    should|need|have|had|going .. dead|die .. down|out|off|hard|cut
    go|carry|keep|continue|live on|going .. like this with|using|in|at|until .. .. <tool>|logins|passwords|two|three|four|five|old|so_many|this|these|the
    <cant> .. go|carry|keep|continue|live on|going .. like this with|using
    beats|beat me .. why|how|what|that .. .. did|does|do|is|works|would
    make it to|till|until|past|through .. christmas|birthday|summer|weekend|morning|monday|friday .. party|dinner|do|market|lunch|meeting|call|stand|briefing|appointment|class
    threw|throws|throwing|throw .. questions|words|numbers|tasks|ideas|work|data|jargon|curveball ... at me|us
    jump|jumping .. in|into|on|onto|to|straight|right|at|through|between|over_to|ahead
    end|ending the
    boss|manager|supervisor|editor|client ... kill me
    wont|not|cant|dont make it to|tomorrow|today|on|in|because
    feel|felt|feeling like dying .. with|from|after .. flu|fever|covid|run|workout|hangover|cold
    when|after|once .. im .. gone .. on|for|home|they|my|the|who
    kill|killing|killed <self> laughing|working|over|trying|to|for|with|cleaning|training|cooking|getting|doing|at_the|studying|running|on
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
    kick|kicks|kicked us|them|everyone out .. .. .. kitchen|office|meeting|room|game|call|pool|bar
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
    kill|killing|killed all|off|some? the|time|process|job|two|bugs|weeds|lights|engine|it|program
    blow|blows|blew my mind
    rid of me .. that|so|easily|$
    crying|cry|cried .. with|of|from .. laughing|laughter|joy|happiness
    breaking|broken down .. into|by|on
    falling apart .. after|at|because
    end of my tether|rope .. with ... <tool>|internet
    hit|hitting|beat|hurt|smack my .. head|record|target|knee|back|toe|thumb|elbow|target
`;

/** What happened years ago. */
export const past = `
    years|decades back
    years|decades ago
    as a teenager|teen|student|child
    in my teens|twenties|youth
`;

export const grief = `
    dad|daddy|mum|mummy|mom|nan|nana|gran|grandma|grandad|grandpa died|passed_away
    since dad|daddy|mum|mummy|mom|nan|nana|gran|grandma|grandad|grandpa passed
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
`;
