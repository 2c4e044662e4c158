import type { Acts } from './audit-acts.ts';
import type { AuditScene } from './audit-scene.ts';

/** Which question an imported turn asks. */
export function ofQuestions({ at, asking, program }: AuditScene): Acts {
  const path = `${at}/turns/${asking}/question`;
  const asked = async () => {
    const { questions } = await program.ok<{ questions: { id: string }[] }>(program.get(at));
    return { question_id: questions[0]?.id ?? null };
  };
  return {
    'PUT /v1/interviews/:interview_id/turns/:turn_id/question': async (go) => {
      await go('PUT', path, await asked());
      return asking;
    },
    'DELETE /v1/interviews/:interview_id/turns/:turn_id/question': async (go) => {
      await program.ok(program.ask('PUT', path, { body: await asked() }));
      await go('DELETE', path);
      return asking;
    },
  };
}
