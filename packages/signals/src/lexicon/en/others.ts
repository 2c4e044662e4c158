/** Violence, abuse and danger to others, in English. */
export const violence = `
    someone|somebody|he|man|men|they|ex|hes|theyre .. .. following|stalking|chasing|threatening|attacking me|us
    <person>|hes|they .. took|takes|taken|hid|hides|keeps|has|put|puts|broke|broken|pushed|threw|dragged|pinned .. my|hands|hand .. passport|papers|<body>|down|against|on|round|around|across .. $|again|me|my|the|and
    <person>|hes .. .. has|with|got|holding|pulled .. a? knife|gun|machete|axe|hammer ... me|us|outside|door|here|kids|throat
    im|am|not|isnt|never .. not|allowed|forbidden .. to .. leave|go_out .. house|flat|room|home|$
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
`;

export const other_in_danger = `
    my|our ... <kin> ... <wants> ... heaven|grave
    my|our ... <kin> ... <wants> .. to? .. be .. dead|gone|with_god|no_more
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
`;
