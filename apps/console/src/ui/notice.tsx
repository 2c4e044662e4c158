/** What was done last, said on whichever screen it leads to. */
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, createContext, use, useMemo, useState } from 'react';
import { useWords } from '../words.ts';

const Tell = createContext<(text: string) => void>(() => undefined);

export const useTell = () => use(Tell);

/** Shows what a screen tells below it, until it is closed or another screen is opened. */
export function Notices({ children }: { children: ReactNode }) {
  const t = useWords();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [told, setTold] = useState<{ text: string; path: string }>();
  const router = useRouter();
  const tell = useMemo(() => (text: string) => setTold({ text, path: router.state.location.pathname }), [router]);
  return (
    <Tell value={tell}>
      {children}
      <div className="done" role="status">
        {told?.path === path && (
          <p className="note row" dir="auto">
            <span>{told.text}</span>
            <button type="button" onClick={() => setTold(undefined)}>
              {t('close')}
            </button>
          </p>
        )}
      </div>
    </Tell>
  );
}
