import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { translate as reportWords } from '@insights/web/reports/words.js';
import { useIds } from '../ui/campaign-frame.tsx';
import { ActionError } from '../ui/states.tsx';
import { api } from '../session.ts';
import { useWords } from '../words.ts';

/** What people change about a report is seen in the next version only. */
export function Regenerate({ text }: { text: string }) {
  const t = useWords();
  const { workspace, campaign } = useIds();
  const queries = useQueryClient();
  const generate = useMutation({
    mutationFn: () => api.campaignReports.regenerate({ interview_id: campaign }),
    onSuccess: (known) => queries.setQueryData(['report-status', campaign], known),
  });
  return (
    <div className="note">
      <p>{text}</p>
      {generate.isSuccess ? (
        <Link to="/w/$workspace/campaigns/$campaign/report" params={{ workspace, campaign }}>
          {t('back_to_report')}
        </Link>
      ) : (
        <button type="button" disabled={generate.isPending} onClick={() => generate.mutate()}>
          {reportWords('regenerate')}
        </button>
      )}
      <ActionError error={generate.error} />
    </div>
  );
}
