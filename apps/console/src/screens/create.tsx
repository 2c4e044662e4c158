import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useIds } from '../ui/campaign-frame.tsx';
import { Field } from '../ui/field.tsx';
import { ActionError, useTitle } from '../ui/states.tsx';
import { Rehearse, WeakSpots, useRehearsal } from './rehearsal.tsx';
import { api } from '../session.ts';
import { type Key, type Language, languageNames, useLanguage, useWords, wordsOf } from '../words.ts';

const TEMPLATES = ['process', 'onboarding', 'leaving', 'blank'] as const;
type Template = (typeof TEMPLATES)[number];
const QUESTION_KINDS = ['open', 'scale', 'choice', 'multi_choice', 'yes_no', 'number', 'date'] as const;
type Kind = (typeof QUESTION_KINDS)[number];
/** `options`: one a line; `min` and `max`: how many of them. */
type Question = { text: string; kind: Kind; learn: string; options: string; min: string; max: string };
const EMPTY: Question = { text: '', kind: 'open', learn: '', options: '', min: '', max: '' };

/** A question as the API takes it. */
function asked({ learn, options, min, max, ...question }: Question) {
  const limits = question.kind === 'multi_choice' ? { min: numberOr(min), max: numberOr(max) } : {};
  const lines = hasOptions(question.kind) ? options.split('\n').map((line) => line.trim()) : [];
  return { ...question, learn: learn.trim() || null, options: lines.filter((line) => line !== ''), ...limits };
}

const hasOptions = (kind: Kind): boolean => kind === 'choice' || kind === 'multi_choice';
const numberOr = (text: string): number | null => (text === '' ? null : Number(text));

/** Of the questions of every template but the blank one. */
const KINDS: readonly Kind[] = ['open', 'open', 'scale', 'open'];

/** A template in the language of the interviews. */
function guideOf(template: Template, language: string): { name: string; goal: string; questions: Question[] } {
  if (template === 'blank') return { name: '', goal: '', questions: [EMPTY] };
  const words = wordsOf(language);
  return {
    name: words[`template_${template}`],
    goal: words[`template_${template}_goal`],
    questions: KINDS.map((kind, index) => ({
      ...EMPTY,
      kind,
      text: words[`template_${template}_${index + 1}` as Key],
    })),
  };
}

export function Create() {
  const t = useWords();
  useTitle(t('new_campaign'));
  const [template, setTemplate] = useState<Template>();
  return (
    <section className="narrow">
      <h1>{t('new_campaign')}</h1>
      <fieldset className="choices">
        <legend>{t('template')}</legend>
        {TEMPLATES.map((each) => (
          <label key={each} className="card link">
            <input type="radio" name="template" checked={template === each} onChange={() => setTemplate(each)} />
            <span>
              <b>{t(`template_${each}`)}</b>
              <span className="hint">{t(`template_${each}_about`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {template && <Guide key={template} template={template} />}
    </section>
  );
}

function Guide({ template }: { template: Template }) {
  const t = useWords();
  const page = useLanguage();
  const { workspace } = useIds();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [language, setLanguage] = useState<Language>(page);
  const [guide, setGuide] = useState(() => guideOf(template, page));
  const [isEdited, setEdited] = useState(false);
  const change = (changes: Partial<typeof guide>) => {
    setEdited(true);
    setGuide({ ...guide, ...changes });
  };
  const rehearsal = useRehearsal(workspace, { ...guide, language, name: guide.name || t('new_campaign') });
  const create = useMutation({
    mutationFn: () =>
      api.interviews.create({
        workspace_id: workspace,
        ...guide,
        language,
        questions: guide.questions.filter(({ text }) => text.trim() !== '').map(asked),
      }),
    async onSuccess({ id }) {
      await queries.invalidateQueries({ queryKey: ['campaigns'] });
      await navigate({ to: '/w/$workspace/campaigns/$campaign/people', params: { workspace, campaign: id } });
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

interface QuestionsProps {
  readonly questions: Question[];
  readonly onChange: (questions: Question[]) => void;
  /** What stands under a question. */
  readonly below: (question: Question) => ReactNode;
}

function Questions({ questions, onChange, below }: QuestionsProps) {
  const t = useWords();
  const replace = (index: number, question: Question) =>
    onChange(questions.map((each, place) => (place === index ? question : each)));
  return (
    <fieldset>
      <legend>{t('questions')}</legend>
      <p className="hint">{t('learn_hint')}</p>
      <ol className="questions">
        {questions.map((question, index) => (
          <li key={index}>
            <textarea
              rows={2}
              maxLength={1000}
              aria-label={t('question_n', { n: index + 1 })}
              value={question.text}
              onChange={({ target }) => replace(index, { ...question, text: target.value })}
            />
            <label className="learn">
              {t('learn')}
              <input
                maxLength={500}
                aria-label={t('learn_n', { n: index + 1 })}
                value={question.learn}
                onChange={({ target }) => replace(index, { ...question, learn: target.value })}
              />
            </label>
            {hasOptions(question.kind) && (
              <Options place={index + 1} question={question} onChange={(changed) => replace(index, changed)} />
            )}
            <div className="row">
              <select
                aria-label={t('kind_n', { n: index + 1 })}
                value={question.kind}
                onChange={({ target }) => replace(index, { ...question, kind: target.value as Kind })}
              >
                {QUESTION_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`kind_${kind}`)}
                  </option>
                ))}
              </select>
              <button
                type="button"
                aria-label={t('remove_n', { n: index + 1 })}
                onClick={() => onChange(questions.filter((_question, place) => place !== index))}
              >
                {t('remove')}
              </button>
            </div>
            {below(question)}
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => onChange([...questions, EMPTY])}>
        {t('add_question')}
      </button>
    </fieldset>
  );
}

interface OptionsProps {
  place: number;
  question: Question;
  onChange: (question: Question) => void;
}

/** The options of a choice, one a line, and how many of them may be chosen. */
function Options({ place, question, onChange }: OptionsProps) {
  const t = useWords();
  return (
    <>
      <label className="learn">
        {t('options')}
        <textarea
          rows={3}
          required
          aria-label={t('options_n', { n: place })}
          value={question.options}
          onChange={({ target }) => onChange({ ...question, options: target.value })}
        />
      </label>
      {question.kind === 'multi_choice' && (
        <div className="row">
          {(['min', 'max'] as const).map((limit) => (
            <label key={limit} className="learn">
              {t(`options_${limit}`)}
              <input
                type="number"
                min={limit === 'min' ? 0 : 1}
                max={50}
                aria-label={t(`options_${limit}_n`, { n: place })}
                value={question[limit]}
                onChange={({ target }) => onChange({ ...question, [limit]: target.value })}
              />
            </label>
          ))}
        </div>
      )}
    </>
  );
}
