/** What every screen shows while it loads, when it fails and when it may not be seen. */
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '@insights/api-client/rest';
import { useWords } from '../words.ts';

export function Loading() {
  const t = useWords();
  return (
    <p className="loading" role="status">
      {t('loading')}
    </p>
  );
}

/** A workspace of others is as good as missing. */
function reasonOf(error: Error): 'offline' | 'forbidden' | 'missing' | 'failed' {
  if (!(error instanceof ApiError) || error.status === 0) return 'offline';
  if (error.status === 404 || error.code === 'workspace_mismatch') return 'missing';
  return error.status === 403 ? 'forbidden' : 'failed';
}

/** A failure in words. The request id lets the operator find it. */
export function Problem({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const t = useWords();
  const request_id = error instanceof ApiError ? error.request_id : undefined;
  const key = reasonOf(error);
  return (
    <section className="card problem" role="alert">
      <h2>{t(`${key}_heading`)}</h2>
      <p>{t(key)}</p>
      {request_id !== undefined && (
        <p className="hint">
          {t('request_id')} <code>{request_id}</code>
        </p>
      )}
      {onRetry && key !== 'forbidden' && key !== 'missing' && (
        <button type="button" className="primary" onClick={onRetry}>
          {t('again')}
        </button>
      )}
    </section>
  );
}

interface EmptyProps {
  readonly text: string;
  /** The screen of the campaign on which the next step is taken. */
  readonly to: `/w/$workspace/campaigns/$campaign/${'people' | 'report'}`;
  readonly label: string;
}

/** What a screen of a campaign shows before there is anything, with the next step. */
export function Empty({ text, to, label }: EmptyProps) {
  const { workspace = '', campaign = '' } = useParams({ strict: false });
  return (
    <div className="empty">
      <p>{text}</p>
      <Link className="button" to={to} params={{ workspace, campaign }}>
        {label}
      </Link>
    </div>
  );
}

/** The content of a query, or the state that takes its place. What was read before stays while it may still be seen. */
export function Loaded<T>({ query, children }: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  const isGone = query.error !== null && ['missing', 'forbidden'].includes(reasonOf(query.error));
  if (query.data !== undefined && !isGone) return children(query.data);
  if (query.error) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
  return <Loading />;
}

/** Why an action failed, next to the control that started it. */
export function ActionError({ error }: { error: Error | null }) {
  const t = useWords();
  // After the end of a session, the dialog above the page says what to do.
  if (!error || (error instanceof ApiError && error.status === 401)) return null;
  const reason = reasonOf(error);
  const isTold = error instanceof ApiError && reason === 'failed' && error.status < 500;
  const id = error instanceof ApiError ? error.request_id : undefined;
  return (
    <p className="error" role="alert">
      <span>
        {isTold ? error.message : t(reason)}
        {id !== undefined && (
          <small>
            {' '}
            {t('request_id')} {id}
          </small>
        )}
      </span>
    </p>
  );
}

export function useTitle(...parts: (string | undefined)[]): void {
  const title = [...parts.filter((part) => part !== undefined), 'Interview Insights'].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** An address that leads nowhere, or into a workspace of others. */
export function NotFound() {
  const t = useWords();
  useTitle(t('missing_heading'));
  return (
    <>
      <h1>{t('missing_heading')}</h1>
      <p>{t('missing')}</p>
      <p>
        <Link to="/">{t('home')}</Link>
      </p>
    </>
  );
}
