import { z } from 'zod';
import type { campaigns } from '@insights/contracts';
import { listRoute } from '../../core/route.ts';
import { queryFlag } from '../../schemas/inputs.ts';
import { QuestionResponses, givenAnswer, valueIn } from '../../schemas/responses.ts';
import { byInterview } from '../interviews/by-interview.ts';

export const listResponses = listRoute({
  name: 'listResponses',
  path: '/v1/interviews/:interview_id/responses',
  tag: 'campaign-insights',
  doc:
    'Lists what participants answered, by question. Every question is on each page; `limit` counts conversations, ' +
    'the oldest first. Totals and distributions are over all completed conversations and count the value that a participant gave last; `segment` also gives them by an attribute of contacts.',
  access: { scopes: ['interviews', 'exports'], role: 'member' },
  workspace: byInterview,
  audit: 'responses.read',
  query: z.object({
    conversation_id: z.uuid().optional().describe('The answers of this conversation alone.'),
    history: queryFlag.describe(
      'Also list the values that a later one replaced (`superseded_by`). No total counts them.',
    ),
    segment: z.string().max(100).trim().min(1).optional().describe('Name of an attribute of contacts.'),
  }),
  item: QuestionResponses,
  errors: ['not_found'],
  async handle({ params, query: { segment = null, conversation_id = null, history }, page, call, campaigns }) {
    const { items, next_cursor } = await campaigns.listResponses(
      { interview_id: params.interview_id, page, segment, conversation_id, history },
      call,
    );
    return { items: items.map(questionAnswer), next_cursor };
  },
});

const NOTHING: campaigns.ResponseTotals = {
  asked: 0,
  answered: 0,
  declined: 0,
  distribution: [],
  valued: 0,
  median: null,
};

function questionAnswer({ question, responses, totals, segments, segments_withheld }: campaigns.QuestionResponses) {
  return {
    question,
    responses: responses.map(givenAnswer),
    ...totalsIn(totals, question),
    segments: segments.map(({ value, totals: own }) => ({ value, ...totalsIn(own, question) })),
    segments_withheld,
  };
}

function totalsIn(totals: campaigns.ResponseTotals | null, question: campaigns.Question | null) {
  const { distribution, median, ...numbers } = totals ?? NOTHING;
  return {
    ...numbers,
    distribution: distribution.map(({ value: answer, count }) => {
      const value = oneIn(answer);
      return { value, label: labelOf(question, String(value)), count };
    }),
    median: median && oneIn(median),
  };
}

const labelOf = (question: campaigns.Question | null, value: string): string =>
  question?.options[question.option_ids.indexOf(value)] ?? value;

/** Of a distribution, whose values are single. */
function oneIn(answer: campaigns.AnswerValue | null): number | string {
  const value = valueIn(answer);
  return typeof value === 'number' ? value : String(value ?? '');
}
