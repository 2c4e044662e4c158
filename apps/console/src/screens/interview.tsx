import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Conversation, Flag, Turn } from '@insights/api-client/rest';
import { useCampaign, useIds } from '../ui/campaign-frame.tsx';
import { ActionError, Loaded, useTitle } from '../ui/states.tsx';
import { Status } from '../ui/status.tsx';
import { api } from '../session.ts';
import { formatInstant, useLanguage, useWords } from '../words.ts';
import { usePerson } from './interviews.tsx';

export function OneInterview() {
  const { campaign, conversation } = useIds();
  const query = useQuery({
    queryKey: ['conversation', conversation],
    queryFn: () => api.interviews.getConversation({ interview_id: campaign, conversation_id: conversation }),
    // The summary and the tags of an interview follow it.
    refetchInterval: ({ state: { data } }) => (data?.status === 'completed' && data.summary ? false : 5_000),
  });
  return <Loaded query={query}>{(found) => <Whole conversation={found} />}</Loaded>;
}

function Whole({ conversation }: { conversation: Conversation }) {
  const t = useWords();
  const language = useLanguage();
  const { workspace, campaign } = useIds();
  const person = usePerson(conversation.contact_id);
  useTitle(person, useCampaign().data?.name);
  return (
    <>
      <p className="back">
        <Link to="/w/$workspace/campaigns/$campaign/interviews" params={{ workspace, campaign }}>
          {t('all_interviews')}
        </Link>
      </p>
      <div className="title">
        <h2 dir="auto">{person}</h2>
        <Status of={conversation.status} />
        <span className="hint">{formatInstant(language, conversation.started_at ?? conversation.created_at)}</span>
      </div>
      <Flags conversation={conversation} />
      <Summary conversation={conversation} />
      <Transcript status={conversation.status} />
    </>
  );
}

function Flags({ conversation }: { conversation: Conversation }) {
  const t = useWords();
  const { campaign } = useIds();
  const queries = useQueryClient();
  const clear = useMutation({
    mutationFn: ({ turn_id, kind }: Flag) =>
      api.interviews.clearFlag({ interview_id: campaign, conversation_id: conversation.id, turn_id, kind }),
    async onSuccess(changed) {
      queries.setQueryData(['conversation', changed.id], changed);
      await queries.invalidateQueries({ queryKey: ['transcript', changed.id] });
    },
  });
  const flags = conversation.flags.filter(({ cleared_at }) => cleared_at === null);
  return (
    <section aria-live="polite">
      {flags.length > 0 && (
        <div className="card flags">
          <h3>{t('flags_heading')}</h3>
          <p className="hint">{t('flags_lead')}</p>
          <ul>
            {flags.map((flag) => (
              <li key={flag.turn_id + flag.kind}>
                <span>
                  {t(`flag_${flag.kind}`)} <a href={`#${flag.turn_id}`}>{t('see_turn')}</a>
                </span>
                <button
                  type="button"
                  disabled={clear.isPending}
                  aria-label={`${t('clear')}: ${t(`flag_${flag.kind}`)}`}
                  onClick={() => clear.mutate(flag)}
                >
                  {t('clear')}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ActionError error={clear.error} />
    </section>
  );
}

function Summary({ conversation: { summary, status } }: { conversation: Conversation }) {
  const t = useWords();
  if (!summary) return status === 'completed' ? <p className="hint">{t('no_summary')}</p> : null;
  return (
    <section className="card">
      <h3>{t('summary')}</h3>
      <ul lang={summary.language}>
        {summary.points.map(({ text, author, evidence }) => (
          <li key={text} dir="auto">
            {text} {evidence[0] && <a href={`#${evidence[0].turn_id}`}>{t('see_turn')}</a>}
            {author === 'model' && <small className="hint"> {t('by_model')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Transcript({ status }: { status: Conversation['status'] }) {
  const t = useWords();
  const { campaign, conversation } = useIds();
  const query = useQuery({
    queryKey: ['transcript', conversation],
    async queryFn() {
      const response = await api.interviews.getTranscript({ interview_id: campaign, conversation_id: conversation });
      return ((await response.json()) as { turns: Turn[] }).turns;
    },
    refetchInterval: status === 'in_progress' ? 3_000 : false,
  });
  return (
    <section>
      <h3>{t('transcript')}</h3>
      <Loaded query={query}>
        {(turns) => (turns.length === 0 ? <p className="empty">{t('no_turns')}</p> : <Turns turns={turns} />)}
      </Loaded>
    </section>
  );
}

function Turns({ turns }: { turns: Turn[] }) {
  const t = useWords();
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash)?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <ol className="turns">
      {turns.map(({ id, speaker, speaker_label, text, is_withheld, why }) => (
        <li key={id} id={id} className={id === hash ? `${speaker} cited` : speaker}>
          <b dir="auto">{speaker_label ?? t(speaker)}</b>
          {is_withheld && <span className="status flagged">{t('withheld')}</span>}
          <p dir="auto">{text}</p>
          {why && <small className="hint">{t('asked_because', { rule: why.rule })}</small>}
        </li>
      ))}
    </ol>
  );
}
