/** What is said after signs and wishes, and how people reply to it, in English. `{…}` is filled in. */
export const en = {
  check: {
    distress:
      'I want to be sure that I understand you. Is this so hard that you need support now? If it was a way of speaking, just say so and we go on.',
    emergency:
      'Do you, or does somebody with you, need medical or other help right now? If so, please call {number} first; the interview can wait. If not, just say so and we go on.',
    threat:
      'I want to be sure that I understand you. Do you mean that somebody may get hurt? If it was a way of speaking, just say so and we go on.',
    minor: 'This interview is for people who are 18 or older. Are you 18 or older?',
  },
  cleared: 'Thank you, now I understand.',
  more: 'Is there anything you would like to add?',
  misread: 'Thank you for telling me. I misunderstood you, and I am sorry if I alarmed you.',
  unclear: 'All right. If you need support, say so at any time; the interview can wait.',
  emergency:
    'Please call {number} now, or ask somebody near you to call; you need not be sure that it is serious. Say where you are and what has happened. I am a program and cannot call for you.',
  emergency_again:
    'Call {number} now, please: they stay on the line and tell you what to do until help is there. This page stays open, but I am a program and cannot call.',
  outside: 'If it may be gas, smoke or fire: go outside first, with everybody.',
  unheard: 'If you must not be heard: call all the same and do not hang up; cough or tap when they ask.',
  unheard_text: 'You can also send a text message to {text}.',
  unheard_keys: 'From a mobile phone, press {keys} when you are told to.',
  threat: [
    'I take what you have just written seriously. If somebody could get hurt, please step back and call {number}; they can also help you. The team will read this.',
    'I still take this seriously. Nobody should get hurt, and that includes you. Please talk to somebody now; the emergency number is {number}.',
  ],
  heard: 'I take what you write seriously, and it matters more than any question of mine.',
  offer: 'We can stop here, and that is completely fine. Would you like to go on with the interview?',
  minor:
    'Thank you for telling me. This interview is only for adults, so I end it here. Nobody uses what you said unless a person has looked at it first. If something is weighing on you, please talk to an adult whom you trust.',
  stay_near:
    'I am a program and cannot be with you, and I do not want to change the subject. If you are thinking of ending your life, please tell somebody now; a few words are enough.',
  stay_emergency: 'Please call {number} now. You need not write anything here; nothing is lost.',
  stay_call:
    'Thank you for saying it. Who could be with you now, or would pick up if you called? Please tell them what you have told me, or call {number}; I cannot call for you.',
  pause_near:
    'Of course, this can wait. Please do call somebody who can be with you, or {number}. What you have told me is saved; the same link brings you back while it is open.',
  with_them: 'I leave you with them now. What you have said is saved.',
  calling: 'Good. Stay on the line and do what they tell you. Everything else can wait.',
  stay: [
    'I have read this, and I am not passing over it.',
    'What you write matters.',
    'I am still here, and I have read it. Nobody should have to carry this alone.',
  ],
  read_later:
    'I am a program, and no person reads along while you write; the team reads it later. On a crisis line you need not give your name.',
  care_check:
    'I have read it, and it was right to say it. Please say it to somebody who can be with you, too. Would you like to go on with the interview, or leave it here?',
  leave_open:
    'I will not ask anything now. Write “go on” if you want another question, or “stop” if you want to end here.',
  leave_here: 'I will ask nothing more of the guide. You can write here, or write “stop” to end.',
  leave_short: 'Write “go on” or “stop”.',
  above: 'The help named above is there for this, at any hour.',
  no_line: '{number} is there at any hour, for this too.',
  ask_country: 'If you write in which country you are, I can name a number there.',
  stays_here: 'The help named above stays on this page.',
  violence: 'I have read this. Nobody may hurt you, and nobody may threaten you.',
  violence_line: '{country}: {line} helps people whom somebody hurts or threatens; {number} in an emergency.',
  write_to: 'You can write to them too: {text}.',
  country_again: 'I cannot tell the country from this. If you write its name, I can give you a number there.',
  no_right_words:
    'You do not need the right words: “I am not well, and I need somebody” is enough, spoken or written. They will listen, and you do not have to give your name.',
  write_anywhere: 'Many countries have helplines that you can text or chat with: findahelpline.com lists them.',
  violence_number: 'In an emergency: {number}.',
  unseen: 'If somebody may see this, close the page; “Withdraw and delete” in its menu removes everything at once.',
  delete_now:
    'Yes: choose “Withdraw and delete” in the menu at the top of this page, and everything is gone at once; the page then says so.',
  enough:
    'I leave the rest of my questions aside; what you have told me matters more. Is there anything else that you would like to say here?',
  go_on: 'All right, at your pace. You can stop at any time.',
  end: 'We stop here. Thank you for your trust. This is where you find help, now and later:',
  end_open:
    'Before we end: what you wrote about yourself matters. Please tell somebody who can be with you, or call {number}.',
  near: 'You have named somebody: “{words}”. Please call or go to them now, and tell them what you have told me; you need no right words.',
  end_named: 'We stop here.',
  end_near:
    'We stop here. It was right to say this, and I am glad that you did. Please do not stay alone with it: call somebody who can come to you, or {number}. You need no right words; what you have told me is enough.',
  plain_question:
    'Before anything else, and plainly: are you in danger, or thinking of ending your life? One word is enough, and whatever it is, you can say it here.',
  lines: '{country}: {number} in an emergency; {line} to talk to somebody, at any hour.',
  condolence: 'I am very sorry for your loss. You do not have to say more about it.',
  ask_go_on: 'Would you like to go on with the interview?',
  carer: 'Thank you for answering for somebody else. Please say what you saw or know yourself, and what they told you.',
  off_record:
    'I cannot switch the record off, but I have marked this: nobody uses it before a person of the team has looked.',
  omit: 'I cannot take out a single part, but I have told the team that it should be left out.',
  delete_any_time: 'You can delete everything at any time.',
  still_kept:
    'It is still stored, and the team sees it with your wish beside it. If it must be gone for certain, choose “Withdraw and delete” in the menu of this page; that deletes everything at once.',
  stop: 'Would you like to stop the interview here?',
  withdrawal: [
    'You can do that yourself: open the menu of this page and choose “Withdraw and delete”. Everything that you said here is then deleted, and nobody uses it. You can also write to {email}, or simply stop now. The team sees that you asked for it.',
    'You can do that yourself: open the menu of this page and choose “Withdraw and delete”. Everything that you said here is then deleted, and nobody uses it. You can also simply stop now. The team sees that you asked for it.',
  ],
  withdrawal_when:
    'Only you can delete it: as soon as you choose “Withdraw and delete” in the menu at the top of this page, everything that you wrote here is gone for good. The team can read answers while an interview runs; whether somebody has, I cannot see.',
  person: [
    'I am an automated interviewer, and no person answers here. You can reach the team at {email}. I have told them that you would like to speak to somebody.',
    'I am an automated interviewer, and no person answers here. I have told the team that you would like to speak to somebody.',
  ],
  person_again:
    'You would rather speak to a person, and I cannot give you one: I know no name and no number. The team has your wish, and you can stop here at any time.',
  order: 'I can only conduct this interview.',
  held_in:
    'This interview is held in {language}. You may still answer in English; your answers are kept as you write them.',
  names: { en: 'English', de: 'German', fr: 'French', es: 'Spanish' },
  varied: ['All right.', 'I see.', 'Understood.', 'Thank you.', 'Of course.', 'Good.', 'Noted.', 'Very well.'],
  yes: 'yes|yeah|yep|sure|ok|okay|fine|please do|alright|all right',
  adult:
    "(?:i am|i'm) (?:already |over )?(?:1[89]|[2-9]\\d)(?! (?:minutes|hours|days|weeks|months|miles|percent))|over 18|above 18|of age|an adult|grown ?up",
  goes_on:
    "one more|another one|ask me another|go on|carry on|continue|keep going|next question|let's go|i'm ready|next one",
  wants_on: '(?:like|want|rather|prefer) to (?:go on|continue|carry on|keep going)',
  nods: 'ok|okay|fine|right|alright|all right|i see|thanks|thank you',
  fumes: 'gas|smoke|smoking|fumes|fire|burning|carbon monoxide',
  asks_how: '(?:and |but |ok |okay |so )?(?:what|who|which|how|where|should i|do i|shall i)',
  whispers:
    "(?:can't|cannot|can not|mustn't|must not|daren't|dare not|afraid to) (?:talk|speak|make a sound|make (?:a )?noise|say anything)|(?:hears?|hearing) (?:me|us)",
  calls:
    'texted|sent it|sent them|message sent|call|calling|called|ring|ringing|rang|dial|dialing|dialling|phoning|on the phone|ambulance is coming|they are coming|on their way|on the way|they are here|will do|doing it|i will call',
  deletes: 'delet\\w*|withdraw\\w*',
  no: 'no|nope|nah|not now|rather not|later|enough',
  stops: "stop|end|quit|rather not|don't want to|do not want to|leave it|finish here|i'm done",
  lifts:
    "figure of speech|way of speaking|way of saying|manner of speaking|just an expression|only an expression|just a saying|kidding|joking|a joke|not literally|wasn't serious|not serious|exaggerating|exaggerated|didn't mean it|did not mean it|don't mean it|i'm safe|no danger|misunderstood|misunderstanding",
  soothes:
    "i'm fine|i am fine|i'm ok|i'm okay|i am okay|i'm alright|all good|don't worry|do not worry|no need to worry|don't have to worry|do not have to worry",
  over: "long over|behind me|in the past|long ago|years ago|i'm well now|i'm better now",
  writes:
    "(?:write|text|chat|message|type|e ?mail) (?:to )?(?:them|somebody|someone|anybody|anyone|instead)|(?:write|text|chat) to (?:a|the)|(?:somebody|someone|anybody|anyone|somewhere|anywhere|where) (?:i can |can i |i could |could i |to )?(?:write|text|chat)|can i (?:write|text|chat)|by (?:text|chat|message|e ?mail)|in writing|(?:can't|cannot|won't|don't want to|rather not|not able to) (?:call|phone|ring|talk on the phone|speak on the phone)",
  lives: "(?:i'm|i am|we're|we are|live|living|based|stay|staying) (?:here )?(?:in|near|from|at)|^(?:in|near|from)",
  asks_words:
    'what (?:do|would|should|could|can|shall) (?:i|you|we|one) (?:\\p{L}+ ){0,2}(?:say|write|tell)|what happens (?:if|when) (?:i|you|we) (?:call|ring|phone|write|text)|know what to (?:say|write)|what to (?:say|write) to',
  refuses:
    "fuss|bother|ambulance|hospital|doctor|call (?:anybody|anyone|somebody|them|for)|need (?:help|any|it|them)|(?:will|it'll|they'll) pass|lie down|wait and see",
};
