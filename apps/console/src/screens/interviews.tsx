import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import type { Conversation } from '@insights/api-client/rest';
import { useCampaign, useIds } from '../ui/campaign-frame.tsx';
import { Filter } from '../ui/filter.tsx';
import { Pages, usePages } from '../ui/pages.tsx';
import { Empty, useTitle } from '../ui/states.tsx';
import { Status } from '../ui/status.tsx';
import { Table, noneIf } from '../ui/table.tsx';
import { useNewestPeople, usePerson } from '../person.ts';
import { api } from '../session.ts';
import { formatInstant, formatLanguage, useLanguage, useWords, wordFor } from '../words.ts';

const PAGE = 50;
const STATES = ['in_progress', 'processing', 'completed', 'abandoned', 'pending'] as const;
type State = (typeof STATES)[number];

export function Interviews() {
  const t = useWords();
  const { workspace, campaign } = useIds();
  const [status, setStatus] = useState<State | ''>('');
  useTitle(t('tab_interviews'), useCampaign().data?.name);
  const pages = usePages(
    ['conversations', campaign, status],
    (page) => api.interviews.listConversations({ interview_id: campaign, ...(status && { status }), ...page }),
    { size: PAGE },
  );
  return (
    <>
      <div className="title">
        <h2>{t('tab_interviews')}</h2>
        <Link
          className="button"
          to="/w/$workspace/campaigns/$campaign/interviews/import"
          params={{ workspace, campaign }}
        >
          {t('import_heading')}
        </Link>
        <div className="filter">
          <Filter
            id="state"
            label={t('state')}
            value={status}
            options={STATES.map((each) => [each, wordFor(t, 'status_', each)])}
            onChange={setStatus}
          />
        </div>
      </div>
      <Pages of={pages} empty={status === '' ? <None /> : <p className="empty">{t('none_match')}</p>}>
        {(conversations) => <Rows conversations={conversations} />}
      </Pages>
    </>
  );
}

function None() {
  const t = useWords();
  return <Empty text={t('no_interviews')} to="/w/$workspace/campaigns/$campaign/people" label={t('add_people')} />;
}

function Rows({ conversations }: { conversations: readonly Conversation[] }) {
  const t = useWords();
  const areKnown = useNewestPeople(conversations.length);
  return (
    <Table
      label={t('tab_interviews')}
      columns={[t('person'), t('state'), t('held'), t('minutes'), t('language'), t('flags')]}
    >
      {conversations.map((conversation) => (
        <Row key={conversation.id} conversation={conversation} isAsked={areKnown} />
      ))}
    </Table>
  );
}

const Row = memo(({ conversation, isAsked }: { conversation: Conversation; isAsked: boolean }) => {
  const t = useWords();
  const language = useLanguage();
  const { workspace, campaign } = useIds();
  const person = usePerson(conversation.contact_id, isAsked);
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
      <td data-label={t('held')} className={noneIf(conversation.started_at === null)}>
        {formatInstant(language, conversation.started_at)}
      </td>
      <td data-label={t('minutes')} className={noneIf(conversation.duration_minutes === null)}>
        {conversation.duration_minutes ?? '–'}
      </td>
      <td data-label={t('language')} className={noneIf(conversation.language === null)}>
        {conversation.language === null ? '–' : formatLanguage(language, conversation.language)}
      </td>
      <td data-label={t('flags')} className={noneIf(isOpen === 0)}>
        {isOpen === 0 ? '–' : <span className="status flagged">{t('flags_open', { n: isOpen })}</span>}
      </td>
    </tr>
  );
});
