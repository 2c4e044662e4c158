import { useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation, useParams } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useChanges } from '../follow-changes.ts';
import { api } from '../session.ts';
import { useWords } from '../words.ts';
import { Actions } from './campaign-actions.tsx';
import { Notices } from './notice.tsx';
import { Loaded } from './states.tsx';
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
          <Tabs />
          <Notices>
            <Outlet />
          </Notices>
        </>
      )}
    </Loaded>
  );
}

/** One row, which scrolls on phones: the tab that is open is in sight. */
function Tabs() {
  const t = useWords();
  const { workspace, campaign } = useIds();
  const isAdmin = useIsAdmin();
  const row = useRef<HTMLElement>(null);
  const path = useLocation({ select: ({ pathname }) => pathname });
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('.active');
    if (row.current && open)
      row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  }, [path]);
  return (
    <nav className="tabs" aria-label={t('tabs')} ref={row}>
      {TABS.filter(([to]) => isAdmin || to !== SHARE).map(([to, key], index) => (
        <Link key={to} id={key} to={to} params={{ workspace, campaign }} activeOptions={{ exact: index === 0 }}>
          {t(key)}
        </Link>
      ))}
    </nav>
  );
}
