import { cue, praise, proposal } from './cues.ts';
import { ENGLISH_CONSTRUCTIONS } from './english-constructions.ts';
import { ENGLISH_EVERYDAY } from './english-everyday.ts';
import { ENGLISH_PROBLEMS } from './english-problems.ts';
import type { CueSource } from './lexicon.ts';

const PRAISES: readonly CueSource[] = [
  praise(0.82, `{BE} {ADV}{POS_ADJ}{PREDICATIVE}`, 'flip'),
  praise(0.78, `{STRONG_POS}`, 'flip'),
  praise(
    0.88,
    `(?:i|we|what i|what we) (?:(?:really|also|just|do|do really|always|absolutely|particularly|especially|actually|genuinely|very much|still|quite|personally|honestly|truly|think i) ){0,3}(?:like|liked|love|loved|enjoy|enjoyed|appreciate|appreciated|adore|adored|value|valued|trust)(?= (?:the|a|an|my|our|your|his|her|their|its|this|these|those|that|it|them|him|you|how|being|having|getting|working|using|about|most|best|everything|all|both|every|each|some|what|when|[a-z]+ing|to (?:work|use|go|be|read|see|meet|learn|play|come|do|help|talk|cook|eat|walk|swim|travel)|[a-z]+s|most|here|there|,|\\.|!)(?= ))(?! (?:it if|that if|this (?:big|long|much|many)|that you said i)(?= ))`,
    'flip',
  ),
  praise(
    0.86,
    `(?:works?|worked|working|runs?|ran|running|goes|went|performs?) (?:(?:very|really|so|pretty|quite|extremely|just|perfectly|absolutely|surprisingly|remarkably|fairly|always) ){0,2}(?:well|great|fine|perfectly|smoothly|flawlessly|reliably|like a charm|like clockwork|beautifully|brilliantly|nicely|without (?:a hitch|any problems?|problems?|any issues?|trouble))`,
    'flip',
  ),
  praise(
    0.8,
    `(?:helps|helped|has helped|have helped|does help|do help|did help|really help|is helping|helping)(?= (?:me|us|a lot|a bit|with|to|when|,|\\.|!|and|so|my|our|the|people|everyone|enormously|immensely|massively|quite|very|you)(?= ))`,
    'flip',
  ),
  praise(
    0.84,
    `(?:saves?|saved|has saved|have saved|saving) (?:me|us|a lot|so much|hours|time|money|loads|everyone|everybody|the|my|our)`,
    'flip',
  ),
  praise(
    0.85,
    `(?:makes?|made|making) (?:(?:it|my|our|life|things|everything|the|job|work|your|day|a lot|me|us|that) ){1,3}{ADV}{POS_ADJ}`,
    'flip',
  ),
  praise(
    0.88,
    `(?:the |one of the |my |it's the |that's the )?(?:best|nicest|greatest|favou?rite|strongest|most useful|most helpful|coolest|good|nice|great) (?:thing|part|bit|feature|aspect|side|point|of all)(?: (?:about|of|in|with|for|that|is|was|i|we))`,
  ),
  praise(0.86, `(?:my|our) (?:absolute |personal )?(?:favou?rite|highlight)`),
  praise(
    0.88,
    `can't complain|couldn't complain|no complaints?|nothing to complain(?: about)?|(?:couldn't|can't|could not) (?:really )?be (?:any )?(?:better|happier|easier|simpler|more \\S+)|(?:can't|couldn't|can hardly|never) go wrong|(?:almost|nearly|virtually|practically|pretty much)? ?(?:impossible|hard|difficult) {GOOD_END}|(?:not|isn't|wasn't|aren't|weren't) bad(?: at all)?|not half bad|(?:couldn't|can't) ask for (?:more|better|anything better)|can't fault|(?:never|not once) (?:had|have had|have|had any|experienced|lets?|let|fails?|failed|crash(?:es|ed)?)(?: (?:a|any|me|us|one))?(?: (?:single )?(?:problems?|issues?|trouble|down|complaints?))|can't live without|(?:can't|couldn't|wouldn't want to|don't want to) (?:live|do|be|work|imagine \\S+) without|wouldn't (?:want to )?(?:miss|change a thing|swap|trade)|(?:would|can|could|will|i'd|i|can only|always) (?:(?:definitely|highly|absolutely|always|really|fully|only|strongly|thoroughly|warmly) )?recommend|can't recommend \\S+ enough|can't wait|nothing but (?:praise|good)|without (?:any )?(?:problems?|issues?|trouble|hassle|a hitch)|no (?:problems?|issues?|trouble|complaints|difficulties) (?:at all|so far|whatsoever|with|since)|(?:i|we)(?:'ve| have)? (?:never )?(?:have|had|has|experienced)? ?(?:no|never had (?:any|a)) (?:problems?|issues?|complaints?|trouble)|nothing (?:is |was )?wrong`,
    'own',
  ),
  praise(
    0.82,
    `(?:i'm|i am|i was|we're|we are|we were|made me|makes me|makes us|i feel|i felt|feel|quite|very|really|so|pretty) (?:(?:very|really|so|quite|pretty|extremely|absolutely|totally|always|just|super|more than|completely|fairly|perfectly|generally) ){0,3}(?:happy|pleased|satisfied|impressed|glad|grateful|thankful|delighted|relieved|thrilled|proud|comfortable)(?! (?:new|to|birthday)(?= ))`,
    'flip',
  ),
  praise(
    0.8,
    `(?:it's|is|was|are|were|such|have|has|had|a|really|very) (?:(?:a|an|really|very|quite|pretty|such|truly|absolutely|so|just|always) ){1,3}(?:good|great|nice|excellent|fantastic|amazing|wonderful|brilliant|lovely|perfect|superb|useful|helpful|handy|clever|smart|beautiful|friendly|reliable|pleasant|fantastic|solid|strong|outstanding)(?! (?:deal|many|question|point|idea if|morning|day|luck|number|way to (?:lose|waste)|chance|reason|part|amount)(?= ))`,
    'flip',
  ),
  praise(
    0.8,
    `(?:much|far|a lot|so much|way|a bit|even|significantly|noticeably|definitely|lots|considerably) (?:better(?! to(?= ))|easier|faster|quicker|simpler|smoother|clearer|nicer|more (?:reliable|efficient|comfortable|pleasant|convenient|relaxed|intuitive|helpful))(?! (?:if|would|could)(?= ))`,
    'flip',
  ),
  praise(
    0.78,
    `(?:has|have|had|'s|'ve|it's|things|got|getting|gets|definitely|really|greatly|massively|clearly) (?:(?:really|definitely|greatly|massively|clearly|got|gotten|have|has|been|much|a lot|lot|so) ){0,3}(?:improved|better|easier|quicker)`,
    'flip',
  ),
  praise(
    0.82,
    `{BE} {ADV}(?:fixed|solved|resolved|sorted)(?: (?:now|quickly|immediately|within|the same day|straight away|in no time))`,
    'flip',
  ),
  praise(
    0.8,
    `(?:numbers|figures|results|data|information|values|prices|reports?|instructions|staff|people|nurses?|doctors?|colleagues|team|support|service|food|location|design|everything|software|app|tool|system) (?:is|are|was|were) {ADV}(?:right|correct|accurate|fine|clear|stable|fair|polite|fresh|clean|okay)`,
    'flip',
  ),
  praise(
    0.82,
    `(?:i|we|me|us|you) (?:(?:always|really|just|also|already|do|still|quite|very) ){0,3}(?:feel|felt) (?:(?:really|very|so|quite|always|completely|totally|much|in) ){0,2}(?:well looked after|at home|welcome|safe|understood|respected|valued|supported|heard|listened to|taken seriously|good hands|comfortable|appreciated|included|well informed|free)`,
    'flip',
  ),
  praise(
    0.8,
    `(?:impress(?:es|ed)|pleasantly surprised|surprised) (?:me|us)|pleasantly surprised|always (?:there for|has time|have time|friendly|helpful|an open|on time|available)|(?:goes|went|go) the extra mile|(?:takes|took|take) (?:his|her|their|the) time|did (?:a|an) (?:really |very )?(?:great|good|excellent|fantastic|amazing|wonderful|brilliant) job|(?:good|great|nice|fantastic|excellent|wonderful|amazing) (?:job|service|support|team|staff|colleagues|value|experience|atmosphere|feature|tool)`,
    'flip',
  ),
  praise(0.75, `(?:thanks|thank goodness|thankful|grateful) (?:to|for|that)(?= (?:the|this|my|our|it|we|i)(?= ))`),
];

const WORRIES: readonly CueSource[] = [
  cue(
    'worry',
    0.9,
    `(?:i'm|i am|i was|i've been|i get|i got|we're|we are|we were|we've been|makes me|made me|makes us|got me|has me|i feel|i felt|i've become|i become|i did feel|i do feel|me being|me feel) (?:(?:a|bit|little|really|very|quite|so|just|being|getting|bit|always|also|still|rather|slightly|more|getting|most|constantly|already|extremely|pretty|honestly|kind of|only|feeling|actually|seriously|genuinely|deeply|somewhat) ){0,4}(?:worried|concerned|scared|frightened|anxious|nervous|terrified|uneasy|apprehensive|panicky|alarmed)(?! with(?= ))`,
  ),
  cue(
    'worry',
    0.88,
    `(?:i'm|i am|i was|we're|we are|we were) (?:(?:a|bit|little|really|very|quite|so|just|always|also|still|rather|more|most) ){0,3}afraid (?:of|that|to|about|for)`,
  ),
  cue(
    'worry',
    0.88,
    `(?:i|we) (?:(?:really|do|also|just|always|still|often|sometimes|constantly|do really|kind of|honestly|do still) ){0,2}(?:worry|worries|fear|dread|panic)(?! (?:not|so much)(?= ))`,
  ),
  cue(
    'worry',
    0.9,
    `(?:my|our|one|another|the (?:only|biggest|main|one|real|big|first|greatest)|biggest|main|a) (?:(?:biggest|main|only|real|big|other|greatest|first|one|major|serious|general|constant|personal|bigger) ){0,3}(?:worry|concern|fear|worries|concerns|fears|anxiety|nightmare scenario)(?: (?:here|there|though|really|i have|i've got|we have|i had|for (?:me|us)|with (?:it|that|this)|about|would be|is|was|are|were|'s))`,
  ),
  cue(
    'worry',
    0.86,
    `^(?: [,.—])* (?:(?:and|but|so|just|really|a|bit|little|kind of|still|also|very|getting|quite|always|well|yeah|honestly) ){1,5}(?:worried|concerned|scared|anxious|nervous|afraid of|afraid that)`,
  ),
  cue(
    'worry',
    0.85,
    `(?:i|we) (?:(?:do|also|still|really|just) )?(?:have|had|have got|'ve got) (?:(?:a|some|a few|my|real|serious|big|certain|many|lots of|great|slight|one|huge|genuine) ){0,3}(?:worries|concerns|fears|worry|concern|reservations|doubts)`,
  ),
  cue(
    'worry',
    0.85,
    `(?:that|it|what|which|this) (?:(?:really|also|always|kind of|does|still|honestly|actually|just|sometimes) ){0,2}(?:worries|worried|concerns|scares|frightens|terrifies|troubles|alarms) (?:me|us)`,
  ),
  {
    ...cue(
      'worry',
      0.84,
      `(?:but |and |so |then |just )?what (?:if|happens if|will happen (?:if|when))(?= (?:the|it|i|they|somebody|someone|something|my|our|a|one|he|she|nobody|there|we (?:lose|get|miss|fail|run|can't|don't|forget))(?= ))`,
    ),
    isQuestion: true,
  },
  cue(
    'worry',
    0.78,
    `(?:it's|that's|it is|that is|is|was|a bit|quite|very|really) (?:(?:a|bit|little|quite|very|really|kind of|so|pretty) ){0,3}(?:scary|worrying|frightening|alarming|terrifying|unsettling|worrisome)`,
  ),
  cue(
    'worry',
    0.82,
    `(?:keeps? me (?:up|awake)|can't sleep because|(?:i|we) (?:hope|pray) (?:it|they|nothing|nobody|i|we) (?:doesn't|don't|never|won't|nothing)|there(?:'s| is)(?: always| also| still)? (?:a|the|some) (?:\\S+ )?(?:risk|danger)|(?:i|we) (?:don't|didn't|never) feel safe)`,
    'own',
  ),
];

const WISHES: readonly CueSource[] = [
  cue(
    'wish',
    0.92,
    `(?:i|we|i'd|i do|i just|i really|i sometimes|i often|sometimes i) (?:(?:really|do|just|also|often|sometimes|only|always) ){0,2}wish(?:ed)? (?:(?:that )?(?:i|we|it|there|they|you|\\S+'d|the|my|our|this|that|someone|somebody|people|he|she|more|every))`,
    'own',
  ),
  cue(
    'wish',
    0.86,
    `(?:i'd|i would|we'd|we would) (?:(?:really|just|also|rather|much|quite|so|personally|definitely|absolutely|probably|very much|maybe|still) ){0,3}(?:(?:like|love|prefer|want) (?:to (?:have|see|get|be|find|use|try|learn|keep|receive|choose|spend|work|live|stay|feel|sleep|eat|travel|read|hear (?:back|more)|know (?:what|when|how|why|more|in|where)|stop|avoid|change|improve|go|do (?:more|that|it|less)|talk to a|speak to a|meet)(?= )(?! (?:an answer from you|what you think|if you|on the record|back to (?:the|that|your)|on to|into (?:the|that)|through the)(?= ))|more|less|fewer|it (?:if|to|when|better)|them to|you to(?! {ATTEND}(?= ))|people to|someone|somebody|something|a|an|the \\S+ (?:to|\\S+ to)|my \\S+ to|the (?:\\S+ ){1,3}to|some|if|not to have|better|one)|appreciate (?:it if|a|an|more|some|if|having|getting)|welcome (?:a|an|more|some)|wish for|be (?:happy|glad|happier) (?:if|with more)|rather (?:have|see|be|talk|speak|go|use))(?! (?:comment|question|word from|point of order)(?= ))`,
    'own',
  ),
  proposal(
    0.86,
    `(?:it'd|it would|that'd|that would|this would|which would|would|there'd|what would) (?:(?:really|also|just|already|certainly|definitely|probably|maybe|of course|actually) ){0,2}be (?:(?:really|so|very|quite|super|much|even|also|great|just|more|a|lot|great|absolutely) ){0,3}(?:nice|great|good|helpful|useful|better|lovely|ideal|fantastic|amazing|wonderful|perfect|brilliant|easier|handy|cool|awesome|convenient|a big help|a great help|appreciated|a dream|practical)(?! (?:than|candidate)(?= ))`,
  ),
  // With what is wished for beside it, it is a wish in a discussion too.
  cue(
    'wish',
    0.88,
    `(?:it'd|it would|that'd|that would) (?:(?:really|also|just|certainly|definitely|probably|maybe) )*be (?:(?:really|so|very|quite|super|much|even|also|great|just|more|absolutely) )*(?:nice|great|good|helpful|useful|better|lovely|ideal|fantastic|amazing|wonderful|perfect|brilliant|easier|handy|cool|awesome|convenient) (?:if|for (?:us|me) to have) (?:we|i|they|you|it|there|somebody|someone|people|the|a|an|more|our|my)(?= )`,
  ),
  proposal(
    0.8,
    `(?:would|could)(?: (?:really|also|already|definitely|certainly|probably))? (?:help|make (?:it|things|my|our|life|a)|improve|save)(?: (?:me|us|a lot|if|to|with|the|it|enormously|my|our|life|things|big|everyone|so much|massively|people))`,
  ),
  proposal(
    0.8,
    `(?:it|they|there|(?:the|your|this|my|our) (?:\\S+ ){0,2}\\S+|people|someone|somebody|management|everyone) (?:(?:really|just|also|at least|definitely|probably|maybe|ideally|simply) )?(?:should|ought to|needs? to)(?: (?:really|just|also|at least|definitely|always|probably|simply|automatically|all))? (?:be|have|offer|let|allow|remember|show|work|send|include|support|tell|give|make|add|get|provide|stop|remind|save|open|fix|improve|hire|train|listen|invest|warn|ask|explain|say|inform|come|run|accept|display|update|think about|consider)(?! (?:fine|okay|done|working|possible|good|back|here|out|about|around|somewhere|able to hear|on|in|at)(?= ))`,
  ),
  proposal(
    0.8,
    `could be (?:(?:a|bit|lot|little|much|more|way|even|so|far) ){0,3}(?:better|faster|quicker|easier|clearer|simpler|improved|shorter|longer|cheaper|smoother|nicer|friendlier|bigger|smaller|warmer|brighter|quieter|more \\S+|less \\S+)`,
  ),
  cue(
    'wish',
    0.8,
    `(?:i|we) (?:(?:really|just|also|do|only|still) )?(?:hope|am hoping|are hoping|was hoping|were hoping|keep hoping) (?:that )?(?:they|it|you|the|we|someone|somebody|there|this|for)(?: (?:\\S+ ){0,3}?(?:will|can|could|would|'ll|get|gets|fix|becomes?|add|adds|improves?|improve|a|better|more|faster|some))`,
  ),
  cue(
    'wish',
    0.8,
    `(?:i|we) (?:(?:really|just|also|do|only|still|urgently|desperately|definitely|simply) )?(?:want|need) (?:(?:a|an|some) )?(?:more|better|faster|clearer|easier|simpler|one place|something|someone|somebody|a way|an option|a button|a proper|a real|a new|a simple|a better|it to|them to|you to|people to|the \\S+ to|less|fewer)`,
  ),
  cue(
    'wish',
    0.9,
    `if only(?! (?:a|one|for)(?= ))|ideally|in an ideal world|in a perfect world|my (?:biggest |one |only |main |dream |greatest )?(?:wish|dream|hope)(?: (?:would be|is|for|list))|(?:biggest|top|first) on my wish ?list|what (?:i|we)(?:'d| would) (?:really |also )?(?:love|like|want|wish for|prefer)(?: most)? is(?! to (?:do|say|talk|ask|know)(?= ))|what (?:i|we) (?:really |also )?(?:need|miss|want|wish for)(?: most)? is(?! to (?:do|say|talk|ask|know)(?= ))|what(?:'s| is) (?:really |still )?(?:missing|lacking|needed)(?: here| for (?:me|us))? is(?! that(?= ))|(?:what|the thing that) (?:would|'d|could) (?:really )?help(?: (?:me|us|most))? (?:is|would be)|i'm (?:really )?hoping (?:for|that|to get|you)|looking forward to (?:a|the) (?:fix|new|better)`,
  ),
  cue(
    'wish',
    0.84,
    `(?<=^ (?:(?:and|but|so|well|yes|no|maybe|okay|ok|,) )*|[.;!—] |please |just )(?:give (?:us|me) (?:a|an|more|some|the option|better)|let (?:us|me|people|users|customers) (?:choose|decide|\\S+ (?:it|our|my|the|things|them))|bring back|get rid of (?:the|this|that|those)|please (?:add|make|fix|keep|stop|change|remove|include|send|bring|let|give|put|offer|improve))`,
  ),
  proposal(
    0.82,
    `(?:i|we)(?:'d| would) (?:(?:also|definitely|probably|just|maybe|certainly|really|simply) )?(?:change|add|improve|remove|fix|simplify|make|put|introduce|get rid|redesign|replace|shorten|hire|include|build|move|start with|offer)`,
  ),
  cue(
    'wish',
    0.75,
    `(?:why (?:can't (?:we|you|they|it|there)(?: just)?|don't they|doesn't it|isn't there)|(?:could|can) (?:you|they|we) (?:not |please |at least |maybe |just )?(?:add|make|fix|include|offer|have|provide|change|improve))`,
    'own',
  ),
];

const OTHERS: readonly CueSource[] = [
  cue(
    'workaround',
    0.8,
    `in the meantime (?:,? ?)(?:i|we)|(?:instead of|rather than) [a-z]+ing (?:\\S+ ){0,6}?, (?:i|we) (?:(?:just|now|usually|simply|always) )?(?!(?:would|could|should|want|wish|need|are|were|am|was|have)(?= ))\\S+|(?:i|we) (?:\\S+ ){1,8}?(?:as proof|as a backup|as backup|to be on the safe side|just to be safe|just in case)|(?:keep|keeps|kept|have|made|make|run) (?:a|an|our|my|their) (?:private|separate|second|extra|parallel|personal|unofficial|handwritten|paper) (?:list|calendar|spreadsheet|file|copy|system|notebook|record|log|folder|phone|account)`,
  ),
  cue(
    'workaround',
    0.74,
    `(?:when|whenever|if) (?:\\S+ ){0,6}?(?:broken|down|full|closed|crash(?:es|ed)|fails?|doesn't|don't|isn't|can't|slow|stuck|gone|missing|late|empty|bad|hurts?) (?:\\S+ ){0,4}?, (?:then )?(?:i|we) (?:(?:just|usually|simply|always|then) )?(?:use|go|call|ask|restart|write|print|copy|take|walk|drive|send|switch|borrow|check|phone|try|wait|reload|do)`,
  ),
  cue(
    'workaround',
    0.9,
    `work-?arounds?|(?:a|the|as|that|this|our|my) work around|(?:worked|work|works|working) around(?= (?:it|that|this|these|those|the (?:problem|issue|bug|system|limits?))(?= ))|(?:get|got|getting) around (?:it|that|this|the)|(?:makeshift|stop-?gap|band-?aid|interim|temporary) (?:solution|fix)?|as a (?:stop-?gap|fallback|substitute)`,
  ),
  cue(
    'workaround',
    0.64,
    `(?:so |now |and |then |which is why |that's why |therefore |instead |but |, )(?:(?:i|we|i've|we've|most of us) )(?:(?:just|now|always|usually|simply|then|often|also|mostly|actually|have|had|all|still|started|end up|ended up|go|went|started to|began|began to|resort to|resorted to|to|tend to|normally|typically|generally|do is|do is i|do is just|basically|sometimes) ){0,4}(?:use|used|using|copy|copied|copying|export|exported|exporting|keep|kept|keeping|write|wrote|writing|print|printed|printing|email|emailed|emailing|call|called|calling|ask|asked|asking|save|saved|saving|restart|restarted|restarting|type|typed|typing|paste|pasted|pasting|do it|did it|doing it|make my own|made my own|make our own|made our own|build|built|building|send|sent|sending|bring|brought|take|took|taking|switch|switched|switching|skip|skipping|note|put|enter|enter it|borrow|borrowed|ring|phone|phoned|phoning|check|double-check|book|order|work from|created|create|set up|carry|carried|avoid|wrote down|screenshot|reboot)(?! to (?:work|live|be|have|do|go|think)(?= ))`,
  ),
  cue(
    'workaround',
    0.84,
    `(?:i|we|people|everyone|everybody|my colleagues|they) (?:(?:just|now|always|usually|simply|then|often|also|mostly|actually|all|still|have to|had to|ended up|end up|started|tend to|normally|myself|ourselves|started to) ){0,3}(?:\\S+ ){0,8}?(?:instead(?= [,.!;])|by hand|manually|on paper|on the side|in the meantime|as a backup|just in case|(?:in|into|to|with|using) (?:excel|a spreadsheet|spreadsheets|word|google docs|google sheets|paper|a notebook|post-?its|sticky notes|whatsapp))`,
  ),
  cue(
    'workaround',
    0.84,
    `(?:my|our|their) own (?:little |private |separate |personal |small )?(?:list|lists|spreadsheet|spreadsheets|notes|templates?|system|calendar|excel|file|files|notebook|scripts?|tool|copy|copies|table|tracker|document|checklist|shortcut|method|way of|database)`,
  ),
  cue(
    'workaround',
    0.66,
    `(?:what|the way) (?:i|we) (?:(?:usually|normally|then|now|often|always|have to|did|generally|typically|tend to) ){0,2}(?:do|did|do then|handle it|deal with (?:it|that))(?: (?:instead|then|now|in that case))? (?:is|was)`,
  ),
  cue(
    'workaround',
    0.84,
    `(?:i|we|i've|we've|i'm|i've been|we've been|so i|so we|and i) (?:(?:just|now|always|usually|simply|then|often|also|mostly|been|have|had|tried|started|sometimes|normally|only|would|still) ){0,3}(?:take|taking|took|taken|use|using|used|put on|try|tried|tried to|drink|drank|apply|applied|rub|wear|put) (?:\\S+ ){1,6}?(?:for it|for that|for the pain|against it|to (?:help (?:me|with|it)|ease|relieve|cope|calm|numb|block out|get (?:through|around|by)|manage|deal)|and (?:that|it|they|this) (?:helps?|eases|relieves|helped|eases?|works?|worked|does help|sort of helps))`,
  ),
  cue(
    'consequence',
    0.84,
    `(?:(?:so )?that's why|which is why|that is why|this is why|for that reason|as a result|consequently|as a consequence|(?<=^ |[.;—] |, )(?:therefore|hence|consequently)|the (?:result|consequence|outcome|upshot|effect) (?:is|was|of (?:that|this|it) is)|which means|(?:(?<=^ |[,.;!—] )(?:so |and )?(?:that|this) means)|which meant|that meant|, meaning (?:that )?(?:i|we|they|it|the|you|our|my)|because of (?:that|this|it) ,? ?(?:i|we|they|the|my|our|it))`,
  ),
  cue(
    'consequence',
    0.82,
    `(?:(?:it|that|this|which|then|often|always|also|has|have|(?:^|, )(?:and|so)) (?:(?:often|always|then|also|just|usually|sometimes) )?(?:leads?|led) to|results? in|resulted in)(?= (?:a lot|more|less|fewer|double|extra|delays?|errors?|mistakes?|confusion|stress|conflict|\\S+ (?:being|having|complaints|losing)|three|two|\\d+|people|me|us|everyone|longer|wrong|lost|chaos|arguments?|misunderstandings?|frustration)(?= ))|(?:ends? up|ended up|ending up) \\S+|cost(?:s|ing)? (?:me|us|them)|(?:forces?|forced) (?:me|us|them|people) to`,
  ),
  // What somebody gave up or lost follows from a problem that was just named; otherwise it is told for itself.
  cue(
    'consequence',
    0.6,
    `(?:i|we|they) (?:(?:just|then|almost|nearly|even|finally|actually|have|had|'ve) ){0,2}(?:gave up|given up|stopped \\S+ing|stopped|quit|cancelled|canceled|switched (?:to|back|away)|left the|abandoned|missed (?:a|the|my|our|deadlines?)|lost (?:a|the|two|three|customers?|money|clients?|orders?|trust))`,
  ),
  cue(
    'consequence',
    0.76,
    `so (?:(?:then|now|of course|naturally|in the end|often|sometimes|obviously|basically) )?(?:i|we|they|people|customers|everyone|everybody|nobody|nothing|patients|users|colleagues|he|she|it) (?:(?:just|then|always|often|had to|have to|can't|couldn't|didn't|don't|never|usually|has to|can only) ){1,3}(?:miss|missed|lose|lost|wait|waited|leave|left|give up|gave up|start|start again|sleep|work|stay|stayed|arrive|pay|paid|go home|do|sit|get|find|finish|meet|trust|come|go|concentrate|focus|eat|walk|move)`,
  ),
  cue(
    'cause',
    0.86,
    `(?:it's|that's|this is|it is|that is|it was|mainly|mostly|probably|partly|simply|just|only|purely|largely) (?:(?:mainly|mostly|probably|partly|simply|just|only|purely|largely|all|really|basically) ){0,2}(?:because|due to|caused by|down to|down to the|triggered by|the fault of)`,
  ),
  cue(
    'cause',
    0.88,
    `(?:the |main |biggest |real |one |that's the |only |root )(?:(?:main|biggest|real|only|root|one|other|underlying) )?(?:reason|cause|explanation|culprit|trigger|root of)(?:s)? (?:(?:for|of|behind|why) (?:\\S+ ){1,8}?)?(?:is|was|being|are|were|might be|could be|seems to be)`,
  ),
  cue(
    'cause',
    0.84,
    `(?:is|are|was|were|been|probably|mainly|mostly|partly|all) (?:(?:probably|mainly|mostly|partly|usually|often|all|simply|just|largely|normally) ){0,2}(?:caused by|due to|down to|triggered by|brought on by|a result of|the result of|because of)|(?:it|that|this|which|problem|confusion|noise|pain|delays?|errors?|mistakes?|stress|all|mostly|probably|mainly|usually) (?:(?:all|mostly|probably|mainly|usually|always) )?(?:comes?|came|stems?|stemmed) from|(?:causes|caused|triggers|triggered)(?= (?:it|the|my|our|this|that|these|those|all)(?= ))`,
  ),
];

export const ENGLISH_CUES: readonly CueSource[] = [
  ...WISHES,
  ...WORRIES,
  ...ENGLISH_PROBLEMS,
  ...PRAISES,
  ...OTHERS,
  ...ENGLISH_EVERYDAY,
  ...ENGLISH_CONSTRUCTIONS,
];
