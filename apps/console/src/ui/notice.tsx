/** What was done last, said on whichever screen it leads to. */
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, createContext, use, useCallback, useState } from 'react';
import { useWords } from '../words.ts';

export interface Done {
  readonly text: string;
  readonly undo?: () => void;
}

const Tell = createContext<(done: Done) => void>(() => undefined);

export const useTell = () => use(Tell);

/** Shows what a screen tells below it, until it is closed or another screen is opened. */
export function Notices({ children }: { children: ReactNode }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [told, setTold] = useState<Done & { readonly path: string }>();
  const router = useRouter();
  const tell = useCallback((done: Done) => setTold({ ...done, path: router.state.location.pathname }), [router]);
  return (
    <Tell value={tell}>
      {children}
      <div className="done" role="status">
        {told?.path === path && <DoneNote done={told} onClose={() => setTold(undefined)} />}
      </div>
    </Tell>
  );
}

/** What can be undone is seen until it is closed. */
export function DoneNote({ done: { text, undo }, onClose }: { done: Done; onClose: () => void }) {
  const t = useWords();
  return (
    <p className="note row" dir="auto">
      <span>{text}</span>
      {undo && (
        <button
          type="button"
          onClick={() => {
            onClose();
            undo();
          }}
        >
          {t('undo')}
        </button>
      )}
      <button type="button" onClick={onClose}>
        {t('close')}
      </button>
    </p>
  );
}
