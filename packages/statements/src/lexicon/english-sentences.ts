/** Asks, whether or not a question mark was written: by word order, from the start of a sentence. */
const AUXILIARY = `(?:do|does|did|is|are|was|were|can|could|would|should|shall|will|have|has|had|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|can't|couldn't|wouldn't|shouldn't|won't|haven't|hasn't)`;
const SUBJECT = `(?:i|we|you|he|she|it|they|there|this|that|these|those|the|my|our|your|his|her|their|any|anybody|anyone|somebody|someone|people|everybody|everyone)`;
const OPENING = `(?:and|so|but|or|well|yeah|yes|no|okay|then|now|i mean|because|just|also|right|hey|sorry|,|—)`;

export const ENGLISH_ASKING = `(?<=^ (?:${OPENING} )*)(?:(?:in |for |to |at |by |with )?(?:(?:what|who|whom|where|when|why) ${AUXILIARY} ${SUBJECT}|(?:how|which|whose|what (?:kind|sort|type)) (?:(?!i |we |it |they |the |he |she |you |this |that )[a-z]+ ){0,3}${AUXILIARY} ${SUBJECT})
  |(?:do|does|did|is|are|was|were|can|could|would|shall|have|has|don't|doesn't|isn't|aren't|wasn't|can't|couldn't|wouldn't|shouldn't|won't|haven't|hasn't|will|should) (?:i|we|you|he|she|it|they|there|this|that|these|those|any|anybody|anyone|people)(?! (?:is|are|was|were|'s|should|would|could|must|ever) )
  |(?:do|does|did|is|are|was|were|can|could|would|shall|will|should|has|have) (?:the|my|our|your|his|her|their) (?:[a-z-]+ ){1,5}
  |what(?:'s|'re| is| are| was| were) (?!\\S+ , |(?:\\S+ ){1,12}(?:is|are|was|were|that's|it's) )\\S+
  |(?:who|where|how)(?:'s|'re| is| are| was| were) (?:the|your|that|this|it|they|there|he|she)
  |how (?:many|much|long|often|far|big|old|about|come)
  |what (?:about|kind of|sort of|if we|else)
  |(?:i|we)(?:'m|'re| am| are| was| were)? (?:just )?(?:wonder|wondering|asking) (?:if|whether|what|how|why|where|who|about)|(?:my|the|one|another) (?:\\S+ )?question (?:is|was|would be|for))`;

/**
 * Makes what follows in the same clause denied or doubted: "I don't think it's slow", "no reason why we couldn't".
 */
export const ENGLISH_DENYING = `(?:don't|didn't|doesn't) (?:(?:really|actually|even|necessarily|personally) )?(?:think|believe|reckon|suppose)|wouldn't (?:really |necessarily )?(?:say|call|think)|(?:can't|couldn't|don't|didn't) see (?:that|any reason|there being)|(?:i'm|i am|we're|we are) not (?:saying|suggesting|arguing)|it's not (?:that|as if|like)(?! (?:good|great|bad|easy|hard|slow|fast|simple|nice)(?= ))|no (?:one|body|reason|need|chance|risk|danger) (?:is |was |would be )?(?:why|to|that|of|for|arguing|saying|suggesting)`;

/** Words that stand before something else: a sentence that ends with one was broken off. */
export const ENGLISH_UNFINISHED = `the a an my our your their its and or but because if unless whereas than of i we he she they i'm i've i'd i'll we're we've we'd we'll they're they've they'd they'll he's she's you're you've very`;

/** A sentence that ends after one of these without a full stop was broken off. */
export const ENGLISH_LINKING = `is are was were be been am it's that's there's for with from into onto at to between during until without even just can could will would should must can't couldn't won't wouldn't shouldn't doesn't don't didn't isn't aren't wasn't weren't`;

/** Verbs with nothing after them say nothing: "We can't get". */
export const ENGLISH_BARE = `^(?: (?:and|so|but|or|well|yeah|then|because|just|also|if|that|,))*(?: (?:i|we|you|he|she|it|they|there|people))(?: (?:can|could|would|will|should|must|may|might|can't|couldn't|don't|didn't|doesn't|won't|wouldn't|have to|had to|need to|want to|just|really|also|always|never|still|'ll))*(?: (?:get|got|make|made|put|take|took|taken|need|needs|want|wants|have|has|had|give|gave|use|used|bring|brought|keep|kept|find|found|buy|bought|say|said|mean|means|think|thought|know|like|'m|'re|'s|i'm|we're))(?: [.,—])* $`;

/** Words of which a sentence with a finite verb has one, besides full verbs. */
export const ENGLISH_FINITE = `is are was were am be been do does did have has had can could will would shall should may might must`;

/** Says that there is none of what follows: "I don't have any spots", "no fever". */
export const ENGLISH_ABSENT = `(?:(?:don't|doesn't|didn't|haven't|hasn't|hadn't|isn't|aren't|wasn't|weren't|never|not)(?: (?:really|ever|actually|even|also|yet|currently))? (?:have|has|had|having|get|got|getting|feel|felt|notice|noticed|suffer|suffered|experience|experienced|been|any)|no|without|neither|nor)(?: (?!(?:but|because|so|and|which|when|if|although|except|until) )[^ .,;!?—]+){1,8}`;
