import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Interview } from '@insights/api-client/rest';
import { type Answer, type Exchange, readAnswer } from '../answer.ts';
import { useCampaign, useIds } from '../ui/campaign-frame.tsx';
import { Field } from '../ui/field.tsx';
import { ActionError, Empty, useTitle } from '../ui/states.tsx';
import { useLacksReport } from '../report-status.ts';
import { api } from '../session.ts';
import { useWords } from '../words.ts';
import { AnswerCard } from './ask-answer.tsx';

const MAX_CLAIMS = 5;
const MAX_SUGGESTIONS = 4;
const MAX_CHARACTERS = 500;

/** Questions of this visit, the newest first. They are in memory only, like what people said. */
function useExchanges(campaign: string): readonly Exchange[] {
  const { data } = useQuery<readonly Exchange[]>({
    queryKey: ['asked', campaign],
    queryFn: skipToken,
    gcTime: Infinity,
  });
  return data ?? [];
}

/** Questions to everything that was said in one campaign. */
export function Ask() {
  const t = useWords();
  const { campaign } = useIds();
  const queries = useQueryClient();
  const { data } = useCampaign();
  const exchanges = useExchanges(campaign);
  const lacksReport = useLacksReport();
  const [question, setQuestion] = useState('');
  useTitle(t('tab_ask'), data?.name);
  const ask = useMutation({
    async mutationFn(asked: string) {
      const result = await api.interviewQuery.query({ interview_id: campaign, question: asked, limit: MAX_CLAIMS });
      return { id: crypto.randomUUID(), question: asked, answer: readAnswer(result) };
    },
    onSuccess(exchange) {
      queries.setQueryData<readonly Exchange[]>(['asked', campaign], (before = []) => [
        exchange,
        ...before.filter(({ answer, question: asked }) => answer !== null || asked !== exchange.question),
      ]);
      setQuestion('');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate(question.trim());
  };
  const again = (asked: string) => ask.mutate(asked);
  const [newest, ...earlier] = exchanges;
  if (lacksReport)
    return <Empty text={t('ask_no_report')} to="/w/$workspace/campaigns/$campaign/report" label={t('to_report')} />;
  return (
    <>
      <form className="card" onSubmit={submit}>
        <h2>{t('ask_heading')}</h2>
        <p>{t('ask_lead')}</p>
        <Field label={t('your_question')}>
          {(ids) => (
            <input
              {...ids}
              required
              pattern=".*\S.*"
              maxLength={MAX_CHARACTERS}
              autoComplete="off"
              dir="auto"
              value={question}
              onChange={({ target }) => setQuestion(target.value)}
            />
          )}
        </Field>
        <ActionError error={ask.error} />
        <button className="primary" disabled={ask.isPending}>
          {t('ask')}
        </button>
        <Suggestions
          from={newest?.answer ?? undefined}
          campaign={data}
          onChoose={(chosen) => ask.mutate(chosen)}
          isBusy={ask.isPending}
        />
      </form>
      <p role="status" className={ask.isPending ? 'hint' : 'unseen'}>
        {ask.isPending ? t('asking') : ask.isSuccess ? t('ask_answered') : ''}
      </p>
      {newest && <AnswerCard key={newest.id} of={newest} onAgain={ask.isPending ? undefined : again} />}
      {earlier.length > 0 && (
        <section>
          <h2>{t('ask_earlier')}</h2>
          {earlier.map((exchange) => (
            <details key={exchange.id}>
              <summary dir="auto">{exchange.question}</summary>
              <AnswerCard of={exchange} onAgain={ask.isPending ? undefined : again} />
            </details>
          ))}
        </section>
      )}
    </>
  );
}

interface SuggestionsProps {
  readonly from: Answer | undefined;
  readonly campaign: Interview | undefined;
  readonly onChoose: (question: string) => void;
  readonly isBusy: boolean;
}

/** What the last answer proposes; before, the open questions of the guide. */
function Suggestions({ from, campaign, onChoose, isBusy }: SuggestionsProps) {
  const t = useWords();
  const open = campaign?.questions.filter(({ kind }) => kind === 'open').map(({ text }) => text) ?? [];
  const proposed = from?.suggestions.length ? from.suggestions : open;
  if (proposed.length === 0) return null;
  return (
    <div className="suggestions" role="group" aria-label={t('ask_suggestions')}>
      <p className="hint">{t('ask_suggestions')}</p>
      {proposed.slice(0, MAX_SUGGESTIONS).map((text) => (
        <button key={text} type="button" dir="auto" disabled={isBusy} onClick={() => onChoose(text)}>
          {text}
        </button>
      ))}
    </div>
  );
}
