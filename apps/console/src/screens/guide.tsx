import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { Interview, Question } from '@insights/api-client/rest';
import { useCampaign, useIds } from '../ui/campaign-frame.tsx';
import { Field } from '../ui/field.tsx';
import { type ForParticipants, ForParticipantsFields, toldIn } from '../ui/for-participants.tsx';
import { Questions } from '../ui/questions.tsx';
import { ActionError, Loading, useTitle } from '../ui/states.tsx';
import { Unsaved } from '../ui/unsaved.tsx';
import { Rehearse, WeakSpots, useRehearsal } from './rehearsal.tsx';
import { type QuestionDraft, draftOf, questionsOf } from '../question-drafts.ts';
import { api } from '../session.ts';
import { useWords } from '../words.ts';

/** What a campaign wants to know. The questions are fixed from the start on, because answers refer to them. */
export function Guide() {
  const t = useWords();
  const campaign = useCampaign().data;
  useTitle(t('tab_guide'), campaign?.name);
  if (campaign === undefined) return <Loading />;
  return (
    <section className="narrow">
      <div className="title">
        <h2>{t('tab_guide')}</h2>
        <Duplicate campaign={campaign} />
      </div>
      <Editor key={`${campaign.id} ${campaign.status === 'draft'}`} campaign={campaign} />
    </section>
  );
}

interface Edited {
  readonly name: string;
  readonly goal: string;
  readonly questions: readonly QuestionDraft[];
  readonly settings: ForParticipants;
}

function Editor({ campaign }: { campaign: Interview }) {
  const t = useWords();
  const queries = useQueryClient();
  const isDraft = campaign.status === 'draft';
  const [guide, setGuide] = useState<Edited>(() => ({
    name: campaign.name,
    goal: campaign.goal,
    questions: campaign.questions.map(draftOf),
    settings: toldIn(campaign.settings),
  }));
  const [isUnsaved, setUnsaved] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      api.interviews.update({
        interview_id: campaign.id,
        name: guide.name,
        goal: guide.goal,
        settings: guide.settings,
        ...(isDraft && { questions: questionsOf(guide.questions) }),
      }),
    async onSuccess(changed) {
      setUnsaved(false);
      queries.setQueryData(['campaign', campaign.id], changed);
      // New questions have got their ids.
      setGuide((edited) => ({ ...edited, questions: changed.questions.map(draftOf) }));
      await queries.invalidateQueries({ queryKey: ['campaigns'] });
    },
  });
  const { language } = campaign;
  const rehearsal = useRehearsal(campaign.workspace_id, { ...guide, language });
  const change = (changes: Partial<Edited>) => {
    save.reset();
    setUnsaved(true);
    setGuide({ ...guide, ...changes });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Unsaved isUnsaved={isUnsaved} />
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
      <ForParticipantsFields settings={guide.settings} onChange={(settings) => change({ settings })} />
      {isDraft ? (
        <>
          <Questions
            questions={guide.questions}
            onChange={(questions) => change({ questions })}
            below={(question) => <WeakSpots kinds={rehearsal.kindsOf(question)} />}
          />
          <Rehearse rehearsal={rehearsal} />
        </>
      ) : (
        <FixedQuestions questions={campaign.questions} language={campaign.language} />
      )}
      <ActionError error={save.error} />
      <p role="status">{save.isSuccess && t('saved')}</p>
      <button className="primary" disabled={save.isPending}>
        {t('save')}
      </button>
    </form>
  );
}

function FixedQuestions({ questions, language }: { questions: readonly Question[]; language: string }) {
  const t = useWords();
  return (
    <section>
      <h3>{t('questions')}</h3>
      <p className="note">{t('guide_fixed')}</p>
      <ol className="questions">
        {questions.map(({ id, text, kind, options, required, learn }) => (
          <li key={id}>
            <p lang={language} dir="auto">
              {text}
            </p>
            <p className="hint">{[t(`kind_${kind}`), t(required ? 'required' : 'optional')].join(' · ')}</p>
            {options.length > 0 && <p lang={language}>{options.join(' / ')}</p>}
            {learn !== null && (
              <p className="hint">
                {t('learn')}: {learn}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A draft with the same guide and settings, which opens. */
function Duplicate({ campaign: { id } }: { campaign: Interview }) {
  const t = useWords();
  const { workspace } = useIds();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const duplicate = useMutation({
    mutationFn: () => api.interviews.duplicate({ interview_id: id }),
    async onSuccess(made) {
      queries.setQueryData(['campaign', made.id], made);
      await queries.invalidateQueries({ queryKey: ['campaigns'] });
      await navigate({ to: '/w/$workspace/campaigns/$campaign/guide', params: { workspace, campaign: made.id } });
    },
  });
  return (
    <>
      <button type="button" disabled={duplicate.isPending} onClick={() => duplicate.mutate()}>
        {t('duplicate')}
      </button>
      <ActionError error={duplicate.error} />
    </>
  );
}
