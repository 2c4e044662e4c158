import { problem } from './cues.ts';
import type { CueSource } from './lexicon.ts';

export const ENGLISH_PROBLEMS: readonly CueSource[] = [
  problem(0.88, `{BE} {ADV}{NEG_ADJ}(?! {GOOD_END})`),
  problem(0.8, `{STRONG_NEG}`),
  problem(
    0.85,
    `too (?:many|much|few|little|slow|late|early|long|short|big|small|heavy|hard|difficult|complicated|complex|expensive|loud|noisy|far|high|low|dark|bright|hot|cold|crowded|cluttered|rigid|strict|vague|technical|busy|tight|narrow|steep|thin|thick|fast|quick|quickly|slowly|often|strong|weak|formal|general|broad|simple|tired|old)`,
  ),
  problem(
    0.85,
    `not (?:\\S+ )?(?:enough|clear|easy|reliable|helpful|intuitive|obvious|ideal|great|happy|satisfied|acceptable|fair|consistent|up to date|good enough|properly|well organi[sz]ed|user-friendly|sufficient)`,
    'own',
  ),
  problem(
    0.85,
    `(?:isn't|aren't|wasn't|weren't) (?:\\S+ )?(?:enough|clear|easy|reliable|helpful|intuitive|obvious|ideal|great|happy|satisfied|acceptable|fair|consistent|up to date|good|working|right|possible|available|supported|ready|there|accurate|correct)`,
    'own',
  ),
  problem(
    0.85,
    `(?:doesn't|don't|didn't|won't|wouldn't|never|not|isn't|hasn't|haven't|no longer) (?:(?:really|always|even|actually|ever|just|quite|often|usually|seem to|want to|properly|yet) ){0,2}(?:work|works|worked|working|load|loads|loaded|respond|responds|responded|responding|save|saves|saved|sync|syncs|synced|print|prints|fit|fits|connect|connects|connected|arrive|arrives|arrived|function|functions|update|updates|updated|help|helps|helped|helping|match|matches|matched|make (?:any )?sense|add up|show up|turn up|get (?:any|an|the|enough|paid|through|it|to|answers?)|answer|answers|answered|call back|reply|replies|replied|listen|listens|understand (?:why|how|what|the|it)|scale|integrate|start up|recogni[sz]e|recogni[sz]es|let me|let us|allow|allows|tell (?:me|us|you)|told (?:me|us)|explain|explains|explained)`,
    'own',
  ),
  problem(
    0.82,
    `(?:i|we|they|people|nobody) (?:(?:just|really|often|still|simply|usually|sometimes|always|then|also|even) )?(?:can't|couldn't|can never|could never|can hardly|could hardly|can barely|am not able to|are not able to|was not able to|were not able to|wasn't able to|weren't able to|am unable to|are unable to|was unable to|were unable to)(?! (?:really )?(?:complain|wait|say|remember|think|imagine|believe|recall|tell|speak|stress|recommend|help|fault|live|thank|praise|answer|comment|judge|hear|see you|be (?:happier|better)|ask for|do without|put|go wrong|lose|afford to)(?= ))`,
    'own',
  ),
  problem(
    0.74,
    `you (?:(?:just|really|often|still|simply|usually|sometimes|always|then|also|even) )?(?:can't|can never|can hardly|can barely) (?:(?:even|really|ever) )?(?:find|see|read|get|reach|rely|trust|hear|open|change|undo|understand|log|sleep|park|work|breathe|move|use|tell|save|book|pay|plan)`,
    'own',
  ),
  problem(
    0.82,
    `(?:unable|not able|impossible|hard|difficult|tricky|tough|not possible|a struggle|struggl(?:e|es|ed|ing)|hard time|trouble|difficulty|difficulties|problems?)(?! {GOOD_END}) (?:to|with|\\S+ing)(?! (?:say|tell|know|think|imagine|remember)(?= ))`,
  ),
  problem(
    0.85,
    `(?:there's|there is|there are|there was|there were|we|i|you|they|we've|i've|they've|i'm|we're|it|it's|which|that|still|always|often|keep|kept|constantly) (?:(?:have|has|had|having|got|get|gets|getting|face|faces|faced|facing|see|ran into|run into|running into|encounter|encountered|experience|experienced|experiencing|cause|causes|caused|causing|create|creates|created|been) )?(?:(?:a|an|some|many|lots of|a lot of|several|a few|constant|regular|so many|so much|real|really|big|bigger|huge|major|minor|small|serious|severe|more|ongoing|constantly|always|endless|massive|certain|similar|another|the same|technical|frequent|recurring|quite|bit of|little|main|of|terrible|bad|awful|common) ){0,4}{NEG_NOUN}`,
  ),
  problem(
    0.88,
    `(?:the|my|our|one|another|biggest|main|first|second|real|only|big|a) (?:(?:biggest|main|real|only|big|other|first|second|next|single|most|general|common|main|one|usual|worst|key|major|technical) ){0,2}(?:problem|issue|trouble|difficulty|challenge|downside|drawback|disadvantage|annoyance|frustration|bottleneck|pain point|obstacle|weakness|complaint|problems|issues|challenges|frustrations|worst part|worst thing|hardest part|hardest thing|hard part|hard thing|annoying thing|annoying part|frustrating thing|frustrating part|difficult part|difficult thing|tricky part|bad thing|worst) (?:(?:i|we|they|you) (?:have|had|see|face) )?(?:(?:with|for|about|in|of|at|here|there) (?:\\S+ ){0,5}?)?(?:is|was|are|were|would be|has been|'s)`,
  ),
  problem(
    0.85,
    `(?:problem|issue|trouble|difficulty|complaint)(?:'s|s)? (?:is|was|with|that|here|there)(?! (?:solved|fixed|gone|resolved|over)(?= ))`,
  ),
  { ...problem(0.75, `{NEG_VERB}`), isVerb: true },
  problem(0.78, `{NEG_PHRASE}`),
  problem(
    0.82,
    `(?:it|that|they|which|system|app|page|website|site|computer|tool|software|program|server|connection|printer|machine|phone|line|screen) (?:(?:just|always|constantly|often|regularly|sometimes|then|also|simply|suddenly|still) )?(?:keeps?|kept) (?:on )?\\S+ing`,
  ),
  problem(
    0.78,
    `i (?:always |just )?(?:keep|kept) (?:getting|having|losing|forgetting|running|missing|hitting|being|asking|waiting|making)`,
  ),
  problem(
    0.85,
    `(?:takes?|took|taking|wait|waits|waited|waiting|spend|spent|lose|lost|loses) (?:(?:me|us|you|them|up|about|around|almost|nearly|at least|so|up to|for|over|just|often|always) ){0,3}(?:forever|ages|too long|so long|way too long|a long time|such a long time|hours|days|weeks|months|a lot of time|much longer|much time|half the (?:day|morning)|half a day|an eternity|eternity)`,
  ),
  problem(0.85, `(?:a |such a |complete |total |huge |big )*waste of (?:time|money|effort|space|energy)`),
  problem(
    0.82,
    `(?:i|we) (?:(?:really|just|absolutely|also|always|actually|personally) )?(?:hate|hated|dislike|disliked|can't stand|detest|don't like|didn't like|don't enjoy|didn't enjoy|don't trust|didn't trust|am sick of|are sick of|am tired of|are tired of|am fed up|are fed up)(?! to (?:say|admit|complain)(?= ))`,
    'own',
  ),
  problem(
    0.82,
    `(?:i'm|we're|was|were|got|get|i am|people are) (?:(?:so|really|just|a bit|quite|very) )?(?:sick of|tired of|fed up with|fed up|annoyed|frustrated|lost in)`,
  ),
  problem(0.82, `(?:a |the |complete |total )?lack of`),
  problem(
    0.8,
    `(?:nobody|no one|no-one) (?:(?:ever|really|even|seems to|actually) )?(?!(?:else|complained|minds?|cares if|was hurt))\\S+`,
    'own',
  ),
  problem(
    0.78,
    `(?:there's|there is|there are|there was|there were|there isn't|there aren't|there wasn't|we have|we've got|they have) (?:no|not any|not enough|hardly any|any)(?! (?:\\S+ )?(?:problems?|issues?|pains?|doubt|need|reason|questions?|point in|rush|hurry|pressure|difference|complaints?|troubles?|difficulties|idea|clue|opinion|fever|blood|symptoms?|allerg\\S*|one|longer|matter|kids|children|family|other|known|history|surprise|surprises|wonder|harm|worries|bugs|errors|waiting|queues?|delays?|stress|hassle)(?= ))`,
    'own',
  ),
  problem(
    0.8,
    `i (?:have|had|'ve got) no (?:access|way|time|chance|control|say|overview|choice|option|help|support|space|room|contact|influence|possibility|energy|strength|appetite|privacy|money)`,
    'own',
  ),
  problem(
    0.8,
    `(?:have|has|had|having) to (?:(?:always|then|constantly|often|still|actually|just|also|manually) )?(?:\\S+ ){1,6}?(?:again|twice|every time|every day|every single|every morning|three times|several times|from scratch|over and over|all over|by hand|manually|one by one)`,
  ),
  problem(
    0.72,
    `(?:always|constantly|still|forever) (?:having|waiting|asking|looking|searching|chasing|fighting|fixing|correcting|repeating|missing|changing)`,
  ),
  problem(0.8, `{BE} {ADV}(?:missing|lacking|gone again|down again|offline|not there)`),
  problem(
    0.78,
    `(?:i|we) (?:(?:really|often|always|still|also) )?(?:miss|missed|am missing|lose|lost|keep losing)(?= (?:the|a|an|my|our|all|some|data|money|time|customers|track|orders|information|out|overview|trust|patience)(?= ))`,
  ),
  problem(
    0.8,
    `(?:(?:don't|doesn't|didn't|never|no one|nobody|hardly) (?:(?:really|even|actually|quite|always|ever) )?(?:understand|understands|understood) (?:how|what|where|who|when|which|why|the|it|half|any|a word)|(?:never|nobody|no one|hardly anybody|hardly anyone) (?:(?:really|even|actually|ever|quite) )?(?:know|knows|knew)|(?:i|we|you|they|people) (?:don't|didn't|never) (?:(?:really|even|always|actually) )?(?:know|knew) (?:how|where|what|who|which \\S+) to)(?! (?:say|call|tell|put|answer|explain|describe)(?= ))`,
    'own',
  ),
  problem(
    0.85,
    `(?:runs? out of|ran out of|running out of|step backwards?|a step back|downgrade|(?:been|still|am|was|were|i'm|we're) waiting (?:for|since)|(?:came|comes|arrives?|arrived|delivered|was|were|is|are|always|often) (?:\\S+ ){0,3}(?:too late|late)|(?:charged|billed|invoiced|asked|called|paid) (?:twice|wrongly|too much|three times|double)|so (?:slow|slowly|badly|loud|loudly|bad|hard|complicated|small|poor|poorly|much noise|long|many steps|many emails|unclear|confusing) that|(?:\\S+) (?:don't|doesn't|didn't|won't|isn't|aren't|wasn't) (?:\\S+ ){1,4}(?:properly|correctly))`,
  ),
  problem(
    0.82,
    `(?:i|we|you|they|me|us|people) (?:(?:often|always|just|really|also|sometimes|still|then) )?(?:feel|felt|feels|am|was|were) (?:(?:so|very|really|completely|totally|a bit|kind of|always|often) )?(?:left out|left alone|ignored|overlooked|excluded|lost|stupid|lonely|alone|trapped|rushed|helpless|undervalued|unwelcome|like a (?:burden|number|child)|taken for granted|bullied|treated (?:badly|unfairly|like)|let down|abandoned)`,
  ),
  problem(
    0.72,
    `(?:it|that|which|system|app|page|software|tool|machine|printer|website) (?:doesn't|won't|didn't|wouldn't) (?:(?:really|always|even|actually|just|usually|often) )?(?!(?:matter|mind|hurt|bother|need|cost|mean|have|crash|fail|break|get|be|feel|seem|sound|surprise|affect|apply|happen|include|take|make|cause|really|·+)(?= ))\\S+`,
    'own',
  ),
  problem(
    0.85,
    `(?:i've|i|i'm|we|my|he's|she's|there's|it's|i have|i had|having|got|getting|still|also|some|bit of|this|with) (?:(?:have|had|has|got|been|having|get|getting|a|an|some|this|these|bad|terrible|awful|severe|strong|sharp|constant|dull|really|very|quite|little|bit of|of|lot of|horrible|nasty|dry|the|my|in|all|sort|mild|persistent|chronic|regular|occasional) ){1,6}{SYMPTOM}`,
  ),
  problem(
    0.82,
    `(?:my|the|both|whole) (?:\\S+ ){1,3}?(?:hurts?|hurting|aches?|aching|itches|burns|is sore|was sore|is swollen|is killing me|is bleeding|is numb|feels numb)`,
  ),
  problem(0.8, `(?:can be|could be|tends? to be|is often|are often) {ADV}{NEG_ADJ}`),
  problem(
    0.8,
    `(?:customers|users|people|clients|everybody|everyone|colleagues|they|patients|guests|parents|students) (?:(?:often|always|also|constantly|all|regularly) )?(?:complain|complained|are complaining|get confused|get lost|give up|struggle|leave|are annoyed|get annoyed|get angry|don't (?:understand|know|like|use|trust))`,
    'own',
  ),
  problem(0.74, `(?:error message|error messages|glitch|glitches|outage|outages|full of (?:errors|mistakes|bugs))`),
  problem(
    0.75,
    `(?:not|never|isn't|aren't|wasn't|hasn't been|haven't been|don't get|didn't get) (?:been )?(?:told|informed|asked|involved|consulted|trained|paid|listened to|taken seriously)`,
    'own',
  ),
];
