/** The transcript of an interview, which a live one goes on writing. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Conversation, Turn } from '@insights/api-client/rest';
import { useIds } from './ui/campaign-frame.tsx';
import { eventsIn } from './events.ts';
import { api } from './session.ts';

const POLL_MS = 3_000;
const RECONNECT_MS = 2_000;

/** What the stream says of a turn; the rest is known when the transcript is read. */
type LiveTurn = Pick<Turn, 'seq' | 'speaker' | 'text' | 'question_id' | 'why'> & { readonly turn_id: string };

const keyOf = (conversation: string) => ['transcript', conversation];

/** A live interview is followed by its events; where they do not arrive, it is asked for again and again. */
export function useTranscript(status: Conversation['status']) {
  const { campaign, conversation } = useIds();
  const isLive = status === 'in_progress';
  const isFollowed = useLiveTurns(campaign, conversation, isLive);
  return useQuery({
    queryKey: keyOf(conversation),
    async queryFn() {
      const response = await api.interviews.getTranscript({ interview_id: campaign, conversation_id: conversation });
      return ((await response.json()) as { turns: Turn[] }).turns;
    },
    refetchInterval: isLive && !isFollowed && POLL_MS,
  });
}

/** Adds turns as they are said. Returns whether the stream is open. */
function useLiveTurns(campaign: string, conversation: string, isLive: boolean): boolean {
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isLive) return undefined;
    const ended = new AbortController();
    const follow = async () => {
      try {
        const response = await api.interviews.getConversationEvents(
          { interview_id: campaign, conversation_id: conversation },
          {
            accept: 'text/event-stream',
            timeoutMs: null,
            signal: ended.signal,
            lastEventId: lastSeq(queries, conversation),
          },
        );
        if (!response.body) return;
        setOpen(true);
        for await (const { event, data } of eventsIn(response.body)) {
          if (event === 'turn') addTurn(queries, conversation, data as LiveTurn);
          else if ((data as { status: string }).status !== 'in_progress') await readAgain(queries, conversation);
        }
      } catch {
        // The poll takes over until the next attempt.
      }
      setOpen(false);
      if (!ended.signal.aborted) timer = setTimeout(() => void follow(), RECONNECT_MS);
    };
    let timer = setTimeout(() => void follow());
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [queries, campaign, conversation, isLive]);
  return isOpen;
}

/** The number of the last turn that is known: the stream continues after it. */
const lastSeq = (queries: QueryClient, conversation: string) =>
  String(queries.getQueryData<Turn[]>(keyOf(conversation))?.at(-1)?.seq ?? 0);

/** An interview that has ended has times and labels that its stream did not have. */
async function readAgain(queries: QueryClient, conversation: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['conversation', conversation] });
  await queries.invalidateQueries({ queryKey: keyOf(conversation) });
}

function addTurn(queries: QueryClient, conversation: string, { turn_id, ...said }: LiveTurn): void {
  queries.setQueryData<Turn[]>(keyOf(conversation), (turns) => {
    // Before the transcript is read: it will contain the turn.
    if (!turns || turns.some(({ id }) => id === turn_id)) return turns;
    const unknown = { speaker_label: null, started_ms: null, ended_ms: null, outcome: null, tags: [], redactions: [] };
    const open = { is_withheld: false, is_question_set: false };
    return [...turns, { id: turn_id, conversation_id: conversation, ...open, ...unknown, ...said }];
  });
}
