import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIds } from '../ui/campaign-frame.tsx';
import { Field } from '../ui/field.tsx';
import { ActionError } from '../ui/states.tsx';
import { api } from '../session.ts';
import { useWords } from '../words.ts';

const CHUNK = 0x8000;

/** Word files are bytes; the server finds the encoding of the others too. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += CHUNK)
    parts.push(String.fromCharCode(...bytes.subarray(from, from + CHUNK)));
  return btoa(parts.join(''));
}

/** Imports one interview that was held elsewhere. */
export function ImportTranscript() {
  const t = useWords();
  const { campaign } = useIds();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [person, setPerson] = useState({ name: '', email: '' });
  const [file, setFile] = useState<File>();
  const send = useMutation({
    async mutationFn(chosen: File) {
      const contact = { email: person.email, ...(person.name.trim() !== '' && { name: person.name }) };
      const transcript = await base64Of(chosen);
      return api.interviews.importConversation({
        interview_id: campaign,
        contact,
        format: 'auto',
        encoding: 'base64',
        transcript,
      });
    },
    async onSuccess() {
      setPerson({ name: '', email: '' });
      setFile(undefined);
      await queries.invalidateQueries({ queryKey: ['conversations', campaign] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file) send.mutate(file);
  };
  return (
    <section className="card">
      <button type="button" aria-expanded={isOpen} aria-controls="import" onClick={() => setOpen(!isOpen)}>
        {t('import')}
      </button>
      <div role="status">
        {send.data && (
          <>
            <p>{t('import_done', { n: send.data.turn_count })}</p>
            {send.data.warning_details.map(({ code, msg, lines }) => (
              <p key={code} className="note">
                {msg} {lines.length > 0 && t('lines', { lines: lines.slice(0, 10).join(', ') })}
              </p>
            ))}
          </>
        )}
      </div>
      <form id="import" hidden={!isOpen} onSubmit={submit}>
        <p>{t('import_lead')}</p>
        <Field label={t('name_optional')}>
          {(ids) => (
            <input
              {...ids}
              maxLength={200}
              value={person.name}
              onChange={({ target }) => setPerson({ ...person, name: target.value })}
            />
          )}
        </Field>
        <Field label={t('email')} hint={t('import_email_hint')}>
          {(ids) => (
            <input
              {...ids}
              type="email"
              required
              value={person.email}
              onChange={({ target }) => setPerson({ ...person, email: target.value })}
            />
          )}
        </Field>
        <Field label={t('transcript_file')} hint={t('transcript_hint')}>
          {(ids) => (
            <input
              {...ids}
              key={send.submittedAt}
              type="file"
              required
              accept=".json,.vtt,.srt,.txt,.docx"
              onChange={({ target }) => setFile(target.files?.[0])}
            />
          )}
        </Field>
        <ActionError error={send.error} />
        <button className="primary" disabled={send.isPending}>
          {t(send.isPending ? 'importing' : 'import')}
        </button>
      </form>
    </section>
  );
}
