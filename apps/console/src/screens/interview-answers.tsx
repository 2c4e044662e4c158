import { useQuery } from '@tanstack/react-query';
import type { Conversation, QuestionResponses } from '@insights/api-client/rest';
import { useIds } from '../ui/campaign-frame.tsx';
import { api } from '../session.ts';
import { type Words, useWords, wordFor } from '../words.ts';

type Given = QuestionResponses['responses'][number];

/** The closed questions of an interview as they were answered in the end, and what a later answer has replaced. */
export function Answers({ conversation: { id, status } }: { conversation: Conversation }) {
  const t = useWords();
  const { campaign } = useIds();
  const query = useQuery({
    queryKey: ['conversation', id, 'answers'],
    queryFn: () => api.campaignInsights.listResponses({ interview_id: campaign, conversation_id: id, history: 'true' }),
    enabled: status === 'completed',
  });
  const answered = (query.data?.items ?? []).flatMap(({ question, responses }) => {
    const given = responses.filter(({ answer_id, precision }) => answer_id !== null && precision !== null);
    const current = given.find(({ superseded_by }) => superseded_by === null);
    return question.kind === 'open' || !current ? [] : [{ question, current, earlier: replacedBy(current, given) }];
  });
  if (answered.length === 0) return null;
  return (
    <section className="card">
      <h3>{t('answers')}</h3>
      <dl>
        {answered.map(({ question, current, earlier }) => (
          <div key={question.id}>
            <dt dir="auto">{question.text}</dt>
            <dd dir="auto">
              <b>{shown(t, question, current)}</b>{' '}
              {earlier.length > 0 && (
                <span className="hint">
                  {t('answer_corrected', { before: earlier.map((each) => shown(t, question, each)).join(', ') })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Not another reading of the same turn. */
const replacedBy = (current: Given, given: readonly Given[]): Given[] =>
  given.filter((each) => each !== current && (current.author === 'person' || each.turn_id !== current.turn_id));

function shown(t: Words, { kind, option_ids, options }: QuestionResponses['question'], given: Given): string {
  const { value, low, high, date_low, date_high } = given;
  if (value === null) return [low ?? date_low, high ?? date_high].map((end) => end ?? '…').join(' – ');
  const word = (one: number | string): string =>
    kind === 'yes_no' ? wordFor(t, 'answer_', String(one)) : (options[option_ids.indexOf(String(one))] ?? String(one));
  return Array.isArray(value) ? value.map(word).join(', ') : word(value);
}
