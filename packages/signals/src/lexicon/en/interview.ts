/** What a participant wants of the interview: to end or pause it, what is left out, who reads it, in English. */
export const interview = {
  classes: {},
  stop: `
    closing|leaving|ending|quitting this|it|here now|$|then|because
    wont|not .. coming|going|come back to this|it
    ^ <polite>? <polite>? <polite>? <finish> $|now|please|here|the_interview|because|thanks|for_today
    ^ <polite>? <polite>? stop|end|quit this|it $|now|please
    i|id|lets|let_us|can|could|may|im|ill .. <wish> to? <finish> here|there|talking|answering? $|now|here|there|please|because|since|sorry|for_today
    lets|let_us|can|could|may|ill|ill_have .. we|i|to? <finish> here|there|talking|answering? $|now|here|there|please|because|since|sorry|for_today
    i|id|lets|we|can|could|may|im|ill|please .. <wish>? .. to? stop|end|quit|finish this $|now|here|please|because
    stop|end|quit|finish|terminate|cancel|abort|conclude|ending|stopping .. this|the|our <thisinterview>
    i|ive|sorry|we have|need|got|gotta|must|ought|should .. to? go|leave|run|dash|rush|head_off|be_off|log_off|hang_up $|now|because|sorry|soon|my|off|immediately|and_catch|catch
    i|ive|sorry gotta go|leave|run|dash|rush
    i|we|lets|can|could .. want|like|wanna|prefer|wish|rather .. to? .. leave|quit|go|exit|log_off .. $|now|the_chat|the_interview|this_chat|this_interview|the_conversation|here_now|please
    ^ <polite>? <polite>? thats|that_is|thats_been|this_is|ive_had enough $|now|for|from|thanks|thank|questions|please
    ^ <polite>? <polite>? enough .. $|now|please|for|thanks|of_this|questions|with
    im|i_am|am .. done|finished|through|out .. $|here|now|talking|answering|thanks|for_today|for_now|with_this|with_you|with_your|bye
    dont|do_not|cant|cannot|wont|no_longer|not|rather_not .. want|wanna|wish|feel|going|willing|able to|like continue|continuing|go_on|going_on|carry_on|keep_going|proceed|participate|take_part|do_this|do_it|keep_answering|answer_more|answer_any|talk $|anymore|any|more|with|this|the|further|now|longer|please|because|here
    can|could|may|lets|let_us|we .. <wish>? .. leave it|this at_that|there|here|for_today|for_now
    call it .. a|quits day|night|quits|$
    no .. more|further questions .. $|please|thanks|for
    no|out_of|not_enough time .. left|to_continue|to_finish|for_this|for_more .. $|now|sorry|today
    stop|quit .. asking|bothering|messaging|writing|texting|questioning|pestering .. me|us|questions|now
    leave me|us alone|in_peace $|now|please
    ^ goodbye|bye|byebye|cya $|now|thanks|then|and
  `,
  break: `
    brb
    give me .. .. min|mins|minutes|hour $|please|to|and|ok
    pick .. this|it up .. tomorrow|later|again|tonight|another
    come|coming|get|go back .. to? .. this|it|later|tomorrow|tonight .. $|this|it|when|after
    i|id|can|could|may|lets|we|im|please ... need|want|like|take|have|can|could|wanna|lets|must|gotta .. to? .. a|quick|short|little|five|five_minute .. break|pause|breather|timeout .. $|now|please|first|here|from|because|before|to|if|for|while|quickly
    can|could|lets|let_us|may .. we|i .. pause|break|interrupt .. $|now|here|this|please|for|a|the
    ^ <polite>? <polite>? break|pause $|please|now|for
    be right? back .. $|in|soon|later|after|minutes|give
    back in|after|soon .. a|few|couple|5|10|five|ten|my|lunch .. $|minutes|mins|minute|bit|hour|break
    can|could|may|lets|ill|i|we|want|like .. continue|finish|resume|carry_on|go_on|answer .. .. later|tomorrow|tonight|another_time|afterwards $|please|on|today|when|if|because
  `,
  skip: `
    can|could|may|lets|please|just|want .. go|move|skip|jump|get .. to|on .. next|another|something .. $|one|question|else|please
    ask .. me .. something|another|different else|question|one|$
    dont|not fancy|feel_like|care_to|keen_on .. talking|discussing|answering|talk|answer|sharing
    ^ <polite>? rather|prefer not .. to? say|answer|talk|comment|discuss|tell|share $|that|this|it|about
    ^ <polite>? <polite>? <polite>? skip|pass $|this|that|it|please|on
    id|i|we .. can|could|like|want|rather|prefer|would|may|lets|please .. skip|pass $|this|that|it|on
    id|i|would .. rather|prefer|sooner .. not|to_not .. to? .. answer|say|talk|discuss|enter|go|tell|share|comment|give|rate|disclose|mention .. $|that|this|it|about|one|into|a|any|on|you
    i|id .. dont|do_not|wont|cant|not|will_not|wouldnt .. want|wish|wanna|comfortable|going|able|like .. answer|answering|say|discuss|discussing|share|sharing|disclose|comment|go_into|talk_about|tell_you|speak_about $|that|this|it|about|one|on|the|your|any|because
    i .. dont|do_not|wont|cant|not|will_not .. want|wish|like|wanna|going|can .. give|put|pick|choose|name|rate|say|enter|write .. you|a|any|an|the|my|one|down .. <number> .. $|for|on|to|of|about|here|because|that|this
    ^ <polite>? <polite>? next|another question $|please|now
    ^ <polite>? <polite>? move|moving on $|please|to|now
    none of your business|concern
    i|ill|im skip|skipping|pass .. this|that|it|on $|one|question|please|because|thanks|this|that|it
    thats|that_is|its|this_is|question_is|it_is|is|feels too|very|quite|rather private|personal|intimate|confidential
    ^ thats|that_is|its|this_is private|personal|confidential $|sorry|i
    no comment
  `,
  omit: `
    dont|not|without .. put|include|mention|use|write|keep .. the|that|my|his|her .. bit|part|name|number|figure|thing .. $|in|about|there|anywhere
    can|could|must|should .. not appear|show|be_in .. $|anywhere|in|up
    leave|keep|take|cut|drop .. out|away|off .. the|my|that|this|what .. number|name|figure|part|bit|last|salary|amount|detail|sentence|i .. $|out|i|please|about|of|we|said
    leave|keep|take|cut|drop .. the|that|my|this|his|her .. <number>|part|bit|last|detail|sentence|one .. out|off|away|unmentioned
    without .. the|that|my|this|using|mentioning .. <number>|names .. please|$|i_gave|i_mentioned|i_said
    scratch|strike|ignore|forget|disregard|cut .. what|that|the .. last|part|bit|i|sentence|number|name|figure .. i|just|$|said|please|one|there|about
    ^ <polite>? <polite>? scratch|strike|forget that|it|this $|please|last
  `,
  who_sees: `
    can|could|will|would|do you .. guarantee|promise|ensure|make_sure .. .. .. .. <target>|director|company|employer|management|nobody|no_one
    who|whos|who_else .. is|gonna|will|gets|can|s|going|exactly|else|does|has .. see|sees|read|reads|reading|hear|hears|access|get|gets|listen|look|know .. $|this|it|that|my|what|to|answers|the|about|them|any|these
    who .. reads|sees|gets .. this|it|my|these|what|the
    will|does|can|could|would|is my|the|our|anyone|anybody|they|hr|he|she .. <target>|company|hr|team|employer|else|management? .. able|going|be|ever? .. see|read|know|told|find|hear|get|shown .. this|it|what|that|who|about|out|my|$
    is|will|are|s .. this|it|that|my|what|these|everything .. be|answers|really|i|say|completely|going .. anonymous|anonymised|confidential|private|secret|shared|passed
    what|where .. happens|happen|do|does|is|will|goes|go .. to|with|you|they|be .. my|this|these|what|the|it .. answers|data|information|i|say|said|interview|conversation|$
  `,
  off_record: `
    off the|off record
    just|strictly|only|purely between us|you_and_me|ourselves|these_four|the_two_of
    ^ <polite>? between us|you_and_me|ourselves $
    stay|stays|is|remain|keep|that|this .. strictly|just|only? between us|you_and_me|ourselves|these_four $
    ^ <polite>? <polite>? dont|do_not|never|not .. write|quote|note|record|repeat|print|publish|mention|include|report|put|type|take .. this|that|it|me|any|what .. down|on|in|$|anywhere|of|but|to|please|next|part|bit|name
    not .. for|in|on the? .. record|report|transcript|minutes|publication|attribution|quoting|quotation
    in .. strict|strictest|the|complete|total? .. confidence $|but|he|she|they|i|the
    confidentially|unofficially $|but|he|she|they|i|the|speaking
    keep .. this|that|it .. to|between yourself|us|ourselves|you
    you .. didnt|did_not|never|havent .. hear|heard|get .. this|that|it? .. from me
    nobody|no_one|noone .. must|may|should|can|is .. to? .. know|hear|find .. this|that|it|i|about|out|$
    stays .. here|between|in .. us|this|room|$
  `,
};
