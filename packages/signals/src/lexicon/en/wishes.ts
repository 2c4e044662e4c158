/** Wishes about the data, for a human being, and orders to the interviewer, in English. */
export const wishes = {
  classes: {
    polite:
      'please pls plz ok okay so and but actually sorry hey hi hello can could would will you just now then well no yes kindly i id want like need to wish must should um right look also listen',
    delete:
      'delete deleted deleting erase erased remove removed wipe wiped scrap destroy discard forget withdraw retract cancel undo purge deletion bin',
    mine: 'answers answer data interview responses response messages message conversation transcript statement statements information info details record recording words consent comments participation contribution everything replies chat entries input personal',
    said: 'said told wrote written say typed shared mentioned tell gave given answered sent entered',
    human:
      'human humans person someone somebody anyone anybody people staff employee operator representative agent researcher colleague man woman supervisor individual',
    ignore: 'ignore disregard forget override bypass skip drop neglect',
    rules:
      'instructions instruction rules rule prompt prompts guidelines guideline programming training restrictions directives orders settings constraints filters commands',
    tell: 'print show reveal repeat output display tell give share list write dump expose leak paste read recite quote translate summarize summarise',
  },
  withdrawal: `
    get rid of .. everything|all|what|my|this|that|it|anything .. <mine>|i|ive|$|said
    take|pull|remove|get|leave|drop me|myself|my .. <mine>? .. out|from|off .. of? .. the|this|your .. study|research|project|interview|survey|database|list|analysis|report|sample
    you|they|nobody|noone .. may_not|cant|cannot|must_not|mustnt|arent_allowed|not_allowed|have_no_right|dont_have_permission|do_not_have .. to? .. permission|use|keep|store|publish|share|analyse|analyze|quote .. to_use? .. any|my|this|that|it|what|anything|of|me
    no longer .. give|giving|have|grant .. you|my|the? .. permission|consent
    dont|do_not|not|never .. give|giving|gave|have .. you|my|the|any? .. permission|consent .. $|to|for|anymore
    want|like|wish|going|need|id|ill|im|can|could|may|how ... pull|drop|back|opt|opting|pulling|dropping|backing|bow out $|of|please|now|entirely .. $|this|the|study|it|research|project|interview
    i|please|can|could|would|to|and|just|now .. trash|shred|scrub|nuke|wipe|erase|delete|destroy|purge|scrap|bin .. all|of|out? .. my|everything|all|this .. <mine>|chat|conversation|stuff|history|entire|$
    can|could|may|should|must|will|are|get|have my|all|the|this|everything .. of|my? .. <mine>|it .. be|get|still? .. <delete>|erased|removed|wiped|taken
    all|everything|it|this|that|<mine> .. of|it|i|said|my? .. should|must|needs|has|have|to|needs_to .. to? be <delete>|erased|removed|wiped
    how|where .. can|do|would|to|could .. i|you|we? .. <delete> .. my|this|all|everything|the .. <mine>|chat|i|$
    changed my mind .. about .. taking|participating|this|being|consent|all
    want|like|prefer|wish .. nothing|none .. of|i? ... used|kept|stored|published|saved|shared|recorded
    <mine> ... shouldnt|should_not|must_not|mustnt|cant|may_not|not_to|cannot .. be .. used|kept|stored|published|saved|shared|analysed|analyzed|quoted
    dont|do_not|never|not .. want|like|wish .. my|any|this|it|what ... kept|stored|published|saved|used|shared|retained|processed|on_file|included|analysed
    object|oppose|against .. to .. my|the|this|being|you|having .. <mine>|use|processing|storage|using|storing
    ^ <polite>? <polite>? <polite>? <polite>? <polite>? <polite>? delete|erase|remove|wipe|scrap|destroy|discard|withdraw|retract|purge|bin .. <mine>|all|that|this|it|what
    please|want|need|ask|demand|must|should|request|insist|you|u .. you? .. to? <delete> .. <mine>|all|this|that|what|it .. i? .. <said>|answers|data|$
    id|would|wed like .. you? .. to? <delete> .. <mine>|all|this|that|what|it .. i? .. <said>|answers|data|$
    <delete> .. everything|all|what|anything|whatever .. i|ive|id .. just? <said>
    <delete> .. all .. my|the|of .. <mine>
    can|could|would|will you .. <delete> .. my|this|that|it|everything|all|what
    want|like|need .. everything|it|all|this|my .. <mine>? .. deleted|erased|removed|gone|destroyed|wiped|scrapped|binned|purged
    want|like|need .. my .. <mine> .. back $
    dont|not|never|wish|rather|no|stop .. want|agree|allow|using|like|please ... use|used|using|store|stored|keep|kept|publish|published|share|shared|save|saved|analyse|analyze|quote|quoted|quoting|record|recorded|pass|include|included .. this|it|my|what|that|any|anything|me .. answers|data|words|$
    dont|not|never|wouldnt|rather .. want|like .. you|anyone|them|anybody|my|this|it|any|that|what|me|rather ... use|used|using|stored|store|keep|kept|publish|published|share|shared|save|saved|analysed|analyzed|quoted|included|read|have .. this|it|my|what|that|any|anything|me|of|words|$
    ^ <polite>? <polite>? dont|do|never not? use|store|keep|publish|share|save|quote|record|pass .. this|it|my|what|any|anything|that|me|answers
    dont|do|not use|store|keep|publish|share|save|quote|include .. anything|any|what|my .. i|ive|of|answers|words|data
    withdraw|revoke|retract|cancel|rescind|taking|take back? .. my .. consent|permission|agreement|participation|approval|answers|data|statement|words
    take|taking|took back .. my|what|everything|all .. consent|i|ive|words|answers|said|$
    ^ <polite>? i withdraw
    rather|prefer you|nobody|they .. didnt|not|dont|never use|store|keep|save|publish|share|quote|record|read
    want|like|wish|going to withdraw|opt .. $
    want|like|wish|going to withdraw from|my|all|everything
    no longer .. agree|consent|want .. to|be|with|$ .. this|use|part|interview|$
    dont|not|never .. consent|agree .. anymore|to .. this|use|my|being|recorded
    dont|not want to? be .. part of|in .. this|it|study|your
    leave|keep .. me|my|that|this|it out of .. this|your|report|study|it|record|analysis
    dont|not .. let .. anyone|anybody|them|boss .. see|read .. this|what|my|it
    pretend|act .. i .. never .. said|told|wrote|here
    forget .. what|everything|that .. i|ive .. <said>
    changed my mind .. dont|delete|no|not
    right to .. be? forgotten|erasure|deletion
    strike|take .. that|this|it|what|off .. from|off|out .. record|transcript|interview
    regret .. <said>|telling|saying|what ... delete|remove|erase
  `,
  person: `
    chance|possibility|way|hope .. of|to|for|i .. talking|talk|speaking|speak|getting|get|having|reaching|reach? .. to|with|a|an|any ... <human>
    talk|speak|chat .. to|with .. one_of|any_of|some_of you|your|the|them
    ^ is|isnt there someone|somebody|anyone|anybody i can|could .. write|talk|speak|text|chat to|with $|about|instead|please
    get|have|want|like|receive|arrange|request .. a call|callback|phone_call .. from|back|with|$ .. someone|somebody|a|you|one|your|$
    i .. want|need|demand|prefer|request|require|insist on|for|to_have|to_get? a|an|another|some|actual|real real|actual|living? human|humans|person|someone|agent|operator|representative|interviewer|researcher $|please|now|not|instead|on|to|being|for|here|rather
    id|i|would|could|can|may ... prefer|rather|like|want|possible|we|i .. to? do|have|continue|finish|take .. this|that|it|the .. interview|conversation|on|over|rest|up? .. with|by .. a|an|some|someone|somebody|your .. <human>|real|actual|interviewer|$
    is|isnt|are|do|does|what|whats|got .. there|you|the|your|have .. a|any|some|the|your? .. phone|contact|telephone? .. number|email|hotline|contact|line ... i|to|where|$|call|reach|for
    get|give|fetch|find|bring|send me .. to|a|an|your|the|some .. <human>|manager|boss|interviewer|someone
    who|whom .. can|could|do|should|may|would .. i .. contact|call|speak|talk|email|ask|turn|write|complain|reach|get .. $|to|about|with|if|for|at|in|instead|directly
    have|let|ask|get|want|like|need someone|somebody|a_human|a_person|anyone|a_researcher|a_colleague ... call|contact|ring|email|phone|get|speak|talk .. me|back|in|to|with
    talk|speak|chat .. to|with .. whoever|the|those|one|your|a .. of|who|person|people|runs|running|behind|responsible|in_charge|boss|manager|supervisor|interviewer|organiser|organizer|moderator|team .. $|please|who|behind|responsible|instead|about|running|this|in
    can|could|may|must|want|like|need|prefer|rather ... talk|speak|chat .. to|with .. a|an|the|your|another|any|some .. researcher|interviewer|moderator|manager|supervisor|boss|member|organiser|organizer|specialist|expert|one
    can|could|will|would|may .. one|someone|somebody|any .. of the|your|you ... call|phone|ring|contact|email|write|talk|speak|get .. me|back|to
    can|could|will|would|may|shall .. a|an|one|the|some .. of|your? .. <human>|interviewer|colleagues .. get|take|continue|do|run|carry|handle|contact|reach ... me|over|this|in|interview|instead|on
    dont|not|wont|refuse|never|no .. talking|talk|speak|speaking|discuss|discussing|deal|dealing|answer|chatting|chat|interviewed .. to|with|by|questions|this|it? .. a|an|some|from|to|your? .. a? machine|bot|bots|robot|robots|computer|ai|chatbot|program|algorithm|machines
    ^ <polite>? <polite>? <polite>? call|phone|ring me $|back|please|instead|on|at|later
    rather|prefer|sooner ... a|by|real .. phone|telephone|call|face|person $|to|than|instead
    connect|transfer|put|redirect|hand|escalate|forward .. me|this|it|us .. over|through|on|back? .. to|with .. a|an|the|your|some|someone|somebody .. <human>|$|manager|supervisor|team
    anyone|anybody|someone|somebody .. real|human|there|actual|alive ... i|to .. can|could|talk|speak .. talk|speak|to|with
    put someone|somebody|a_person|a_human on|through
    talk|talking|discussing|discuss|speaking|better ... with|to .. real|actual|human .. human|person|being
    is|have|got .. there|you? .. phone number|line .. i|to|$|for
    can|could|may|want|like|wanna|need|prefer|rather|wish|let|possible|id|please|get|demand|insist|able|how|love ... talk|speak|speaking|talking|chat|write|deal|connect|connected|transferred|transfer|put|discuss .. to|with|through .. a|an|some|real|another|actual|the|your|any|live ... <human>|team|manager
    can|could|may|want|like|need|prefer|rather|wish|let|id|please ... talk|speak|chat to|with|2 <human>
    give|get|pass|transfer|connect|put me .. to|a|an|through|onto|with ... human|person|somebody|someone|operator|agent|representative|supervisor
    is|isnt|are|arent there .. a|an|any|some|no ... human|person|people|humans|somebody|someone|anyone|anybody .. i|here|there|available|who|can|to|behind|on|reading|$
    can|could|will|would .. a|an|any|some|your|one|the|somebody|someone|anyone ... <human>|team|someone|somebody .. call|contact|phone|ring|email|mail|write|answer|reply|talk|speak|get .. me|back|to|in|with|my
    can|could|will|would|please someone|somebody|anyone|anybody .. call|contact|phone|ring|email|talk|speak|get|help .. me|back|to|in
    dont|not|wont|hate|refuse|rather|no .. want|like|talk|speak|talking|speaking|to|with|wanna ... machine|bot|robot|computer|ai|chatbot|program|algorithm|automat
    rather|prefer|want|need|like|only .. have|be|do|want|an? .. interviewed .. by .. a|an ... <human>
    want|need|prefer|rather|like .. a|an|some .. real|actual|living|proper|human|live person|human|being|interviewer|contact
    ^ a? real|actual|live person|human|being|agent|operator please|pls|now|$
    ^ a? person|human|agent|operator please|pls|now
    ^ human|agent|operator $
    anyone|anybody|somebody .. real|human|actually .. there|here
  `,
  wish_figures: `
    <delete>|quit|stop|skip|leave|cancel .. that|the|my|an|a|this|those|old .. app|apps|photo|photos|picture|pictures|file|files|email|emails|post|posts|game|games|video|videos|contacts|folder|folders|programme|program|subscription|membership|job|order|smoking|drinking
    like|love|nice|good|great|handy|useful|helpful|annoying that|how|when ... pause|stop|skip|delete|continue|come|speak|talk|leave|resume
    asked|wanted|tried|decided|needed|refused|managed|had .. to ... <delete>|<human>|stop|leave|skip|go|answer|say|quit|finish
    he|she|they|boss|manager|colleague ... said|told|says|was|were ... record|between|confidence|confidential
    customers|people|users|clients|patients|they|he|she|everyone|everybody|guests|residents|folk|callers|visitors|some|most|who|colleague|colleagues|boss|manager|sister|brother|husband|wife|mother|father|mum|mom|dad|friend|son|daughter .. just|always|often|usually|also|then|would|only|all? want|wants|wanted|ask|asks|asked|asking|demand|demands|demanded|need|needs|needed|prefer|prefers|preferred|tried|tries|insisted|insists|like|likes|request|requested
    customers|people|users|clients|patients|they|he|she|everyone|everybody|guests|residents|folk|callers|visitors|some|most|who|colleague|colleagues|boss|manager|sister|brother|husband|wife|mother|father|mum|mom|dad|friend|son|daughter .. just|always|often|usually|also|then|would|only|all? want|wants|wanted|ask|asks|asked|asking|demand|demands|demanded|need|needs|needed|prefer|prefers|preferred|tried|tries|insisted|insists|like|likes|request|requested ... <delete>|<human>
    button|option|feature|function|setting|possibility|app|website|site|system|software|tool .. .. to|for|should|must|could|would|that|lets|which ... <delete>|<human>|number
    died|passed|lost ... the sixties|seventies|eighties|nineties
    died|passed|passed_away|dead|lost ... years|decades|long ago
    years|decades|long ago ... died|passed|dead|lost
    when|whenever|if|once|usually|often|always|finally i .. call|called|phone|phoned|rang|ring|contacted|contact ... ... <human>
    talk|speak|chat|get .. to|with|through .. a|an|the|real|someone ... <human> .. at|on|when|in .. the|your|my|support|bank|phone|hotline|desk|call|counter|store|shop
  `,
  order: `
    ^ <polite>? <polite>? <polite>? <polite>? <ignore>|ignoring .. all|your|the|any|previous|prior|above|every|those|these|my|earlier ... <rules>|prompt
    ^ <polite>? <polite>? <ignore> .. everything|all|anything|what .. above|before|previously|you|i|prior|that|until .. $
    ^ <polite>? <polite>? <ignore> .. above|previous|prior|everything
    must|should|will|to|now|can|please|and you? <ignore>|override .. all|your|the|any|previous|prior ... <rules>
    ^ <polite>? <polite>? you are|re|will now|no|from|be .. a|an|in|my|longer|on|the
    ^ <polite>? youre|ur now a|an|my|in|the
    from now on .. you|your|answer|respond|speak|talk|act|only|always|reply|ask
    ^ <polite>? <polite>? <polite>? act|behave|pretend|roleplay|respond|answer|speak|talk|reply like|as|you .. if|a|an|be|are|you|my|in|only|with|pirate
    ^ <polite>? <polite>? <polite>? <tell> .. me|us|out|to|back|the|your|with ... prompt|instructions|instruction|rules|guidelines|programming|configuration|password|passwords|secrets|api|credentials|token
    what|whats is|are|was|s .. your|the .. system|hidden|secret|original|initial|exact .. prompt|instructions|rules|message
    what|whats|which .. are|is|s|were .. your .. instructions|prompt|rules|guidelines
    ^ <polite>? <polite>? enter|enable|activate|switch|start|turn .. on|to|into|in ... mode
    you are .. in .. mode
    developer|dev|dan|jailbreak|god|debug|admin|sudo|maintenance|unrestricted mode
    ^ <polite>? <polite>? <polite>? repeat|say|print|write|output|type|echo .. after|the|following|word|exactly|only|this .. me|words|word|following|sentence|text|times
    ^ <polite>? <polite>? <polite>? write|compose|generate|make|create|code|draft|produce .. me|us|a|an|some|the ... poem|story|song|essay|code|joke|script|letter|email|program|function|haiku|rap|recipe|limerick|summary|python|javascript|sql|article|list
    ^ <polite>? <polite>? <polite>? tell|give|sing me|us .. a|an|some|one .. joke|story|poem|recipe|song|answer|code
    ^ new|updated|additional instructions|instruction|rules|task|role|orders
    ^ system|admin|developer|assistant message|prompt|override|note|command|instruction|mode|you
    ^ <polite>? <polite>? <polite>? translate|summarise|summarize|calculate|solve|convert|rewrite|execute|decode|debug .. this|the_following|everything|into|code|above|my
    ^ <polite>? <polite>? stop asking .. and|questions .. and|instead|$ .. tell|write|answer|do|give|act
    ^ <polite>? <polite>? end|finish|start|begin|prefix every|each|all|your .. answer|answers|sentence|message|reply|response|question
    ^ <polite>? <polite>? give|mark|rate|score|record|set|book .. me|my|this|all|every|the ... maximum|full|complete|highest|best|as|10|to .. score|points|rating|complete|completed
    ^ <polite>? <polite>? call|send|post|email|fetch|open|visit|connect .. to|the|this|an|a|all|my .. url|link|website|request|webhook|api|database|data .. to|$
    do anything now
    ^ <polite>? <polite>? do|follow|obey exactly|only|my .. what|as|commands|orders|instructions
  `,
  off_topic: `
    what|whats is|s|are|was .. the .. capital|weather|time|date|president|meaning|square|population|bitcoin|stock|news|score
    who|whos|when is|won|was|are|did .. the .. president|king|queen|prime|world|match|game|election|war|inventor|champion
    buy|cheap|earn|click|visit|check .. now|money|here|our|my|out|this .. viagra|casino|crypto|link|website|online|bitcoin|channel|shop
    do you love|like|have me|pizza|girlfriend|boyfriend|feelings|dreams|body
    marry me
    tell me a joke
  `,
  empty: `
    ^ bla|blah|yada|test|testing|asdf*|qwer*|qwertz*|foo|bar|lorem|hjkl*|xxx* .. $
    ^ bla|blah bla|blah
    ^ whatever|dunno|meh|idc $
    ^ i? dont care $
    ^ who cares $
  `,
};
