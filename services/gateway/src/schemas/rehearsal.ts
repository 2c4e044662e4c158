import { z } from 'zod';
import { campaigns, rehearsals, wordsOf } from '@insights/contracts';
import { inWorkspace, nullIfAbsent } from './inputs.ts';
import { InterviewInput } from './interview-inputs.ts';
import { Id, orNull } from './outputs.ts';

const Participant = z.enum(wordsOf(rehearsals.SimulatedParticipant));
const Questions = InterviewInput.shape.questions.unwrap();

const Guide = InterviewInput.omit({ project_id: true }).extend({
  questions: Questions.min(1).describe('Questions, in order. One without an id is called `q1`, `q2`, … by its place.'),
});

const TrialInput = z.object({
  said: z
    .string()
    .trim()
    .min(1)
    .max(4_000)
    .array()
    .max(200)
    .describe('Their answers so far, in order; empty at the beginning.'),
});

/** A rehearsal is of a guide or of a campaign. */
const hasOneGuide = ({ guide, interview_id }: { guide: unknown; interview_id: unknown }): boolean =>
  (guide === null) !== (interview_id === null);

export const RehearsalInput = inWorkspace
  .extend({
    interview_id: nullIfAbsent(z.uuid().nullish()).describe('The campaign whose guide is rehearsed.'),
    guide: nullIfAbsent(Guide.nullish()).describe('Or a guide, with the fields of a new campaign.'),
    participants: Participant.array()
      .max(wordsOf(rehearsals.SimulatedParticipant).length)
      .default([])
      .describe(
        'Who walks the guide; empty: all. `brief`, `talkative` and `talking` (who speaks instead of typing) answer in few or many words, ' +
          '`unsure` does not know what is hard to know, `contrary` has an answer that no list of options foresees, `correcting` corrects ' +
          'values, `evasive` would rather not say, `hostile` wants to stop.',
      ),
  })
  .extend({ trial: nullIfAbsent(TrialInput.nullish()).describe('Somebody tries the guide instead of `participants`.') })
  .refine(hasOneGuide, { path: ['guide'], message: 'Give either `guide` or `interview_id`, and not both' });

export const RequestedJob = z.object({ job_id: Id.describe('Follow it with `GET /v1/jobs/{job_id}`.') });

const Walk = z.object({
  participant: Participant.describe('The simulated participant.'),
  ended: z
    .enum(wordsOf(rehearsals.WalkEnd))
    .describe('`stopped`: the participant wanted to. `cut`: it was longer than a rehearsal plays.'),
  minutes: z.number().describe('How long the interview would have taken.'),
  turns: z
    .object({
      speaker: z.enum(wordsOf(campaigns.Speaker)).describe('Who says it.'),
      text: z.string().describe('What is said; long texts are cut.'),
      question_id: orNull(z.string()).describe('The question that it belongs to.'),
    })
    .array()
    .describe('The transcript.'),
  answers: z
    .object({
      question_id: z.string().describe('The question.'),
      outcome: z.enum(wordsOf(campaigns.AnswerOutcome)).describe('What became of it.'),
      value: orNull(z.union([z.number(), z.string(), z.array(z.string())])).describe('The value that would be stored.'),
    })
    .array()
    .describe('What became of each question that was asked.'),
});

const Trial = z.object({
  turns: z
    .object({
      speaker: z.enum(wordsOf(campaigns.Speaker)).describe('Who says it.'),
      text: z.string().describe('What is said.'),
      question_id: orNull(z.string()).describe('The question that it belongs to.'),
      choices: z.string().array().describe('Answers that a participant may choose instead of typing.'),
    })
    .array()
    .describe('What was said, up to what the person hears next.'),
  is_over: z.boolean().describe('The interview has ended.'),
});

export const Rehearsal = z
  .object({
    name: z.string().describe('Name of the guide.'),
    language: z.string().describe('BCP 47.'),
    questions: z
      .object({ id: z.string().describe('Id of the question.'), text: z.string().describe('The question.') })
      .array()
      .describe('Its questions, in order.'),
    max_minutes: z.int().describe('Longest duration of an interview.'),
    walks: Walk.array().describe('One for each simulated participant.'),
    weak_spots: z
      .object({
        question_id: z.string().describe('The question.'),
        kind: z.enum(wordsOf(rehearsals.WeakSpotKind)).describe('What is weak.'),
        detail: z.string().describe('The same in words, with what to do, and the participants who showed it.'),
      })
      .array()
      .describe('What to change before anybody is invited, by question.'),
    trial: orNull(Trial).describe('Where `trial` was given: the interview so far. Null otherwise.'),
  })
  .meta({
    id: 'Rehearsal',
    description: 'Simulated participants’ walks through a guide. Nothing of it counts as an interview.',
  });
