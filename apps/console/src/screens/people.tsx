import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCampaign, useIds } from '../ui/campaign-frame.tsx';
import { Copy } from '../ui/copy.tsx';
import { ActionError, Loaded, Loading, useTitle } from '../ui/states.tsx';
import { api } from '../session.ts';
import { useWords } from '../words.ts';
import { AddPeople } from './add-people.tsx';
import { Contacts } from './contacts.tsx';

export function People() {
  const t = useWords();
  const campaign = useCampaign().data;
  useTitle(t('tab_people'), campaign?.name);
  if (campaign === undefined) return <Loading />;
  return (
    <>
      {campaign.status === 'draft' && <p className="note">{t('start_first')}</p>}
      <div className="columns">
        <AddPeople />
        <JoinLinkCard />
      </div>
      <Contacts canInvite={campaign.status === 'active'} />
    </>
  );
}

function JoinLinkCard() {
  const t = useWords();
  const { campaign } = useIds();
  const queries = useQueryClient();
  const queryKey = ['links', campaign];
  const links = useQuery({ queryKey, queryFn: () => api.join.listLinks({ interview_id: campaign, limit: 1 }) });
  const make = useMutation({
    mutationFn: () => api.join.createLink({ interview_id: campaign }),
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
  return (
    <section className="card">
      <h2>{t('join_link')}</h2>
      <p>{t('join_link_lead')}</p>
      <Loaded query={links}>
        {({ items: [link] }) =>
          link?.url ? (
            <>
              <Copy text={link.url} label={t('join_link')} isNew={make.isSuccess} />
              {link.qr_url !== null && <img className="qr" src={qrPath(link.qr_url)} alt={t('qr')} />}
            </>
          ) : (
            <button type="button" disabled={make.isPending} onClick={() => make.mutate()}>
              {t('make_link')}
            </button>
          )
        }
      </Loaded>
      <ActionError error={make.error} />
    </section>
  );
}

/** From this server, whatever name the reader has opened it by. */
function qrPath(url: string): string {
  const { pathname } = new URL(url, location.href);
  return `${pathname}?format=svg`;
}
