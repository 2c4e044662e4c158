import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Conversation } from '@insights/api-client/rest';
import { useCampaign, useIds } from '../ui/campaign-frame.tsx';
import { More } from '../ui/more.tsx';
import { Loading, Problem, useTitle } from '../ui/states.tsx';
import { Status } from '../ui/status.tsx';
import { api } from '../session.ts';
import { formatInstant, useLanguage, useWords, wordFor } from '../words.ts';
import { ImportTranscript } from './import-transcript.tsx';

const PAGE = 50;
const STATES = ['in_progress', 'processing', 'completed', 'abandoned', 'pending'] as const;
type State = (typeof STATES)[number];

export function Interviews() {
  const t = useWords();
  const { campaign } = useIds();
  const [status, setStatus] = useState<State | ''>('');
  useTitle(t('tab_interviews'), useCampaign().data?.name);
  const query = useInfiniteQuery({
    queryKey: ['conversations', campaign, status],
    queryFn: ({ pageParam }) =>
      api.interviews.listConversations({
        interview_id: campaign,
        limit: PAGE,
        ...(status && { status }),
        ...(pageParam && { cursor: pageParam }),
      }),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchInterval: 10_000,
  });
  const conversations = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <ImportTranscript />
      <div className="title">
        <h2>{t('tab_interviews')}</h2>
        <div className="filter">
          <label htmlFor="state">{t('state')}</label>
          <select id="state" value={status} onChange={({ target }) => setStatus(target.value as State | '')}>
            <option value="">{t('all')}</option>
            {STATES.map((each) => (
              <option key={each} value={each}>
                {wordFor(t, 'status_', each)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {query.isPending && <Loading />}
      {query.error && conversations.length === 0 && (
        <Problem error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && conversations.length === 0 && (
        <p className="empty">{t(status === '' ? 'no_interviews' : 'none_match')}</p>
      )}
      {conversations.length > 0 && <Table conversations={conversations} />}
      <More of={query} />
    </>
  );
}

function Table({ conversations }: { conversations: Conversation[] }) {
  const t = useWords();
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={t('tab_interviews')}>
      <table className="stacked">
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('held')}</th>
            <th scope="col">{t('minutes')}</th>
            <th scope="col">{t('language')}</th>
            <th scope="col">{t('flags')}</th>
          </tr>
        </thead>
        <tbody>
          {conversations.map((conversation) => (
            <Row key={conversation.id} conversation={conversation} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The name of the person of a conversation, where the reader may know it. */
export function usePerson(contact_id: string): string {
  const t = useWords();
  const { campaign } = useIds();
  const { data } = useQuery({
    queryKey: ['contact', campaign, contact_id],
    queryFn: () => api.interviews.getContact({ interview_id: campaign, contact_id }),
    staleTime: 600_000,
    enabled: contact_id !== '',
  });
  if (!data) return '…';
  return data.name ?? data.email ?? t('hidden_name');
}

function Row({ conversation }: { conversation: Conversation }) {
  const t = useWords();
  const language = useLanguage();
  const { workspace, campaign } = useIds();
  const person = usePerson(conversation.contact_id);
  const isOpen = conversation.flags.filter(({ cleared_at }) => cleared_at === null).length;
  return (
    <tr>
      <th scope="row" dir="auto">
        <Link
          to="/w/$workspace/campaigns/$campaign/interviews/$conversation"
          params={{ workspace, campaign, conversation: conversation.id }}
        >
          {person}
        </Link>
      </th>
      <td data-label={t('state')}>
        <Status of={conversation.status} /> {conversation.mode === 'live' ? '' : t(`mode_${conversation.mode}`)}
      </td>
      <td data-label={t('held')}>{formatInstant(language, conversation.started_at ?? conversation.created_at)}</td>
      <td data-label={t('minutes')}>{conversation.duration_minutes ?? '–'}</td>
      <td data-label={t('language')}>{conversation.language ?? '–'}</td>
      <td data-label={t('flags')}>
        {isOpen === 0 ? '–' : <span className="status flagged">{t('flags_open', { n: isOpen })}</span>}
      </td>
    </tr>
  );
}
