import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memo, useCallback, useRef, useState } from 'react';
import { type Contact, itemsOf } from '@insights/api-client/rest';
import { PEOPLE_HEADING } from '../ui/campaign-actions.tsx';
import { useIds } from '../ui/campaign-frame.tsx';
import { Copy } from '../ui/copy.tsx';
import { Erase } from '../ui/erase.tsx';
import { Filter as FilterBy } from '../ui/filter.tsx';
import { Pages, usePages } from '../ui/pages.tsx';
import { ActionError } from '../ui/states.tsx';
import { Status } from '../ui/status.tsx';
import { Table } from '../ui/table.tsx';
import { useIsAdmin } from '../ui/workspace-frame.tsx';
import { useNameOf } from '../person.ts';
import { api, useSession } from '../session.ts';
import { formatInstant, useLanguage, useWords, wordFor } from '../words.ts';
import { InvitationLinks } from './invitation-links.tsx';
import { ManyInvitations } from './many-invitations.tsx';

const PAGE = 100;
/** Of those whose interview has not begun. */
const OPEN = ['scheduled', 'available'] as const;
const STATES = [...OPEN, 'waiting', 'in_progress', 'completed', 'expired', 'unavailable', 'cancelled'] as const;

/** In a cell without a value, which phones leave out. */
const NONE = <span className="none">–</span>;

interface Filter {
  readonly status: (typeof STATES)[number] | '';
  readonly invited: 'true' | 'false' | '';
}

/** The people of a campaign. All in the list, or those selected, are invited or reminded together. */
export function Contacts({ canInvite }: { canInvite: boolean }) {
  const t = useWords();
  const { campaign } = useIds();
  const [filter, setFilter] = useState<Filter>({ status: '', invited: '' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { status, invited } = filter;
  const wanted = { interview_id: campaign, ...(status && { status }), ...(invited && { invited }) };
  const pages = usePages(
    ['contacts', campaign, status, invited],
    (page) => api.interviews.listContacts({ ...wanted, ...page }),
    { size: PAGE },
  );
  const select = useCallback((id: string, isSelected: boolean) => {
    setSelected((known) => (isSelected ? new Set(known).add(id) : new Set([...known].filter((each) => each !== id))));
  }, []);
  const readAll = async () => {
    if (pages.items && !pages.query.hasNextPage) return pages.items;
    const all: Contact[] = [];
    const read = itemsOf((cursor) =>
      api.interviews.listContacts({ ...wanted, limit: PAGE, ...(cursor && { cursor }) }),
    );
    for await (const contact of read) all.push(contact);
    return all;
  };
  const choose = (chosen: Filter) => {
    setFilter(chosen);
    setSelected(new Set());
  };
  const open = (pages.items ?? []).filter(isOpen);
  const { sendsMail } = useSession();
  const isAdmin = useIsAdmin();
  const heading = useRef<HTMLHeadingElement>(null);
  // The row is gone, and with it the button that had the focus.
  const toHeading = useCallback(() => heading.current?.focus(), []);
  return (
    <section>
      <div className="title">
        <h2 id={PEOPLE_HEADING} ref={heading} tabIndex={-1}>
          {t('people')}
        </h2>
        <Filters filter={filter} onChange={choose} />
      </div>
      {sendsMail ? (
        <ManyInvitations
          canInvite={canInvite && open.length > 0}
          selected={[...selected]}
          open={open}
          hasMore={pages.query.hasNextPage}
          filter={{ statuses: status ? [status] : [...OPEN], ...(invited && { invited: invited === 'true' }) }}
          onSelect={(all) => setSelected(new Set(all ? open.map(({ id }) => id) : []))}
        />
      ) : (
        canInvite && open.length > 0 && <InvitationLinks selected={selected} read={readAll} />
      )}
      <Pages of={pages} empty={<p className="empty">{t(status || invited ? 'no_people_match' : 'no_people')}</p>}>
        {(contacts) => (
          <Table
            label={t('people')}
            columns={[t('person'), t('email'), t('state'), t('invitation'), ...(isAdmin ? [t('person_more')] : [])]}
          >
            {contacts.map((contact) => (
              <Row
                key={contact.id}
                contact={contact}
                isSelected={selected.has(contact.id)}
                onSelect={canInvite ? select : undefined}
                onErased={isAdmin ? toHeading : undefined}
              />
            ))}
          </Table>
        )}
      </Pages>
    </section>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  const t = useWords();
  return (
    <div className="filter">
      <FilterBy
        id="state"
        label={t('state')}
        value={filter.status}
        options={STATES.map((each) => [each, wordFor(t, 'status_', each)])}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <FilterBy
        id="invited"
        label={t('invitation')}
        value={filter.invited}
        options={[
          ['false', t('not_mailed')],
          ['true', t('mailed')],
        ]}
        onChange={(invited) => onChange({ ...filter, invited })}
      />
    </div>
  );
}

/** Whose interview has not begun. People of imported interviews have no interview to come and are never written to. */
const isOpen = ({ scheduled_session }: Contact) => OPEN.some((status) => status === scheduled_session?.status);

interface RowProps {
  readonly contact: Contact;
  readonly isSelected: boolean;
  /** Absent where nobody can be invited. */
  readonly onSelect: ((id: string, isSelected: boolean) => void) | undefined;
  /** Absent for those who may not delete anybody. */
  readonly onErased: (() => void) | undefined;
}

const Row = memo(({ contact, isSelected, onSelect, onErased }: RowProps) => {
  const t = useWords();
  const name = useNameOf()(contact);
  const canBeInvited = onSelect !== undefined && isOpen(contact);
  return (
    <tr>
      <th scope="row" dir="auto">
        {canBeInvited && (
          <input
            type="checkbox"
            className="select"
            aria-label={t('select_person', { name })}
            checked={isSelected}
            onChange={({ target }) => onSelect(contact.id, target.checked)}
          />
        )}
        {name}
      </th>
      <td data-label={t('email')}>{contact.email ?? NONE}</td>
      <td data-label={t('state')}>
        {contact.scheduled_session ? <Status of={contact.scheduled_session.status} /> : NONE}
      </td>
      <td data-label={t('invitation')}>
        <Invitation contact={contact} name={name} canBeInvited={canBeInvited} />
      </td>
      {onErased && (
        <td>
          <More contact_id={contact.id} name={name} onErased={onErased} />
        </td>
      )}
    </tr>
  );
});

interface MoreProps {
  readonly contact_id: string;
  readonly name: string;
  readonly onErased: () => void;
}

/** What is seldom done to a person. It opens in its row, because a list that scrolls would cut a menu off. */
function More({ contact_id, name, onErased }: MoreProps) {
  const t = useWords();
  const [isShown, setShown] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary aria-label={t('person_more_of', { name })}>{t('person_more')}</summary>
      {isShown && <Erase contact_id={contact_id} person={name} onErased={onErased} />}
    </details>
  );
}

/** Whether somebody was invited. Who was not gets a mail, or the link from whoever reads this. */
function Invitation({ contact, name, canBeInvited }: { contact: Contact; name: string; canBeInvited: boolean }) {
  const t = useWords();
  const language = useLanguage();
  const { campaign } = useIds();
  const { sendsMail } = useSession();
  const queries = useQueryClient();
  const invite = useMutation({
    mutationFn: () =>
      api.interviews.inviteContact(
        { interview_id: campaign, contact_id: contact.id },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: ['contacts', campaign] }),
  });
  const invitedAt = contact.scheduled_session?.invited_at ?? null;
  const link = invite.data?.participant_url ?? contact.participant_url;
  const mail = invite.data?.mail;
  const isOffered = canBeInvited && sendsMail && mail === undefined;
  const isLinkShown = canBeInvited && mail !== 'queued' && invitedAt === null && link !== null;
  if (mail === undefined && invitedAt === null && !isOffered && !isLinkShown) return NONE;
  return (
    <>
      {mail !== undefined && <span>{t(`mail_${mail}`)}</span>}
      {mail === undefined && invitedAt !== null && (
        <span>{t('invited_on', { date: formatInstant(language, invitedAt) })}</span>
      )}
      {isOffered && (
        <button
          type="button"
          aria-label={`${t('invite')}: ${name}`}
          disabled={invite.isPending}
          onClick={() => invite.mutate()}
        >
          {t('invite')}
        </button>
      )}
      {isLinkShown && <Copy text={link} label={t('personal_link', { name })} />}
      <ActionError error={invite.error} />
    </>
  );
}
