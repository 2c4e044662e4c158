import type { chat } from '@insights/contracts';
import { AppError } from '@insights/errors';
import type { z } from 'zod';
import { EventStream, type StreamEvent } from '../../core/event-stream.ts';
import type { Loose } from '../../core/route.ts';
import { fitted } from '../../core/send.ts';
import { type ArtifactContent, ChatCitation, ChatReply } from '../../schemas/chat.ts';

/** An answer is written within this time, also by a language model. */
export const ANSWER_MS = 55_000;

export const EVENT_STREAM = 'text/event-stream';

/** What is said of interviews, for the reference. */
export const INTERVIEWS_DOC =
  'Up to three campaigns, those whose passages are nearest, are asked like `POST /v1/interviews/{interview_id}/query`: sentences of a language model, ' +
  'each proven, or the nearest passages as they were said, and how many people say so, say the opposite or are silent (`answers`). ' +
  'An API key without the scope `exports` is answered from other documents alone.';

/** How the answer is sent, for the reference. */
export const REPLY_DOC =
  'With `Accept: text/event-stream` the answer comes as server-sent events: `delta` {text}, a sentence each, which joined are the text; ' +
  '`citation` after the sentence that first cites it, and at the end those of `answers` alone; `artifact`, if the answer proposes one; and `done` with the complete answer. ' +
  'Every sentence is checked against its sources before it is sent. The question is stored first: after a broken connection the answer is in the ' +
  'messages of the session, or the question can be sent again with the same `client_message_id`.';

/** The answer to a question, as JSON or as a stream. A failure before the first event is an ordinary error. */
export function replyIn(accept: string, send: () => Promise<chat.ChatReply>) {
  return accept === EVENT_STREAM ? new EventStream(() => eventsOf(send)) : send().then(shownReply);
}

const Done = ChatReply.omit({ artifact: true });

async function* eventsOf(send: () => Promise<chat.ChatReply>): AsyncGenerator<StreamEvent> {
  const reply = shownReply(await send());
  const { artifact, ...done } = fitted(ChatReply, reply, 'a chat');
  const cited = new Set<number>();
  const fresh = (isWanted: (n: number) => boolean): StreamEvent[] => {
    const found = done.citations.filter(({ n }) => isWanted(n) && !cited.has(n));
    for (const { n } of found) cited.add(n);
    return found.map((citation) => ({ event: 'citation', data: fitted(ChatCitation, citation, 'a citation') }));
  };
  for (const [index, { text, citations }] of done.sentences.entries()) {
    yield { event: 'delta', data: { text: index === 0 ? text : ` ${text}` } };
    yield* fresh((n) => citations.includes(n));
  }
  // Of topics that are in `answers` only.
  yield* fresh(() => true);
  if (artifact) yield { event: 'artifact', data: artifact };
  yield { event: 'done', data: fitted(Done, done, 'a chat') };
}

/** The message of the answer, with the question and the proposed artifact beside its fields. */
function shownReply({ question, answer, artifact }: chat.ChatReply): Loose<z.input<typeof ChatReply>> {
  if (!answer) throw new AppError('internal', { publicMessage: 'Internal error. Send the question again.' });
  const draft = artifact && { ...artifact, content: JSON.parse(artifact.content_json) as ArtifactContent };
  return { ...answer, question, artifact: draft };
}
