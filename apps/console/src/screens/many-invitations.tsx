import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Contact, InvitationRun } from '@insights/api-client/rest';
import { useIds } from '../ui/campaign-frame.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { ActionError } from '../ui/states.tsx';
import { api } from '../session.ts';
import { useWords } from '../words.ts';

/** Contacts of one job. */
const MOST = 10_000;

type Whom = Omit<Parameters<typeof api.interviews.inviteContacts>[0], 'interview_id' | 'mode'>;

interface ManyProps {
  readonly canInvite: boolean;
  /** Ids; none: all who fit the filter. */
  readonly selected: readonly string[];
  /** Those of the loaded list who have not begun. */
  readonly open: readonly Contact[];
  /** Whether there are more people than are loaded. */
  readonly hasMore: boolean;
  readonly filter: NonNullable<Whom['filter']>;
  readonly onSelect: (all: boolean) => void;
}

/** Invites or reminds many people in a job of the server, which goes on when the page is left; and shows the newest such job. */
export function ManyInvitations({ canInvite, selected, open, hasMore, filter, onSelect }: ManyProps) {
  const t = useWords();
  const { campaign } = useIds();
  const queries = useQueryClient();
  const queryKey = ['invitations', campaign];
  const runs = useQuery({
    queryKey,
    queryFn: () => api.interviews.listInvitationRuns({ interview_id: campaign, limit: 1 }),
  });
  const start = useMutation({
    mutationFn: (mode: InvitationRun['mode']) =>
      api.interviews.inviteContacts(
        { interview_id: campaign, mode, ...whomOf(mode, selected, filter) },
        { idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: () => onSelect(false),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const newest = runs.data?.items[0];
  const isRunning = start.isPending || newest?.finished_at === null;
  const n = selected.length;
  const isMore = hasMore && n === 0;
  const isFor = (mode: InvitationRun['mode']) => (contact: Contact) =>
    (n === 0 || selected.includes(contact.id)) &&
    (contact.scheduled_session?.invited_at != null) === (mode === 'remind');
  return (
    <>
      {canInvite && !isRunning && (
        <div className="row actions">
          {(['invite', 'remind'] as const).map((mode) => {
            const people = open.filter(isFor(mode));
            return (
              <Confirm
                key={mode}
                kind="primary"
                label={n > 0 ? t(`${mode}_n`, { n }) : t(`${mode}_all`)}
                heading={t(`${mode}_all_heading`)}
                text={`${t(isMore ? 'mails_from_n' : 'mails_n', { n: people.filter(mayHaveAddress).length })} ${t(`${mode}_all_text`)}`}
                isDisabled={people.length === 0 && !isMore}
                onYes={() => start.mutate(mode)}
              />
            );
          })}
          <button type="button" onClick={() => onSelect(n === 0)}>
            {t(n === 0 ? 'select_all' : 'select_none')}
          </button>
        </div>
      )}
      <ActionError error={start.error} />
      {newest && <Run run={newest} />}
    </>
  );
}

/** The address of somebody whose name is hidden is not shown either. */
const mayHaveAddress = ({ name, email }: Contact) => email !== null || name === null;

/** A filter by invitation that somebody has set stays; otherwise only those whom the mode is about are tried. */
function whomOf(mode: InvitationRun['mode'], selected: readonly string[], filter: NonNullable<Whom['filter']>): Whom {
  if (selected.length > 0) return { contact_ids: selected.slice(0, MOST) };
  return { filter: { invited: mode === 'remind', ...filter } };
}

/** How far a job is, and what became of its people. */
function Run({ run }: { run: InvitationRun }) {
  const t = useWords();
  const stop = useMutation({ mutationFn: () => api.jobs.cancel({ job_id: run.job_id }) });
  const left = run.outcomes.find(({ outcome }) => outcome === 'pending')?.count ?? 0;
  const values = { done: run.contacts - left, of: run.contacts };
  return (
    <section className="card">
      <h3>{t(`run_${run.mode}`)}</h3>
      <p role="status">{t('run_done', values)}</p>
      {run.finished_at === null && (
        <div className="row">
          <progress max={Math.max(values.of, 1)} value={values.done} aria-label={t('run_done', values)} />
          <Confirm
            label={t('run_stop')}
            heading={t('run_stop_heading')}
            text={t('run_stop_text')}
            onYes={() => stop.mutate()}
          />
        </div>
      )}
      <ul className="facts">
        {run.outcomes.map(({ outcome, count }) => (
          <li key={outcome}>
            {count} {t(`outcome_${outcome}`)}
          </li>
        ))}
      </ul>
      <ActionError error={stop.error} />
    </section>
  );
}
