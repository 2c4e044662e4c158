import { cue, praise, problem, proposal } from './cues.ts';
import type { CueSource } from './lexicon.ts';

/** What people do, in the present tense of a habit. */
const DO = `(?:keep|carry|bring|wear|use|send|write|borrow|walk|come in|get up|put|take|drive|cycle|ask|print|copy|plan|leave|hire|share|learn|record|wash|check|claim|charge|book|stick|tell|text|ring|call|switch|close|cover|lock)`;
const DID = `(?:started|stopped|bought|made|built|set|put|moved|wrote|kept|asked|agreed|switched|cut|hired|borrowed|gave up|swapped|paid|took|used|wedged|sent|split|joined|changed)`;

const WORKAROUNDS: readonly CueSource[] = [
  cue(
    'workaround',
    0.82,
    `(?:i|we|they|most of us)(?:'ve|'ve now|'ve just| have| have now)? (?:now )?(?:gone back to|went back to|switched (?:back |over )?to|taken to|resorted to|started (?:leaving|using|taking|bringing|sending|writing|keeping|asking|going|doing|walking|cycling|driving|booking|working|sleeping|showering|buying|paying|checking|making|putting|meeting))`,
  ),
  cue(
    'workaround',
    0.78,
    `(?:i|we) (?:just |always |usually |simply )?${DO} (?:\\S+ ){1,9}?(?:now|instead|these days|nowadays|by hand|myself|ourselves|in the end|just in case)(?= [,.;!])`,
  ),
  cue(
    'workaround',
    0.76,
    `(?:so|instead|since then|therefore|that's why|which is why)(?: ,)? (?:now )?(?:i|we) (?:(?:now|just|always|usually|simply|mostly) )*${DO}`,
  ),
  // Enough only after a problem, or in answer to "what do you do about it?".
  cue(
    'workaround',
    0.56,
    `(?<=^ (?:well |so |then |and |, |now |instead |yes )*)(?:i|we)(?:'ve| have)? (?:(?:just|now|always|usually|simply|mostly|then|only) )*(?:${DO}|${DID})`,
  ),
];

/** Things, places and people as subjects of what should be. */
const OTHERS = `(?:they|it|somebody|someone|people|there|(?:the|your|this|every|a) (?:\\S+ ){0,2}\\S+|\\S+s)`;

const WISHES: readonly CueSource[] = [
  cue(
    'wish',
    0.84,
    `(?:i|we)(?:'d| would) (?:only |just |really |still )?(?:like|love|want|prefer) (?!(?:to|that|it if|if|not|you to {ATTEND})(?= ))(?:\\S+)|(?:i'd|i would|we'd) (?:settle for|ask for|ask (?:the|them|that)|give anything for|be happy (?:with|if)|dream of)|all (?:i|we)(?:'d| would)? (?:ask|want|need|like)|(?:i|we) dream of|i want (?:a|an|the|those|my|our|people|them|more|him|her) \\S+`,
    'own',
  ),
  cue(
    'wish',
    0.8,
    `(?:would|'d|that'd|it'd|which'd) (?:really |also |at least )?(?:solve|fix|sort|cure|let|allow|prevent|spare|save) (?:me|us|it|that|this|my|our|everything|things|the|months|hours|weeks|days|time|a lot)|(?:that|it|this|which)(?:'d| would) (?:really |also |at least |finally )?end (?:it|that|this|my|our|the)|would (?:do it|do the trick|change my mind|fix it)|that'd be my wish|that would be my wish`,
    'own',
  ),
  proposal(
    0.8,
    `(?:there|it) (?:must|should|ought to) be|should(?:n't| not) be (?:allowed|able|permitted)|${OTHERS} ought (?:not )?to|could do with (?:a|an|some|more|another|fewer)|they (?:really |at least |just )?(?:should|could|need to|must) (?:(?:at least|just|really|simply) )?(?!(?:have|be able)(?= ))\\S+`,
    'own',
  ),
  // Enough only in answer to "what would you change?".
  cue(
    'wish',
    0.56,
    `(?<=^ (?:and |just |yes |well |please |maybe |, )*)(?:make|let (?:me|us|it|people|them)(?! (?:see|think|know|start|say|check|finish|explain|ask)(?= ))|give (?:me|us|people|them)(?! a (?:second|sec|minute|moment)(?= ))|stop|fix|add|bring|send|put|allow|offer|show|open|build|ban|remove|replace|pay|train|lower|raise|move|change|drop|scrap) (?=\\S+ )|(?<=^ (?:and |just |well |maybe |, )*)(?:i|we)(?:'d| would) (?:open|put|make|have|move|change|add|start|build|let|give|do|ban|close|buy|ask)`,
    'own',
  ),
];

const PRAISES: readonly CueSource[] = [
  praise(
    0.84,
    `(?:\\S+'s|\\S+'re|is|are|was|were|been|be) (?:(?:a|an|such|the|my|just|absolutely|really|quite|so|very|truly|simply) )*(?:marvels?|joy|gems?|stars?|saints?|genius|darling|delight|heaven|treat|miracle|angel|success|treasure|ideal|marvellous|splendid|terrific|fabulous|unbeatable|delightful|faultless|worth (?:it|every|her|his|its|their|all)|super)(?= )`,
    'flip',
  ),
  praise(
    0.85,
    `(?:do|does|did|doing|done) (?:a|an|such a) (?:great|good|brilliant|wonderful|fantastic|excellent|super|lovely|marvellous) job|(?:the )?best (?:thing|money|hour|part|idea|decision|\\S+ in town)|(?:made|makes|making) (?:a|all the) (?:huge |big |real |massive )?difference|(?:has|have|'s|it's|that's|\\S+'s) (?:changed (?:my|our) (?:life|lives)|cured|sorted) ?|worked out (?:really |very )?(?:well|splendidly|beautifully|brilliantly)`,
    'flip',
  ),
  praise(
    0.84,
    `(?:can't|cannot|couldn't) (?:fault|praise)|couldn't (?:ask for (?:more|better)|be happier)|wouldn't (?:swap|have missed|be without|trade)|would not (?:swap|have missed|be without)`,
    'own',
  ),
  praise(
    0.82,
    `(?:i|we) (?:find|found) (?:\\S+ ){1,5}?{ADV}(?:useful|helpful|delightful|satisfying|easy|wonderful|brilliant|great|enjoyable|interesting|reassuring)(?= )|(?:i'm|i am|i was|we're|we were) (?:(?:really|very|so|quite|absolutely|most) )*(?:impressed|delighted|thrilled)(?= )`,
    'flip',
  ),
];

const PROBLEMS: readonly CueSource[] = [
  problem(
    0.82,
    `(?:\\S+'s|\\S+'re|is|are|was|were|been) {ADV}(?:hopeless|disgusting|ghastly|dire|freezing|atrocious|pathetic|shocking|dangerous|unsafe|scary|terrifying|heaving|hard work|filthy|full of \\S+|always (?:late|full|shut|closed|broken|empty|occupied|down|busy|booked)|shut|locked out|booked (?:up|solid))(?= )|(?:do|does|did|doing) an? (?:bad|poor|terrible|lousy|awful) job`,
  ),
  problem(
    0.8,
    `(?:keeps?|kept) (?:breaking|failing|crashing|dropping|coming back|changing|losing|falling|cutting|getting stuck|going (?:down|wrong))|(?:locks?|locked|logs?|logged|kicks?|kicked|throws?|threw|shuts?|shut) (?:me|us|them) out|(?:got|been|was|were|somebody|someone|they|people) (?:stole|stolen|robbed|burgled|knocked (?:off|down|over)|cancelled|locked out|damaged)|(?:leaks?|leaked|leaking|mouldy|jams?|jammed|squeaks?|blight|rotten)(?= )`,
  ),
  problem(
    0.8,
    `(?:nobody|no one|no-one|none of (?:them|us)) (?:\\S+ ){0,2}?(?:answers?|answered|knows?|knew|tells?|told|came|helps?|helped|picks? up|listens?|explains?|explained|cares?|called|rang|noticed|looks? at|could explain|can explain|was there|took over)`,
    'own',
  ),
  problem(
    0.78,
    `(?<!(?:^| )(?:i|we|you) )(?:doesn't|don't|didn't|won't|wouldn't|does not|do not|did not|will not|never|no longer) (?:(?:even|really|ever|actually|always) )?(?:turn(?:s|ed)? up|works?|worked|answer|answers|answered|arrive|arrives|arrived|come back|close|open|fit|start|load|match|listen|open)(?= )`,
    'own',
  ),
  problem(
    0.76,
    `there(?:'s| is| are| was| were) (?:no|hardly any|not enough|nowhere|only (?:one|two|three))(?= )(?! (?:problem|problems|doubt|need|question|reason|point|way around|difference|pain|issue|rush|hurry|other)(?= ))|(?:had|have|has) to (?:wait|queue|stand|start (?:again|over)|redo|undo|beg|pay (?:twice|extra|for all))|(?:i|we)(?:'ve)? (?:waited|been waiting) (?:\\S+ ){0,3}?(?:hours?|days?|weeks?|months?|years?)|(?:waiting list|queue) (?:is|was|stands at|for)`,
    'own',
  ),
  problem(
    0.74,
    `(?:went|gone|goes|going|gets|got) up (?:again|twice|by|every year|in (?:january|february|march|april|may|june|july|august|september|october|november|december))|(?:rent|price|prices|cost|costs|fee|fees|fare|fares|bill|bills|insurance|ticket|they) (?:\\S+ ){0,3}?(?:doubled|trebled|tripled|went up|gone up|rose)(?= )`,
  ),
  problem(
    0.76,
    `(?:i|we|you) (?:can't|cannot|can not|couldn't) (?:(?:really|even|actually) )?(?:get|find|sleep|use|see|hear|reach|afford|leave|eat|rely|trust|plan|breathe|focus|concentrate|log|contact|park|stand up|do (?:my|the|that)|be left)(?= )`,
    'own',
  ),
];

/** Grammar that tells of trouble without a word of judgement. */
const TROUBLES: readonly CueSource[] = [
  problem(
    0.86,
    `(?:is|are|was|were|\\S+'s) (?:(?:such|still|always|often|really|also|just|mostly|quite) )*(?:a|an|the|my|our|another) (?:(?:real|big|main|biggest|only|other|huge|serious|constant|major|bit of a) )*(?:problem|difficulty|nuisance|hassle|annoyance|bother|worst thing|hardest part|hard part|pain|headache|nightmare|obstacle|drawback|downside)(?= )`,
  ),
  // "Somebody is always …ing" complains.
  problem(
    0.76,
    `(?:somebody|someone|people|they|it|he|she|the \\S+|my \\S+)(?:'s| is| are|'re|'s just) (?:always|constantly|forever|for ever) (?!(?:being|helping|improving|smiling|there)(?= ))[a-z]+ing(?= )`,
  ),
  problem(
    0.78,
    `(?:hasn't|haven't|hadn't|has not|have not|had not|has never|have never|never) (?:(?:even|yet|ever|actually|really) )?(?:paid|answered|replied|called back|rung back|responded|turned up|heard back|come back|been (?:fixed|repaired|answered|paid|replaced|delivered|mended))(?= )`,
    'own',
  ),
  problem(
    0.8,
    `(?:refuses?|refused|refusing) to (?!be(?= ))\\S+|(?:has|have|had|'s|'ve|\\S+'s) gone (?:mad|wrong|missing|dead|crazy|flat|mouldy|bust|off|downhill)|(?:went|go|goes) (?:mad|missing|dead|flat|mouldy|bust|downhill)(?= )`,
  ),
  problem(
    0.76,
    `(?:i|we|you|they) (?:can |could )?(?:hardly|barely|scarcely) (?:ever )?[a-z]+|(?:i|we) (?:can't|couldn't|cannot) (?:\\S+ ){1,7}?(?:any more|anymore)(?= )|nowhere (?:near|to)|(?:a )?(?:long|awful) way (?:from|away)`,
    'own',
  ),
];

const GOOD_RESULTS: readonly CueSource[] = [
  praise(
    0.84,
    `(?:is|are|was|were|\\S+'s|\\S+'re) (?:(?:simply|by far|just|absolutely|still|easily|definitely) )*(?:the )(?:best|nicest|finest|greatest|loveliest|kindest)(?= )`,
    'flip',
  ),
  praise(
    0.8,
    `(?:sorted|fixed|solved|mended|repaired|replaced|answered|replied|got (?:us|me|it)|installed) (?:\\S+ ){0,6}?(?:in|within) (?:a|an|one|two|no|the same|half an) (?:minutes?|hours?|days?|weeks?|time|seconds?|moment)|(?:cut|cuts|halved|halves|reduced|brought down) (?:it|the|my|our|that) (?:\\S+ ){0,3}?(?:by|from \\S+ (?:\\S+ ){0,2}?to|in half)(?= )`,
    'flip',
  ),
  praise(0.78, `(?:i|we) (?:now |much |really |actually )*prefer (?:it|this|them|that|the|my|our)(?= )`, 'flip'),
];

const WORRIES: readonly CueSource[] = [
  cue(
    'worry',
    0.86,
    `(?:my|our|the) (?:(?:only|main|real|biggest|one) )?(?:worry|fear|concern) is|(?:is|are|'s) (?:a|my|the|our) (?:(?:real|big|constant|main) )?(?:worry|concern)(?= )|(?:scares|frightens|terrifies|worries) (?:me|us)|keeps (?:me|us) awake|(?:i'm|i am|i was|we're|we are) (?:(?:a|bit|little|so|really|quite|very|just|also|slightly|always|rather) )*(?:terrified|scared|frightened|afraid|anxious|nervous|worried)(?= (?:of|that|about|i|it|they|he|she|we|what|the|my|when|every|and|,|\\.|!)(?= ))|(?:i|we) (?:do |really |always )?(?:worry|fear|dread)(?= (?:about|that|for|it|they|he|she|what|the|my|how|he'll|they'll)(?= ))`,
  ),
];

/** Plain ways of saying it that need no word of evaluation. */
export const ENGLISH_EVERYDAY: readonly CueSource[] = [
  ...WISHES,
  ...WORRIES,
  ...PROBLEMS,
  ...TROUBLES,
  ...PRAISES,
  ...GOOD_RESULTS,
  ...WORKAROUNDS,
];
