import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useParams } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import type { Interview } from '@insights/api-client/rest';
import { useChanges } from '../follow-changes.ts';
import { api } from '../session.ts';
import { useWords } from '../words.ts';
import { Confirm } from './confirm.tsx';
import { ActionError, Loaded } from './states.tsx';
import { Status } from './status.tsx';
import { useIsAdmin } from './workspace-frame.tsx';

/** The ids in the address. */
export function useIds(): { workspace: string; campaign: string; conversation: string } {
  const { workspace = '', campaign = '', conversation = '' } = useParams({ strict: false });
  return { workspace, campaign, conversation };
}

export function useCampaign() {
  const { campaign } = useIds();
  return useQuery({
    queryKey: ['campaign', campaign],
    queryFn: () => api.interviews.get({ interview_id: campaign }),
  });
}

const SHARE = '/w/$workspace/campaigns/$campaign/share';
const TABS = [
  ['/w/$workspace/campaigns/$campaign', 'tab_progress'],
  ['/w/$workspace/campaigns/$campaign/guide', 'tab_guide'],
  ['/w/$workspace/campaigns/$campaign/people', 'tab_people'],
  ['/w/$workspace/campaigns/$campaign/interviews', 'tab_interviews'],
  ['/w/$workspace/campaigns/$campaign/report', 'tab_report'],
  ['/w/$workspace/campaigns/$campaign/ask', 'tab_ask'],
  [SHARE, 'tab_share'],
] as const;

/** A campaign's name, state, actions and tabs; the screen of the tab below them. */
export function CampaignFrame() {
  const t = useWords();
  const { workspace, campaign: id } = useIds();
  const query = useCampaign();
  const isAdmin = useIsAdmin();
  useChanges(id);
  return (
    <Loaded query={query}>
      {(campaign) => (
        <>
          <p className="back">
            <Link to="/w/$workspace" params={{ workspace }}>
              {t('all_campaigns')}
            </Link>
          </p>
          <div className="title">
            <h1 lang={campaign.language} dir="auto">
              {campaign.name}
            </h1>
            <Status of={campaign.status} />
            <Actions campaign={campaign} />
          </div>
          <nav className="tabs" aria-label={t('tabs')}>
            {TABS.filter(([to]) => isAdmin || to !== SHARE).map(([to, key], index) => (
              <Link
                key={to}
                id={key}
                to={to}
                params={{ workspace, campaign: id }}
                activeOptions={{ exact: index === 0 }}
              >
                {t(key)}
              </Link>
            ))}
          </nav>
          <Outlet />
        </>
      )}
    </Loaded>
  );
}

const ACTIONS = {
  draft: ['start'],
  active: ['pause', 'complete'],
  paused: ['resume', 'complete'],
  completed: [],
} as const satisfies Record<Interview['status'], readonly ('start' | 'pause' | 'resume' | 'complete')[]>;

type Action = (typeof ACTIONS)[Interview['status']][number];

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

function Actions({ campaign: { id, status, settings } }: { campaign: Interview }) {
  const t = useWords();
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
  const isSaid = settings.controller_name !== null && settings.participant_intro !== null;
  const texts = { start: t('start_text') + (isSaid ? '' : ` ${t('start_unsaid')}`), complete: t('complete_text') };
  return (
    <div className="row actions" ref={row}>
      {ACTIONS[status].map((action) =>
        action === 'complete' || action === 'start' ? (
          <Confirm
            key={action}
            label={t(action)}
            heading={t(`${action}_heading`)}
            text={texts[action]}
            kind={action === 'start' ? 'primary' : 'danger'}
            onYes={() => act.mutate(action)}
          />
        ) : (
          <button
            key={action}
            type="button"
            className={action === 'pause' ? '' : 'primary'}
            disabled={act.isPending}
            onClick={() => act.mutate(action)}
          >
            {t(action)}
          </button>
        ),
      )}
      <ActionError error={act.error} />
    </div>
  );
}
