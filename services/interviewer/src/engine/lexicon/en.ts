import { compile } from './lexicon.ts';
import type { Patterns, Phrases } from './lexicon.ts';
import { STOCK } from './stock.ts';

const phrases: Phrases = {
  ...STOCK.en,
  greet: [
    'Hello, and thank you for making time. I am an automated interviewer, and I’d like to talk with you about “{name}”. It takes up to {minutes} minutes. You can skip any question, take a break or stop at any time. Shall we start?',
    'Hello, and thank you for being here. I am an automated interviewer. This conversation is about “{name}” and takes {minutes} minutes at most. There are no right answers, and you may skip a question or stop whenever you like. Ready to begin?',
  ],
  ready: ['Shall we begin?', 'Would you like to start?', 'If that’s all right with you, shall we start?'],
  start: ['Good, let’s start.', 'All right, here is my first question.', 'Thank you. Let me begin.'],
  turn_to: [
    'The next question is about {topic}.',
    'I’d also like to hear about {topic}.',
    'Now another subject: {topic}.',
  ],
  return_to: [
    'Before we finish, one question is still open: {question} If you’d rather leave it out, just say so.',
    'There is one question we haven’t covered yet: {question} You can also leave it out.',
    'I’d still like to come back to this: {question} If you’d rather not answer, that’s fine too.',
  ],
  leave_out: [
    'I don’t have an answer to this one yet: {question} Shall I leave it out?',
    'One last try: {question} Or shall we leave that one out?',
  ],
  late: [
    'Thank you, I’ve noted that with the earlier question.',
    'Thank you, that belongs to what I asked before, and I’ve put it there.',
    'Noted, that goes with my earlier question.',
  ],
  already: ['You’re right, you’ve told me that already; sorry.', 'Sorry, you did say that. I’ll go on.'],
  last: ['I have one last question on my list.', 'Here is the last of my questions.'],
  touched: [
    'You’ve already touched on {topic}. I was going to ask: {question} Is there anything you’d add?',
    'You mentioned {topic} earlier. My next question was: {question} Anything to add?',
  ],
  options: ['Which comes closest: {options}?', 'Which fits best: {options}?', 'Would you say {options}?'],
  options_several: ['Please name all that apply: {options}.', 'Several may apply: {options}.'],
  ease: [
    'A rough impression is plenty. Does anything come to mind?',
    'It needn’t be exact. What’s your gut feeling?',
    'Even something small helps. What’s the first thing you think of?',
  ],
  wish_why: [
    'What would that change for you?',
    'What would be different then?',
    'What difference would that make, day to day?',
  ],
  scale_why: ['What made you say {value}?', 'How did you arrive at {value}?', 'What’s behind the {value}?'],
  choice_why: ['What is the reason for that?', 'Why is it that one?'],
  ack: {
    burden: ['That is a lot to carry.', 'That can’t be easy.'],
    loss: ['I’m very sorry.', 'I’m so sorry that happened.', 'I’m sorry, that is a great deal to bear.'],
    neutral: ['Thank you for telling me that.', 'I see.', 'Thank you.', 'Understood.', 'All right.'],
    gently: [
      'We can go on, take a break or stop, just as you like.',
      'Tell me if you’d rather pause.',
      'If it’s all right with you, I’ll go on.',
    ],
    skipped: [
      'No problem, we’ll leave that one.',
      'Of course, let’s skip it.',
      'All right, we’ll leave it out.',
      'That’s fine, let’s move on.',
    ],
    unknown: ['That’s fine.', 'No problem.', 'That’s perfectly all right.', 'Then we’ll leave it open.'],
    nothing: ['All right.', 'Good to know.', 'That’s fine.', 'Okay.'],
    leave_it: ['Let’s leave that one and go on.', 'I’ll put that question aside.', 'Let me try a different question.'],
  },
  repeat: ['Of course. {question}', 'Sure, once more: {question}', 'No problem. My question was: {question}'],
  reword: {
    open: [
      'Put differently: when you think of {topic}, what have you seen or experienced yourself?',
      'In other words, what would you tell a friend about {topic}?',
      'Perhaps more simply: what comes to mind first about {topic}?',
      'What I’m after is your own experience. {question}',
      'Start wherever you like. {question}',
    ],
    scale: [
      'A single number will do, {min} being the lowest and {max} the highest. {question}',
      'Just go with your gut, anywhere from {min} to {max}. {question}',
    ],
    choice: ['Just pick whatever is nearest: {options}.', 'One of these will do: {options}.'],
    yes_no: ['A plain yes or no will do. {question}', 'Yes or no is enough here. {question}'],
    number: ['A single number will do. {question}', 'A rough number is fine. {question}'],
    multi_choice: ['Name every one that applies: {options}.', 'You can name several of these: {options}.'],
    date: [
      'A date will do, or the month and the year. {question}',
      'Day, month and year, as far as you know them. {question}',
    ],
  },
  clarify: {
    open: [
      'Let me say it differently: it’s about {topic}, and about what you’ve seen or felt yourself. A moment or a detail is enough. What comes to mind?',
      'I mean your own everyday experience, nothing official. {question}',
      'Any moment, habit or opinion of yours counts here, whatever seems important to you. {question}',
    ],
    scale: [
      'I mean your own impression: {min} is the lowest, {max} the highest. Where would you put it?',
      'There’s no right number. {min} is the low end, {max} the high end. What feels right?',
    ],
    choice: [
      'It needn’t fit perfectly, the nearest one is fine: {options}. Which is it?',
      'I’m asking which of these is most like your situation: {options}?',
    ],
    yes_no: [
      'It’s about your own situation, and yes or no is enough. {question}',
      'Whichever is nearer, yes or no. {question}',
    ],
    number: [
      'An estimate is fine if you don’t have the exact number. {question}',
      'About how many is fine. {question}',
    ],
    multi_choice: [
      'Name all that apply to you, one or more: {options}.',
      'Several of these may be right: {options}. Which are they for you?',
    ],
    date: [
      'If you don’t have the day, the month and the year are fine. {question}',
      'The date as far as you know it is enough. {question}',
    ],
  },
  scale_retry: {
    several: ['If you had to settle on one number, which would it be: {values}?', '{values}: which one is closer?'],
    range: [
      'The scale only goes from {min} to {max}. Where would you be on it?',
      'Which number from {min} to {max} would come nearest?',
    ],
    none: [
      'If you had to put a number on it, from {min} to {max}, what would it be?',
      'And as a number between {min} and {max}?',
    ],
  },
  choice_retry: {
    several: ['If you had to pick one: {options}?', 'Which of those is more like it: {options}?'],
    none: ['Which of these comes nearest: {options}?', 'If you had to choose among these, which one: {options}?'],
  },
  yes_no_retry: ['Would you call that a yes or a no?', 'If you had to choose: yes or no?'],
  number_retry: {
    several: ['If you had to settle on one number, which would it be: {values}?', '{values}: which one is it?'],
    range: [
      'I can note a number from {min} to {max}. What would it be?',
      'It should be {min} or more. What would it be?',
      'It should be {max} or less. What would it be?',
    ],
    none: ['And as a number, in {unit}? An estimate is fine.', 'Could you put that as a number? An estimate is fine.'],
  },
  multi_choice_retry: {
    several: [
      'So which of these is it, one or several: {options}?',
      'Just to be sure, which of these apply: {options}?',
    ],
    few: [
      'Please name at least {min} of these: {options}.',
      'I’d need at least {min} of them: {options}. Which would you name?',
    ],
    many: [
      'Please name at most {max} of these: {options}.',
      'I can note up to {max} of them: {options}. Which would you name?',
    ],
    none: [
      'Which of these apply: {options}?',
      'Which of these would you name: {options}? Several are fine, and so is none of them.',
    ],
    none_required: ['Which of these apply: {options}?', 'Which of these would you name: {options}? Several are fine.'],
  },
  date_retry: {
    several: ['Which date do you mean: {values}?', 'Just to be sure: {values}?'],
    none: [
      'Which date was that, with its year? The month and the year are enough.',
      'Could you give me a date, or the month and the year?',
    ],
  },
  aside: {
    human: [
      'No, I’m an automated interviewer, not a person.',
      'I’m a program that conducts interviews, not a human being.',
    ],
    anonymous: [
      'I can’t promise that myself; the information you agreed to at the start explains how your name is handled.',
      'The team behind this interview decides that, and the information at the start explains it; I can’t promise anything beyond that.',
    ],
    recorded: [
      'What we say here is kept as a written transcript; the information at the start says whether audio is recorded as well.',
      'A transcript of this conversation is stored. For audio recordings, please see the information at the start.',
    ],
    withdraw: [
      'You can stop at any time, and the information at the start says how to withdraw your answers.',
      'To withdraw answers later, follow the information at the start or ask whoever invited you.',
    ],
    who_reads: [
      'The team that runs this interview reads the answers; I don’t know them all by name.',
      'Your answers go to the team that invited you; I can’t see exactly who reads them.',
    ],
    how_long: [
      'At most {left} more questions, plus a short closing one.',
      'Not long: {left} questions at most, and then a short closing one.',
    ],
    purpose: [
      'The team wants to learn about “{name}” from people who know it first hand.',
      'It’s to understand “{name}” through your experience; what is done with it is up to the team.',
    ],
    unknown: [
      'I don’t know that, I’m afraid. The team can tell you: {email}.',
      'That I can’t tell you. Please ask the team at {email}.',
      'I don’t know that, I’m afraid. Whoever invited you can tell you.',
      'That I can’t tell you. Please ask the team that invited you.',
    ],
    opinion: [
      'I’d rather not influence your answer with views of my own.',
      'I’m afraid I can’t help with that; I’m only here to listen and ask questions.',
    ],
  },
  nearly_done: ['We’re nearly done.', 'It won’t be long now, we’re almost at the end.'],
  back_to: [
    'Back to my question, then: {question}',
    'To return to where we were: {question}',
    'So, if you like: {question}',
  ],
  moment: ['Take your time.', 'No hurry, I’ll wait.', 'Of course, whenever you’re ready.'],
  go_ahead: ['Please, go ahead.', 'I’m listening.', 'Yes, tell me.'],
  sorry: [
    'I’m sorry, I don’t want to wear you out. I’ll keep it short, and we can stop whenever you say so.',
    'Sorry about that. I’ll keep to the essentials, and you can end this at any point.',
  ],
  offer_stop: [
    'Would you rather stop here? Otherwise I have {left} short questions left.',
    'Shall we end it here? Just say “stop” or “go on”.',
    'We can leave it at that. Stop or go on?',
  ],
  pause: [
    'Of course. What you’ve told me so far is saved; you can come back through the same link while it’s still open.',
    'Sure, let’s take a break. Your answers so far are saved, and the same link brings you back while it’s open.',
    'No problem. We can pick this up here, as long as your link is open.',
  ],
  until_then: ['Until then!', 'See you later, then.', 'Fine, I’ll be here.'],
  resume: [
    'Good to have you back. We were talking about {topic}.',
    'Welcome back. The last topic was {topic}.',
    'Good to see you again. I had just asked you something.',
    'Welcome back, let’s pick up where we stopped.',
  ],
  closing: [
    'Those were my questions. Is there anything I didn’t ask that I should have?',
    'That’s everything on my list. What have we not talked about that matters to you?',
    'I’ve come to the end of my questions. Is there something else you’d like to say?',
  ],
  closing_time: [
    'Our time is nearly up, so I’ll skip the rest. Is there anything important that we haven’t talked about?',
    'I’d like to keep to the time we agreed. What should I know that I haven’t asked?',
  ],
  anything_else: [
    'Is there anything else you’d like to say?',
    'Would you like to add something?',
    'Anything more you’d like to mention?',
  ],
  goodbye: [
    'Thank you for talking with me. Your answers are saved. Goodbye!',
    'Thank you for your time. Your answers are saved. All the best!',
    'That’s all from me. Thank you, and take care.',
  ],
  goodbye_stop: [
    'Of course, we’ll stop here. Thank you for the time you gave. Goodbye!',
    'All right, that’s it then. Thank you, and all the best.',
  ],
  goodbye_again: [
    'The interview is over. Goodbye!',
    'We’re all done here. Take care!',
    'That was everything. Have a good day!',
  ],
  or: 'or',
  quoted: '“{text}”',
};

const patterns: Patterns = {
  intents: {
    stop: {
      whole:
        "stop|quit|exit|end|cancel|abort|enough|stop (?:it|this|here|now|asking)|that's enough|i'm done|i am done|im done|i'm finished|no more questions|we're done|goodbye|bye|bye bye|good day|cheerio|see you|see ya",
      within:
        "i(?:'d| would)? (?:want|like|prefer|need) to (?:stop|quit|end) (?:here|now|the (?:interview|conversation|survey))|(?:stop|end|quit) (?:the|this) (?:interview|conversation|survey)|i (?:don't|do not) want to (?:continue|go on|do this)(?: any more| anymore)?$",
    },
    pause: {
      whole:
        'later|pause|break|not now|brb|take a break|have a break|a break|continue later|do this later|another time|tomorrow|gotta go|i (?:have|need|got) to go|i (?:have|need|got) to go now',
      within:
        "(?:can we|could we|let's|can i|could i|may i|i'll|i will|i'd like to|i would like to|i want to|we can) (?:continue|finish|resume|carry on|come back|go on|do this) (?:it |this |with this )?(?:later|tomorrow|another time)|i (?:just )?need (?:to take )?a (?:short |quick )?(?:break|pause)(?: now)?$|(?:let's|can we|can i|could we|could i|may i) (?:take|have) a (?:short |quick )?(?:break|pause)|i have no time (?:right )?now|i(?:'ve)? (?:have|need|got) to (?:go|run|leave) now|be right back",
    },
    annoyed: {
      whole:
        'ffs|omg|ugh|seriously|enough already|get on with it|leave me alone|this is (?:annoying|ridiculous|pointless|stupid|silly|boring|a joke|nonsense|bullshit)|(?:such )?(?:stupid|silly|dumb|pointless|annoying) questions?|too many questions|(?:what a )?waste of time|the same questions? again',
      within:
        "(?:these|this|your|what|such)(?: \\w+){0,3} (?:stupid|silly|dumb|annoying|pointless|ridiculous|repetitive) questions?|you(?:'re| are)? (?:ask\\w*|repeat\\w*|keep) (?:\\w+ ){0,3}(?:questions?|same|over)|(?:stop|quit) (?:asking|bothering)|wast(?:e|ing) my time|this (?:interview |conversation )?is a waste of time|(?:are we|aren't we) done|leave me alone|annoyed (?:by|with) (?:you|this interview)|(?:you are|you're) (?:annoying|getting on my nerves)|(?:sick of|fed up with) (?:this interview|these questions|your)",
    },
    skip: {
      whole:
        "skip|pass|next|skip (?:it|this|that)|skip (?:this|that) (?:one|question)|next (?:one|question)|move on|no comment|none of your business|no answer|another question|rather not|(?:i'd |i would )?prefer not to|i'd rather not|(?:that is|it is|that's|it's) (?:too )?(?:private|personal)|too personal|mind your own business",
      within:
        "skip (?:this|that|the|it)(?: one| question)?$|next question|(?:rather|prefer|want) not (?:to )?(?:answer|say|talk|comment|discuss|enter|share|go into|get into)|(?:don't|do not) (?:want|wish|care) to (?:answer|say|talk)|move on to the next",
    },
    repeat: {
      whole:
        'repeat|again|what|pardon|sorry|come again|say again|once more|repeat (?:it|that|the question)|what was (?:the|your) question|the question again|say that again|huh',
      within:
        'repeat (?:the|your|that|this) ?(?:question)?|what was (?:the|your) question|say (?:that|it) again|ask (?:that|it|me) again|forgot (?:the|your) question|(?:missed|lost) (?:the|your) question',
    },
    clarify: {
      whole:
        'unclear|meaning|in what sense|how so|how do you mean|such as|like what|about what|what exactly|what kind of thing',
      within:
        "(?:what|which|who|how)(?: \\w+){0,3} (?:do|did) you mean|(?:does|do) (?:it|that|this|they) (?:include|count|mean)|what does that mean|what is meant|(?:don't|do not|didn't) (?:understand|get) (?:the|your|this|that|what|it)(?: question)?|(?:don't|do not) understand$|not sure what you mean|can you (?:explain|clarify|rephrase)|(?:explain|rephrase|clarify) (?:the|that|this|your)(?: question)?|in what sense|what are you asking",
    },
    already: {
      whole:
        'i already (?:said|told you|answered)(?: that| this| it)?|already (?:said|told|answered)|asked and answered|see above|as i said|like i said|same answer|same as before',
      within:
        "i(?:'ve| have)? (?:already|just) (?:told|answered|said|explained|mentioned)(?: you)?(?: about)?(?: that| this| it| all that)?(?: before| already| above| earlier)?$|already told you|you(?:'ve| have)? (?:already|just) asked(?: me)?(?: that| this| it)?|i (?:just |already )?(?:said|told you|answered|mentioned) (?:that|this|it) (?:before|already|earlier|above)",
    },
    moment: {
      whole:
        'wait|hold on|hang on|one (?:moment|second|sec|minute)|(?:just )?a (?:moment|second|sec|minute)|wait a (?:moment|second|sec|minute)|let me think|thinking|give me a (?:moment|second|sec|minute)|let me see',
    },
    dont_know: {
      whole:
        "idk|dunno|no idea|no clue|not sure|can't say|cannot say|hard to say|i wouldn't know|don't know|who knows|i forget|can't remember|don't remember|no opinion|can't think of (?:any|anything|one)",
      within:
        "(?:i )?(?:really |honestly |just )?(?:don't|do not|dont) (?:really )?know|(?:have )?no (?:idea|clue)|not (?:really )?sure|can't (?:really )?(?:say|remember|tell)|nothing comes to mind",
    },
    back: {
      whole:
        "hi|hello|hey|back|i'm back|i am back|im back|here again|i'm here|continue|go on|let's continue|let's go on|resume|ready|i'm ready|still here|hello again|carry on",
    },
    nothing: {
      whole:
        "no|nope|nah|none|nothing|not really|no thanks|nothing else|nothing more|nothing to add|no nothing|no nothing else|that's it|that's all|that is all|that was all|that's everything|all good|not that i know|not that i know of|i think that's it|i think that's all|never|no never|no that's it|no that's all|no that was it|no not really|i think we covered it|we covered everything",
    },
    affirm: {
      whole:
        "yes|yeah|yep|yup|ok|okay|sure|fine|right|alright|all right|of course|go ahead|let's go|let's start|let's begin|start|ready|i'm ready|sounds good|good|exactly|correct|absolutely|definitely|yes let's (?:go|start)|go|mhm|y|yes it is|i do|there is|i agree",
    },
  },
  asides: {
    human:
      'are you (?:a )?(?:human|real|person|robot|bot|machine|ai|computer|an? (?:ai|bot|real person|human|robot|machine))|who are you|what are you|am i (?:talking|speaking|chatting) (?:to|with) (?:a|an)|is this (?:a bot|an ai|automated)',
    anonymous:
      '(?:is|will|are|stays?|remain) (?:this|it|that|my (?:name|answers?|data)|everything|we).{0,20} ?(?:anonymous|confidential|private)|anonymous$|will (?:my|anyone see my) name|(?:see|know|show|use) my name|(?:can|will|does) my (?:boss|manager|employer|company)',
    recorded:
      '(?:is|are|am) (?:this|we|i|you)(?: being)? record(?:ed|ing)|do you record|is (?:this|it) (?:stored|saved|kept)|where (?:is|are) (?:this|my|the).{0,20} (?:stored|saved|kept)',
    withdraw:
      '(?:can|how do|could|may) i (?:delete|withdraw|remove|take back|erase|change)|delete my (?:answers?|data)',
    who_reads:
      "who(?:'s| is| are| will| else| gets to| can)? ?(?:going to |be )?(?:read|see|hear|get|look|use|analy[sz]e|evaluat)(?:s|ing|es)?|where do(?:es)? (?:this|my|these|it).{0,20} go|what happens (?:to|with) (?:my|this|these|the|it)|who is (?:behind|running|doing) th(?:is|e)|who (?:runs|made|ordered|pays for) (?:this|the)",
    how_long:
      'how (?:long|much longer|much time)(?: will| does| is| do)? ?(?:this|it|left|we|the interview|take)|how many (?:more )?questions|when (?:are we|will we be|is this|is it) (?:done|over|finished)|how far (?:are we|along)',
    purpose:
      "(?:why are you|what is|what's) (?:asking|this (?:for|about)|the (?:purpose|point|goal|aim))|why do you (?:ask|want|need)|what do you (?:need|want) (?:this|that|it) for|what(?:'s| is) it for",
    opinion:
      "what(?:'s| is)? (?:do you think|your (?:opinion|view|take))|what do you think|what would you (?:do|say)|(?:and|how about|what about) you$|do you (?:think|like|know|agree|have)|can you (?:help|tell|recommend|give|fix|send)|could you (?:help|tell|recommend|fix|send)|what(?:'s| is) the (?:weather|time)|who (?:is|won|was) the",
  },
  softeners:
    "please|thanks|thank you|well|um+|uh+|er+|hm+|oh|so|ok|okay|sorry|can we|could we|can you|could you|can i|may i|let's|lets|i(?:'d| would) (?:like|prefer|rather)(?: to)?|i want to|i think|just|maybe|perhaps|actually|honestly|really|for now|now|right now|then|and|but|hey",
  fillers:
    'well|say|um+|uh+|er+|hm+|oh|so|and|but|or|like|you know|i mean|i think|i guess|actually|basically|honestly|yeah|yes|no|okay|ok|that|because|then|maybe|just|sort of|kind of|to be honest|let me think|the thing is|which|also',
  hedge:
    'it depends|depends|somehow|sort of|kind of|kinda|so-?so|fine|okay|ok|alright|normal|as usual|the usual|stuff|things|something|somewhere|whatever|not bad|not great|could be better|mixed|varies|sometimes|a bit|more or less',
  cause:
    "because|cause|since|due to|that's why|which is why|the reason|as a result|thanks to|so that|owing to|otherwise|so (?:i|we|they|he|she|it|you|nobody|everybody|people)|comes? from|caused",
  frequency:
    '\\d+ (?:times?|hours?|days?|nights?|weeks?|minutes?|out of)|once (?:a|per)|twice|three times|every (?:\\w+ )?(?:day|week|month|night|morning|shift|time|evening|year)|daily|weekly|monthly|rarely|seldom|hardly ever|(?:a|per) (?:day|week|month)|often|most days',
  absolute: 'always|all the time|constantly|never|every single|again and again|over and over|keeps?',
  insult:
    'idiot\\w*|stupid\\w*|moron\\w*|ass(?:hole)?s?|bastard\\w*|bitch\\w*|shit\\w*|bullshit|fuck\\w*|crap|damn|dumb|jerk\\w*|dick\\w*|cunt\\w*|wank\\w*|retard\\w*|scum|piss\\w*',
  wish: 'would you (?:change|like|want|wish|improve|do|choose|pick|add|start)|would it be|you could|wish\\w*|ideal\\w*|magic wand',
  connectives: 'that|which|because|when|while|and|so|if|since|where|who|but|although|after|before|until',
};

export const english = compile({ language: 'en', phrases, patterns });
