/** What a campaign's state allows: start, pause, resume and complete. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import type { Interview } from '@insights/api-client/rest';
import { api } from '../session.ts';
import { type Words, useWords } from '../words.ts';
import { Confirm } from './confirm.tsx';
import { ActionError } from './states.tsx';

type Action = 'start' | 'pause' | 'resume' | 'complete';

/** In the header. To complete stands at the end of the progress, because it cannot be undone. */
const ACTIONS = {
  draft: 'start',
  active: 'pause',
  paused: 'resume',
  completed: undefined,
} as const satisfies Record<Interview['status'], Action | undefined>;

/** Of the list of people, on its screen. */
export const PEOPLE_HEADING = 'people';

/** Moves the focus to the next step when the button that was pressed is gone: the people after the start, the report after the end. */
function useNextStep(status: Interview['status'], row: RefObject<HTMLElement | null>) {
  const acted = useRef<Action>(null);
  useEffect(() => {
    const action = acted.current;
    acted.current = null;
    if (action === null) return;
    const places = { start: [PEOPLE_HEADING, 'tab_people'], complete: ['tab_report'], pause: [], resume: [] }[action];
    const next = places.map((id) => document.getElementById(id)).find((place) => place !== null);
    (next ?? row.current?.querySelector('button'))?.focus();
  }, [status, row]);
  return acted;
}

function useAct({ id, status }: Interview) {
  const queries = useQueryClient();
  const row = useRef<HTMLDivElement>(null);
  const acted = useNextStep(status, row);
  const act = useMutation({
    mutationFn: (action: Action) => api.interviews[action]({ interview_id: id }),
    onSuccess: (changed, action) => {
      acted.current = action;
      queries.setQueryData(['campaign', id], changed);
      return queries.invalidateQueries({ queryKey: ['campaigns'] });
    },
  });
  return { row, act };
}

/** What participants do not read yet. */
function unsaidIn(t: Words, { controller_name, participant_intro }: Interview['settings']): string | undefined {
  const what = [
    ...(controller_name === null ? [t('controller')] : []),
    ...(participant_intro === null ? [t('purpose')] : []),
  ];
  return what.length > 0 ? t('start_unsaid', { what: what.join(', ') }) : undefined;
}

export function Actions({ campaign }: { campaign: Interview }) {
  const t = useWords();
  const { row, act } = useAct(campaign);
  const action = ACTIONS[campaign.status];
  return (
    <div className="row actions" ref={row}>
      {action === 'start' && (
        <Confirm
          label={t('start')}
          heading={t('start_heading')}
          text={t('start_text')}
          warning={unsaidIn(t, campaign.settings)}
          kind="primary"
          onYes={() => act.mutate('start')}
        />
      )}
      {(action === 'pause' || action === 'resume') && (
        <button
          type="button"
          className={action === 'pause' ? '' : 'primary'}
          disabled={act.isPending}
          onClick={() => act.mutate(action)}
        >
          {t(action)}
        </button>
      )}
      <ActionError error={act.error} />
    </div>
  );
}

/** Ends a campaign that was started. */
export function Complete({ campaign }: { campaign: Interview }) {
  const t = useWords();
  const { row, act } = useAct(campaign);
  // Stays here when it is done, to move the focus.
  if (campaign.status === 'draft' || campaign.status === 'completed') return null;
  return (
    <section className="card">
      <h2>{t('end_campaign')}</h2>
      <p>{t('end_text')}</p>
      <div ref={row}>
        <Confirm
          label={t('complete')}
          heading={t('complete_heading')}
          text={t('complete_text')}
          isDisabled={act.isPending}
          onYes={() => act.mutate('complete')}
        />
        <ActionError error={act.error} />
      </div>
    </section>
  );
}
