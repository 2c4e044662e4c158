import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../session.ts';
import { useWords } from '../words.ts';
import { useIds } from './campaign-frame.tsx';
import { Confirm } from './confirm.tsx';
import { useTell } from './notice.tsx';
import { ActionError } from './states.tsx';

interface Props {
  readonly contact_id: string;
  readonly person: string;
  readonly onErased: () => unknown;
}

/** Deletes a person who asks for it, with all that they said. For admins. */
export function Erase({ contact_id, person, onErased }: Props) {
  const t = useWords();
  const { campaign } = useIds();
  const queries = useQueryClient();
  const tell = useTell();
  const erase = useMutation({
    mutationFn: () => api.interviews.eraseContact({ interview_id: campaign, contact_id }),
    async onSuccess() {
      await onErased();
      tell({ text: t('erased', { person }) });
      await queries.invalidateQueries();
    },
  });
  return (
    <>
      <Confirm
        label={t('erase')}
        heading={t('erase_heading', { person })}
        text={t('erase_text')}
        isDisabled={erase.isPending}
        onYes={() => erase.mutate()}
      />
      <ActionError error={erase.error} />
    </>
  );
}
