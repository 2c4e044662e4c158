import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ContactsResult } from '@insights/api-client/rest';
import { useIds } from '../ui/campaign-frame.tsx';
import { Field } from '../ui/field.tsx';
import { ActionError } from '../ui/states.tsx';
import { Table } from '../ui/table.tsx';
import { readPeople } from '../read-people.ts';
import { api } from '../session.ts';
import { useWords, wordFor } from '../words.ts';

/** Rows of one request, and of the preview. */
const AT_ONCE = 500;
const PREVIEWED = 20;

function readOrProblem(text: string) {
  try {
    return { people: readPeople(text), isBroken: false };
  } catch {
    return { people: [], isBroken: true };
  }
}

/** Adds people from pasted text or a CSV file, after showing how it was read. */
export function AddPeople() {
  const t = useWords();
  const { campaign } = useIds();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  // A long list is read after the keystrokes.
  const read = useDeferredValue(text);
  const { people, isBroken } = useMemo(() => readOrProblem(read), [read]);
  const add = useMutation({
    async mutationFn() {
      const failed: { person: string; why: string }[] = [];
      let created = 0;
      for (let from = 0; from < people.length; from += AT_ONCE) {
        const contacts = people.slice(from, from + AT_ONCE);
        const result = (await api.interviews.createContacts({ interview_id: campaign, contacts })) as ContactsResult;
        created += result.created;
        for (const { index, error, detail } of result.results) {
          const { name, email } = contacts[index] ?? {};
          if (error === null) continue;
          const why = error === 'invalid_request' ? detail?.[0]?.msg : undefined;
          failed.push({ person: email ?? name ?? '', why: why ?? wordFor(t, 'row_', error) });
        }
      }
      return { created, failed };
    },
    async onSuccess({ failed }) {
      if (failed.length === 0) setText('');
      await queries.invalidateQueries({ queryKey: ['contacts', campaign] });
    },
  });
  return (
    <section className="card">
      <h2>{t('add_people')}</h2>
      <Field label={t('addresses')} hint={t('addresses_hint')}>
        {(ids) => <textarea {...ids} rows={5} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <Field label={t('csv_file')} hint={t('csv_hint')}>
        {(ids) => (
          <input
            {...ids}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={({ target }) => void target.files?.[0]?.text().then(setText)}
          />
        )}
      </Field>
      {isBroken && (
        <p className="error" role="alert">
          {t('unreadable')}
        </p>
      )}
      {people.length > 0 && (
        <>
          <h3>{t('preview', { n: people.length })}</h3>
          <Table
            label={t('preview', { n: people.length })}
            columns={[t('person'), t('email'), t('attributes')]}
            isStacked={false}
          >
            {people.slice(0, PREVIEWED).map(({ name, email, attributes }, index) => (
              <tr key={index}>
                <td dir="auto">{name ?? '–'}</td>
                <td>{email ?? '–'}</td>
                <td dir="auto">
                  {Object.entries(attributes)
                    .map(([field, value]) => `${field}: ${value}`)
                    .join(', ') || '–'}
                </td>
              </tr>
            ))}
          </Table>
          {people.length > PREVIEWED && <p className="hint">{t('and_more', { n: people.length - PREVIEWED })}</p>}
          <button type="button" className="primary" disabled={add.isPending} onClick={() => add.mutate()}>
            {t('add_n', { n: people.length })}
          </button>
        </>
      )}
      <ActionError error={add.error} />
      {add.data && (
        <div role="status">
          <p>{t('added', { n: add.data.created })}</p>
          {add.data.failed.length > 0 && (
            <ul>
              {add.data.failed.slice(0, PREVIEWED).map(({ person, why }) => (
                <li key={person + why}>{`${person}: ${why}`}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}
