import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useIds } from '../ui/campaign-frame.tsx';
import { Field } from '../ui/field.tsx';
import { ForParticipantsFields, NOTHING_SAID } from '../ui/for-participants.tsx';
import { Questions } from '../ui/questions.tsx';
import { ActionError, useTitle } from '../ui/states.tsx';
import { Discard, Unsaved } from '../ui/unsaved.tsx';
import { Rehearse, WeakSpots, useRehearsal } from './rehearsal.tsx';
import { type QuestionDraft, newDraft, questionsOf } from '../question-drafts.ts';
import { api } from '../session.ts';
import { KINDS, TEMPLATES, type Template } from '../templates.ts';
import { type Key, type Language, languageNames, useLanguage, useWords, wordsOf } from '../words.ts';

/** A template in the language of the interviews. */
function guideOf(
  template: Template,
  language: string,
): { name: string; goal: string; questions: readonly QuestionDraft[] } {
  if (template === 'blank') return { name: '', goal: '', questions: [newDraft()] };
  const words = wordsOf(language);
  return {
    name: words[`template_${template}`],
    goal: words[`template_${template}_goal`],
    questions: KINDS.map((kind, index) => newDraft({ kind, text: words[`template_${template}_${index + 1}` as Key] })),
  };
}

export function Create() {
  const t = useWords();
  useTitle(t('new_campaign'));
  const [template, setTemplate] = useState<Template>();
  const [isEdited, setEdited] = useState(false);
  /** Another template, while somebody is asked whether what they typed may go. */
  const [other, setOther] = useState<Template>();
  const choose = (chosen: Template | undefined) => {
    setTemplate(chosen);
    setEdited(false);
    setOther(undefined);
  };
  return (
    <section className="narrow">
      <h1>{t('new_campaign')}</h1>
      <fieldset className="choices">
        <legend>{t('template')}</legend>
        {TEMPLATES.map((each) => (
          <label key={each} className="card link">
            <input
              type="radio"
              name="template"
              checked={template === each}
              onChange={() => (isEdited ? setOther(each) : choose(each))}
            />
            <span>
              <b>{t(`template_${each}`)}</b>
              <span className="hint">{t(`template_${each}_about`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {other && <Discard onYes={() => choose(other)} onNo={() => setOther(undefined)} />}
      {template && <Guide key={template} template={template} isEdited={isEdited} onEdit={() => setEdited(true)} />}
    </section>
  );
}

interface GuideProps {
  readonly template: Template;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
}

function Guide({ template, isEdited, onEdit }: GuideProps) {
  const t = useWords();
  const page = useLanguage();
  const { workspace } = useIds();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [language, setLanguage] = useState<Language>(page);
  const [guide, setGuide] = useState(() => guideOf(template, page));
  const [settings, setSettings] = useState(NOTHING_SAID);
  const change = (changes: Partial<typeof guide>) => {
    onEdit();
    setGuide({ ...guide, ...changes });
  };
  const rehearsal = useRehearsal(workspace, {
    ...guide,
    language,
    settings,
    name: guide.name || t('new_campaign'),
  });
  const create = useMutation({
    mutationFn: () =>
      api.interviews.create({
        workspace_id: workspace,
        ...guide,
        language,
        settings,
        questions: questionsOf(guide.questions),
      }),
    async onSuccess({ id }) {
      await queries.invalidateQueries({ queryKey: ['campaigns'] });
      await navigate({
        to: '/w/$workspace/campaigns/$campaign/people',
        params: { workspace, campaign: id },
        ignoreBlocker: true,
      });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  /** What was typed stays; an untouched template follows the language. */
  const choose = (chosen: Language) => {
    setLanguage(chosen);
    if (!isEdited) setGuide(guideOf(template, chosen));
  };
  return (
    <form onSubmit={submit}>
      <Unsaved isUnsaved={isEdited} />
      <Field label={t('interview_language')}>
        {(ids) => (
          <select {...ids} value={language} onChange={({ target }) => choose(target.value as Language)}>
            {Object.entries(languageNames).map(([tag, name]) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('name')}>
        {(ids) => (
          <input
            {...ids}
            required
            maxLength={200}
            value={guide.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t('goal')} hint={t('goal_hint')}>
        {(ids) => (
          <textarea
            {...ids}
            rows={3}
            maxLength={2000}
            value={guide.goal}
            onChange={({ target }) => change({ goal: target.value })}
          />
        )}
      </Field>
      <ForParticipantsFields
        settings={settings}
        onChange={(changed) => {
          onEdit();
          setSettings(changed);
        }}
      />
      <Questions
        questions={guide.questions}
        onChange={(questions) => change({ questions })}
        below={(question) => <WeakSpots kinds={rehearsal.kindsOf(question)} />}
      />
      <Rehearse rehearsal={rehearsal} />
      <ActionError error={create.error} />
      <button className="primary" disabled={create.isPending}>
        {t('create')}
      </button>
    </form>
  );
}
