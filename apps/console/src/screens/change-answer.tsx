import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type ClosedAnswer, type Value, isOutdated, optionsOf, useChangeAnswer } from '../answers.ts';
import { problemAt } from '../codes.ts';
import { Field } from '../ui/field.tsx';
import { ActionError } from '../ui/states.tsx';
import { useWords } from '../words.ts';

interface ChangeProps {
  readonly answer: ClosedAnswer;
  readonly onClose: () => void;
}

/** Asks for the value of a closed answer that counts instead; or removes what was heard, or takes an earlier change back. */
export function ChangeAnswer({ answer, onClose }: ChangeProps) {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { question, current, earlier } = answer;
  const [value, setValue] = useState<Value | null>(current?.value ?? null);
  const change = useChangeAnswer(answer);
  useEffect(() => dialog.current?.showModal(), []);
  const store = (to: Parameters<typeof change.mutate>[0]) =>
    change.mutate(to, { onSuccess: () => dialog.current?.close() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store({ to: value ?? [] });
  };
  const isByTeam = current?.author === 'team';
  const isHeard = isByTeam ? earlier.length > 0 : current !== undefined;
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={id} dir="auto">
          {question.text}
        </h2>
        <p>{t('answer_change_lead')}</p>
        <Control answer={answer} value={value} onChange={setValue} problem={problemAt(change.error, 'value')} />
        <Failure error={change.error} />
        <div className="row">
          {isByTeam && (
            <button type="button" disabled={change.isPending} onClick={() => store('back')}>
              {t('answer_take_back')}
            </button>
          )}
          {isHeard && !(isByTeam && current.value === null) && (
            <button
              type="button"
              className="danger-quiet"
              disabled={change.isPending}
              onClick={() => store({ to: null })}
            >
              {t('answer_remove')}
            </button>
          )}
        </div>
        <div className="row end">
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('no')}
          </button>
          <button className="primary" disabled={change.isPending}>
            {t('save')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** What is wrong with the value stands at its field. */
function Failure({ error }: { error: Error | null }) {
  const t = useWords();
  if (problemAt(error, 'value')) return null;
  if (!isOutdated(error)) return <ActionError error={error} />;
  return (
    <p className="error" role="alert">
      {t('answer_outdated')}
    </p>
  );
}

interface ControlProps {
  readonly answer: ClosedAnswer;
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  readonly problem: string | undefined;
}

/** What fits the kind of question. */
function Control({ answer: { question, limits }, value, onChange, problem }: ControlProps) {
  const t = useWords();
  const { kind, unit } = question;
  if (kind === 'multi_choice') return <Several options={optionsOf(t, question)} {...{ value, onChange, problem }} />;
  const given = { required: true, value: String(value ?? '') };
  return (
    <Field label={t('answer_value')} problem={problem} {...(unit !== null && { hint: unit })}>
      {(ids) => {
        if (kind === 'date')
          return <input {...ids} {...given} type="date" onChange={({ target }) => onChange(target.value)} />;
        if (kind === 'choice' || kind === 'yes_no')
          return (
            <select {...ids} {...given} onChange={({ target }) => onChange(target.value)}>
              <option value="">–</option>
              {optionsOf(t, question).map((each) => (
                <option key={each.id} value={each.id}>
                  {each.label}
                </option>
              ))}
            </select>
          );
        return (
          <input
            {...ids}
            {...given}
            type="number"
            min={limits.min ?? undefined}
            max={limits.max ?? undefined}
            step={kind === 'scale' ? 1 : 'any'}
            onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
          />
        );
      }}
    </Field>
  );
}

interface SeveralProps extends Omit<ControlProps, 'answer'> {
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** None, one or several of the options. */
function Several({ options, value, onChange, problem }: SeveralProps) {
  const t = useWords();
  const chosen = Array.isArray(value) ? value : [];
  return (
    <fieldset>
      <legend>{t('answer_value')}</legend>
      {options.map(({ id, label }) => (
        <label key={id} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))}
          />{' '}
          {label}
        </label>
      ))}
      {problem !== undefined && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
