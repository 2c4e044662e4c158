/** Simulated participants walk a guide before anybody is invited: how an interview may run, and what is weak at its question. */
import { useMutation } from '@tanstack/react-query';
import type { Job, Rehearsal } from '@insights/api-client/rest';
import { ActionError } from '../ui/states.tsx';
import { type Continue, TryGuide } from './try-guide.tsx';
import { type QuestionDraft, questionsOf } from '../question-drafts.ts';
import { api } from '../session.ts';
import { type Words, useWords } from '../words.ts';

type Input = Parameters<typeof api.interviews.rehearse>[0];
type Guide = Omit<NonNullable<Input['guide']>, 'questions' | 'language'> & {
  readonly language: string;
  readonly questions: readonly QuestionDraft[];
};
type Kind = Rehearsal['weak_spots'][number]['kind'];

const EVERY_MS = 500;
/** Whose interview is shown: one that is short enough to be read. */
const SHOWN = 'brief';
const isOver = ({ status }: Job) => status === 'completed' || status === 'failed' || status === 'cancelled';

/** Null if the rehearsal failed or was cancelled. It usually takes a second. */
async function rehearse(input: Input): Promise<Rehearsal | null> {
  const { job_id } = await api.interviews.rehearse(input);
  for (;;) {
    const job = await api.jobs.get({ job_id });
    if (isOver(job)) return job.result;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

/** Rehearses a guide as it is edited. What was found at a question stays until the question is changed. */
export function useRehearsal(workspace_id: string, { questions, ...guide }: Guide) {
  const asked = questions.map((question, index) => ({ id: `q${index + 1}`, question }));
  const written = asked.flatMap(({ id, question }) => questionsOf([question]).map((each) => ({ ...each, id })));
  const input = { workspace_id, guide: { ...guide, questions: written } };
  const play = useMutation({
    async mutationFn() {
      const result = await rehearse(input);
      if (result === null) return null;
      const kinds = Map.groupBy(result.weak_spots, ({ question_id }) => question_id);
      const found = asked.map(({ id, question }) => ({
        question,
        kinds: (kinds.get(id) ?? []).map(({ kind }) => kind),
      }));
      return { found, turns: result.walks.find(({ participant }) => participant === SHOWN)?.turns ?? [] };
    },
  });
  const next: Continue = async (said) => (await rehearse({ ...input, trial: { said: [...said] } }))?.trial ?? null;
  return {
    play,
    next,
    language: guide.language,
    hasQuestions: questions.some(({ text }) => text.trim() !== ''),
    kindsOf: (question: QuestionDraft): Kind[] =>
      play.data?.found.find((found) => found.question === question)?.kinds ?? [],
  };
}

type Rehearsing = ReturnType<typeof useRehearsal>;

/** Starts a rehearsal, says how it ended and shows the interview of one simulated participant. */
export function Rehearse({ rehearsal: { play, next, hasQuestions, language } }: { rehearsal: Rehearsing }) {
  const t = useWords();
  return (
    <>
      <div className="row">
        <button type="button" disabled={play.isPending || !hasQuestions} onClick={() => play.mutate()}>
          {t('rehearse')}
        </button>
        <TryGuide language={language} isDisabled={!hasQuestions} next={next} />
      </div>
      <p role="status" className="hint">
        {saidOf(play, t)}
      </p>
      <ActionError error={play.error} />
      {play.data && (
        <details className="card" open>
          <summary>{t('rehearsed_interview')}</summary>
          <ol className="turns">
            {play.data.turns.map(({ speaker, text }, index) => (
              <li key={index} className={speaker}>
                <b>{t(speaker)}</b>
                <p lang={language} dir="auto">
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function saidOf({ isPending, data }: Rehearsing['play'], t: Words): string {
  if (isPending) return t('rehearsing');
  if (data === undefined) return t('rehearse_hint');
  if (data === null) return t('rehearsal_failed');
  const count = data.found.reduce((sum, { kinds }) => sum + kinds.length, 0);
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
