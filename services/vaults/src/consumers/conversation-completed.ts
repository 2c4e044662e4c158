import { eventTypes } from '@insights/contracts';
import { type Subscription, consume } from '@insights/messaging';
import type { Deps } from '../deps.ts';
import { fetchTranscript } from '../features/store-transcript/fetch-transcript.ts';

/** Stores the transcript of a completed conversation as a document. */
export function conversationCompleted(deps: Deps): Subscription {
  return consume(eventTypes.conversationCompleted, {
    consumer: 'transcript-document',
    handle: (tx, { message }) => fetchTranscript(deps, tx, message),
  });
}
