import { useQuery } from '@tanstack/react-query';
import { useIds } from './ui/campaign-frame.tsx';
import { api } from './session.ts';

/** Whether a report is being made, and which version is the newest. */
export function useReportStatus() {
  const { campaign } = useIds();
  return useQuery({
    queryKey: ['report-status', campaign],
    queryFn: () => api.campaignReports.getGenerationStatus({ interview_id: campaign }),
    refetchInterval: ({ state: { data } }) => data?.status === 'in_progress' && 2_000,
  });
}

/** True once it is known that no version of the report is ready. */
export function useLacksReport(): boolean {
  const { data } = useReportStatus();
  return data !== undefined && (data.version_number ?? 0) < 2 && data.status !== 'ready';
}
