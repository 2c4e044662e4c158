import { useWords } from '../words.ts';

interface FilterProps<T extends string> {
  readonly id: string;
  readonly label: string;
  /** The empty string: all. */
  readonly value: T | '';
  readonly options: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T | '') => void;
}

/** Narrows a list down by one field. */
export function Filter<T extends string>({ id, label, value, options, onChange }: FilterProps<T>) {
  const t = useWords();
  const chosen = (text: string): T | '' => options.find(([each]) => each === text)?.[0] ?? '';
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(chosen(target.value))}>
        <option value="">{t('all')}</option>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
