import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { NewReportShare, ReportShare } from '@insights/api-client/rest';
import { useCampaign, useIds } from '../ui/campaign-frame.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { Copy } from '../ui/copy.tsx';
import { Field } from '../ui/field.tsx';
import { Pages, usePages } from '../ui/pages.tsx';
import { ActionError, Empty, useTitle } from '../ui/states.tsx';
import { useIsAdmin } from '../ui/workspace-frame.tsx';
import { useLacksReport } from '../report-status.ts';
import { api } from '../session.ts';
import { formatInstant, useLanguage, useWords } from '../words.ts';

const PAGE = 50;
const EXPIRY_DAYS = [7, 30, 90, 365];

export function Share() {
  const t = useWords();
  const isAdmin = useIsAdmin();
  const lacksReport = useLacksReport();
  const [made, setMade] = useState<NewReportShare>();
  useTitle(t('tab_share'), useCampaign().data?.name);
  // The server answers members with 403 all the same.
  if (!isAdmin) return <p className="note">{t('share_admins')}</p>;
  if (lacksReport)
    return <Empty text={t('share_no_report')} to="/w/$workspace/campaigns/$campaign/report" label={t('to_report')} />;
  return (
    <div className="columns">
      <NewLink made={made} onMade={setMade} />
      <Links onRevoked={(id) => setMade((known) => (known?.id === id ? undefined : known))} />
    </div>
  );
}

interface NewLinkProps {
  /** The last link, as long as it works: its address is known only now. */
  readonly made: NewReportShare | undefined;
  readonly onMade: (made: NewReportShare) => void;
}

function NewLink({ made, onMade }: NewLinkProps) {
  const t = useWords();
  const { campaign } = useIds();
  const queries = useQueryClient();
  const [label, setLabel] = useState('');
  const [days, setDays] = useState(30);
  const [password, setPassword] = useState('');
  const [hasQuotes, setQuotes] = useState(false);
  const make = useMutation({
    mutationFn: () =>
      api.campaignReports.createShare({
        interview_id: campaign,
        version: 'latest',
        expires_in_days: days,
        with_quotes: hasQuotes,
        ...(password !== '' && { password }),
        ...(label.trim() !== '' && { label }),
      }),
    async onSuccess(link) {
      onMade(link);
      setLabel('');
      setPassword('');
      await queries.invalidateQueries({ queryKey: ['shares', campaign] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <section className="card">
      <h2>{t('share_heading')}</h2>
      <p>{t('share_lead')}</p>
      <form onSubmit={submit}>
        <Field label={t('share_label')} hint={t('share_label_hint')}>
          {(ids) => <input {...ids} maxLength={80} value={label} onChange={({ target }) => setLabel(target.value)} />}
        </Field>
        <Field label={t('expires')}>
          {(ids) => (
            <select {...ids} value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {EXPIRY_DAYS.map((n) => (
                <option key={n} value={n}>
                  {t('days', { n })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('password')} hint={t('password_hint')}>
          {(ids) => (
            <input
              {...ids}
              type="password"
              autoComplete="new-password"
              minLength={8}
              maxLength={200}
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
          )}
        </Field>
        <div className="check">
          <input
            id="quotes"
            type="checkbox"
            aria-describedby="quotes-hint"
            checked={hasQuotes}
            onChange={({ target }) => setQuotes(target.checked)}
          />
          <label htmlFor="quotes">{t('with_quotes')}</label>
        </div>
        <p id="quotes-hint" className="hint">
          {t('with_quotes_hint')}
        </p>
        <ActionError error={make.error} />
        <button className="primary" disabled={make.isPending}>
          {t('make_share')}
        </button>
      </form>
      {made?.url && (
        <div className="note" role="status">
          <p>{t('share_once')}</p>
          <Copy text={made.url} label={t('share_link')} isNew />
        </div>
      )}
    </section>
  );
}

function Links({ onRevoked }: { onRevoked: (id: string) => void }) {
  const t = useWords();
  const { campaign } = useIds();
  const heading = useRef<HTMLHeadingElement>(null);
  const revoked = (id: string) => {
    onRevoked(id);
    // The entry is gone, and with it the button that had the focus.
    heading.current?.focus();
  };
  const pages = usePages(
    ['shares', campaign],
    (page) => api.campaignReports.listShares({ interview_id: campaign, ...page }),
    { size: PAGE },
  );
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {t('share_links')}
      </h2>
      <Pages of={pages} empty={<p className="empty">{t('no_shares')}</p>}>
        {(links) => (
          <ul className="cards">
            {links.map((link) => (
              <li key={link.id}>
                <Entry link={link} onRevoked={revoked} />
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </section>
  );
}

function Entry({ link, onRevoked }: { link: ReportShare; onRevoked: (id: string) => void }) {
  const t = useWords();
  const language = useLanguage();
  const { campaign } = useIds();
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => api.campaignReports.revokeShare({ interview_id: campaign, share_id: link.id }),
    onSuccess() {
      onRevoked(link.id);
      return queries.invalidateQueries({ queryKey: ['shares', campaign] });
    },
  });
  const made = t('share_made', { when: formatInstant(language, link.created_at) });
  const name = link.label ?? made;
  const facts = [
    ...(link.label === null ? [] : [made]),
    t('share_expires', { when: formatInstant(language, link.expires_at) }),
    t(link.has_password ? 'has_password' : 'no_password'),
    t(link.with_quotes ? 'quotes_shown' : 'quotes_hidden'),
    t('opened_n', { n: link.opened_count }),
  ];
  return (
    <div className="card">
      <b dir="auto">{name}</b>
      <p className="hint">{facts.join(' · ')}</p>
      <Confirm
        label={t('revoke')}
        describedAs={`${t('revoke')}: ${name}`}
        heading={t('revoke_heading')}
        text={t('revoke_text')}
        onYes={() => revoke.mutate()}
      />
      <ActionError error={revoke.error} />
    </div>
  );
}
