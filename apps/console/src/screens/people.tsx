import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, useState } from 'react';
import type { Contact, Invitation } from '@insights/api-client/rest';
import { useCampaign, useIds } from '../ui/campaign-frame.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Copy } from '../ui/copy.tsx';
import { Pages, usePages } from '../ui/pages.tsx';
import { ActionError, Loaded, Loading, useTitle } from '../ui/states.tsx';
import { Status } from '../ui/status.tsx';
import { Table } from '../ui/table.tsx';
import { api } from '../session.ts';
import { useWords } from '../words.ts';
import { AddPeople } from './add-people.tsx';

const PAGE = 100;

export function People() {
  const t = useWords();
  const campaign = useCampaign().data;
  useTitle(t('tab_people'), campaign?.name);
  if (campaign === undefined) return <Loading />;
  return (
    <>
      {campaign.status === 'draft' && <p className="note">{t('start_first')}</p>}
      <div className="columns">
        <AddPeople />
        <JoinLinkCard />
      </div>
      <Contacts canInvite={campaign.status === 'active'} />
    </>
  );
}

function JoinLinkCard() {
  const t = useWords();
  const { campaign } = useIds();
  const queries = useQueryClient();
  const queryKey = ['links', campaign];
  const links = useQuery({ queryKey, queryFn: () => api.join.listLinks({ interview_id: campaign, limit: 1 }) });
  const make = useMutation({
    mutationFn: () => api.join.createLink({ interview_id: campaign }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
  return (
    <section className="card">
      <h2>{t('join_link')}</h2>
      <p>{t('join_link_lead')}</p>
      <Loaded query={links}>
        {({ items: [link] }) =>
          link?.url ? (
            <>
              <Copy text={link.url} label={t('join_link')} />
              {link.qr_url !== null && <img className="qr" src={qrPath(link.qr_url)} alt={t('qr')} />}
            </>
          ) : (
            <button type="button" disabled={make.isPending} onClick={() => make.mutate()}>
              {t('make_link')}
            </button>
          )
        }
      </Loaded>
      <ActionError error={make.error} />
    </section>
  );
}

/** From this server, whatever name the reader has opened it by. */
function qrPath(url: string): string {
  const { pathname } = new URL(url, location.href);
  return `${pathname}?format=svg`;
}

function Contacts({ canInvite }: { canInvite: boolean }) {
  const t = useWords();
  const { campaign } = useIds();
  const pages = usePages(
    ['contacts', campaign],
    (page) => api.interviews.listContacts({ interview_id: campaign, ...page }),
    { size: PAGE },
  );
  const { results, invite, done } = useInvitations();
  const waiting = (pages.items ?? []).filter((contact) => isInvitable(contact) && !results.has(contact.id));
  const onInvite = canInvite && !invite.isPending ? invite.mutate : undefined;
  return (
    <section>
      <div className="title">
        <h2>{t('people')}</h2>
        {canInvite && !invite.isPending && waiting.length > 0 && (
          <Confirm
            kind="primary"
            label={t('invite_all', { n: waiting.length })}
            heading={t('invite_all_heading')}
            text={t('invite_all_text')}
            onYes={() => invite.mutate(waiting.map(({ id }) => id))}
          />
        )}
      </div>
      <p role="status">
        {invite.isPending ? t('inviting', done) : results.size > 0 ? t('invited', { n: results.size }) : ''}
      </p>
      <ActionError error={invite.error} />
      <Pages of={pages} empty={<p className="empty">{t('no_people')}</p>}>
        {(contacts) => (
          <Table label={t('people')} columns={[t('person'), t('email'), t('state'), t('invitation')]}>
            {contacts.map((contact) => (
              <Row key={contact.id} contact={contact} result={results.get(contact.id)} onInvite={onInvite} />
            ))}
          </Table>
        )}
      </Pages>
    </section>
  );
}

/** Whose interview has not begun. People of imported interviews have no interview to come and are never written to. */
const isInvitable = ({ scheduled_session }: Contact) =>
  scheduled_session !== null && ['scheduled', 'available'].includes(scheduled_session.status);

interface RowProps {
  readonly contact: Contact;
  readonly result: Invitation | undefined;
  readonly onInvite: ((ids: string[]) => void) | undefined;
}

const Row = memo(({ contact, result, onInvite }: RowProps) => {
  const t = useWords();
  const name = contact.name ?? contact.email ?? t('hidden_name');
  return (
    <tr>
      <th scope="row" dir="auto">
        {name}
      </th>
      <td data-label={t('email')}>{contact.email ?? '–'}</td>
      <td data-label={t('state')}>
        {contact.scheduled_session ? <Status of={contact.scheduled_session.status} /> : '–'}
      </td>
      <td data-label={t('invitation')}>
        {result ? (
          <span>
            {t(`mail_${result.mail}`)}
            {result.mail !== 'queued' && result.participant_url !== null && (
              <Copy text={result.participant_url} label={t('personal_link', { name })} />
            )}
          </span>
        ) : (
          isInvitable(contact) &&
          onInvite && (
            <button type="button" aria-label={`${t('invite')}: ${name}`} onClick={() => onInvite([contact.id])}>
              {t('invite')}
            </button>
          )
        )}
      </td>
    </tr>
  );
});

/** Invites one person after the other; what is done stays done when one fails. */
function useInvitations() {
  const { campaign } = useIds();
  const queries = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<string, Invitation>>(new Map());
  const [done, setDone] = useState({ done: 0, of: 0 });
  const invite = useMutation({
    async mutationFn(ids: string[]) {
      for (const [index, contact_id] of ids.entries()) {
        setDone({ done: index, of: ids.length });
        const result = await api.interviews.inviteContact(
          { interview_id: campaign, contact_id },
          { idempotencyKey: crypto.randomUUID() },
        );
        setResults((known) => new Map(known).set(contact_id, result));
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['contacts', campaign] }),
  });
  return { results, invite, done };
}
