import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, type Correction, type ReportVersion } from '@insights/api-client/rest';
import { translate as reportWords } from '@insights/web/reports/words.js';
import { useThemes } from '../codes.ts';
import { useCorrections } from '../corrections.ts';
import { useCampaign, useIds } from '../ui/campaign-frame.tsx';
import { Empty, Loading, Problem, useTitle } from '../ui/states.tsx';
import { api } from '../session.ts';
import { useWords } from '../words.ts';
import { CorrectTheme } from './correct-theme.tsx';
import { Made } from './corrections-made.tsx';
import { OwnThemes } from './own-themes.tsx';

const LONG_MS = 120_000;

/** Themes of the newest report with what can be corrected, and what was. */
export function Corrections() {
  const t = useWords();
  const { workspace, campaign } = useIds();
  useTitle(t('correct_heading'), useCampaign().data?.name);
  const query = useQuery({
    queryKey: ['report-newest', campaign],
    queryFn: () => api.campaignReports.get({ interview_id: campaign }, { timeoutMs: LONG_MS }),
    staleTime: 60_000,
  });
  const isMissing = query.error instanceof ApiError && query.error.code === 'report_not_ready';
  return (
    <>
      <p className="back">
        <Link to="/w/$workspace/campaigns/$campaign/report" params={{ workspace, campaign }}>
          {t('back_to_report')}
        </Link>
      </p>
      <h2>{t('correct_heading')}</h2>
      <p>{t('correct_lead')}</p>
      {query.data ? (
        <Themes report={query.data} />
      ) : isMissing ? (
        <Before />
      ) : query.error ? (
        <Problem error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
}

/** Before there is a report, people may say what it looks for. */
function Before() {
  const t = useWords();
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <Empty text={t('correct_none')} to="/w/$workspace/campaigns/$campaign/report" label={t('to_report')} />
      <p role="status">{isSaved && reportWords('correction_saved')}</p>
      <OwnThemes reported={[]} onSaved={() => setSaved(true)} />
    </>
  );
}

/** What was saved since a version. */
interface Saved {
  readonly version: number;
  readonly what: 'correction' | 'theme';
}

function Themes({ report }: { report: ReportVersion }) {
  const t = useWords();
  const { campaign } = useIds();
  const pages = useCorrections(campaign);
  const known = useThemes().data;
  const [saved, setSaved] = useState<Saved>();
  const quotes = new Map(report.evidence.map((each) => [each.id, each]));
  const onSaved = (what: Saved['what']) => setSaved({ what, version: report.version_number });
  const corrections: readonly Correction[] = pages.items ?? [];
  const isWaiting = saved?.what === 'theme' || corrections.some(({ applied }) => applied === null);
  return (
    <div className="columns correcting">
      <div>
        <p role="status">{saved?.version === report.version_number && isWaiting && reportWords('correction_saved')}</p>
        <OwnThemes reported={report.key_themes} onSaved={() => onSaved('theme')} />
        <h3>{t('themes')}</h3>
        {report.key_themes.length === 0 && <p className="empty">{t('no_themes', { n: report.conversation_count })}</p>}
        {report.key_themes.map((theme) => (
          <CorrectTheme
            key={theme.id}
            theme={theme}
            known={known}
            quotes={theme.evidence.flatMap((id) => quotes.get(id) ?? [])}
            corrections={corrections}
            others={report.key_themes.filter(({ id }) => id !== theme.id)}
            onSaved={onSaved}
          />
        ))}
      </div>
      <Made pages={pages} reported={report.key_themes} onSaved={() => onSaved('theme')} />
    </div>
  );
}
