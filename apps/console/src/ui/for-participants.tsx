import type { Interview } from '@insights/api-client/rest';
import { useWords } from '../words.ts';
import { Field } from './field.tsx';

/** What participants read before they agree. */
export type ForParticipants = Pick<
  Interview['settings'],
  'controller_name' | 'participant_intro' | 'contact_email' | 'max_duration_minutes' | 'minors'
>;

export const NOTHING_SAID: ForParticipants = {
  controller_name: null,
  participant_intro: null,
  contact_email: null,
  max_duration_minutes: 30,
  minors: 'stop',
};

export function toldIn({
  controller_name,
  participant_intro,
  contact_email,
  max_duration_minutes,
  minors,
}: Interview['settings']): ForParticipants {
  return { controller_name, participant_intro, contact_email, max_duration_minutes, minors };
}

interface Props {
  readonly settings: ForParticipants;
  readonly onChange: (settings: ForParticipants) => void;
}

/** Who asks, what for, whom to write to, how long it takes and who can take part. */
export function ForParticipantsFields({ settings, onChange }: Props) {
  const t = useWords();
  const change = (changes: Partial<ForParticipants>) => onChange({ ...settings, ...changes });
  return (
    <fieldset>
      <legend>{t('for_participants')}</legend>
      <Field label={t('controller')}>
        {(ids) => (
          <input
            {...ids}
            maxLength={200}
            value={settings.controller_name ?? ''}
            onChange={({ target }) => change({ controller_name: target.value || null })}
          />
        )}
      </Field>
      <Field label={t('purpose')} hint={t('purpose_hint')}>
        {(ids) => (
          <textarea
            {...ids}
            rows={2}
            maxLength={2000}
            value={settings.participant_intro ?? ''}
            onChange={({ target }) => change({ participant_intro: target.value || null })}
          />
        )}
      </Field>
      <Field label={t('contact')}>
        {(ids) => (
          <input
            {...ids}
            type="email"
            maxLength={254}
            value={settings.contact_email ?? ''}
            onChange={({ target }) => change({ contact_email: target.value || null })}
          />
        )}
      </Field>
      <Field label={t('longest')}>
        {(ids) => (
          <input
            {...ids}
            type="number"
            required
            min={1}
            max={480}
            value={settings.max_duration_minutes || ''}
            onChange={({ target }) => change({ max_duration_minutes: Number(target.value) })}
          />
        )}
      </Field>
      <div className="check">
        <input
          id="adults"
          type="checkbox"
          aria-describedby="adults-hint"
          checked={settings.minors === 'stop'}
          onChange={({ target }) => change({ minors: target.checked ? 'stop' : 'continue' })}
        />
        <div>
          <label htmlFor="adults">{t('adults')}</label>
          <p id="adults-hint" className="hint">
            {t('adults_hint')}
          </p>
        </div>
      </div>
    </fieldset>
  );
}
