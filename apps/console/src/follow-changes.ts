/** What changes in a campaign, as the API tells it: the screens read again what they show, and nothing asks in between. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '@insights/api-client/rest';
import { type Changed, readChanged, takeBackAnswers } from './changes.ts';
import { eventsIn } from './events.ts';
import { api } from './session.ts';

const AGAIN_MS = 1_000;
/** After a failure. */
const LATER_MS = 15_000;

/** Keeps everything that is shown of a campaign up to date while the page can be seen: a browser opens few connections for all its tabs. */
export function useChanges(campaign: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    let stop = () => {};
    const start = () => {
      stop();
      const ended = new AbortController();
      stop = () => ended.abort();
      if (document.visibilityState === 'visible') void follow(queries, campaign, ended.signal, place);
    };
    const place: Place = {};
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      document.removeEventListener('visibilitychange', start);
      stop();
    };
  }, [queries, campaign]);
}

/** The last event that was read. */
interface Place {
  lastEventId?: string;
}

async function follow(queries: QueryClient, campaign: string, signal: AbortSignal, place: Place): Promise<void> {
  while (!signal.aborted) {
    let pause = AGAIN_MS;
    try {
      await once(queries, campaign, signal, place);
    } catch (error) {
      if (signal.aborted || (error instanceof ApiError && [403, 404].includes(error.status))) return;
      pause = LATER_MS;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Reads one stream until it ends. */
async function once(queries: QueryClient, campaign: string, signal: AbortSignal, place: Place): Promise<void> {
  const options = { accept: 'text/event-stream', timeoutMs: null, signal, ...place };
  const { body } = await api.interviews.getEvents({ interview_id: campaign }, options);
  if (!body) return;
  for await (const { id, event, data } of eventsIn(body)) {
    if (event === 'changed') await readChanged(queries, campaign, data as Changed);
    else if (!(data as { resumed: boolean }).resumed) {
      takeBackAnswers(queries, campaign, []);
      // At the first time everything else has just been read.
      if (place.lastEventId !== undefined) await queries.invalidateQueries();
    }
    if (id !== undefined) place.lastEventId = id;
  }
}
