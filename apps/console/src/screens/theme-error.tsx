import { problemAt, refusalOf } from '../codes.ts';
import { ActionError } from '../ui/states.tsx';
import { useWords } from '../words.ts';

/** Why a theme or a passage of it was not saved, and what to do. What is wrong with a field stands at the field. */
export function ThemeError({ error }: { error: Error | null }) {
  const t = useWords();
  const refusal = refusalOf(error);
  if (problemAt(error, 'name') ?? problemAt(error, 'includes')) return null;
  if (refusal === undefined) return <ActionError error={error} />;
  return (
    <p className="error" role="alert">
      {t(refusal)}
    </p>
  );
}
