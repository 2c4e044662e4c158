import type { Contact } from '@insights/api-client/rest';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCampaign, useIds } from './ui/campaign-frame.tsx';
import { useIsAdmin } from './ui/workspace-frame.tsx';
import { api } from './session.ts';
import { formatInstant, useLanguage, useWords } from './words.ts';

const PAGE = 100;
/** Beyond these, names are asked for one by one. */
const MAX_PAGES = 5;
const KNOWN_MS = 600_000;

const keyOf = (campaign: string, contact_id: string) => ['contact', campaign, contact_id];

function useContact(contact_id: string, isAsked = true) {
  const { campaign } = useIds();
  return useQuery({
    queryKey: keyOf(campaign, contact_id),
    queryFn: () => api.interviews.getContact({ interview_id: campaign, contact_id }),
    staleTime: KNOWN_MS,
    enabled: isAsked && contact_id !== '',
  });
}

type Named = Pick<Contact, 'name' | 'email' | 'hide_name' | 'created_at'>;

/** What somebody is called: who gave no name, by the moment when they joined. A name that is hidden from the reader is said to be. */
export function useNameOf(): (contact: Named) => string {
  const t = useWords();
  const language = useLanguage();
  const areHidden = useCampaign().data?.settings?.hide_participant_names === true;
  return ({ name, email, hide_name, created_at }) =>
    name ??
    email ??
    (hide_name || areHidden ? t('hidden_name') : t('no_name', { when: formatInstant(language, created_at) }));
}

/**
 * The name of a conversation's participant. With `isAsked` false, only if it was read before. A hidden name never appears beside answers; admins
 * and owners still see it in the list of people.
 */
export function usePerson(contact_id: string, isAsked = true): string {
  const t = useWords();
  const nameOf = useNameOf();
  const { data, isError } = useContact(contact_id, isAsked);
  const areHidden = useCampaign().data?.settings?.hide_participant_names === true;
  if (!data) return isError ? '–' : '…';
  if (data.hide_name || areHidden) return t('hidden_name');
  return nameOf(data);
}

/** Whether the reader may hear the person: a voice reveals a hidden name. Undefined until it is known. */
export function useMayHear(contact_id: string): boolean | undefined {
  const isAdmin = useIsAdmin();
  const settings = useCampaign().data?.settings;
  const contact = useContact(contact_id).data;
  if (isAdmin) return true;
  return contact && settings && !contact.hide_name && !settings.hide_participant_names;
}

/**
 * Reads the newest contacts, as many as a list of conversations has rows: both are ordered newest first, so that most names are known and
 * only the others cost a request each. Returns whether that is done.
 */
export function useNewestPeople(rows: number): boolean {
  const { campaign } = useIds();
  const queries = useQueryClient();
  const pages = Math.min(Math.ceil(rows / PAGE), MAX_PAGES);
  const { isFetched } = useQuery({
    queryKey: ['newest-people', campaign, pages],
    queryFn: () => readNewest(queries, campaign, pages),
    staleTime: KNOWN_MS,
    enabled: pages > 0,
  });
  return isFetched;
}

async function readNewest(queries: QueryClient, campaign: string, pages: number): Promise<null> {
  let cursor: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const read = await api.interviews.listContacts({ interview_id: campaign, limit: PAGE, ...(cursor && { cursor }) });
    for (const contact of read.items) queries.setQueryData(keyOf(campaign, contact.id), contact);
    cursor = read.next_cursor;
    if (cursor === undefined) break;
  }
  return null;
}
