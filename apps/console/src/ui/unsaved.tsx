import { useBlocker } from '@tanstack/react-router';
import { useWords } from '../words.ts';
import { Asked } from './confirm.tsx';

interface DiscardProps {
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before what was typed is lost. */
export function Discard(answers: DiscardProps) {
  const t = useWords();
  return (
    <Asked heading={t('discard_heading')} text={t('discard_text')} yes={t('discard')} kind="danger" {...answers} />
  );
}

/** Asks before a page is left on which something is not saved. */
export function Unsaved({ isUnsaved }: { isUnsaved: boolean }) {
  const { proceed, reset } = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return proceed && <Discard onYes={proceed} onNo={reset} />;
}
