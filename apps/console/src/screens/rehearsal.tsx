/** Simulated participants walk a guide before anybody is invited; what is weak stands at its question. */
import { useMutation } from '@tanstack/react-query';
import type { Job, Rehearsal } from '@insights/api-client/rest';
import { ActionError } from '../ui/states.tsx';
import { type QuestionDraft, questionsOf } from '../question-drafts.ts';
import { api } from '../session.ts';
import { type Words, useWords } from '../words.ts';

type Input = Parameters<typeof api.interviews.rehearse>[0];
type Guide = Omit<NonNullable<Input['guide']>, 'questions'> & { readonly questions: readonly QuestionDraft[] };
type Kind = Rehearsal['weak_spots'][number]['kind'];

const EVERY_MS = 500;
const isOver = ({ status }: Job) => status === 'completed' || status === 'failed' || status === 'cancelled';

/** What is weak; null if the rehearsal failed or was cancelled. It usually takes a second. */
async function rehearse(input: Input): Promise<Rehearsal['weak_spots'] | null> {
  const { job_id } = await api.interviews.rehearse(input);
  for (;;) {
    const job = await api.jobs.get({ job_id });
    if (isOver(job)) return job.result?.weak_spots ?? null;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

/** Rehearses a guide as it is edited. What was found at a question stays until the question is changed. */
export function useRehearsal(workspace_id: string, { questions, ...guide }: Guide) {
  const play = useMutation({
    async mutationFn() {
      const asked = questions.map((question, index) => ({ id: `q${index + 1}`, question }));
      const written = asked.flatMap(({ id, question }) => questionsOf([question]).map((each) => ({ ...each, id })));
      const spots = await rehearse({ workspace_id, guide: { ...guide, questions: written } });
      if (spots === null) return null;
      const kinds = Map.groupBy(spots, ({ question_id }) => question_id);
      return asked.map(({ id, question }) => ({
        question,
        kinds: (kinds.get(id) ?? []).map(({ kind }) => kind),
      }));
    },
  });
  return {
    play,
    hasQuestions: questions.some(({ text }) => text.trim() !== ''),
    kindsOf: (question: QuestionDraft): Kind[] => play.data?.find((found) => found.question === question)?.kinds ?? [],
  };
}

type Rehearsing = ReturnType<typeof useRehearsal>;

/** Starts a rehearsal and says how it ended. */
export function Rehearse({ rehearsal: { play, hasQuestions } }: { rehearsal: Rehearsing }) {
  const t = useWords();
  return (
    <div className="row">
      <button type="button" disabled={play.isPending || !hasQuestions} onClick={() => play.mutate()}>
        {t('rehearse')}
      </button>
      <p role="status" className="hint">
        {saidOf(play, t)}
      </p>
      <ActionError error={play.error} />
    </div>
  );
}

function saidOf({ isPending, data }: Rehearsing['play'], t: Words): string {
  if (isPending) return t('rehearsing');
  if (data === undefined) return t('rehearse_hint');
  if (data === null) return t('rehearsal_failed');
  const count = data.reduce((sum, { kinds }) => sum + kinds.length, 0);
  return count === 0 ? t('no_weak_spots') : t('weak_spots', { n: count });
}

/** What is weak about a question. */
export function WeakSpots({ kinds }: { kinds: readonly Kind[] }) {
  const t = useWords();
  if (kinds.length === 0) return null;
  return (
    <ul className="weak">
      {kinds.map((kind) => (
        <li key={kind}>{t(`weak_${kind}`)}</li>
      ))}
    </ul>
  );
}
