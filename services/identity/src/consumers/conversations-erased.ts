import { consumeErasures } from '@insights/messaging';

/** This service derives nothing from conversations; stored responses that name an erased one are deleted all the same. */
export const conversationsErased = consumeErasures({ consumer: 'conversations-erased', derives: false });
