import { compileListening } from './listening.ts';

const MUCH =
  '(?:really |very |so |pretty |quite |just |actually |absolutely |generally |always |usually |all |a bit |incredibly |extremely |totally |completely |rather )*';

export const englishListening = compileListening({
  loss: "(?:he|she) (?:\\w+ ){0,2}(?:died|passed away)|(?:my|our|the|since|after|a) (?:divorce|separation|miscarriage|diagnosis)|(?:my|our|her|his) (?:\\w+ )?(?:husband|wife|partner|mother|father|mum|mom|dad|son|daughter|brother|sister|child|baby|boy|girl|friend|colleague|grand\\w+|aunt|uncle|cousin|neighbou?r|dog|cat|patient) (?:has |had |just |recently |suddenly |also |then )*(?:died|passed away|is dying|was dying|was killed|killed)|(?:lost|losing|buried|burying|mourn\\w*) (?:my|our|her|his) (?:late |old |best )?(?:husband|wife|partner|mother|father|mum|mom|dad|son|daughter|brother|sister|child|baby|friend|colleague|grand\\w+|dog|cat)|(?:lost|losing|buried) (?:him|her) (?:to|in|last|when|after|this)|since (?:he|she|my \\w+) (?:died|passed away)|(?:the|his|her|my \\w+'s) (?:death|funeral)|miscarriage|stillb\\w+|i (?:was |got )?(?:cried|cry|crying|assaulted|attacked|raped|bullied|harassed|laid off|diagnosed)|(?:in|into) tears|(?:she|he|they|patient|resident|child|baby) (?:\\w+ ){0,3}died|(?:my|our) (?:husband|wife|partner|mother|father|mum|mom|dad|son|daughter|brother|sister|child|baby|friend|colleague|grand\\w+|dog|cat) (?:\\w+ ){0,4}died|terminal(?:ly)?(?: ill| cancer)?|widow\\w*|i(?:'ve| have)? (?:had|have) (?:a )?(?:breakdown|cancer|burn ?out)|grie(?:f|ving)",
  burden:
    "i(?:'m| am| was|'ve been| feel| felt| get| got) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ ){0,2}(?:scared|terrified|frightened)|i(?:'m| am| was) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ ){0,2}afraid (?:of|for|to|when|every|at)|panic attacks?|i (?:can't|cannot|couldn't) sleep|i(?:'m| am) (?:not|hardly|barely) sleeping|i(?:'m| am| was|'ve been) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ )?(?:ill|unwell|in hospital|off sick|on sick leave)|i (?:have|had) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ ){0,2}(?:surgery|an operation|a stroke|a heart attack)|(?:my|our) (?:husband|wife|partner|mother|father|mum|mom|dad|son|daughter|brother|sister|child|baby) (?:is|was|has been|got) (?:(?!not |never |kein|nicht |nie |pas |no )\\w+ ){0,2}(?:ill|in hospital|sick|unwell)",
  past: "was|wasn't|were|weren't|had|hadn't|did|didn't|went|came|got|took|told|said|left|lost|found|made|gave|saw|knew|thought|kept|sent|spent|paid|broke|fell|felt|ran|stood|wrote|heard|met|began|brought|bought|caught|forgot|sat|spoke|woke|became|chose|drove|held|used to|yesterday|ago|(?<!(?:am|is|are|'m|'re|'s|be|been|being|get|gets|feel|feels|look|looks|so|very|too|a|the|really) )\\w{3,30}(?<!e)ed",
  focus: {
    feeling: `(?:i|we)(?:'m|'re| am| are| was| were| feel| felt| got| get)? ${MUCH}(?:asham\\w+|embarrassed|proud|afraid|scared|worried|nervous|relieved|angry|furious|upset|sad|lonely|helpless|overwhelmed|guilty|frustrated|annoyed|disappointed|exhausted|stressed|anxious|confused|ignored|hurt|shocked|grateful|fed up|cry|cried|hate|love|dread|regret(?! to (?:say|inform|tell))|gave up)|(?:feel|felt|feeling) (?:\\w+ )?(?:like|as if|stupid|alone|small|bad|good|safe|left out|lost)|(?:scares?|worr(?:y|ies)|annoys?|bothers?|upsets?|hurts?|frustrates?|embarrass\\w*) (?:me|us)|(?:drives?|drove) (?:me|us) (?:mad|crazy|nuts|insane|up the wall)|(?:makes?|made) (?:me|us) (?:feel|angry|sad|nervous|happy|want|cry|furious|anxious|worry|uneasy)|offended|humiliat\\w+|in tears|(?:close|near) to tears|devastated|desperate|insulted|furious|outraged|heartbreaking`,
    cost: 'cost(?:s|ing)?(?: me| us)?|(?:los[te]|losing|wast\\w+|spen[dt]\\w*|takes?|took|taking) (?:\\w+ ){0,4}(?:hours?|minutes?|days?|weeks?|months?|money|time|customers?|forever|ages)|\\d+ (?:pounds?|euros?|dollars?)|overtime|half (?:an hour|a day|the (?:day|morning|afternoon|night))|(?:an|one|two|three|several|many) hours?|(?:twice|three times) (?:a|the|as)|penalt\\w+|fine of|paid for',
    consequence:
      '(?:so|then) (?:i|we|they|he|she) (?:had|have|has) to|ended up|as a result|which (?:means|meant)|that (?:means|meant)|led to|leads to|had to|(?:i|we) now (?:have|always)|in the end|nobody noticed|(?:was|were|got) (?:thrown away|sent back|cancelled|closed|lost|refused|rejected)|gave up|(?:changed|deleted|overwrote|replaced) (?:the|all|every|my|our)',
    surprise:
      "surpris\\w+|suddenly|all of a sudden|unexpected\\w*|turn(?:s|ed) out|(?:didn't|did not|never) (?:expect|expected|know|knew|realise|realize|thought)|strange\\w*|weird\\w*|odd(?:ly)?|out of nowhere|to my (?:surprise|astonishment)|would never have|funny thing",
    change:
      'used to|no longer|not any ?more|any ?more|since (?:then|the|we|they|last|january|february|march|april|may|june|july|august|september|october|november|december)|(?:has|have|had|was|were|it|that|everything|things|they|we|i) changed(?! (?:the|my|our|all|every|it|them|their|his|her|\\d))|switched|stopped|started (?:to|using|doing)|became|nowadays|these days|now (?:we|i|it|they) |replaced|introduced|new (?:system|rule|boss|manager|teacher|doctor|tool|machine)',
    comparison:
      '(?:better|worse|faster|slower|easier|harder|cheaper|safer|nicer|friendlier|quicker|more|less|fewer)(?: \\w+)? than|compared (?:to|with)|unlike|(?:in contrast|as opposed) to|the (?:best|worst|hardest|easiest|slowest) (?:part|thing|day|time)|different from|whereas|the opposite|everywhere else|at (?:my|our) (?:old|last|previous)',
    trouble:
      "problems?|difficult\\w*|annoy\\w*|lost|missing|wrong|slow|late|delay\\w*|broken?|broke|(?:does|do|did)n't work|frustrat\\w*|stress\\w*|fail\\w*|errors?|mistakes?|confus\\w*|unclear|complicated|too (?:much|many|few|little|long|late|slow|expensive|short|small)|not enough|never (?:works?|know|get|enough)|nobody (?:told|tells|knows|knew|cares|has|had|asked)|no time|crash\\w*|stuck|forg[eo]t\\w*|wast\\w+|trouble\\w*|struggl\\w*|complain\\w*|chao\\w*|mess\\w*|nightmare|unfair|(?:can't|cannot|couldn't)(?! (?:complain|wait|fault|thank|imagine|go wrong|say|be happier|ask for))|hard to",
    emphasis:
      'always|all the time|constantly|never|every (?:single )?(?:time|day|night|morning|week)|each time|again and again|over and over|nobody|no one|keeps? \\w+ing|kept \\w+ing|only (?:one|two|when)|finally|at last|the whole',
  },
  before: 'used to|before(?:hand)?|previously|in the past|back then|the old|until then|formerly|earlier',
  starters:
    "i|i'm|i've|i'd|i'll|we|we're|we've|you|he|she|it|it's|they|they're|this|that|that's|there|there's|these|those|a|an|the|my|our|your|his|her|its|their|nobody|no one|nothing|everyone|everybody|everything|someone|somebody|something|people|one|some|all|most|many|both|each|every|another|half|last|sometimes|usually|often|today|yesterday|now|then|once|when|if|since|not|never|every",
  dangling:
    "and|or|but|so|because|that|which|who|when|while|if|to|of|for|with|at|by|from|in|on|the|a|an|my|our|your|their|is|are|was|were|be|it's|i|we|he|she|they|as|than|very|really|too|just|not|about|into|have|has|had",
  unfinished:
    'and|or|but|so|because|that|which|when|while|if|then|and then|to|of|for|with|the|a|an|my|our|also|plus|like|for example|such as|as|well|um+|uh+',
  continued:
    'and (?:also|sometimes|then|another|of course|usually|often)|oh and|also|plus|i forgot|one more thing|and yes|what i meant|as well as',
  earlier:
    '(?:about|on|to|for|regarding|back to) (?:the|your) (?:previous|earlier|last|first|former|other) (?:question|one)|(?:previous|earlier|last) question|(?:that|this) was (?:for|about) the (?:previous|earlier|last|other|first)|going back to|still (?:on|about) the',
  conditional: "would|could|might|i'd|we'd|it'd|they'd",
  refuses:
    "^(?:no thanks?(?: a lot)?|no thank you(?: very much| so much| kindly)?(?: good day| goodbye)?|nope thanks|nah thanks|thanks but no(?: thanks)?|(?:i'd |i would )?rather not|(?:please )?leave me (?:alone|in peace)|not interested|i don't want to)$",
  questions:
    '^(?:(?:and|but|so|well|ok|okay|sorry|hello|hi|also|just) )*(?:can|could|may|will|would|do|does|did|is|are|am|was|were|has|have|should|shall|who|whose|when|where|what|which|why|how) (?:\\w+ )+\\w+$',
  asks_opinion: 'should|ought|must|need to|has to|have to',
  asks_occasion:
    'the last time|last time|a time (?:when|that)|an occasion|a (?:day|moment|situation) (?:when|in which|that)|yesterday|the day',
  first_person: "i|i'm|i've|i'd|i'll|we|we're|we've|my|our|me|us",
  asks_amount:
    'how (?:many|much|long|old|often|far|big|large)|what (?:year|age|time|number|percentage|share|price)|when|which year|number of',
  closed:
    '(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would|should|may|might) (?:you|your|it|there|this|that|the|they|he|she|we|people|everyone|anyone|anything|any)',
});
