import type { WordLists } from './lexicon.ts';

export const english: WordLists = {
  fillers: `um umm uh uhh uhm erm er ah aah oh ohh eh hm hmm mm mmm mhm mm-hmm uh-huh huh yeah yep yes yup yah nah nope no ok okay k alright right well
    like so please thanks thank hello hi hey bye goodbye good-bye cheers sorry gonna wanna gotta kinda sorta dunno wow gosh oops i'm i've i'd i'll it's that's
    she's he's they're we're we've you're you've there's what's let's actually basically really just anyway anyhow obviously maybe perhaps probably`,
  general: `thing things stuff bit bits lot lots way ways kind kinds sort sorts type types time times point points part parts place places case cases fact facts
    problem problems issue issues trouble troubles question questions answer answers idea ideas reason reasons example examples matter matters sense
    situation situations chance chances choice choices difference differences difficulty difficulties result results effect effects something anything
    nothing everything someone somebody anyone anybody everyone everybody people person persons guy guys man men woman women lady ladies name names
    day days week weeks weekend weekends month months year years hour hours minute minutes second seconds moment moments while morning mornings
    afternoon afternoons evening evenings night nights past future today tonight tomorrow yesterday date dates one ones two three four five six seven eight nine ten
    hundred hundreds thousand thousands million millions half halves couple couples number numbers amount amounts level levels rest end start beginning
    side sides top bottom front back middle`,
  denied_verbs: `have had has having got get getting notice noticed noticing feel felt feeling see seen find found be been any really do done experience experienced`,
  admin: `your (?:full |first |last )?name|date of birth|your (?:home )?address|post ?code|who am i speaking|(?:can|do) you (?:hear|see) me|hear me ok(?:ay)?|confidential|your (?:phone|mobile|contact) number|spell (?:that|it|your)|record(?:ing)? this|how old are you|your age`,
};
