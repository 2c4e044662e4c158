/** What a participant wants of the interview: to end or pause it, what is left out, who reads it, in English. */
export const interview = {
  classes: {
    part: 'part bit bits sentence line paragraph detail details passage name names number figure figures salary amount age address company employer about regarding last boss manager',
    told: 'theyd theyll hed shed he she they hes shes theyre everyone everybody people customers clients users patients boss manager colleague colleagues staff asked wanted tried decided managed refused always usually often mostly sometimes whenever withdrew',
    depart: 'go leave run dash rush head scoot hop jump log sign hang shoot fly disappear',
    must: 'must gotta hafta have got need ought should better',
    answering:
      'answer answering say saying tell telling share sharing discuss discussing disclose disclosing reveal talk talking speak speaking comment commenting respond responding reply explain',
    goon: 'continue continuing proceed participate keep carry go going',
    dropping:
      'leave keep take cut drop strike scratch cross remove delete erase edit omit exclude redact ignore forget disregard skip',
    passage:
      'part bit bits sentence line word words detail details thing comment remark answer message reply response paragraph company employer boss anecdote example story <number>',
    audience:
      'council neighbours neighbors bank doctor ministry church university boss bosses manager managers supervisor supervisors employer company firm hr management leadership director directors ceo team colleagues coworkers colleague coworker teammates client clients landlord teacher school husband wife parents family insurer insurance police government authorities anyone anybody someone somebody others outsiders',
    finds:
      'see sees read reads get gets hear hears know knows find finds view views access learn learns look looks told informed shown notified receive receives',
    shared:
      'shared passed sent forwarded published traced traceable identifiable anonymous anonymously anonymised anonymized anon confidential confidentially private secret public',
    soon: 'later tomorrow tonight afternoon evening morning weekend afterwards monday tuesday wednesday thursday friday saturday sunday lunch',
    pausing: 'sec secs second seconds min mins minute minutes moment mo tick breather rest',
    interruption:
      'door doorbell phone call coffee tea water drink kettle oven dog baby bathroom toilet loo kid kids snack charger glass',
  },
  stop: `
    not|wont|cant .. doing|answering|continuing|do|answer .. this|it|these|any|your|more .. questions|survey|interview? any_longer|anymore|any_more|no_more $
    ^ <polite>? <polite>? <polite>? wrap|wind|finish|end|close|shut|finish it|this|things|up up|off|down|here|now|please|$ .. $|please|now
    i|ive|id|sorry|really|just .. <must> .. to? <depart> off|out|now|along|back|$ .. $|now|sorry|because|my|to|in|soon|before|thanks|bye
    i|ive|id|sorry .. <must> .. to? .. get|be|make going|off|moving|ready|out_of_here|back_to|to_work|somewhere|elsewhere|a_move
    i|ive|id|sorry .. <must> .. to? go .. pick|get|fetch|collect|cook|feed|catch|to_work|to_bed|to_a_meeting .. my|the|a|dinner|lunch|$
    ^ <polite>? <polite>? <polite>? gotta|must|have_to|need_to|better|time_to <depart>|bounce|dip|split|get_going|be_off off|out|now|$ .. $|now|sorry|my|because|bye
    i|im|ill .. am|going_to|gonna? leaving|off|outta_here|out_of_here|heading_out|heading_off|logging_off|signing_off|hanging_up|outie $|now|then|here|sorry|bye|thanks
    lets|let_us|can|could|may|should|shall|we|ill|id|i ... wrap|wind|finish|close|end|stop|shut|cut|leave .. this|it|things .. up|off|short|down|here|there $|now|here|please|soon|for|because|i|thanks|today
    going_to|gonna|ill|want_to|like_to|about_to .. close|exit|quit|end|leave|finish .. this|the|it .. chat|tab|window|page|interview|conversation|survey|now|up|$
    ^ <polite>? <polite>? <polite>? exit|close|shut .. this|the|down? .. <thisinterview>|$ .. $|now
    ^ <polite>? <polite>? <polite>? leave .. this|the|down? .. <thisinterview> .. $|now
    ^ <polite>? <polite>? <polite>? leave now|here? $
    thats|that_is|that_was|this_is all .. time|i_have_time|for_now|for_today|from_me|youre_getting
    that|thatll will? be|do all|it|for_today|for_me $|thanks|from|for
    ^ <polite>? <polite>? <polite>? i want out
    ^ <polite>? <polite>? <polite>? i|we must|should|want_to|wanna|need_to|would_like_to <finish> $|now|here|please
    get me out .. of? .. here|this|$
    dont|not|no|cant|cannot|wont|never|without .. want|wanna|wish|feel|feel_like|like|willing|going|able|interest|energy|desire ... <goon> on|going|with|answering|this|any .. this|it|$|with|the|any|answering|now
    how .. do|can|could|would|to .. i|you|we? .. end|stop|quit|exit|leave|close|cancel|terminate .. this|it|here|the|$ .. <thisinterview>|thing|$
    thatll|that_will do $|me|for|thanks|now|today
    not .. to? continue|proceed|go_on|carry_on|go_ahead|participate|take_part|keep_going .. $|with|any|this|the|further
    dont|not|no|cant|wont .. want|wanna|wish|feel_like|fancy|bothered|energy|patience ... <answering>|do|any .. any|more|another|further .. more|questions|of_this|of_these
    no .. longer|more .. want|wish|interested|willing|questions .. to? .. <goon>|<answering>|talk|$
    had|have|is|are|asked|answered enough .. of|questions|for|now|$ .. questions|questioning|this|these|your|today|me|now|$
    ^ <polite>? <polite>? enough .. questions|already|of_this|now|for_today|for_one_day
    im|i .. am|so|really|getting|just? .. tired|sick|bored|fed_up|done|finished|through .. of|with|answering .. your|these|this|all|the|answering ... questions|<thisinterview>|answering|$
    i|ive|im|were|we .. run|running|am|are? out_of|short_on|pressed_for time $|now|sorry|for|to|here|so
    i .. dont|havent|do_not .. have|got .. the|any|more? .. time .. for_this|for_more|left|anymore|to_continue|to_go|to_answer|to_finish|$
    can|could|may|let i|me .. go|leave|be_excused|stop|quit|log_off now|$
    <thisinterview>|this|conversation|were|we_are is|s|ends|done|finished over|here|done|finished|now $|for|now|here|thanks
    something .. just|has? came|come|cropped up $|at|and|so|sorry|here|urgent
    please .. end|stop|finish|close|conclude|terminate|wrap .. this|the|it|up|things|now|here
    stop|quit .. with? the|your|these|all .. questions|questioning|interrogation|interview
    thank_you|thanks .. but|and .. im|i_am|i_have|ill|i .. done|finished|to_go|stop_here|stop|leaving
    would|id|i|want .. like|prefer|want .. to? .. be done|finished|over $|now|with|here
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
    gimme|give_me .. two|2|5|five|ten|10|couple|few|while .. of? min|mins|minutes|moments|while|$
    can|could|shall|lets|let_us|may|need .. to? take five|ten|5|10 $|please|minutes|first
    hold|hang on .. my|someone|someones|somebody|the|phone|doorbell|got_to|need_to|have_to|gotta|let_me ... <interruption>|door|ringing
    ^ <polite>? <polite>? <polite>? wait .. a|one|just? .. sec|second|min|minute|moment|mo .. my|the|someone|someones|somebody|got|need
    ^ <polite>? <polite>? just|need|please two|half|couple|few|five|5|ten|10 .. <pausing> $|please|ill|my|the|someone|somebody|phone|door
    ^ <polite>? <polite>? <polite>? one|a sec|second|moment|min|minute|mo|tick .. my|the|someone|someones|somebody|phone|door
    ^ <polite>? <polite>? <polite>? back|brb in|soon|later|shortly|asap .. a|5|10|five|ten|two|few|$
    i|id|can|could|may|ill|let|lets|lemme|just|gonna|we .. need|have|take|get|want|use .. a|some|five|5|ten|10|two|couple|few|quick|another ... <pausing>|five|ten|air|while $|please|before|first|because|sorry|here|now
    let me|lemme .. just|quickly|quick? get|grab|make|fetch|take|answer|check|deal|see ... <interruption>
    i|ill|im|ive|sorry .. <must>|will|ill|going|gonna|just .. to? .. get|grab|make|fetch|take|answer|let|use ... <interruption> .. first|quickly|quick|real|out|$ .. $|first|quick|be|back
    someones|someone_is|somebodys|somebody_is|theres|there_is .. someone|somebody? .. at the door
    ^ <polite>? <polite>? my|the? .. phone|phones|doorbell|bell|boss|baby .. is|s|just? ringing|rang|crying|calling|woke $|again
    i|ill|sorry .. <must>|will|ill .. to? .. step|nip|pop .. away|out|off|over|to
    can|could|may|lets|let_us|ill|want|like|rather|would|ok|okay ... finish|complete|do|answer|fill .. this|it|them|the_rest|the_others|the_remaining|in .. in|the|on|later|this|again|some|another|questions? <soon>|time|day $|please|when|if|because|instead|after|or|maybe
    can|could|may|lets|let_us|ill|want|like|rather|would|ok|okay ... continue|resume|carry_on|carry|go_on|pick|return|come_back|get_back|reply .. this|it|the_rest|up|back|on|to_this|to_it|in? .. in|the|on|later|this|again|some|another? <soon>|time|day $|please|when|if|because|instead|after|or|maybe
    rest|others|remaining .. of? .. this|it|questions? .. <soon> $|please
    ill|i_will|well|lets .. continue|resume|finish|come_back|be_back|carry_on|pick .. this|it|up|here|to? .. in|the|this|a|after? .. <soon>|bit|while|hour|minutes|few
    is|would .. it|that .. ok|okay|fine|possible|alright|be .. if|to .. i|we? .. pause|continue|finish|stop_for|take|come_back|have .. a|this|it|back? .. break|pause|breather|<soon>|bit|moment|$
    id|i|want|like|need .. to? pause|break|interrupt .. here|this|for|now|the|$ .. $|moment|minute|bit|while|here|interview
    brb
    give me .. .. min|mins|minutes|hour $|please|to|and|ok
    pick .. this|it up .. tomorrow|later|again|tonight|another
    im|ill|will|can|could|lets come|coming|get|go back .. to? .. this|it|later|tomorrow|tonight .. $|this|it|when|after
    i|id|can|could|may|lets|we|im|please ... need|want|like|take|have|can|could|wanna|lets|must|gotta .. to? .. a|quick|short|little|five|five_minute .. break|pause|breather|timeout .. $|now|please|first|here|from_this|because|before|if|for_a|while|quickly
    can|could|lets|let_us|may .. we|i .. pause|break|interrupt .. $|now|here|this|please|for|a|the
    ^ <polite>? <polite>? break|pause $|please|now|for
    be right? back .. $|in|soon|later|after|minutes|give
    back in|after|soon .. a|few|couple|5|10|five|ten|my|lunch .. $|minutes|mins|minute|bit|hour|break
    can|could|may|lets|ill|i|we|want|like .. continue|finish|resume|carry_on|go_on|answer .. .. later|tomorrow|tonight|another_time|afterwards $|please|on|today|when|if|because
  `,
  skip: `
    wont|will_not|refuse|decline .. be|to? <answering> .. $|that|this|it|about|you|the|on|to|any
    that|this|it|one .. im|i|ill .. keep|keeping .. to myself|private
    rather|prefer|want|wish|like not|dont .. to? .. give|name|put|enter|provide|state .. you|a|any|the|my|out|that? .. <number>|names|details|figures $|for|on|to|of|about|here|because|that|this|if|sorry
    dont|do_not|not|wont .. want|wish|like|wanna|going|can .. to? give|put|pick|choose|name|enter|write|provide|state .. you|a|any|an|the|my|one|down .. <number>|names|details .. $|for|on|to|of|about|here|because|that|this|sorry
    ^ <polite>? <polite>? <polite>? not answering|saying|telling|discussing|sharing|going_there .. $|that|this|it|you|on
    rather|prefer|ill|want|like|think|id .. to? keep .. that|this|it|those|things .. to myself|private
    ^ <polite>? <polite>? <polite>? next .. one|question|topic|please|up .. $|please|then
    wont|will_not|not|dont|cant|cannot|refuse|decline|rather_not|unwilling .. going|gonna|want|wanna|wish|like|care|intend .. to? <answering> .. that|this|it|about|you|the|on|to|anything|$
    wont|will_not|not|dont|rather_not|refuse .. going|want|wanna|wish|like|care .. to? .. go|get|dig|be_drawn .. into|there|onto
    not|dont|arent|never|less .. comfortable|happy|prepared|willing|at_liberty|keen|ready|easy|allowed|obliged|good .. to|with|about|in? .. <answering>|that|this|it|going_into .. that|this|it|about|$
    refuse|decline|refusing|declining|unwilling .. to? .. <answering>|comment .. $|that|this|it|about|on|to|the|your
    dont .. think|see|believe|feel .. i|why|that .. should|want|need|have .. to? <answering>
    do|must|should|why i|we .. have|need|should|must? .. to? <answering> .. that|this|it|you|about|$
    have|got no wish|desire|intention .. to|of .. <answering>
    not|isnt .. something|anything|a_topic|a_subject .. i|im|id|we .. want|wish|like|care|feel|am|will|would|talk|comfortable|rather ... <answering>|go_into|with|about|$
    change|switch|drop .. the|this|to .. subject|topic $|please|now|to
    talk|speak|discuss|ask|move .. about|on_to|me? something|anything else|different $|please|instead
    leave|leaving .. that|this|it|one|the ... blank|open|unanswered|empty $|please|if|for|because
    you|nobody|noone|they .. dont|neednt|needs|no .. need|have|to .. to? know .. that|this|everything|about|$
    ^ <polite>? <polite>? lets|let_us|can_we|could_we|we_can|please move|go|skip|jump .. on|ahead|past|over .. $|please|from|to|that|this
    id|i|would|much .. rather|prefer not .. to? $|if|because|thanks|sorry
    thats|that_is|its|this_is .. my|for_me|not|nobodys|none|a .. business|your_business|elses_business|of_your|to_know|off_limits|private_matter|personal_matter|personal_question
    ^ <polite>? <polite>? <polite>? hard? pass|skip $|on|sorry|thanks|next|please
    ^ <polite>? <polite>? <polite>? no answer|reply $|to|from
    nothing to say .. about|on|to|$ .. that|this|it|$
    i|im|we .. cant|cannot|not_allowed|not_permitted|may_not|not_supposed .. to? talk|speak|discuss|comment|say_anything|disclose .. about|on|that|this|it|$ .. that|this|it|$
    i .. skip|skipping|pass|passing .. on? .. that|this|it|one|question .. one|question|$
    can|could|may|lets|please|just|want .. go|move|skip|jump|get .. to|on .. next|another|something .. $|one|question|else|please
    ask .. me .. something|another|different else|question|one|$
    dont|not fancy|feel_like|care_to|keen_on .. talking|discussing|answering|talk|answer|sharing
    ^ <polite>? rather|prefer not .. to? say|answer|talk|comment|discuss|tell|share $|that|this|it|about
    ^ <polite>? <polite>? <polite>? skip|pass $|this|that|it|please|on
    id|i|we|can|could|may|lets|please .. can|could|like|want|rather|prefer|would|may|lets|please|i|we .. skip|pass $|this|that|it|on
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
    can|could|should|want|like|would|need .. the|that|my|his|her|our|this ... <passage> ... be|to_be? removed|taken|cut|left|deleted|dropped|omitted|erased|struck|redacted $|out|please|from|away
    dont|do_not|never .. write|put|mention|include|use|quote .. the|that|this|my|his|her <passage> .. on|about|with|where|concerning
    ^ <polite>? <polite>? <polite>? <polite>? <dropping> .. out? .. that|the|my|this|his|her|our|those|any|all .. last|previous|of? .. <passage> .. $|please|about|out|with|i|of|from|where|on|we
    can|could|would|will|please|want|like|must|should|need .. you|me|i|we|it? .. to? .. <dropping> .. out? .. that|the|my|this|his|her|our|those .. last|previous? .. <passage> .. $|please|about|out|with|i|of|from|where|on|we
    dont|do_not|not|never|without .. mention|mentioning|include|including|put|use|using|write|writing|list|print|state|show .. the|that|my|his|her|our|their|any .. of? <passage>|names|colleague|manager .. $|in|of|or|anywhere|about|please|to|i
    ^ <polite>? <polite>? <polite>? ignore|disregard|scrap|scratch|strike|omit|drop that|this|it|what .. $|please|last|one|i|bit
    never mind .. what|that|the .. i|last|bit|part|just .. just|said|wrote|bit|part|$
    <passage>|names|that|what .. out_of .. it|this|the .. $|interview|report|transcript|please|notes
    i|id|ill .. want|like|have|need? .. to? take|retract|withdraw .. that|this|it|my|the .. last|back .. $|answer|one|statement|comment|remark|sentence|bit
    i .. didnt|shouldnt|should_not|did_not .. mean|have|intend .. to? .. say|said|mention|mentioned|told|write|brought .. that|this|it|you ... <dropping>|out|forget|ignore
    <dropping> .. what|everything|anything|whatever|bit|part|comment|stuff .. i|ive|that_i .. just|have? .. <said> .. about|on|regarding|earlier|before|last
    my|the|his|her|our|that .. name|names|company|employer|age|number|salary|amount|sentence|detail|part|bit ... shouldnt|must_not|should_not|not_to|cant|may_not|mustnt .. be|appear|show|go|get|come|end .. $|up|in|mentioned|included|there|used|anywhere|into
    rather|prefer|want|like .. you|if .. didnt|left|leave|not .. mention|include|put|out|use|write|name .. the|that|my|his|her|our .. <passage>
    dont|not|without .. put|include|mention|use|write|keep .. the|that|my|his|her .. bit|part|name|number|figure|thing .. $|in|about|there|anywhere
    can|could|must|should .. not appear|show|be_in .. $|anywhere|in|up
    leave|keep|take|cut|drop .. out|away|off .. the|my|that|this|what .. number|name|figure|part|bit|last|salary|amount|detail|sentence|i .. $|out|i|please|about|of|we|said
    leave|keep|take|cut|drop .. the|that|my|this|his|her .. <number>|part|bit|last|detail|sentence|one .. out|off|away|unmentioned
    without .. the|that|my|this|using|mentioning .. <number>|names .. please|$|i_gave|i_mentioned|i_said
    scratch|strike|ignore|forget|disregard|cut .. what|that|the .. last|part|bit|i|sentence|number|name|figure .. i|just|$|said|please|one|there|about
    ^ <polite>? <polite>? scratch|strike|forget that|it|this $|please|last
  `,
  who_sees: `
    is|will|are|s|how|does .. this|it|that|my|what|these|everything|all|<thisinterview>|answers ... <shared>
    are|will|do|would|did you .. going|gonna|be? .. to? .. share|sharing|pass|passing|tell|telling|show|send|sending|report|forward|give|publish .. this|that|it|my|what|them|anyone|on|any ... <audience>|anywhere|else|this|me|answers|it|$
    will|is|does|do|can|could|would my|our name|names|identity|face|voice ... on|in|appear|appears|shown|visible|attached|used|mentioned|published|anywhere
    how many people|persons|others .. will|can|get|are? .. <finds>|reading
    how many .. .. <finds> .. this|these|my|it|answers
    is|does|do|will|would .. this|it|that|what|everything|my ... going|go|goes|passed|sent|get_back|get_sent|handed|shown .. on|straight|back|over? to .. my|the|our|head|your|anyone|somebody|someone
    is|does|do|will|would|are .. a|any|some|real|actual|other? .. person|human|people|humans|boss|manager ... look|looks|looking|read|reads|reading|see|sees|check|checks|checking .. at|through? .. this|it|my|what|these
    is|are|will .. there? .. someone|anyone|somebody|anybody|people|others|<audience> ... reading|listening|watching|monitoring|overhearing
    traced|linked|connected|trace|link|tied|identify|recognise|recognize .. back? .. to|by|from? .. me|my_name|this|my
    does|will|is|are|do|can|could .. this|it|that|these|answers|what|everything ... go|going|sent|get|back|shown|reported|forwarded|passed|reach|come .. back|out|on|it|up? .. to|at .. <audience>|my|the .. <audience>|$
    who|whom .. do|are|does|is|will|did .. you|this|it|that|these .. report|reporting|send|sending|working|work|share|sharing|go|going|belong|sent|pass|for|shown ... to|for|with|$
    where .. do|does|will|is|are|did .. my|this|it|these|the|all|that|everything .. answers|data|i|responses|information|interview|of? .. .. go|going|end|land|stored|saved|kept|sent|published|used
    will|does|can|could|would|do|is|are|might|if .. my|the|our|any|anyone|anybody|someone .. of|else|from|at|in? .. my|the|work? <audience>|work|else|anyone|anybody|someone .. be|ever|able|going|to|get? .. to? <finds>|read|see|seeing|reading .. this|it|what|that|who|about|out|my|i|to|$
    who|whos .. else|all|exactly|actually|is|will|gets|has|can|would|gonna .. .. <finds>|reading|seeing|access|looking .. at|to|about|out|from? .. this|it|that|my|what|these|any|me|them|answers|everything|chat|$
    who .. is|will|for|are .. be|this|these|it|answers|the_answers .. for|shared_with|sent_to|evaluating|analysing|analyzing|shown_to
    can|could|will|would|do you .. guarantee|promise|ensure|make_sure .. .. .. .. <target>|director|company|employer|management|nobody|no_one
    who|whos|who_else .. is|gonna|will|gets|can|s|going|exactly|else|does|has .. see|sees|read|reads|reading|hear|hears|access|get|gets|listen|look|know .. $|this|it|that|my|what|to|answers|the_answers|the_interview|about|them|any|these
    who .. reads|sees|gets .. this|it|my|these|what|the_answers
    will|does|can|could|would|is my|the|our|anyone|anybody|they|hr|he|she .. <target>|company|hr|team|employer|else|management? .. able|going|be|ever? .. see|read|know|told|find|hear|get|shown .. this|it|what|that|who|about|out|my|$
    is|will|are|s .. this|it|that|my|what|these|everything .. be|answers|really|i|say|completely|going .. anonymous|anonymised|confidential|private|secret|shared|passed
    what|where .. happens|happen|do|does|is|will|goes|go .. to|with|you|they|be .. my|this|these|what|the|it .. answers|data|information|i|say|said|interview|conversation|$
  `,
  off_record: `
    you|u|yous .. wont|will_not|wouldnt|not .. put|write|include|use|print|keep|mention that|this|it in|down|anywhere|there|$
    mustnt|must_not|cant|cannot|shouldnt|doesnt|dont|not|never .. let|leave|go|get|travel .. it|this|that? .. this|beyond|outside|any|past|out .. chat|room|conversation|us|further|here
    dont|do_not|not|never .. attribute|attributed|pin|link|trace|connect .. this|that|it? .. to|on|with me|my_name
    only|just telling .. you
    cant|cannot|mustnt|must_not|dont|do_not|not|never|wont ... put|write|include|use|mention|print .. this|that|it|me|my_name|any .. in|into|down|on .. your|the|any .. report|article|notes|record|transcript|minutes|summary|write_up|paper
    without quoting|citing|naming|recording|mentioning .. me|us|it|my|names|this
    keep .. this|that|it|what .. <said>|i|between? .. quiet|confidential|private|secret|hush|under_wraps|to_yourself|off_the|anonymous
    dont|do_not|never|not|cant|mustnt .. tell|repeat|share|pass|breathe|mention|say|quote|let .. this|that|it|anyone|a|any|me|on|word ... anyone|anybody|nobody|someone|else|him|her|them|on|around|outside|slip|by_name|boss|manager $|i|about|this|that|please|but|or|where
    rather|prefer|like|want .. you|it|this|that|if ... didnt|not|wasnt|werent|wouldnt .. note|noted|write|written|quote|quoted|record|recorded|repeat|repeated|print|put|attribute|attributed|down|go
    not|isnt|never|shouldnt|mustnt .. to|be|meant|for|intended .. be|to_be|for? quoted|repeated|attributed|written|noted|recorded|publication|quotation|ears|print|minuted $|down|by|to|but|please|this|anywhere
    ^ <polite>? <polite>? <polite>? strictly|totally|completely? confidential|unofficial|confidentially|unofficially $|but|please
    what .. i|im .. say|saying|tell|telling|about_to|going ... confidential|secret|private|between_us|off|stays
    you .. didnt|never|havent .. hear|heard|get .. anything|nothing|this|that|it|from
    stays|stay|remains|remain|keep|keeps|leave|leaves .. strictly|this|just|only? .. between|in .. you|us|ourselves|room|these|walls
    no|without names|name|quotes|quoting|attribution $|please|but|ok
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
