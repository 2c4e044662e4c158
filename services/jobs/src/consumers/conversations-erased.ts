import { consumeErasures } from '@insights/messaging';

/** Jobs hold ids only, so just the stored responses that name erased data are deleted. */
export const conversationsErased = consumeErasures({ consumer: 'conversations-erased', derives: false });
