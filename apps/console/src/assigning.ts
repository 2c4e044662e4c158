/** Assigning the words of an interview to themes, and taking that back. */
import { useMemo, useState } from 'react';
import type { QuotedCoding, Turn } from '@insights/api-client/rest';
import { type Place, useAssign, usePassages, useTakeAway, useThemes } from './codes.ts';
import { useNameOfUser } from './members.ts';
import { spanOf } from './themes.ts';
import type { Done } from './ui/notice.tsx';
import { useWords } from './words.ts';

/** What a transcript lets a reader do. */
export interface Assigning {
  readonly onAssign: (place: Place) => void;
  readonly onTakeAway: (passage: QuotedCoding) => void;
  readonly nameOf: (code_id: string) => string;
  readonly nameOfUser: (id: string) => string;
}

/** `isCounted`: reports read the interview; only then its words can be assigned. */
export function useAssigning(turns: readonly Turn[], isCounted: boolean) {
  const t = useWords();
  const query = usePassages(isCounted);
  const passages = useMemo(() => query.data ?? [], [query.data]);
  const nameOf = useNameOfTheme(passages.length > 0);
  const nameOfUser = useNameOfUser(passages.map(({ created_by }) => created_by));
  /** The words that a theme is chosen for. */
  const [asked, onAssign] = useState<Place>();
  const [done, setDone] = useState<Done>();
  const { mutate: takeAway, error: notTaken } = useTakeAway();
  const { mutate: assign, error: notAssigned } = useAssign();
  const assigning = useMemo((): Assigning | undefined => {
    if (!isCounted) return undefined;
    const onTakeAway = (passage: QuotedCoding) => {
      const { turn_id, code_id } = passage;
      const name = nameOf(code_id);
      const span = spanOf(passage, turns.find(({ id }) => id === turn_id)?.text ?? '');
      const undo =
        span && (() => assign({ place: { turn_id, start: span[0], end: span[1] }, theme: { id: code_id, name } }));
      takeAway(passage, {
        onSuccess() {
          setDone({ text: t('taken_away', { label: name }), ...(undo && { undo }) });
          document.getElementById(turn_id)?.querySelector<HTMLElement>('.assign')?.focus();
        },
      });
    };
    return { onAssign, onTakeAway, nameOf, nameOfUser };
  }, [isCounted, turns, nameOf, nameOfUser, takeAway, assign, t]);
  const byTurn = useMemo(() => Map.groupBy(passages, ({ turn_id }) => turn_id), [passages]);
  return {
    query,
    byTurn,
    assigning,
    asked,
    done,
    error: notTaken ?? notAssigned,
    onAsked: () => onAssign(undefined),
    onDone: setDone,
  };
}

/** A theme that is gone has no name. */
export function useNameOfTheme(isAsked: boolean): (id: string) => string {
  const t = useWords();
  const { data } = useThemes(isAsked);
  return useMemo(() => {
    const names = new Map([...(data?.codes ?? []), ...(data?.themes ?? [])].map(({ id, name }) => [id, name]));
    return (id: string) => names.get(id) ?? (data ? t('theme_gone') : '…');
  }, [data, t]);
}
