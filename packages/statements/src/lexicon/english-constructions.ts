import { cue, praise, problem, proposal } from './cues.ts';
import type { CueSource } from './lexicon.ts';

/** Adverbs between a subject and its verb. */
const OFTEN = `(?:(?:now|just|always|usually|simply|mostly|then|only|often|normally|sometimes|generally|basically|also|actually|all|still) )*`;

/** Verbs that tell of no action: states, perceptions, feelings, talk, and what merely happens to somebody. */
const NO_ACTION = `(?:am|are|was|were|be|been|being|have|had|has|having|do|did|does|done|can|could|will|would|shall|should|may|might|must|ought|need|needed|want|wanted|like|liked|love|loved|hate|hated|hope|hoped|wish|wished|think|thought|believe|believed|know|knew|known|guess|suppose|feel|felt|mean|meant|see|saw|seen|hear|heard|understand|understood|remember|remembered|forget|forgot|find|found|seem|seemed|look|looked|live|lived|work|worked|study|studied|grow|grew|come|came|go|went|get|got|become|became|stay|stayed|sit|sat|stand|stood|wait|waited|lose|lost|miss|missed|fail|failed|say|said|tell|told|ask|asked|rang|complain|complained|agree|enjoy|enjoyed|prefer|preferred|appreciate|trust|trusted|fear|worry|worried|dread|own|belong|deserve|happen|happened|end|ended|die|died|fall|fell|sleep|slept|eat|ate|drink|drank|meet|met|spend|spent|earn|earned|struggle|suffer|try|tried|start|started|stop|stopped|noticed|notice|realise|realised|realize|realized|expect|expected|learn|learned|learnt|read|talk|talked|speak|spoke|laugh|laughed|cry|cried|hold|held|arrive|arrived|return|returned|visit|visited|reckon|recommend|retire|retired|married|moved|move|opened|left|leave|gave|give|walk|walked|turn|turned|watch|watched|kept|remain|receive|received|paid|used|listen|listened|wonder|wondered|doubt|imagine|joined|drove|began|recognise|recognize|respect|admire|value|hurt|broke|argued|argue|pay|shake|shook|sang|swam|drew|threw|chose|woke|rode|flew|hung|caught|fought|taught|sold|lit|shot|stole|swore|won|blew|bit|fed|led|let|froze|dealt|dug|ran|run|knelt|sought|slid|swept|won't|apologised|apologized|chose|choose|met|play|played|teach|manage|managed|dislike|loathe|resent|detest|mind|care|cough|vomit|sweat|bleed|sneeze|breathe|ache|itch|pee|wake|smoke|don|wan|gon)`;

/** What somebody does in order to get by, in the past tense. */
const CHANGED = `(?:invented|cancelled|canceled|dropped|tied|taped|fixed|printed|copied|downloaded|installed|ordered|replaced|reset|restarted|switched|unplugged|deleted|blocked|muted|recorded|photographed|trained|rearranged|brought|packed|planted|covered|wrapped|hid|locked|marked|labelled|labeled|signed up|set up|worked out|put|built|borrowed|swapped|rigged|glued|painted|sewed|sewn|cut|wrote|stuck|made|moved|learned to|learnt to|taught myself)`;

const WORKAROUNDS: readonly CueSource[] = [
  // Enough only after a problem, or in answer to "what do you do about it?".
  {
    ...cue(
      'workaround',
      0.56,
      `(?<=^ (?:(?:well|so|then|and|but|,|now|instead|yes|these days|in the end|eventually|since then|until then) )*(?:i|we|most of us) ${OFTEN})(?!(?:${NO_ACTION}|\\S+(?:ed|n't)) )[a-z]+(?= \\S+ )`,
    ),
    isVerb: true,
  },
  cue(
    'workaround',
    0.56,
    `(?<=^ (?:(?:well|so|then|and|but|,|now|instead|in the end|eventually|since then) )*)(?:i|we)(?:'ve| have)? ${OFTEN}${CHANGED}`,
  ),
  cue(
    'workaround',
    0.76,
    `(?:in the end|eventually|so in the end|nowadays|these days) ,? ?(?:i|we)(?:'ve)? (?:(?:just|simply|had to|finally) )*(?:bought|made|built|wrote|got (?:my|our|a|an|some)|took|brought|hired|borrowed|paid|started|switched|moved|found (?:a|another)|set up)|(?:i|we)(?:'ve| have) (?:had to |just |all |now )*(?:learned|learnt|taken|started|resorted|got used|trained (?:myself|ourselves)) (?:to|\\S+ing)(?= )(?! (?:a lot|how much|it|using it))`,
  ),
  // "I type it in before they wipe it": an action with the trouble that it avoids.
  {
    ...cue(
      'workaround',
      0.74,
      `(?<=^ (?:(?:well|so|then|and|,|now|instead|also) )*(?:i|we) ${OFTEN})(?!(?:${NO_ACTION}|\\S+(?:ed|n't)) )[a-z]+(?= (?:\\S+ ){1,8}?(?:before (?:they|it|he|she|somebody|someone|anyone)|in case|so that|so (?:it|they|he|she|nobody|i|we) (?:doesn't|don't|can't|won't|can)|to (?:avoid|be safe|be sure|get round|get around|save (?:time|money))|otherwise|or else|among ourselves|between ourselves|myself|ourselves|by hand) )`,
    ),
    isVerb: true,
  },
  cue(
    'workaround',
    0.78,
    `(?:what (?:i|we|most of us|a lot of us|people) (?:${OFTEN})(?:do|did) is|(?:instead of|rather than) [a-z]+ing (?:\\S+ ){0,5}?(?:i|we) (?!(?:would|could|should|want|wish|need|are|were|am|was|have|had|think|get|lose)(?= ))[a-z]+|(?:fall|fell|falls|falling) back on|(?:get|got|getting|gets|to) (?:round|around) (?:it|that|this|the|them)|(?:make|made|making) do(?: with)?(?= )|do without(?= )|(?:i|we) (?:have to |had to )?(?:\\S+ ){1,6}(?:and|then) (?:\\S+ ){0,3}again and (?:then |that |usually )?it(?:'s| \\S+)|(?:have|has) to (?:\\S+ ){1,8}?again and (?:then )?it (?:works|shows|goes|comes|loads|starts)|under the table|on the sly|tricks? (?:it|the \\S+) into)`,
  ),
];

const WORRIES: readonly CueSource[] = [
  {
    ...cue(
      'worry',
      0.82,
      `(?:i|we) (?:(?:do|really|just|sometimes|often|also|always|still) )*(?:wonder|wondering|worry) (?:who'll|who'd|what'll|how'll|(?:who|what|how|if|whether|where|when) (?:\\S+ ){0,4}?(?:\\S+'ll|will|would|\\S+'d|can|could|\\S+ (?:going|able) to|is going to))|you (?:just |really )?never know (?:if|whether|when|what|who)(?= )|(?:who|god|heaven|goodness) knows (?:what|how long|whether|if|when|where)(?= )`,
      'own',
    ),
    isQuestion: true,
  },
  {
    ...cue(
      'worry',
      0.82,
      `(?:i|we) (?:(?:honestly|really|just) )*(?:don't know|dread to think|hate to think|shudder to think|can't think|wouldn't know) what (?:i|we|he|she|it|they|the \\S+|will|would)(?:'d|'ll)?(?= (?:would |will |might |could |am going to |'d |'ll )?(?:do|happen|become|come))(?! (?:do|happens?) (?:here|there)(?= ))|(?:i|we)(?:'m|'re|'d be|'ll be| am| are| would be| will be) (?:finished|done for|sunk|ruined|lost without)(?= )`,
      'own',
    ),
    isQuestion: true,
  },
  {
    ...cue(
      'worry',
      0.8,
      `(?:somebody|someone|people|we|they|he|she|it|i|one of (?:us|them))(?:'s| is|'re| are|'m| am|'ll| will| could| might) (?:(?:going|gonna|end|ending|only|just|just going|really going) )*(?:to |up )*(?:get |be |getting )?(?:killed|hurt|injured|burnt|run over|die|homeless|out of a job|out of business|bankrupt|attacked|sued|arrested)(?= )`,
      'own',
    ),
    isQuestion: true,
  },
  {
    ...cue(
      'worry',
      0.8,
      `(?:i'm |we're |i am |am )?(?:not sure|not certain|not convinced|doubtful|i doubt|we doubt|don't think|can't see|not confident|can't imagine) (?:that |if |whether )?(?:i|we|he|she|it|they|there|the \\S+|my \\S+|our \\S+)(?: \\S+){0,2}?(?:'ll| will| can| could| would|'d| is going to) (?:(?:even|still|ever|really|be able to|actually|always) )*(?:last|cope|hold|survive|manage|take (?:much|any|more|it)|make it|keep|get through|stay|recover|afford|stand|be (?:there|here|able|safe|enough))(?= )`,
      'own',
    ),
    isQuestion: true,
  },
  cue(
    'worry',
    0.76,
    `(?:i|we) (?:might|may|could) (?:well |just |very well |easily )?(?:end up|lose|have to (?:give up|close|sell|move|leave|stop)|not (?:be able|manage|get)|never (?:be|get|see))(?= )`,
    'own',
  ),
  cue(
    'worry',
    0.84,
    `(?:lie|lay|lying) awake(?= )|(?:lose|losing|lost) sleep (?:over|about|because)|(?:dreading|dread) (?:the|it|that|what|opening|going|having|every|being|my|our)|on edge(?= )|my heart sinks|(?:cold sweat|sleepless nights?)|(?:in|at) the back of my mind|(?:i|we) (?:(?:really|just|do|can only) )*(?:pray|keep my fingers crossed)(?= )|fingers crossed(?= )|touch wood`,
    'own',
  ),
];

const PROBLEMS: readonly CueSource[] = [
  problem(
    0.84,
    `(?:is|are|was|were|\\S+'s|\\S+'re|looks?|feels?|felt|gets?|got|seems?|seemed|makes it|made it) (?:(?:a|bit|little|far|way|much|always|just|often|really|simply|still|all|now) )*too (?!(?:good|nice|bad|kind|soon|well|happy|pleased|sure|much|many|shabby|worried|bothered|concerned|fussed|hot on|keen)(?= ))[a-z]+(?= )`,
  ),
  problem(
    0.84,
    `(?:\\S+'s|\\S+'re|is|are|was|were|been|be|went|goes|gone) (?:(?:always|often|still|just|constantly|currently|permanently) )?(?:out of (?:action|order|service|use|stock|control|sync|hand|breath|paper|ink)|hit and miss|hit or miss|a lottery|all over the place|non-?existent|few and far between|beyond a joke|on (?:its|their) last legs|falling (?:apart|to bits|to pieces)|not fit for purpose|past its best|up in the air|at breaking point|overrun|swamped|stretched|short-?staffed|overworked|underpaid|underfunded|run down|worn out|snowed under)(?= )`,
  ),
  problem(
    0.85,
    `(?:\\S+'s|\\S+'re|is|are|was|were|been|be|it) (?:(?:a|an|such|such a|the|just|absolutely|really|quite|total|complete|bit of a|bit of an|real|absolute|constant|proper|utter|right|literally) )*(?:jungle|lottery|minefield|maze|shambles|farce|ordeal|battle|guessing game|rigmarole|faff|slog|bore|let-?down|disgrace|scandal|gamble|rip-?off|con|uphill struggle|dead end|disappointment|eyesore|death trap|fiasco|ghost town|bun fight|free-for-all|non-starter|curse|plague|menace)(?= )`,
  ),
  problem(
    0.82,
    `(?:without|with no) (?:(?:even|ever|any|so much as|a|anyone|anybody|us|me) )*(?:word|warning|notice|explanation|telling|asking|consulting|informing|saying|checking|apology|apologising|letting (?:me|us|anyone) know|being (?:told|asked))(?= )`,
    'own',
  ),
  problem(
    0.79,
    `(?:nobody|no one|no-one|none of (?:the|my|our|them|us|these|those|it)(?: \\S+)?)(?:'s|'ll|'d| has| have| will| ever| seems to| really| even| actually)? (?!(?:else|complain\\S*|minds?|minded|cares if|bother\\S*|was hurt|were hurt|got hurt|noticed|argues|objects?|objected|rushes|judges|of)(?= ))[a-z]+`,
    'own',
  ),
  problem(
    0.78,
    `there(?:'s| is| was|'s often|'s never| is never)(?: absolutely| just)? (?:nothing|nowhere|nobody|no one|never (?:a|any|an|enough|anyone|anything)) (?!(?:wrong|bad|better|nicer|like|i'd|i would|to complain|to worry|to fear|to fault|i don't|else to (?:add|say)))(?:\\S+ ){0,5}?(?:to [a-z]+|there|around|left|for (?:us|me|them|the \\S+)|free|spare|available)`,
    'own',
  ),
  problem(
    0.76,
    `(?:doesn't|don't|didn't|won't|wouldn't|never|not|can't) (?:\\S+ ){1,6}?until(?= )|(?:hardly|barely|scarcely) (?:anyone|anybody|anything|any|ever)(?= )`,
    'own',
  ),
  problem(
    0.78,
    `(?:(?:a|get|got|gets|getting|send|sent|sends|gave|gives|given|give|brought|picks?|picked|reads?|charged|charges|delivered|delivers|shows?|showed|showing|put|puts|take|took|the) )?(?:(?:me|us|them|him|her|you|up|in|out|to|at|with|on|down) )?the wrong (?!(?:way to|idea|end|side of|impression|question|person to)(?= ))\\S+|at the wrong (?:time|end|place|door|moment)`,
  ),
  {
    ...problem(
      0.78,
      `(?:stinks?|stank|reeks?|reeked|smells? (?:of|awful|terrible|bad|damp|mouldy)|wobbles?|wobbled|rattles?|rattled|creaks?|drips?|dripped|leaks?|leaked|snapped|cracked|burst|rusts?|rusted|tore|ripped|flooded|floods|wears? out|wore out|peels?|peeled|shrank|faded|fades|collapses?|overflows?|overflowed|chafes?|rubs|pinches|clogs?|clogged|scratches)`,
    ),
    isVerb: true,
  },
  problem(
    0.78,
    `(?:digs?|dug|digging|cuts?|cutting|rubs?|rubbing|presses|pressing) into (?:my|your|our|the|his|her)|(?:came|comes|coming|fell|falls|falling) (?:off|loose|undone|apart)(?= )`,
  ),
  problem(
    0.82,
    `(?:a|\\S+) different (?:one|person|people|face|doctor|nurse|teacher|driver|woman|man|\\S+) (?:every|each) (?:time|day|week|month|visit|night)|you(?:'d)? (?:really |almost )?(?:need|have to have|have to be) (?:a|an) (?:(?:degree|phd|doctorate|magnifying glass|translator|law degree|engineer|lawyer|rocket scientist|mind reader|detective|expert|genius|manual|map)(?= ))`,
  ),
  problem(
    0.78,
    `(?:i|we|you|they|he|she) (?:(?:always|usually|then|often|have to|had to|can|still|end up|must) )*(?:spend|spent|waste|wasted|spends) (?:\\S+ ){1,10}?(?:finding|looking|searching|waiting|chasing|trying|fixing|sorting|queuing|queueing|redoing|explaining|correcting|arguing|hunting|filling (?:in|out)|typing|retyping|copying|apologising|scrolling|figuring|on hold|in queues|stuck)(?= )`,
  ),
  problem(
    0.78,
    `(?:takes?|took|taken|taking) (?:\\S+ ){0,5}?(?:weeks|months|years|ages|forever|all day|all morning) (?:to (?:get|hear|answer|reply|fix|repair|take|change|process|approve|arrive|sort|cancel|deliver|find|replace|respond|send|pay|open|be \\S+|come|do|have)|for (?:a|an|the|them|it|anything|anyone|somebody|someone)|before)(?= )`,
  ),
  problem(
    0.8,
    `(?:still|even now) (?:no|not|don't|doesn't|haven't|hasn't|isn't|aren't|broken|missing|can't|waiting|unfinished|unpaid|nothing|nobody)(?! (?:sure|sold|decided)(?= ))|(?:haven't|hasn't|hadn't|not) (?!had (?:a|any|one|to) )(?:\\S+ ){1,7}?(?:for|in) (?:weeks|months|years|ages|(?:two|three|four|five|six|seven|eight|nine|ten|several|\\d+) (?:weeks|months|years))(?= )`,
    'own',
  ),
  problem(
    0.85,
    `(?:isn't|wasn't|aren't|weren't|not|hardly|\\S+'s not|\\S+'re not) (?:really |quite |exactly |at all )?what (?:i|we|you|they|he|she|the \\S+|people|most people|it says)(?:'d|'ve|'re|'s)? ?(?:want|wanted|expect|expected|ordered|asked|like|need|needed|hoped|paid|were promised|was promised|were told|was told|signed up|had in mind|on the)|(?:don't|doesn't|didn't|can't|never) get (?:on|along) with(?= )`,
    'own',
  ),
  problem(
    0.78,
    `(?:somebody|someone|they|people|the \\S+|it)(?:'s| is| are|'re) (?:always|constantly|forever) (?:on|in|at|late|down|off|away|out|full|ill|busy|shut|closed|broken|sick)(?! (?:time|hand|my side|our side|point|form|top|board|your side|the ball|it)(?= ))(?= )`,
  ),
  problem(
    0.78,
    `(?:two|three|four|some|many|most|half|several|lots|a few|one) of (?:them|us|my \\S+|our \\S+|the \\S+) (?:have |has |had |just |then )?(?:cancelled|canceled|left|quit|complained|gave up|given up|dropped out|walked out|stopped coming|don't \\S+|didn't \\S+|can't \\S+|never \\S+)|(?:is|are|was|were|\\S+'s|gone|went|dropped|fell|fallen) (?:down )?by (?:about |almost |nearly |over )?(?:a (?:third|quarter|half|fifth)|half|two thirds|\\S+ per ?cent|\\d+)(?= )|(?:simply|just) (?:stops|stopped|ends|ended|disappears|vanishes|vanished|gives up|gave up|dies|died|rings out|cuts out)(?= )`,
  ),
  problem(
    0.78,
    `(?:(?:my|the|our) (?:\\S+ ){1,2}?|it |they )(?:wouldn't|won't) (?:(?:even|just|always) )?(?:start|open|close|load|move|turn|go|charge|connect|let|fit|stay|switch|shut|print|pair|budge|stick|heat)(?= )|{BE} {ADV}(?:sticky|slippery|stuffy|draughty|drafty|damp|dingy|gloomy|grubby|greasy|soggy|stale|tasteless|bland|blurry|faint|wobbly|bumpy|stiff|heavy going|off-putting|demoralising|degrading|humiliating|insulting|patronising|soul-destroying|heartbreaking|infuriating|maddening|exasperating|laborious|convoluted|repetitive|unhygienic|unreasonable|impersonal|bureaucratic|outrageous|daft|bonkers|hopeless|dreadful|miserable|heavy|awkward) (?:[,.;!]|to|and|for|because|when|all|in)(?= )`,
    'own',
  ),
];

const PRAISES: readonly CueSource[] = [
  praise(
    0.83,
    `(?:sorted|fixed|solved|mended|repaired|replaced|answered|replied|refunded|delivered|installed|resolved|done|ready|came|back) (?:\\S+ ){0,5}?(?:the (?:very )?same (?:day|afternoon|morning|evening|week|hour)|straight ?away|on the spot|there and then|overnight|the next (?:day|morning)|in no time|within (?:an hour|minutes|the hour|a day|the day|\\S+ minutes|\\S+ hours))(?= )`,
    'flip',
  ),
  praise(
    0.85,
    `(?:\\S+'s|\\S+'re|is|are|was|were|been|be) (?:(?:a|an|the|my|just|absolutely|really|quite|such|such a|real|total|absolute|complete|little|proper|our) )*(?:lifeline|life-?saver|godsend|revelation|breath of fresh air|blessing|winner|game-?changer|eye-?opener|dream come true|bargain|triumph|masterpiece|legend|hero|heroes|cracker|credit to|tonic|pleasure|piece of cake|doddle|no-brainer|best-kept secret|one in a million|worth (?:its|their|his|her) weight)(?= )|(?:is|'s|are|was|\\S+'s) (?:a|an) (?:(?:really|very|absolutely|proper) )?(?:cracking|stunning|terrific|marvellous|splendid|delightful|charming|smashing|glorious|magical|top-notch|first-rate|first-class) `,
    'flip',
  ),
  praise(
    0.84,
    `(?:(?:really|always|actually|so|now|still) )*look(?:ing|ed)? forward to (?:it|them|the|my|our|every|each|\\S+days?|seeing (?:them|my|him|her)|going|coming|being|\\S+ing)(?! (?:from you|your|hearing))(?= )`,
    'flip',
  ),
  praise(
    0.86,
    `never (?:been|felt|slept|looked|tasted|eaten|worked|had) (?:(?:so|such|a|as|any) )*(?:\\S+ier|better|fitter|safer|closer|good|happy|well|nicer|more \\S+)(?= )|(?:not|never|haven't|hasn't|didn't|don't|doesn't) (?:\\S+ ){0,4}?(?:a|one) single (?:{NEG_NOUN}|{SYMPTOM}|fault|leak|puncture|bad|cross|complaint)|(?:couldn't|can't|could not) (?:really |possibly )?be (?:any )?(?:better|happier|easier|simpler|nicer|kinder|clearer|quicker|friendlier|more \\S+)|never (?:had|have|give|gave|gives|given)(?: (?:me|us))? (?:any |a |(?:a )?moment's )?(?:cause|reason|bother|grief)(?: to complain)?`,
    'own',
  ),
  praise(
    0.8,
    `(?:my \\S+|the (?:kids|children|customers|residents|patients|guests|staff|team|students|pupils|parents)|everyone|everybody|people|customers|kids|they) (?:(?:absolutely|really|all|just|simply|both) )*(?:adores?|loves?|swears? by|raves? about|can't get enough of) (?:it|them|him|her|the|that|this|our|my|their|coming|going)(?= )`,
    'own',
  ),
  praise(
    0.8,
    `(?:explained|explains|showed|shows|talked (?:me|us)|walked (?:me|us)) (?:\\S+ ){0,6}?(?:so (?:well|clearly|patiently)|very (?:well|clearly|patiently)|clearly|patiently|in plain \\S+|step by step|properly|in words (?:that )?(?:i|we) (?:\\S+ )?understand)|what (?:has |really |actually |'s )*(?:worked|works|helped|helps)(?! (?:for you|best is what))(?= )|(?<!how )(?<!when )(?:it|that|this|which) (?:(?:really|actually|does|always|just) )*works (?:[,.!]|for (?:me|us)|a treat|wonders|every time|and)(?= )|(?:(?:he|she|they|the \\S+) even )(?:waited|offered|came|helped|stayed|brought|gave|phoned|rang|remembered|carried|drove|threw in|lent)(?= )`,
    'flip',
  ),
  praise(
    0.79,
    `(?:saves?|saved|saving) (?:(?:me|us|about|around|nearly|at least|a good|easily) )*(?:an hour|hours|minutes|half an hour|a fortune|\\S+ (?:pounds|quid|euros|dollars|hours|minutes|days)|\\S+ (?:\\S+ )?a (?:day|week|month|year))|without (?:\\S+ ){1,3}?(?:i|we)(?:'d| would) (?:have|be|never|not)(?= )|(?:twice|three times|ten times) as (?:fast|quick|easy|good|quickly|much (?:done|out)|many \\S+ (?:out|done|through))|trusted (?:him|her|them|it)(?= )|(?:comes?|came|goes|went|walks?) (?:home|away|out|back|off) (?:singing|smiling|happy|beaming|laughing|buzzing|refreshed)(?= )|(?:i|we) (?:wouldn't|would never|couldn't) (?:go|shop|eat|stay|use|be) (?:anywhere|anything|without)(?= )`,
    'own',
  ),
  praise(
    0.82,
    `(?<=^ (?:(?:oh|well|yes|yeah|absolutely|really|just|simply|quite|honestly|it was|so|,) )*)(?:brilliant|excellent|fantastic|wonderful|superb|lovely|perfect|amazing|spotless|marvellous|faultless|terrific|fabulous|delicious|impeccable|flawless|spot on|very good|really good)(?= [,.!])`,
    'flip',
  ),
];

const WISHES: readonly CueSource[] = [
  {
    ...proposal(
      0.8,
      `(?:could|can|couldn't|can't|why don't|why can't|why couldn't) (?:they|it|somebody|someone|there|the \\S+|people)(?: not)?(?: just| at least| simply| please| also| ever)* (?!(?:see|tell|remember)(?= ))[a-z]+(?= .* [?] | .* $)`,
      'own',
    ),
    isQuestion: true,
  },
  cue(
    'wish',
    0.86,
    `(?:i|we)(?:'d| would) (?:(?:gladly|happily|even|willingly|be happy to|certainly) )*pay (?:more|extra|good money|a bit more|double|for)(?= )|if (?:i|we) (?:had|could have|got) (?:a|one|my|our|three|just one) (?:wish|wishes|way|say|choice|magic wand)|(?:i|we)(?:'d| would) be (?:a |so |really |much )*(?:happy (?:man|woman|bunny)|happier|delighted|over the moon|in heaven)(?= )|(?:i|we) (?:(?:really|often|do|just|sometimes|so) )*wish \\S+'d(?= )|(?:i|we) (?:really |badly |urgently |desperately )?could (?:really )?(?:do with|use) (?:a|an|some|more|another|two|somebody|someone)|would it (?:kill|hurt) (?:them|you|anyone|anybody) to|is it too much to ask`,
    'own',
  ),
];

const CAUSES: readonly CueSource[] = [
  cue(
    'cause',
    0.84,
    `(?:that's|it's|this is|is) what (?:comes of|happens when|comes from|you get (?:when|for|from))(?= )|(?:it )?all (?:started|began|goes back|boils down|comes down|came down) (?:when|with|to|because|after)(?= )|(?:i|we)(?:'d| would)? (?:blame|put (?:it|that|this) down to)(?= )|(?:a lot of|part of|half of|most of|some of) (?:it|that|this|the (?:problem|trouble|issue)) (?:is|was) (?:that|down to|because|the)(?= )|(?:boils|boiled|comes|came|it's|is|all) down to(?= )|(?:has|have|had|is|it's|that's) (?:something |a lot |mostly |all |everything )?to do with (?:the|how|a|an|my|our|their|his|her)|the (?:actual|real|main|underlying) (?:fault|culprit|cause|trouble|problem) (?:is|was) (?:a|an|the)(?= )`,
    'own',
  ),
];

const CONSEQUENCES: readonly CueSource[] = [
  // "…, so nobody can …": a clause that follows and says what cannot be done or must be done.
  cue(
    'consequence',
    0.78,
    `(?<=^ |[,.;—] |and )so (?:now |then |of course |in the end |obviously )?(?:i|we|they|he|she|it|you|people|customers|patients|children|everyone|everybody|somebody|(?:the|my|our|your) \\S+)(?:'ve|'s)? (?:(?:just|then|now|always|often|also|both|all) )*(?:had to|have to|has to|can't|cannot|couldn't|can only|could only|haven't|hasn't|can no longer|never|end up|ended up|lose|lost|miss|missed)(?= )|(?:i|we|they|people)(?:'ve| have) never (?:\\S+ ){1,5}?(?:again|since)(?= )`,
    'own',
  ),
  cue(
    'consequence',
    0.84,
    `(?:it|things) (?:got|gets|has got|'s got|came|reached) to the (?:point|stage) where|that's how (?:i|we|they|he|she) (?:came|come|lost|missed|ended|got|started|wound)(?= )|(?:which|that)(?:'s| is) the reason (?:i|we|they|nobody)(?= )|the (?:upshot|result|consequence|knock-on effect|long and short of it) (?:is|was|being)(?= )|(?:wound|winds|wind) up \\S+ing|so much so that|to the point (?:where|that)`,
    'own',
  ),
];

/** Constructions and idioms that judge, fear, wish or explain in any subject. */
export const ENGLISH_CONSTRUCTIONS: readonly CueSource[] = [
  ...WISHES,
  ...WORRIES,
  ...PROBLEMS,
  ...PRAISES,
  ...WORKAROUNDS,
  ...CAUSES,
  ...CONSEQUENCES,
];
