import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@insights/api-client';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';
import type { AddCommand } from '../command.ts';
import { type Session, calling } from '../session.ts';
import { oneLine, paint } from '../text.ts';

const TurnEvent = z.object({ seq: z.number(), speaker: z.string(), text: z.string() });
const StateEvent = z.object({ status: z.string() });
/** States after which nothing more is said. */
const LAST_STATES = new Set(['processing', 'completed', 'abandoned']);
const PAUSE_MS = 1000;
const MOST_FAILURES = 10;

/** `insights follow`: a live interview, turn by turn. */
export const addFollow: AddCommand = (program, terminal, done) => {
  program
    .command('follow')
    .description('Follows a live interview turn by turn until it ends. With --json, one event on each line.')
    .argument('<campaign>', 'id of the campaign')
    .argument('<conversation>', 'id of the conversation')
    .action(calling(terminal, done, follow));
};

async function follow(session: Session, interview_id: string, conversation_id: string): Promise<void> {
  let place: Place = { isOver: false };
  for (let failures = 0; !place.isOver; failures += 1) {
    const before = place.lastEventId;
    place = await once(session, interview_id, conversation_id, place).catch((error: unknown) => {
      if (session.terminal.signal.aborted || error instanceof ApiError || failures >= MOST_FAILURES) throw error;
      session.print.note('The connection broke; continuing …');
      return place;
    });
    if (place.lastEventId !== before) failures = 0;
    if (!place.isOver) await sleep(PAUSE_MS, undefined, { signal: session.terminal.signal });
  }
}

interface Place {
  lastEventId?: string;
  isOver: boolean;
}

/** Reads one stream until it ends; the next one continues after the last turn. */
async function once({ client, print, terminal }: Session, interview_id: string, conversation_id: string, place: Place) {
  const { lastEventId } = place;
  const response = await client.interviews.getConversationEvents(
    { interview_id, conversation_id },
    { accept: 'text/event-stream', timeoutMs: null, ...(lastEventId !== undefined && { lastEventId }) },
  );
  if (!response.body) return place;
  const events = response.body.pipeThrough<string>(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { id, event, data } of events) {
    const content: unknown = JSON.parse(data);
    const turn = event === 'turn' ? TurnEvent.safeParse(content).data : undefined;
    const state = event === 'state' ? StateEvent.safeParse(content).data : undefined;
    if (turn || state) {
      print.line({ event, ...(content as object) }, () =>
        turn ? `${oneLine(turn.speaker)}: ${turn.text}` : paint(terminal, 'dim', `(${oneLine(state?.status ?? '')})`),
      );
    }
    if (id !== undefined && id !== '') place.lastEventId = id;
    place.isOver ||= LAST_STATES.has(state?.status ?? '');
  }
  return place;
}
