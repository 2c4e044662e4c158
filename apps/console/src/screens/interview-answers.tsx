import { useQuery } from '@tanstack/react-query';
import type { Conversation, QuestionResponses } from '@insights/api-client/rest';
import { dayIn } from '@insights/web/ui/days.js';
import { useIds } from '../ui/campaign-frame.tsx';
import { api } from '../session.ts';
import { type Language, type Words, useLanguage, useWords, wordFor } from '../words.ts';

interface Reader {
  t: Words;
  language: Language;
}

type Question = QuestionResponses['question'];
type Given = QuestionResponses['responses'][number];

/** The closed questions of an interview as they were answered in the end, the words that each value is read from, and what a later answer has replaced. */
export function Answers({ conversation: { id, status } }: { conversation: Conversation }) {
  const reader = { t: useWords(), language: useLanguage() };
  const { t } = reader;
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
      <p className="hint">{t('answers_read')}</p>
      <dl>
        {answered.map(({ question, current, earlier }) => (
          <div key={question.id}>
            <dt dir="auto">{question.text}</dt>
            <dd dir="auto">
              <b>{shown(reader, question, current)}</b>{' '}
              {earlier.length > 0 && (
                <span className="hint">
                  {t('answer_corrected', { before: earlier.map((each) => shown(reader, question, each)).join(', ') })}
                </span>
              )}
              <Source of={current} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Where a value comes from: the words in which it was given, or the participant's own choice. */
function Source({ of: { turn_id, quote, author } }: { of: Given }) {
  const t = useWords();
  if (turn_id === null) return <p className="hint">{t('answer_chosen')}</p>;
  return (
    <p className="hint">
      {quote !== null && <q>{quote}</q>} <a href={`#${turn_id}`}>{t('see_turn')}</a>
      {author === 'model' && ` ${t('answer_by_model')}`}
    </p>
  );
}

/** Not another reading of the same turn. */
const replacedBy = (current: Given, given: readonly Given[]): Given[] =>
  given.filter((each) => each !== current && (current.author === 'person' || each.turn_id !== current.turn_id));

function shown({ t, language }: Reader, { kind, option_ids, options }: Question, given: Given): string {
  const { value, low, high } = given;
  const [from, to] = [given.date_low, given.date_high].map((day) => day && dayIn(language, day));
  if (value === null) return [low ?? from, high ?? to].map((end) => end ?? '…').join(' – ');
  const word = (one: number | string): string => {
    if (kind === 'date') return dayIn(language, String(one));
    return kind === 'yes_no'
      ? wordFor(t, 'answer_', String(one))
      : (options[option_ids.indexOf(String(one))] ?? String(one));
  };
  return Array.isArray(value) ? value.map(word).join(', ') : word(value);
}
