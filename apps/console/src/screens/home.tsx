import { Link } from '@tanstack/react-router';
import type { Interview } from '@insights/api-client/rest';
import { useIds } from '../ui/campaign-frame.tsx';
import { Pages, usePages } from '../ui/pages.tsx';
import { useTitle } from '../ui/states.tsx';
import { Status } from '../ui/status.tsx';
import { useMembership } from '../ui/workspace-frame.tsx';
import { api } from '../session.ts';
import { useWords } from '../words.ts';

const PAGE = 50;

export function Home() {
  const t = useWords();
  const { workspace } = useIds();
  const member = useMembership();
  useTitle(member?.name ?? t('campaigns'));
  const pages = usePages(
    ['campaigns', workspace],
    (page) => api.interviews.list({ workspace_id: workspace, ...page }),
    { size: PAGE },
  );
  return (
    <>
      <div className="title">
        <h1 dir="auto">{member?.name ?? t('campaigns')}</h1>
        {pages.items && pages.items.length > 0 && <NewCampaign />}
      </div>
      <Pages of={pages} empty={<FirstSteps />}>
        {(campaigns) => (
          <ul className="cards grid">
            {campaigns.map((campaign) => (
              <li key={campaign.id}>
                <Entry campaign={campaign} />
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </>
  );
}

function NewCampaign() {
  const t = useWords();
  const { workspace } = useIds();
  return (
    <Link className="button primary" to="/w/$workspace/new" params={{ workspace }}>
      {t('new_campaign')}
    </Link>
  );
}

function FirstSteps() {
  const t = useWords();
  return (
    <section className="card">
      <h2>{t('first_heading')}</h2>
      <ol>
        <li>{t('first_1')}</li>
        <li>{t('first_2')}</li>
        <li>{t('first_3')}</li>
      </ol>
      <p>
        <NewCampaign />
      </p>
    </section>
  );
}

function Entry({ campaign: { id, name, language, status, counts, settings } }: { campaign: Interview }) {
  const t = useWords();
  const { workspace } = useIds();
  const wanted = Math.max(counts.contacts, settings.report.floor_count);
  return (
    <Link className="card link" to="/w/$workspace/campaigns/$campaign" params={{ workspace, campaign: id }}>
      <b lang={language} dir="auto">
        {name}
      </b>
      <Status of={status} />
      <progress max={wanted} value={Math.min(counts.completed, wanted)} aria-hidden="true" />
      <span className="hint">{t('counts', counts)}</span>
    </Link>
  );
}
