/** The themes of a campaign, as people edit them, and the passages that people assign to them. */
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  type Code,
  type Correction,
  type Page,
  type QuotedCoding,
  type Turn,
  itemsOf,
} from '@insights/api-client/rest';
import { useIds } from './ui/campaign-frame.tsx';
import { api } from './session.ts';
import { spanOf, themesOf } from './themes.ts';
import { usePages } from './ui/pages.tsx';

const PAGE = 100;
/** As the API has them. */
export const MAX_NAME = 120;
export const MAX_INCLUDES = 2_000;
export const MAX_PASSAGE = 10_000;

/** Words of a participant's turn. */
export interface Place {
  readonly turn_id: string;
  readonly start: number;
  readonly end: number;
}

/** A theme that there is, or the name of a new one. */
export type Chosen = Pick<Code, 'id' | 'name'> | { readonly id?: never; readonly name: string };

export interface Themes {
  /** All of them, as the codebook names them. */
  readonly codes: readonly Code[];
  /** Those that the next version looks for, as it names them. */
  readonly themes: readonly Code[];
}

export function useThemes(isAsked = true) {
  const { campaign } = useIds();
  return useQuery({ queryKey: ['codebook', campaign], queryFn: () => readThemes(campaign), enabled: isAsked });
}

async function readThemes(interview_id: string): Promise<Themes> {
  const [response, corrections] = await Promise.all([
    api.codebook.get({ interview_id }),
    listOf<Correction>((page) => api.campaignReports.listCorrections({ interview_id, ...page })),
  ]);
  const { codes } = (await response.json()) as { codes: Code[] };
  return { codes, themes: themesOf(codes, corrections.toReversed()) };
}

const PASSAGES = 50;

/** All passages that people have assigned, newest first. */
export function useAllPassages() {
  const { campaign } = useIds();
  return usePages(
    ['codings', campaign, 'all'],
    (page) => api.codebook.listCodings({ interview_id: campaign, ...page }),
    { size: PASSAGES },
  );
}

/** The passages of an interview that people have assigned, newest first. */
export function usePassages(isAsked: boolean) {
  const { campaign, conversation } = useIds();
  return useQuery({
    queryKey: ['codings', campaign, conversation],
    queryFn: () =>
      listOf<QuotedCoding>((page) =>
        api.codebook.listCodings({ interview_id: campaign, conversation_id: conversation, ...page }),
      ),
    enabled: isAsked,
  });
}

async function listOf<T>(load: (page: { limit: number; cursor?: string }) => Promise<Page<T>>): Promise<T[]> {
  const items: T[] = [];
  const all = itemsOf((cursor) => load({ limit: PAGE, ...(cursor !== undefined && { cursor }) }));
  for await (const item of all) items.push(item);
  return items;
}

const readAgain = (queries: QueryClient, campaign: string) =>
  Promise.all(['codebook', 'codings'].map((name) => queries.invalidateQueries({ queryKey: [name, campaign] })));

/** Whatever becomes of it, what is shown is read again: a new theme may be there although its passage is not. */
function useChange<V, R>(change: (interview_id: string, of: V) => Promise<R>) {
  const { campaign } = useIds();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (of: V) => change(campaign, of),
    onSettled: () => readAgain(queries, campaign),
  });
}

/** What people say of a theme. */
export interface Draft {
  readonly name: string;
  readonly includes: string;
}

export const useAddTheme = () =>
  useChange((interview_id, draft: Draft) => api.codebook.addCode({ interview_id, ...draft }));

export const useChangeTheme = ({ id }: Code) =>
  useChange((interview_id, draft: Draft) => api.codebook.changeCode({ interview_id, code_id: id, ...draft }));

/** What becomes of the passages of a theme that goes: another theme has them, or none; undefined where there are none. */
export type Fate = { readonly merge_into: string } | { readonly force: 'true' } | undefined;

export const useRemoveTheme = ({ id }: Code) =>
  useChange((interview_id, fate: Fate) => api.codebook.deleteCode({ interview_id, code_id: id, ...fate }));

export const useAssign = () =>
  useChange(async (interview_id, { place, theme }: { place: Place; theme: Chosen }) => {
    const { id } = theme.id === undefined ? await api.codebook.addCode({ interview_id, name: theme.name }) : theme;
    await api.codebook.addCoding({ interview_id, ...place, code_id: id });
  });

/** Assigns words again that were taken away, wherever they stand in their turn now. Resolves to false where they are gone. */
export const useRestore = () =>
  useChange(async (interview_id, passage: QuotedCoding) => {
    const { conversation_id, turn_id, code_id } = passage;
    const response = await api.interviews.getTranscript({ interview_id, conversation_id });
    const { turns } = (await response.json()) as { turns: Turn[] };
    const span = spanOf(passage, turns.find(({ id }) => id === turn_id)?.text ?? '');
    if (span) await api.codebook.addCoding({ interview_id, turn_id, start: span[0], end: span[1], code_id });
    return span !== undefined;
  });

export const useTakeAway = () =>
  useChange((interview_id, { id }: QuotedCoding) => api.codebook.deleteCoding({ interview_id, coding_id: id }));

/** Somebody else has removed what a change is about, or there is no room. */
export function refusalOf(error: Error | null): 'theme_outdated' | 'themes_full' | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 404) return 'theme_outdated';
  return error.code === 'quota_exceeded' ? 'themes_full' : undefined;
}

export const isInUse = (error: Error | null): boolean => error instanceof ApiError && error.code === 'code_in_use';

/** What the API says is wrong with a field. */
export function problemAt(error: Error | null, field: string): string | undefined {
  return error instanceof ApiError ? error.problems.find(({ loc }) => loc.includes(field))?.msg : undefined;
}
