import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type Words, useWords } from '../words.ts';

/** What an input needs to be known by its label, its hint and what is wrong with it. */
export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  /** What the server says is wrong. */
  readonly problem?: string | undefined;
  readonly children: (ids: FieldIds) => ReactNode;
}

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const INPUTS = 'input, textarea, select';

/** What is wrong, in the language of the page: the browser's own bubbles speak that of the device, and vanish. */
function problemOf(t: Words, input: Input): string {
  const { typeMismatch, tooShort, rangeOverflow, rangeUnderflow, stepMismatch } = input.validity;
  const { min = '', max = '', minLength = 0 } = input instanceof HTMLInputElement ? input : {};
  if (typeMismatch) return t('wrong_email');
  if (tooShort) return t('wrong_short', { n: minLength });
  return rangeOverflow || rangeUnderflow || stepMismatch ? t('wrong_range', { min, max }) : t('wrong_missing');
}

/** An input with its label, its hint and, after its form was sent, what is wrong with it. */
export function Field({ label, hint, problem: refused, children }: FieldProps) {
  const t = useWords();
  const id = useId();
  const [invalid, setInvalid] = useState<string>();
  const problem = invalid ?? refused;
  const onInvalid = (event: FormEvent) => {
    const input = event.target as Input;
    event.preventDefault();
    setInvalid(problemOf(t, input));
    const wrong = [...(input.form?.elements ?? [])].find((each) => each.matches(`:is(${INPUTS}):invalid`));
    if (wrong === input) input.focus();
  };
  const about = [...(problem === undefined ? [] : [`${id}-problem`]), ...(hint === undefined ? [] : [`${id}-hint`])];
  const ids = {
    id,
    ...(about.length > 0 && { 'aria-describedby': about.join(' ') }),
    ...(problem !== undefined && { 'aria-invalid': true as const }),
  };
  return (
    <div className="field" onInvalid={onInvalid} onChange={() => setInvalid(undefined)}>
      <label htmlFor={id}>{label}</label>
      {children(ids)}
      {problem !== undefined && (
        <p className="error" id={`${id}-problem`} role={invalid === undefined ? 'alert' : undefined}>
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
