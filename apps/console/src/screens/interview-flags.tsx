import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversation, Flag } from '@insights/api-client/rest';
import { useIds } from '../ui/campaign-frame.tsx';
import { ActionError } from '../ui/states.tsx';
import { api } from '../session.ts';
import { factsOfUrgent } from '../flag-facts.ts';
import { formatInstant, useLanguage, useWords } from '../words.ts';

/** Flags that have not been cleared. */
export const openFlags = ({ flags }: Conversation): Flag[] => flags.filter(({ cleared_at }) => cleared_at === null);

/** What a person should look at, and clearing it. */
export function Flags({ conversation }: { conversation: Conversation }) {
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
  const flags = openFlags(conversation);
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
                  {t(`flag_${flag.kind}`)} <Facts conversation={conversation} flag={flag} />
                  <a href={`#${flag.turn_id}`}>{t('see_turn')}</a>
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

function Facts({ conversation, flag }: { conversation: Conversation; flag: Flag }) {
  const t = useWords();
  const language = useLanguage();
  const facts = factsOfUrgent(conversation, flag);
  const shown = [
    ...(facts?.said_at ? [t('flag_said', { when: formatInstant(language, facts.said_at) })] : []),
    ...(facts?.isByRules ? [t('flag_by_rules')] : []),
  ];
  return shown.length > 0 && <small className="hint">{shown.join(' · ')} </small>;
}
