/** Hopelessness that is told in pieces: what each says alone is ordinary. */
export const pieces = {
  no_meaning: `
    nothing .. matters $|anymore|any_more|now|to_me
    nothing .. interests|excites|touches|reaches|pleases me
    nothing feels good|real|worth
    dont|not|never|cant .. enjoy|like anything|nothing|life|much_of_anything
    no joy|pleasure in|left|anymore|any_more|anything
    dont|not|no_longer|stopped .. care|caring .. what_happens|about_anything|about_myself|either_way|$
    what .. it|this all for $
    everything .. pointless|grey|gray|meaningless|empty
    lost .. interest .. everything|anything|life
    dont|not|no_longer|wonder .. why i .. get_up|bother|wake_up|keep_going|go_on|carry_on
    no|dont_see|not_see|see_no .. point|sense|use .. anymore|any_more|getting_up|trying|in_anything|$
    makes|make|made no difference .. whether_i|if_i|to_anyone|to_anybody
  `,
  alone: `
    nobody|no_one|noone|not_a_soul .. notice|notices|miss|misses .. me|if|when|that|whether|$
    nobody|no_one|noone .. waits|waiting|comes|asks_after|looks_for .. me|for_me
    nobody|no_one|noone .. left for_me|who_knows_me|$
    have|got nobody|no_one|noone left|anymore|any_more|to_talk_to|$
    i .. .. completely|utterly|totally|so|all|always alone|lonely $|now|anymore|in_this
    dont|no_longer|stopped|hardly .. see|seeing|talk_to|talking_to|answer|answering anyone|anybody|friends|people anymore|any_more|at_all|$
    they .. get_on|manage|do|cope fine|better|well|just_fine .. without me
  `,
  burden: `
    <am> .. burden|nuisance|useless|worthless|no_good|no_use|a_failure
    <am> .. in everyones|everybodys|peoples|their|the way
    no use|good to anyone|anybody|nobody|no_one|them
    only|just .. .. make|makes|making .. worse|harder|trouble for_everyone|for_everybody|for_them|for_others
    who .. need|needs|want|wants|miss|misses me $
    nobody|no_one|noone .. need|needs|want|wants me $|anymore|any_more|here|around
    everything i .. touch|do|try .. wrong|breaks|fails
    easier|better|lighter .. for|on .. them|everyone|everybody|family|kids|children|others if|without
  `,
  no_future: `
    dont|not|no_longer|stopped .. plan|planning|make|making .. ahead|plans|anything anymore|any_more|$
    cant|dont|not|hard|cannot .. see|imagine|picture .. future|next_year|next_summer|ahead|getting_better|how_it_goes_on|a_way_forward
    nothing .. look_forward_to|ahead_of_me|left_to_wait_for|to_come|waits_for_me
    it|this|things .. never|wont|not .. get|gets|be|become better|good_again|different $|anymore|again|now
    no|without|lost|any .. hope|future $|left|anymore|any_more|for_me
    wont|not|no .. matter|need .. much|for_much longer
    for|from me .. over|too_late|nothing_left
  `,
};
