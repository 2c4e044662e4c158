import { useMutation } from '@tanstack/react-query';
import type { Contact } from '@insights/api-client/rest';
import { harmless } from '@insights/csv/harmless';
import { saveFile } from '@insights/web/reports/shown.js';
import { useNameOf } from '../person.ts';
import { ActionError } from '../ui/states.tsx';
import { useWords } from '../words.ts';

interface LinksProps {
  /** Ids; none: everybody. */
  readonly selected: ReadonlySet<string>;
  readonly read: () => Promise<readonly Contact[]>;
}

/** Personal links to send by hand, because this server sends no mail. */
export function InvitationLinks({ selected, read }: LinksProps) {
  const t = useWords();
  const nameOf = useNameOf();
  const links = async () =>
    (await read()).flatMap((contact) =>
      contact.participant_url !== null && (selected.size === 0 || selected.has(contact.id))
        ? [{ name: nameOf(contact), email: contact.email ?? '', link: contact.participant_url }]
        : [],
    );
  const copy = useMutation({
    mutationFn: async () =>
      navigator.clipboard.writeText((await links()).map(({ name, link }) => `${name}\t${link}`).join('\n')),
  });
  const save = useMutation({
    mutationFn: async () => {
      const rows = (await links()).map((each) => Object.values(each));
      const lines = [['name', 'email', 'link'], ...rows].map((row) => row.map(cell).join(','));
      await saveFile(new Response(`${lines.join('\r\n')}\r\n`), 'links.csv');
    },
  });
  return (
    <div className="note">
      <p>{t('no_mail')}</p>
      <div className="row actions">
        <button type="button" className="primary" disabled={copy.isPending} onClick={() => copy.mutate()}>
          {selected.size > 0 ? t('copy_links_n', { n: selected.size }) : t('copy_links')}
        </button>
        <button type="button" disabled={save.isPending} onClick={() => save.mutate()}>
          {t('save_links')}
        </button>
        <span role="status">{copy.isSuccess && t('copied')}</span>
      </div>
      <ActionError error={copy.error ?? save.error} />
    </div>
  );
}

const cell = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`;
