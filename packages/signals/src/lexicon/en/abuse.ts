/** Violence and abuse by somebody whom the speaker knows, and threats, in English. */
export const abuse = `
    gave|gives|give|got|get me|a|another .. beating|hiding|thrashing
    <person> ... will|ll|hell|gonna|going|would|says .. .. break|smash|cut|burn|bash|snap my|our <body>
    drinking|drunk|drinks|drank|drink|pissed ... ... sleep|hide|hid|lock|leave|run|escape ... car|kids|children|neighbour|neighbours|bathroom|door|shed|garden
    take|taking .. .. all|everyone|everybody|them|whole|few|some|lot ... with me ... ... rifle|gun|shotgun|knife|bomb|petrol
    rifle|gun|shotgun|petrol|bomb ... ... take|taking .. .. everyone|them|all|few .. .. with me
    <person>|bf|gf ... smashes|smashed|bangs|banged|slams|slammed|hits|hit|punches|punched|kicks|kicked|stamps|stamped|burns|burned|cuts|cut|grabs|twists|twisted ... my|our <body>
    held|holds|pressed|presses|put|puts|pushed|pushes .. .. .. pillow|hand|hands|plastic|knife|gun|cigarette|cigarettes .. over|on|onto|against|to|round|around .. my|me
    pillow|hand|hands|bag|foot|knee over|on|across|round|around|against my face|mouth|neck|throat|chest|head|nose
    <hits> me|us if|when|whenever|because|until|till|so|with|for|every
    <person> ... <hits> .. mum|mom|mam|us|mother|brother|sister|kids|children|baby
    mum|mom|dad|he|she|husband|ex|brother|stepdad ... ... stab|kill|shoot|strangle|poison|drown us|me ... sleep|all|if|when|one|someday|soon|too
    i ... put|stick|shove|plunge|sink|bury .. a|the|my knife|blade|axe|bullet|screwdriver in|into|through
    locks|locked|locking|chained|tied me|us .. in|inside|up|to|out .. bedroom|room|house|flat|basement|cellar|cupboard|bathroom|garage|bed|radiator|chair|the
    uncle|grandad|grandpa|stepdad|dad|father|brother|cousin|teacher|coach|priest|neighbour|babysitter ... his .. hand|hands|fingers|thing|penis|tongue|lap ... my|me|lap|in|up|down|on
    ^ touches|hits|beats|kicks|slaps|chokes|rapes|threatens|strangles me|us .. $|at|when|and|every|in|if|with
    <person>|ex|husband|wife ... threw|throws|throw|throwing|chucked|chucks|hurled|hurls|launched|lobbed ... <missile> ... at|over|across me|us|the_room|my
    <missile> ... thrown|flung|hurled .. at me|us
    he|she|hes|shes|hell|shell|they|theyre|ex|husband|boyfriend|partner|dad|stepdad|wife|brother ... kill|murder|strangle|stab|shoot|bury|choke me|us .. one|some|someday|eventually|next|leave|in_my_sleep|tonight|if_i_leave|if_i_tell|if_i_go|if_i_left|if_i_talk|if_i_call|if_i_try|if_i_say|if_he|if_she|and|really|with
    <person> .. <hits> .. my|our .. <kin>
    <hits> .. me|us .. he|she|hes|shes|did|does $|when|always|every
    always|used|keeps|kept|started|starts|would .. to .. <hits> me|us
    <person> .. pushed|pushes|shoved|shoves|slammed|slams|threw|throws|dragged|drags|pinned|pins|grabbed|grabs|pulled|pulls|held|holds|smashed|bangs|banged|knocked .. me|us|my ... stairs|wall|floor|hair|throat|neck|face|head|ground|bed|downstairs|unconscious
    <person> .. broke|breaks|broken|cracked|fractured|dislocated|split|smashed|knocked .. my .. arm|arms|ribs|rib|nose|jaw|wrist|lip|finger|teeth|tooth|collarbone
    <person> .. held|holds|put|puts|got|had|came|comes|pointed|pulled|waved|waves .. a|the|his|her|at|up .. knife|gun|blade|axe|hammer ... me|us|my|throat
    takes|took|gets|got|uses|used|with .. his|her|the|a belt|cane|fists|fist|slipper|stick|cord ... me|us|out|off|to|on|hit
    he|she|dad|mum|mom|stepdad ... belt|fists ... me|us|to_us
    bruises|bruise|bruised|marks|burns ... he|she|husband|boyfriend|partner|dad|mum|where|from|hide|cover|make .. hit|did|grabbed|gave|him|makeup|up|her|left|his
    cover|covering|hide|hiding .. bruises|bruise|marks|black_eye
    <person>|<kin> ... does|did|do|doing|done|tries|tried .. bad|dirty|horrible|terrible|awful|some|these|sexual|weird|those|to_do? things|stuff|something to|with me|us
    <person> ... made|makes|make|making|forces|forced|wants .. me|us .. to? do|touch|watch|show|suck|undress|take ... him|things|stuff|porn|it_with|his|clothes|naked|myself
    i|it|that|secret|nobody|something ... cant|dont|not ... tell|talk|say ... he|uncle|dad|stepdad|coach|teacher .. touches|did|does|makes|comes|told
    <person> ... touches|touched|touching|touch|gropes|groped|kisses|kissed|kissing|rubs|fondles|feels|licked .. me|up|my ... night|asleep|sleep|sleeping|alone|dont|didnt|bed|room|breasts|thigh|thighs|bum|legs|chest|stop|secret|where|under|up|inside|weird
    keeps|kept|wont|always|started ... touching|groping|kissing|grabbing|rubbing me|my
    hands|hand|fingers ... under|up|down|in|inside|between|on my .. skirt|top|shirt|pants|trousers|legs|breasts|bum|knickers|underwear|thighs|bra
    climbs|crawls|gets|got|climbed|crawled|comes|came|lies|slips .. into|in my bed
    sex .. with|on|to|when|while ... i|me .. didnt|dont|said|was|couldnt|dont_want|cry .. want|no|asleep|drunk|say|never|unconscious|child|$
    <person> .. wants|forces|demands|expects|has|had|having|took|made .. sex .. with|from .. me|even|when|while|though|although
    forced|forces|forcing|pushed himself|herself|themselves on|onto|into
    sexual|sexually .. abuse|abused|assault|assaulted|violence|abuser .. me|as|by|my|when|i|at|for|since|$
    abused|molested|raped|beaten|assaulted ... as|when|since|my_childhood|growing .. a|i|im|was|up .. child|kid|little|young|small|girl|boy|teenager|six|seven|eight|nine|ten|eleven|twelve
    <person> .. raped|abused|molested|assaulted|beat|attacked|strangled me|us|my
    rape|raped|molested me|us
    films|filmed|filming|photographs|watches .. me|us .. naked|undress|undressing|shower|changing|asleep|sleeping|in_the_bath
    nudes|naked|intimate .. photos|pictures|videos|of .. me|post|share|send|threaten|online
    follows|followed|following|stalks|stalked|stalking .. me .. home|everywhere|around|to|again|since|for|$
    <person>|ex ... waits|waiting|waited|sits|stands|turns_up|shows_up|showed_up|turned_up|hangs_around .. outside|at .. my house|home|flat|door|work|place
    <kin>|he|she .. controls|decides|checks|tracks|monitors .. me|everything_i|my_money|what_i|who_i|where_i|every_step|my_phone
    takes|took|keeps|holds|hides|hid .. my .. passport|papers|bank_card|money|phone .. so|and|away|from|from_me|because
    scared|afraid|terrified|frightened|fear|dread ... when he|she|dad|mum|husband|they .. comes|gets|is|drinks|come|starts|shouts .. $|home|in|back|drunk|drinking|shouting
    scared|afraid|terrified|frightened ... for|of|he|she|him|to .. my|childrens|kids|go|leave|tell|him|dad|mum .. kids|children|life|lives|safety|him|home|$
    hide|hides|hid|hiding|lock ... in|under|from|the .. bathroom|wardrobe|bed|room|him|cupboard|her .. from|when|until|till .. him|he|her|she|dad|it|drunk
    <kin>|he|she ... drinks|drunk|drinking|drink ... hits|hit|violent|beats|aggressive|scares|smashes|breaks|shouts|attacks|angry|nasty ... me|us|kids|things|$|everything|mum
    <kin> .. is|s|gets|turns|becomes .. violent|aggressive|abusive|dangerous .. $|with|to|towards|when|at|again|and
    threaten|threatens|threatened|threatening|vows|swore|swears ... kill|hurt|burn|find|take|shoot|stab ... me|us|kids|children|house|him|her|them|family|mum
    says|said|told|tells|swears|texts|texted|wrote|messages|promises|promised .. me? .. hell|shell|he|she|they|theyll|hes|shes .. will|would|going|gonna|to|ll|d? ... kill|shoot|stab|hurt|burn|bury me|us|kids|children|my|himself_and_me
    i|im|ill|id|ima|imma|we ... kill|murder|stab|shoot|strangle|slaughter|butcher|poison him|her|them|everyone|everybody|the_lot|those|that|my|the_bastard|all_of|you_all .. i|swear|all|one_day|$|in|if|soon|tonight|with|tomorrow|bastard|bitch|boss|husband|people|before|for
    i ... swear|promise .. ... kill|stab|shoot|murder|hurt|strangle|burn .. him|her|them|everyone|my|you|it_down
    bring|take|have|got|buying|bought .. gun|knife|weapon ... to_work|to_school|for|use|them|him|her|pay
    i ... hit|hurt|shook|shake|slapped|smacked|beat|scare|lose_it_with .. my|the .. baby|son|daughter|kid|kids|child|children|wife|husband|toddler
    cut|slit|stab|smash|bash .. his|her|their .. throat|throats|head|face|heart
`;
