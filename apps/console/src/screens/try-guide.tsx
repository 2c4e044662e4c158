/** Somebody tries a guide as a participant: the interviewer asks, they answer, and nothing of it is an interview. */
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { Rehearsal } from '@insights/api-client/rest';
import { ActionError } from '../ui/states.tsx';
import { type Words, useWords } from '../words.ts';

export type Trial = NonNullable<Rehearsal['trial']>;
/** The interview so far with somebody who has said this; null if it cannot be continued. */
export type Continue = (said: readonly string[]) => Promise<Trial | null>;

interface Props {
  readonly language: string;
  readonly isDisabled: boolean;
  readonly next: Continue;
}

export function TryGuide({ language, isDisabled, next }: Props) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" disabled={isDisabled} onClick={() => setOpen(true)}>
        {t('try_it')}
      </button>
      {isOpen && <Phone language={language} next={next} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PhoneProps extends Pick<Props, 'language' | 'next'> {
  readonly onClose: () => void;
}

function Phone({ language, next, onClose }: PhoneProps) {
  const t = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const restart = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  /** As it was answered last, also while the next answer is awaited. */
  const [trial, setTrial] = useState<Trial | null>(null);
  const talk = useMutation({ mutationFn: next, onSuccess: setTrial });
  const { mutate, isPending } = talk;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => mutate(said), [mutate, said]);
  const last = trial?.turns.at(-1);
  const canSay = trial?.is_over === false;
  // To what somebody does next: the field, or the button that begins anew.
  useEffect(() => {
    if (!isPending) (field.current ?? restart.current)?.focus();
  }, [isPending]);
  useEffect(() => {
    dialog.current?.scrollTo(0, dialog.current.scrollHeight);
  }, [last, isPending]);
  const begin = () => {
    setTrial(null);
    setSaid([]);
  };
  const say = (words: string) => {
    if (words.trim() === '' || isPending) return;
    setSaid([...said, words.trim()]);
    setText('');
    field.current?.focus();
  };
  return (
    <dialog ref={dialog} className="phone" aria-labelledby={`${id}-heading`} onClose={onClose}>
      <div className="title">
        <h2 id={`${id}-heading`}>{t('try_it')}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {t('close')}
        </button>
      </div>
      <p className="hint">{t('try_hint')}</p>
      <Turns trial={trial} waiting={isPending ? (said.at(-1) ?? '') : ''} language={language} />
      <p role="status" className="hint">
        {stateOf(talk, t)}
      </p>
      <ActionError error={talk.error} />
      {talk.isError && (
        <button type="button" ref={restart} onClick={() => mutate(said)}>
          {t('again')}
        </button>
      )}
      {canSay && !isPending && <Choices choices={last?.choices ?? []} language={language} onChoose={say} />}
      {canSay && (
        // No form: the dialog stands in the form of the guide.
        <div>
          <textarea
            ref={field}
            rows={3}
            maxLength={4000}
            aria-label={t('your_answer')}
            lang={language}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button
            type="button"
            className="primary"
            disabled={isPending || text.trim() === ''}
            onClick={() => say(text)}
          >
            {t('send')}
          </button>
        </div>
      )}
      {said.length > 0 && !isPending && (
        <button type="button" ref={talk.isError ? null : restart} onClick={begin}>
          {t('try_again')}
        </button>
      )}
    </dialog>
  );
}

function stateOf({ isPending, data }: { isPending: boolean; data: Trial | null | undefined }, t: Words): string {
  if (isPending) return t('try_waiting');
  if (data === null) return t('rehearsal_failed');
  return data?.is_over === true ? t('try_over') : '';
}

interface TurnsProps {
  readonly trial: Trial | null;
  /** What was said last, until it is answered. */
  readonly waiting: string;
  readonly language: string;
}

function Turns({ trial, waiting, language }: TurnsProps) {
  const t = useWords();
  const turns = [
    ...(trial?.turns ?? []),
    ...(waiting === '' ? [] : [{ speaker: 'participant' as const, text: waiting }]),
  ];
  return (
    <ol className="turns">
      {turns.map(({ speaker, text }, index) => (
        <li key={index} className={speaker}>
          <b>{t(speaker === 'interviewer' ? 'interviewer' : 'you')}</b>
          <p lang={language} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}

interface ChoicesProps {
  readonly choices: readonly string[];
  readonly language: string;
  readonly onChoose: (words: string) => void;
}

function Choices({ choices, language, onChoose }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <div className="row">
      {choices.map((choice) => (
        <button key={choice} type="button" lang={language} dir="auto" onClick={() => onChoose(choice)}>
          {choice}
        </button>
      ))}
    </div>
  );
}
