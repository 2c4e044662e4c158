import { useQuery } from '@tanstack/react-query';
import type { CampaignProgress } from '@insights/api-client/rest';
import { Complete } from '../ui/campaign-actions.tsx';
import { useCampaign, useIds } from '../ui/campaign-frame.tsx';
import { Empty, Loaded, useTitle } from '../ui/states.tsx';
import { Status } from '../ui/status.tsx';
import { Table, noneIf } from '../ui/table.tsx';
import { api } from '../session.ts';
import { useWords } from '../words.ts';

const STAGES = ['contacts', 'invited', 'consented', 'started', 'completed'] as const;

export function Progress() {
  const t = useWords();
  const { campaign } = useIds();
  const query = useQuery({
    queryKey: ['progress', campaign],
    queryFn: () => api.interviews.getProgress({ interview_id: campaign }),
  });
  const { data } = useCampaign();
  useTitle(t('tab_progress'), data?.name);
  return (
    <>
      <Loaded query={query}>
        {(progress) =>
          progress.funnel.contacts === 0 && progress.imported === 0 ? (
            <Empty text={t('no_progress')} to="/w/$workspace/campaigns/$campaign/people" label={t('add_people')} />
          ) : (
            <div className="columns progress">
              <Funnel progress={progress} />
              <Questions progress={progress} />
            </div>
          )
        }
      </Loaded>
      {data && <Complete campaign={data} />}
    </>
  );
}

/** How far the people on the list are. Imported interviews belong to nobody on the list. */
function Funnel({ progress: { funnel, imported, sessions } }: { progress: CampaignProgress }) {
  const t = useWords();
  return (
    <section className="card">
      <h2>{t(funnel.contacts > 0 ? 'funnel' : 'tab_interviews')}</h2>
      {funnel.contacts > 0 && (
        <dl className="funnel">
          {STAGES.map((stage) => (
            <div key={stage}>
              <dt>{t(`stage_${stage}`)}</dt>
              <dd>
                <progress max={funnel.contacts} value={funnel[stage]} aria-hidden="true" />
                <span>{funnel[stage]}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {imported > 0 && <p>{t('imported_n', { n: imported })}</p>}
      {sessions.length > 0 && (
        <ul className="facts">
          {sessions.map(({ status, count }) => (
            <li key={status}>
              <Status of={status} /> {count}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Questions({ progress: { questions, imported } }: { progress: CampaignProgress }) {
  const t = useWords();
  if (questions.length === 0) return null;
  return (
    <section className="card">
      <h2>{t('questions')}</h2>
      <Table
        label={t('questions')}
        columns={[t('question'), t('asked'), t('answered'), t('declined'), t('ended_here')]}
      >
        {questions.map(({ question_id, text, asked, answered, declined, ended_here }) => (
          <tr key={question_id}>
            <th scope="row" dir="auto">
              {text}
            </th>
            <td data-label={t('asked')}>{asked}</td>
            <td data-label={t('answered')}>{answered}</td>
            <td data-label={t('declined')} className={noneIf(declined === 0)}>
              {declined}
            </td>
            <td data-label={t('ended_here')} className={noneIf(ended_here === 0)}>
              {ended_here}
            </td>
          </tr>
        ))}
      </Table>
      {imported > 0 && <p className="hint">{t('imported_recognised')}</p>}
    </section>
  );
}
