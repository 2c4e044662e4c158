import { translate as reportWords } from '@insights/web/reports/words.js';
import { refusalOf } from '../corrections.ts';
import { ActionError } from '../ui/states.tsx';

/** Why a correction was not saved, and what to do. */
export function CorrectionError({ error }: { error: Error | null }) {
  const refusal = refusalOf(error);
  if (refusal === undefined) return <ActionError error={error} />;
  return (
    <p className="error" role="alert">
      {reportWords(refusal)}
    </p>
  );
}
