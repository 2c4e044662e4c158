import { useQuery } from '@tanstack/react-query';
import { useIds } from './ui/campaign-frame.tsx';
import { api } from './session.ts';
import { useWords } from './words.ts';

/** The name of the person of a conversation, where the reader may know it. */
export function usePerson(contact_id: string): string {
  const t = useWords();
  const { campaign } = useIds();
  const { data } = useQuery({
    queryKey: ['contact', campaign, contact_id],
    queryFn: () => api.interviews.getContact({ interview_id: campaign, contact_id }),
    staleTime: 600_000,
    enabled: contact_id !== '',
  });
  if (!data) return '…';
  return data.name ?? data.email ?? t('hidden_name');
}
