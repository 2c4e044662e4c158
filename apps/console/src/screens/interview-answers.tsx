import { useState } from 'react';
import type { Conversation } from '@insights/api-client/rest';
import { type ClosedAnswer, type Given, shownValue, useClosedAnswers } from '../answers.ts';
import { useNameOfUser } from '../members.ts';
import { formatInstant, useLanguage, useWords } from '../words.ts';
import { ChangeAnswer } from './change-answer.tsx';

/** The closed questions of an interview as they were answered in the end, the words that each value is read from, and what has replaced it. */
export function Answers({ conversation }: { conversation: Conversation }) {
  const t = useWords();
  const answers = useClosedAnswers(conversation).data ?? [];
  const [asked, setAsked] = useState<ClosedAnswer>();
  if (answers.length === 0) return null;
  return (
    <section className="card">
      <h3>{t('answers')}</h3>
      <p className="hint">{t('answers_read')}</p>
      <dl className="answers">
        {answers.map((answer) => (
          <div key={answer.question.id}>
            <dt dir="auto">{answer.question.text}</dt>
            <dd dir="auto">
              <Standing of={answer} />
              <button
                type="button"
                className="quiet"
                aria-label={`${t('answer_change')}: ${answer.question.text}`}
                onClick={() => setAsked(answer)}
              >
                {t('answer_change')}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {asked && <ChangeAnswer answer={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

/** The value that counts, where it comes from, and what it has replaced. */
function Standing({ of: { question, current, earlier } }: { of: ClosedAnswer }) {
  const reader = { t: useWords(), language: useLanguage() };
  const { t } = reader;
  if (!current) return <p className="hint">{t('answer_none')}</p>;
  const heard =
    current.author === 'team' ? earlier.find(({ superseded_by }) => superseded_by === current.answer_id) : current;
  return (
    <>
      <b>{shownValue(reader, question, current)}</b>{' '}
      {earlier.length > 0 && (
        <span className="hint">
          {t('answer_corrected', { before: earlier.map((each) => shownValue(reader, question, each)).join(', ') })}
        </span>
      )}
      {current.author === 'team' && <ByTeam of={current} />}
      {heard && <Source of={heard} />}
    </>
  );
}

function ByTeam({ of: { changed_at, changed_by } }: { of: Given }) {
  const t = useWords();
  const language = useLanguage();
  const who = changed_by ?? '';
  const nameOf = useNameOfUser([who]);
  return <p className="hint">{t('answer_by_team', { who: nameOf(who), when: formatInstant(language, changed_at) })}</p>;
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
