import { type ReactNode, useState } from 'react';
import { KINDS, type QuestionDraft, hasOptions, keepsTranslations, newDraft } from '../question-drafts.ts';
import { useWords } from '../words.ts';
import { Field } from './field.tsx';

interface QuestionsProps {
  readonly questions: readonly QuestionDraft[];
  readonly onChange: (questions: readonly QuestionDraft[]) => void;
  /** What stands under a question. */
  readonly below?: (question: QuestionDraft) => ReactNode;
}

/** The questions of a guide as forms: changed, moved, removed and added. What was removed can be brought back. */
export function Questions({ questions, onChange, below }: QuestionsProps) {
  const t = useWords();
  const [removed, setRemoved] = useState<{ question: QuestionDraft; at: number }>();
  const remove = (at: number) => {
    const question = questions[at];
    if (question) setRemoved({ question, at });
    onChange(questions.toSpliced(at, 1));
  };
  const bringBack = ({ question, at }: { question: QuestionDraft; at: number }) => {
    onChange(questions.toSpliced(at, 0, question));
    setRemoved(undefined);
  };
  const move = (at: number, by: number) => {
    const question = questions[at];
    if (question) onChange(questions.toSpliced(at, 1).toSpliced(at + by, 0, question));
  };
  return (
    <fieldset>
      <legend>{t('questions')}</legend>
      <p className="hint">{t('learn_hint')}</p>
      <ol className="cards questions">
        {questions.map((question, at) => (
          <li key={question.key} className="card">
            <div className="corner">
              <b aria-hidden="true">{t('question_n', { n: at + 1 })}</b>
              <Move n={at + 1} direction="up" isPossible={at > 0} onMove={() => move(at, -1)} />
              <Move n={at + 1} direction="down" isPossible={at < questions.length - 1} onMove={() => move(at, 1)} />
              <button
                type="button"
                className="icon"
                aria-label={t('remove_n', { n: at + 1 })}
                title={t('remove')}
                onClick={() => remove(at)}
              >
                ×
              </button>
            </div>
            <QuestionForm
              question={question}
              n={at + 1}
              onChange={(changes) => onChange(questions.with(at, { ...question, ...changes }))}
            />
            {below?.(question)}
          </li>
        ))}
      </ol>
      <div role="status">
        {removed && (
          <p className="note">
            {t('question_removed', { text: removed.question.text || t('question') })}{' '}
            <button type="button" autoFocus onClick={() => bringBack(removed)}>
              {t('undo')}
            </button>
          </p>
        )}
      </div>
      <button
        type="button"
        onClick={({ currentTarget }) => {
          onChange([...questions, newDraft()]);
          requestAnimationFrame(() => lastText(currentTarget)?.focus());
        }}
      >
        {t('add_question')}
      </button>
    </fieldset>
  );
}

/** Where the text of the question that was added is written. */
const lastText = (button: HTMLElement): HTMLTextAreaElement | null =>
  button.parentElement?.querySelector<HTMLTextAreaElement>('ol > li:last-child textarea') ?? null;

interface MoveProps {
  readonly n: number;
  readonly direction: 'up' | 'down';
  readonly isPossible: boolean;
  readonly onMove: () => void;
}

/** Keeps the focus, so that a question can be moved several places. */
function Move({ n, direction, isPossible, onMove }: MoveProps) {
  const t = useWords();
  return (
    <button
      type="button"
      className="icon"
      aria-label={t(`move_${direction}_n`, { n })}
      title={t(`move_${direction}_n`, { n })}
      aria-disabled={!isPossible}
      onClick={({ currentTarget }) => {
        if (isPossible) onMove();
        requestAnimationFrame(() => currentTarget.focus());
      }}
    >
      {direction === 'up' ? '↑' : '↓'}
    </button>
  );
}

interface FormProps {
  readonly question: QuestionDraft;
  readonly n: number;
  readonly onChange: (changes: Partial<QuestionDraft>) => void;
}

function QuestionForm({ question, n, onChange }: FormProps) {
  const t = useWords();
  const languages = Object.keys(question.stored?.translations ?? {});
  return (
    <>
      <textarea
        rows={2}
        maxLength={2000}
        aria-label={t('question_n', { n })}
        value={question.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <label className="learn">
        {t('learn')}
        <input
          maxLength={500}
          aria-label={t('learn_n', { n })}
          value={question.learn}
          onChange={({ target }) => onChange({ learn: target.value })}
        />
      </label>
      <div className="row">
        <select
          aria-label={t('kind_n', { n })}
          value={question.kind}
          onChange={({ target }) => onChange({ kind: target.value as QuestionDraft['kind'] })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind_${kind}`)}
            </option>
          ))}
        </select>
        <select
          aria-label={t('required_n', { n })}
          value={String(question.required)}
          onChange={({ target }) => onChange({ required: target.value === 'true' })}
        >
          <option value="true">{t('required')}</option>
          <option value="false">{t('optional')}</option>
        </select>
      </div>
      {question.kind === 'scale' && <p className="hint">{t('scale_hint')}</p>}
      {hasOptions(question) && (
        <Field label={t('options_n', { n })} hint={t('options_hint')}>
          {(ids) => (
            <textarea
              {...ids}
              rows={4}
              required
              value={question.options}
              onChange={({ target }) => onChange({ options: target.value })}
            />
          )}
        </Field>
      )}
      <Limits question={question} n={n} onChange={onChange} />
      {languages.length > 0 && (
        <p className="hint">
          {t(keepsTranslations(question) ? 'translations_stay' : 'translations_go', {
            languages: languages.join(', '),
          })}
        </p>
      )}
    </>
  );
}

/** How many options may be chosen, or how small and large a number may be. */
function Limits({ question, n, onChange }: FormProps) {
  const t = useWords();
  const { kind } = question;
  if (kind !== 'multi_choice' && kind !== 'number') return null;
  return (
    <div className="row">
      {(['min', 'max'] as const).map((limit) => (
        <Field key={limit} label={t(`options_${limit}`)}>
          {(ids) => (
            <input
              {...ids}
              type="number"
              {...(kind === 'number' ? { step: 'any' } : { min: limit === 'min' ? 0 : 1, max: 50 })}
              aria-label={t(`${kind === 'number' ? 'number' : 'options'}_${limit}_n`, { n })}
              value={question[limit]}
              onChange={({ target }) => onChange({ [limit]: target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
