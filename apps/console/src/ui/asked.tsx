import { useWords } from '../words.ts';
import { useCampaign } from './campaign-frame.tsx';

/** The question of the guide that a turn asks: null for none, undefined for what was recognised. */
export type Asked = string | null | undefined;

const [FOUND, NONE] = ['', '-'];

interface Props {
  readonly label: string;
  readonly value: Asked;
  /** The question that was recognised; undefined where that is not known any more. */
  readonly found: Asked;
  readonly isDisabled?: boolean;
  readonly onChange: (asked: Asked) => void;
}

/** Says which question of the guide a turn of the interviewer asks, or leaves it at what was recognised. */
export function AskedChoice({ label, value, found, isDisabled = false, onChange }: Props) {
  const t = useWords();
  const questions = useCampaign().data?.questions ?? [];
  const nameOf = useNameOfQuestion();
  return (
    <select
      aria-label={label}
      disabled={isDisabled}
      value={value === undefined ? FOUND : (value ?? NONE)}
      onChange={({ target }) =>
        onChange(target.value === FOUND ? undefined : target.value === NONE ? null : target.value)
      }
    >
      <option value={FOUND}>
        {found === undefined ? t('asked_found') : found === null ? t('asked_not_found') : nameOf(found)}
      </option>
      <option value={NONE}>{t('asked_none')}</option>
      {questions
        .filter(({ id }) => id !== found)
        .map(({ id }) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
    </select>
  );
}

/** `2. How satisfied are you?` */
export function useNameOfQuestion(): (id: string) => string {
  const questions = useCampaign().data?.questions ?? [];
  return (id) => {
    const index = questions.findIndex((each) => each.id === id);
    return `${index + 1}. ${questions[index]?.text ?? ''}`;
  };
}
