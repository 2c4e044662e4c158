import { consumeErasures } from '@insights/messaging';

/** Nothing here is derived from what people said; stored answers that name what was erased go all the same. */
export const conversationsErased = consumeErasures({ consumer: 'conversations-erased', derives: false });
