/** What the floor says and how it reads English; the other languages have the same. {slot} is filled in. */
export const en = {
  phrases: {
    greet:
      'Hello, and thank you for making time. I am an automated interviewer, and I’d like to talk with you about “{name}”. It takes up to {minutes} minutes. You can skip any question, take a break or stop at any time. Shall we start?',
    ready: ['Shall we begin?', 'Would you like to start?'],
    options: 'Which comes closest: {options}?',
    options_several: 'Please name all that apply: {options}.',
    return_to: [
      'Before we finish, this one is still open: {question} If you’d rather leave it out, just say so.',
      'We haven’t covered this one yet: {question} You can also leave it out.',
    ],
    late: ['Thank you, I’ve noted that with the earlier question.', 'Noted, that goes with my earlier question.'],
    already: 'You’re right, you’ve told me that already; sorry.',
    scale_why: ['What made you say {value}?', 'How did you arrive at {value}?', 'What’s behind the {value}?'],
    choice_why: ['What is the reason for that?', 'Why is it that one?'],
    probes: [
      'Could you tell me a little more about that?',
      'Could you describe that in a little more detail?',
      'Could you go a little further into that?',
      'Could you say a bit more about how you mean that?',
      'What else comes to mind about that?',
    ],
    quoting: 'You said “{quote}”.',
    offer: {
      amount: 'You said “{quote}”: shall I put down {value}?',
      other: 'About “{question}”, you said “{quote}”. Shall I put down {value}?',
    },
    skipped: ['No problem, we’ll leave that one.', 'That’s fine, let’s move on.'],
    unknown: ['That’s fine.', 'Then we’ll leave it open.'],
    leave_it: 'Let’s leave that one and go on.',
    repeat: ['Of course. {question}', 'Sure, once more: {question}'],
    clarify: [
      'I mean your own everyday experience, nothing official. {question}',
      'Any moment, habit or opinion of yours counts here, whatever seems important to you. {question}',
    ],
    clarify_closed: 'There is no right answer, and the nearest one is fine. {question}',
    retry: {
      several: 'If you had to settle on one, which would it be: {values}?',
      which: 'Which do you mean: {values}?',
      range: [
        'I can note a number from {min} to {max}. What would it be?',
        'It should be {min} or more. What would it be?',
        'It should be {max} or less. What would it be?',
      ],
      few: 'Please name at least {min} of these: {options}.',
      many: 'Please name at most {max} of these: {options}.',
      scale: 'And as a number between {min} and {max}?',
      number: [
        'And as a number, in {unit}? An estimate is fine.',
        'Could you put that as a number? An estimate is fine.',
      ],
      choice: 'Which of these comes nearest: {options}?',
      yes_no: 'Would you call that a yes or a no?',
      multi_choice: 'Which of these apply: {options}?',
      date: 'Which date was that, with its year? The month and the year are enough.',
    },
    aside: {
      human: 'No, I’m an automated interviewer, not a person.',
      who_reads:
        'The team that runs this interview reads the answers; the information you agreed to at the start explains how your name is handled. I can’t promise more than that.',
      kept: 'A transcript of this conversation is stored; the information at the start says whether audio is recorded, and how you can withdraw your answers.',
      how_long: 'At most {left} more questions, plus a short closing one.',
      purpose: 'The team wants to learn about “{name}” from people who know it first hand.',
      unknown: [
        'I don’t know that, I’m afraid. The team can tell you: {email}.',
        'I don’t know that, I’m afraid. Whoever invited you can tell you.',
      ],
    },
    nearly_done: 'We’re nearly done.',
    back_to: ['Back to my question, then: {question}', 'To return to where we were: {question}'],
    moment: ['Take your time.', 'No hurry, I’ll wait.'],
    go_ahead: ['Please, go ahead.', 'I’m listening.'],
    sorry: 'I’m sorry, I don’t want to wear you out. I’ll keep it short, and we can stop whenever you say so.',
    offer_stop: 'Shall we end it here? Just say “stop” or “go on”.',
    pause:
      'Of course. What you’ve told me so far is saved; you can come back through the same link while it’s still open.',
    until_then: 'See you later, then.',
    resume: ['Good to have you back. We were talking about {topic}.', 'Welcome back, let’s pick up where we stopped.'],
    closing: 'Those were my questions. Is there anything I didn’t ask that I should have?',
    time_up: 'Our time is up, so I’ll end here.',
    closing_time:
      'Our time is nearly up, so I’ll skip the rest. Is there anything important that we haven’t talked about?',
    anything_else: ['Is there anything else you’d like to say?', 'Would you like to add something?'],
    goodbye: 'Thank you for talking with me. Your answers are saved. Goodbye!',
    goodbye_stop: 'Of course, we’ll stop here. Thank you for the time you gave. Goodbye!',
    goodbye_again: 'The interview is over. Goodbye!',
    or: 'or',
    quoted: '“{text}”',
  },
  patterns: {
    whole: {
      pause:
        'later|not now|brb|(?:take|have) a break|a break|continue later|do this later|another time|tomorrow|gotta go',
      skip: 'next|next one|no answer|prefer not to|(?:it is|too) (?:private|personal)|mind your own business',
      already:
        'i already (?:said|told you|answered)(?: that| this| it)?|already (?:said|told|answered)|asked and answered|see above|as i said|like i said|same answer|same as before',
      annoyed:
        'ffs|omg|ugh|seriously|enough already|get on with it|leave me alone|this is (?:annoying|ridiculous|pointless|stupid|silly|boring|a joke|nonsense|bullshit)|(?:such )?(?:stupid|silly|dumb|pointless|annoying) questions?|too many questions|(?:what a )?waste of time|the same questions? again',
      refuse:
        "no thanks?(?: a lot)?|no thank you(?: very much| so much| kindly)?(?: good day| goodbye)?|nope thanks|nah thanks|thanks but no(?: thanks)?|(?:i'd |i would )?rather not|(?:please )?leave me (?:alone|in peace)|not interested|i don't want to",
      repeat:
        'repeat|again|what|pardon|sorry|come again|say again|once more|repeat (?:it|that|the question)|what was (?:the|your) question|the question again|say that again|huh',
      clarify:
        'unclear|meaning|in what sense|how so|how do you mean|such as|like what|about what|what exactly|what kind of thing',
      moment:
        'wait|hold on|hang on|one (?:moment|second|sec|minute)|(?:just )?a (?:moment|second|sec|minute)|wait a (?:moment|second|sec|minute)|let me think|thinking|give me a (?:moment|second|sec|minute)|let me see',
      dont_know:
        "idk|dunno|no idea|no clue|not sure|can't say|cannot say|hard to say|i wouldn't know|don't know|who knows|i forget|can't remember|don't remember|no opinion|can't think of (?:any|anything|one)",
      back: "hi|hello|hey|back|i'm back|i am back|im back|here again|i'm here|continue|go on|let's continue|let's go on|resume|ready|i'm ready|still here|hello again|carry on",
      nothing:
        "no|nope|nah|none|nothing|not really|no thanks|nothing else|nothing more|nothing to add|no nothing|no nothing else|that's it|that's all|that is all|that was all|that's everything|all good|not that i know|not that i know of|i think that's it|i think that's all|never|no never|no that's it|no that's all|no that was it|no not really|i think we covered it|we covered everything",
      affirm:
        "yes|yeah|yep|yup|ok|okay|sure|fine|right|alright|all right|of course|go ahead|let's go|let's start|let's begin|start|ready|i'm ready|sounds good|good|exactly|correct|absolutely|definitely|yes let's (?:go|start)|go|mhm|y|yes it is|i do|there is|i agree",
    },
    within: {
      already:
        "i(?:'ve| have)? (?:already|just) (?:told|answered|said|explained|mentioned)(?: you)?(?: about)?(?: that| this| it| all that)?(?: before| already| above| earlier)?$|already told you|you(?:'ve| have)? (?:already|just) asked(?: me)?(?: that| this| it)?|i (?:just |already )?(?:said|told you|answered|mentioned) (?:that|this|it) (?:before|already|earlier|above)",
      annoyed:
        "(?:these|this|your|what|such)(?: \\w+){0,3} (?:stupid|silly|dumb|annoying|pointless|ridiculous|repetitive) questions?|you(?:'re| are)? (?:ask\\w*|repeat\\w*|keep) (?:\\w+ ){0,3}(?:questions?|same|over)|(?:stop|quit) (?:asking|bothering)|wast(?:e|ing) my time|this (?:interview |conversation )?is a waste of time|(?:are we|aren't we) done|leave me alone|annoyed (?:by|with) (?:you|this interview)|(?:you are|you're) (?:annoying|getting on my nerves)|(?:sick of|fed up with) (?:this interview|these questions|your)",
      repeat:
        'repeat (?:the|your|that|this) ?(?:question)?|what was (?:the|your) question|say (?:that|it) again|ask (?:that|it|me) again|forgot (?:the|your) question|(?:missed|lost) (?:the|your) question',
      clarify:
        "(?:what|which|who|how)(?: \\w+){0,3} (?:do|did) you mean|(?:does|do) (?:it|that|this|they) (?:include|count|mean)|what does that mean|what is meant|(?:don't|do not|didn't) (?:understand|get) (?:the|your|this|that|what|it)(?: question)?|(?:don't|do not) understand$|not sure what you mean|can you (?:explain|clarify|rephrase)|(?:explain|rephrase|clarify) (?:the|that|this|your)(?: question)?|in what sense|what are you asking",
      dont_know:
        "(?:i )?(?:really |honestly |just )?(?:don't|do not|dont) (?:really )?know|(?:have )?no (?:idea|clue)|not (?:really )?sure|can't (?:really )?(?:say|remember|tell)|nothing comes to mind",
    },
    asides: {
      human:
        'are you (?:a )?(?:human|real|person|robot|bot|machine|ai|computer|an? (?:ai|bot|real person|human|robot|machine))|who are you|what are you|am i (?:talking|speaking|chatting) (?:to|with) (?:a|an)|is this (?:a bot|an ai|automated)',
      who_reads:
        '(?:is|will|are|stays?|remain) (?:this|it|that|my (?:name|answers?|data)|everything|we).{0,20} ?(?:anonymous|confidential|private)|anonymous$|will (?:my|anyone see my) name|(?:see|know|show|use) my name|(?:can|will|does) my (?:boss|manager|employer|company)',
      kept: '(?:is|are|am) (?:this|we|i|you)(?: being)? record(?:ed|ing)|do you record|is (?:this|it) (?:stored|saved|kept)|where (?:is|are) (?:this|my|the).{0,20} (?:stored|saved|kept)|(?:can|how do|could|may) i (?:delete|withdraw|remove|take back|erase|change)|delete my (?:answers?|data)',
      how_long:
        'how (?:long|much longer|much time)(?: will| does| is| do)? ?(?:this|it|left|we|the interview|take)|how many (?:more )?questions|when (?:are we|will we be|is this|is it) (?:done|over|finished)|how far (?:are we|along)',
      purpose:
        "(?:why are you|what is|what's) (?:asking|this (?:for|about)|the (?:purpose|point|goal|aim))|why do you (?:ask|want|need)|what do you (?:need|want) (?:this|that|it) for|what(?:'s| is) it for",
      /** Their own data. Only the team can hand it out. */
      unknown:
        '(?:a |get )?(?:copy|pdf|transcript|download) of (?:all |everything )?(?:my|this|that|the|our|what)\\b.{0,30}|(?:send|give|e?mail) me (?:the|my|a|all|everything).{0,20}(?:transcript|answers?|data|copy|recording)|what (?:data |info\\w* )?(?:have|do|are) you (?:got |have |hold |keep |store |keeping |storing |stored )+(?:on|about) me|(?:see|download|access|export) (?:all )?my (?:own )?(?:answers?|data)',
    },
    softeners:
      "please|thanks|thank you|well|um+|uh+|er+|hm+|oh|so|ok|okay|sorry|can we|could we|can you|could you|can i|may i|let's|lets|i(?:'d| would) (?:like|prefer|rather)(?: to)?|i want to|i think|just|maybe|perhaps|actually|honestly|really|for now|now|right now|then|and|but|hey",
    cause:
      "because|cause|since|due to|that's why|which is why|the reason|as a result|thanks to|so that|owing to|otherwise|so (?:i|we|they|he|she|it|you|nobody|everybody|people)|comes? from|caused",
    insult:
      'idiot\\w*|stupid\\w*|moron\\w*|ass(?:hole)?s?|bastard\\w*|bitch\\w*|shit\\w*|bullshit|fuck\\w*|crap|damn|dumb|jerk\\w*|dick\\w*|cunt\\w*|wank\\w*|retard\\w*|scum|piss\\w*',
    closed:
      '(?:do|does|did|are|is|was|were|have|has|had|can|could|will|would|should|may|might) (?:you|your|it|there|this|that|the|they|he|she|we|people|everyone|anyone|anything|any)',
    asks_amount:
      'how (?:many|much|long|old|often|far|big|large)|what (?:year|age|time|number|percentage|share|price)|when|which year|number of',
    unfinished:
      'and|or|but|so|because|that|which|when|while|if|then|and then|to|of|for|with|the|a|an|my|our|also|plus|like|for example|such as|as|well|um+|uh+',
    strong: [
      "(?:i|we)(?:'m|'re| am| are| was| were| feel| felt| got| get)? (?:really |very |so |pretty |quite |just |actually |absolutely |generally |always |usually |all |a bit |incredibly |extremely |totally |completely |rather )*(?:asham\\w+|embarrassed|proud|afraid|scared|worried|nervous|relieved|angry|furious|upset|sad|lonely|helpless|overwhelmed|guilty|frustrated|annoyed|disappointed|exhausted|stressed|anxious|confused|ignored|hurt|shocked|grateful|fed up|cry|cried|hate|love|dread|regret(?! to (?:say|inform|tell))|gave up)|(?:feel|felt|feeling) (?:\\w+ )?(?:like|as if|stupid|alone|small|bad|good|safe|left out|lost)|(?:scares?|worr(?:y|ies)|annoys?|bothers?|upsets?|hurts?|frustrates?|embarrass\\w*) (?:me|us)|(?:drives?|drove) (?:me|us) (?:mad|crazy|nuts|insane|up the wall)|(?:makes?|made) (?:me|us) (?:feel|angry|sad|nervous|happy|want|cry|furious|anxious|worry|uneasy)|offended|humiliat\\w+|in tears|(?:close|near) to tears|devastated|desperate|insulted|furious|outraged|heartbreaking",
      'cost(?:s|ing)?(?: me| us)?|(?:los[te]|losing|wast\\w+|spen[dt]\\w*|takes?|took|taking) (?:\\w+ ){0,4}(?:hours?|minutes?|days?|weeks?|months?|money|time|customers?|forever|ages)|\\d+ (?:pounds?|euros?|dollars?)|overtime|half (?:an hour|a day|the (?:day|morning|afternoon|night))|(?:an|one|two|three|several|many) hours?|(?:twice|three times) (?:a|the|as)|penalt\\w+|fine of|paid for',
      '(?:so|then) (?:i|we|they|he|she) (?:had|have|has) to|ended up|as a result|which (?:means|meant)|that (?:means|meant)|led to|leads to|had to|(?:i|we) now (?:have|always)|in the end|nobody noticed|(?:was|were|got) (?:thrown away|sent back|cancelled|closed|lost|refused|rejected)|gave up|(?:changed|deleted|overwrote|replaced) (?:the|all|every|my|our)',
      "surpris\\w+|suddenly|all of a sudden|unexpected\\w*|turn(?:s|ed) out|(?:didn't|did not|never) (?:expect|expected|know|knew|realise|realize|thought)|strange\\w*|weird\\w*|odd(?:ly)?|out of nowhere|to my (?:surprise|astonishment)|would never have|funny thing",
      'used to|no longer|not any ?more|any ?more|since (?:then|the|we|they|last|january|february|march|april|may|june|july|august|september|october|november|december)|(?:has|have|had|was|were|it|that|everything|things|they|we|i) changed(?! (?:the|my|our|all|every|it|them|their|his|her|\\d))|switched|stopped|started (?:to|using|doing)|became|nowadays|these days|now (?:we|i|it|they) |replaced|introduced|new (?:system|rule|boss|manager|teacher|doctor|tool|machine)',
      "problems?|difficult\\w*|annoy\\w*|lost|missing|wrong|slow|late|delay\\w*|broken?|broke|(?:does|do|did)n't work|frustrat\\w*|stress\\w*|fail\\w*|errors?|mistakes?|confus\\w*|unclear|complicated|too (?:much|many|few|little|long|late|slow|expensive|short|small)|not enough|never (?:works?|know|get|enough)|nobody (?:told|tells|knows|knew|cares|has|had|asked)|no time|crash\\w*|stuck|forg[eo]t\\w*|wast\\w+|trouble\\w*|struggl\\w*|complain\\w*|chao\\w*|mess\\w*|nightmare|unfair|(?:can't|cannot|couldn't)(?! (?:complain|wait|fault|thank|imagine|go wrong|say|be happier|ask for))|hard to",
    ],
  },
};
