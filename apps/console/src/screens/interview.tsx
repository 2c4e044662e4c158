import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Conversation } from '@insights/api-client/rest';
import { useCampaign, useIds } from '../ui/campaign-frame.tsx';
import { Erase } from '../ui/erase.tsx';
import { Loaded, useTitle } from '../ui/states.tsx';
import { Status } from '../ui/status.tsx';
import { useIsAdmin } from '../ui/workspace-frame.tsx';
import { usePerson } from '../person.ts';
import { api } from '../session.ts';
import { formatInstant, formatLanguage, formatMinutes, useLanguage, useWords } from '../words.ts';
import { Answers } from './interview-answers.tsx';
import { Flags } from './interview-flags.tsx';
import { Transcript } from './interview-transcript.tsx';

export function OneInterview() {
  const { campaign, conversation } = useIds();
  const query = useQuery({
    queryKey: ['conversation', conversation],
    queryFn: () => api.interviews.getConversation({ interview_id: campaign, conversation_id: conversation }),
  });
  return <Loaded query={query}>{(found) => <Whole conversation={found} />}</Loaded>;
}

function Whole({ conversation }: { conversation: Conversation }) {
  const t = useWords();
  const language = useLanguage();
  const { workspace, campaign } = useIds();
  const person = usePerson(conversation.contact_id);
  const isAdmin = useIsAdmin();
  const navigate = useNavigate();
  const toInterviews = () =>
    navigate({ to: '/w/$workspace/campaigns/$campaign/interviews', params: { workspace, campaign } });
  const { started_at, duration_minutes, mode } = conversation;
  useTitle(person, useCampaign().data?.name);
  const facts = [
    ...(started_at === null ? [] : [formatInstant(language, started_at)]),
    ...(duration_minutes === null ? [] : [formatMinutes(language, duration_minutes)]),
    ...(mode === 'live' ? [] : [t(`mode_${mode}`)]),
    ...(conversation.language === null ? [] : [formatLanguage(language, conversation.language)]),
  ];
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
        <span className="hint">{facts.join(' · ')}</span>
      </div>
      <Flags conversation={conversation} />
      <div className="columns reading">
        <div>
          <Summary conversation={conversation} />
          <Answers conversation={conversation} />
          <Consent conversation={conversation} person={person} />
          {isAdmin && (
            <section className="card">
              <p className="hint">{t('erase_hint')}</p>
              <Erase contact_id={conversation.contact_id} person={person} onErased={toInterviews} />
            </section>
          )}
        </div>
        <Transcript conversation={conversation} />
      </div>
    </>
  );
}

function Summary({ conversation: { summary, status } }: { conversation: Conversation }) {
  const t = useWords();
  if (summary === null) return status === 'completed' ? <p className="hint">{t('no_summary')}</p> : null;
  if (summary.points.length === 0) return null;
  const isAllByModel = summary.points.every(({ author }) => author === 'model');
  return (
    <section className="card">
      <h3>{t('summary')}</h3>
      <ul lang={summary.language}>
        {summary.points.map(({ text, author, evidence }) => (
          <li key={text} dir="auto">
            {text} {evidence[0] && <a href={`#${evidence[0].turn_id}`}>{t('see_turn')}</a>}
            {author === 'model' && !isAllByModel && <small className="hint"> {t('by_model')}</small>}
          </li>
        ))}
      </ul>
      {isAllByModel && <p className="hint">{t('by_model')}</p>}
    </section>
  );
}

/** Who agreed to what. */
function Consent({ conversation: { consent, mode }, person }: { conversation: Conversation; person: string }) {
  const t = useWords();
  const language = useLanguage();
  return (
    <section className="card">
      <h3>{t('consent')}</h3>
      {consent === null ? (
        <p>{t(mode === 'imported' ? 'consent_imported' : 'consent_open')}</p>
      ) : (
        <>
          <p>{t('consent_given', { person, when: formatInstant(language, consent.given_at) })}</p>
          <details>
            <summary>{t('consent_details')}</summary>
            <p className="hint">{t('consent_version', { version: consent.version })}</p>
            {consent.notice && (
              <>
                <h4>{t('consent_notice')}</h4>
                <p className="campaign" dir="auto">
                  {consent.notice.text}
                </p>
              </>
            )}
          </details>
        </>
      )}
    </section>
  );
}
