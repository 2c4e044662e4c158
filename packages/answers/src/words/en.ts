import type { Lists } from './lists.ts';

export const en: Lists = {
  ambiguous: 'one',
  articles: 'an?',
  determiners: 'an?|the|my|our|your|by|via|per|using|use',
  join: 'or|to|and|between|nor|through|versus|vs',
  of: 'out of|of|from|on|out of a possible',
  scale: 'scale (?:of|from)|scale|out of',
  units:
    "years?|months?|weeks?|days?|nights?|hours?|hrs?|minutes?|mins?|seconds?|times?|people|persons?|kids|am|pm|o'clock|other|others|more|each|per|of|in|at",
  points: 'points?|stars?|marks?|pts|flat|straight|easy|tops|right|rn|atm',
  percent: 'percent|per cent|pct',
  halves: '(?:and|n|an) a half|and a quarter|and three quarters|a half',
  decimal: 'point',
  counting:
    "have|has|had|got|there|there's|are|were|we're|they're|the|these|those|this|that|my|our|his|her|their|your|since|until|till|after|before|in|by|at|for|every|within|during|than|all|any|each|some|other|another|per|i'm only",
  below:
    'no (?:more|higher|better|greater) than|not (?:more|higher|better|quite|even|above|over)(?: than)?|(?:less|lower|fewer|smaller|worse) than|(?:just |a bit |slightly )?(?:under|below)|at most|up to|short of|maximum|max|max of|a maximum of',
  above:
    'no (?:less|lower|worse) than|not (?:less|lower|worse|below|under)(?: than)?|(?:more|higher|greater|better|bigger) than|(?:just |a bit |slightly )?(?:over|above)|at least|north of|beyond|starting at|upwards of|minimum|a minimum of|exceeds',
  about:
    'about|around|roughly|approximately|approx|circa|maybe|perhaps|probably|possibly|something like|close to|near|nearly|almost|some',
  or_less: 'or (?:less|lower|below|under|worse|fewer)|at (?:the )?most|tops|max|maximum|at best',
  or_more: '(?:or|and) (?:more|higher|above|over|better|up|older)|at (?:the )?least|minimum|plus|upwards',
  or_so:
    'ish|odd|and a bit|and change|plus or minus|plus minus|or so|or thereabouts|or something|more or less|roughly|approximately|give or take|probably|maybe|perhaps',
  excluded:
    'off|anything but|everything but|all but|except|except for|excluding|apart from|other than|but not|far from|rather than|instead of|as opposed to|avoid|avoiding|hate|dislike|refuse|stopped',
  over: 'sold|gone|lost|cancel+ed|scrapped|dropped|abandoned|abolished|gave up|stopped|quit|gave (?:it|that|them)? ?up|given up|got rid|no longer|any ?more|forgot|forgotten|expired|ran out|used to|unsubscribed|deleted|never|moved out|died|passed away|stolen|broke|returned|gave away|given away|skip|skipped|i was|i were|we were',
  amounts: 'every|each|all|no|not|without|several|once|twice|times|more|less|never|none|\\d+',
  listed:
    '(?:on|of|in|from) (?:the|your|that|this) (?:list|options|menu)|you (?:said|named|mentioned|read|gave|listed)|that you (?:said|named|mentioned)',
  almost: 'almost|nearly|hardly|barely|scarcely|practically|virtually|next to',
  than: 'than|over|not|before',
  worse: 'worse|less|lower|slower|harder',
  too: 'would be (?!my|fair|right|about|fine|good|ok|okay)\\p{L}+|too (?!bad)\\w+|exaggerat\\w+|a stretch|overstat\\w+',
  past: 'used to|ago|last (?:year|month|week|time|quarter|summer|winter|spring|autumn|fall)|before|previously|formerly|back then|at first|initially|originally|in the (?:beginning|past)|until recently|once(?! (?:an?|per|every|each|or)(?!\\p{L}))|earlier|had been|yesterday|in (?:19|20)\\d\\d',
  hypothetical:
    "if|unless|should|should've|ought to|wish|wished|hope|hoped|hoping|expect|expected|expecting|supposed to|would have|would've|ideally|could be|might be|may be|could have been|potential|potentially|assuming|wanted|aim|aiming|goal|target",
  unreal:
    "were|was|weren't|wasn't|had|hadn't|could|couldn't|would|only|worked|did|didn't|\\p{L}+ed|should|wish\\p{L}*|hop\\p{L}+|expect\\p{L}*",
  rhetorical:
    "if i (?:had to|have to|must|could|were to|think about it)|if pressed|if anything|if you (?:ask me|like|want|insist|will)|if i'm honest|if that makes sense|as if|if not|should be fine|i hope|hopefully",
  others:
    "(?:my|his|her|our|their|the|some|most|many|other) (?:\\p{L}+ )?(?:boss|manager|wife|husband|partner|colleagues?|coworkers?|team|friends?|mother|mum|mom|sister|brother|parents|kids|children|cousin|aunt|uncle|grandma|grandpa|grandmother|grandfather|girlfriend|boyfriend|flatmate|roommate|father|dad|son|daughter|people|others|users?|customers?|everyone|staff|neighbours?|neighbors?)|(?:he|she|they|someone|somebody|others|everybody|everyone|people)(?:'d|'ll)?(?: \\p{L}+)? (?:says?|said|give|gives|gave|thinks?|thought|rates?|rated|use|uses|used|prefers?|picks?|choose|chooses|likes?|wants?)",
  self: "i|i'd|i'm|i'll|i've|me|myself|mine|personally",
  unsure:
    "don't know|dont know|do not know|no idea|not sure|unsure|hard to say|difficult to say|not certain|no clue|dunno|depends",
  turns:
    'but|so|now|nowadays|today|currently|because|cause|cos|although|though|while|whereas|however|therefore|then|meanwhile',
  correction:
    "my (?:mistake|bad)|strike that|o+ps|whoops|or wait|(?:no )?(?:hang|hold) on|no actually|i stand corrected|typo|wrong|no wait|wait no|oh no|i mea?nt?|make (?:that|it)|correction|or rather|more like|rather (?:an?|like)|no sorry|sorry no|sorry|scratch that|let's say|let me correct|change (?:that|it) to|actually|(?:just )?(?:kidding|joking)|better|settle (?:on|for)|on second thoughts?|wait|hang on|hold on|put (?:me )?down(?: as| for)?|write(?: down)?|call it",
  ordinals: [
    'first|1st',
    'second|2nd',
    'third|3rd',
    'fourth|4th',
    'fifth|5th',
    'sixth|6th',
    'seventh|7th',
    'eighth|8th',
    'ninth|9th',
    'tenth|10th',
    'last|bottom|final',
  ],
  penultimate: 'second to last|second last|last but one|next to last|penultimate',
  places: 'ones?|options?|answers?|choices?|possibility|number|item|point',
  undecided:
    'both|all(?: of (?:them|these|those|the above|it))?|all three|all four|every one|everything|either|neither|none(?: of (?:them|these|those|the above|it))?|nothing|any(?: of (?:them|these|those))?|whichever|whatever|any one|a mix|a mixture|depends|it depends|varies',
  yes: 'yes|yeah|yep|yup|sure|absolutely|definitely|of course|certainly|indeed',
  no: 'no|nope|nah|not at all|not really|certainly not|no way',
  around:
    "even|thankfully|luckily|fortunately|unfortunately|sadly|please|thanks|thank you|well|um+|uh+|er+|hm+|oh|so|ok|okay|sorry|i(?:'d| would)?(?: rather)? (?:say|said|give|go(?: for| with)?|pick|choose|take|put|rate|call|prefer|settle on)(?: it| this| that)?|i (?:think|guess|mean|suppose|believe)|it(?:'s| is| was| gets| feels)|that(?:'s| is)|this is|give(?: it| this| that)?|put(?: it)?(?: at)?|call it|we say|say|said|just|like|feels|more|lean(?:ing)? towards|go(?:ing)? (?:for|with)|final|answer|rating|score|mark|grade|rank|actually|honestly|really|mostly|mainly|usually|clearly|definitely|certainly|absolutely|easily|solid|good|strong|clear|weak|decent|full|perfect|big|low|high|bare|number|and|but|let me think|to be honest|tbh|imo|for me|from me|for now|personally|in my opinion|overall|no doubt|without a doubt|a|an|somewhere|obviously|exactly|mate|lol|haha|somewhere around",
  common:
    'its|does|mostly|mainly|usually|one|others|use|using|less|not|no|work|working|things?|general|current|new|none|all|every|option|best|worst|better|first|last|never|always|sometimes',
};
