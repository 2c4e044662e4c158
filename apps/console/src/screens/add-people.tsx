import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ContactsResult } from '@insights/api-client/rest';
import { decodeText } from '@insights/csv/reading';
import { useIds } from '../ui/campaign-frame.tsx';
import { Field } from '../ui/field.tsx';
import { FileInput } from '../ui/file-input.tsx';
import { ActionError } from '../ui/states.tsx';
import { Table } from '../ui/table.tsx';
import { type Added, type Failure, addedOf, bothOf } from '../people-added.ts';
import { type Doubt, type NewPerson, doubtsOf, readPeople } from '../read-people.ts';
import { api } from '../session.ts';
import { type Words, useWords, wordFor } from '../words.ts';

/** Rows of one request, and of the preview. */
const AT_ONCE = 500;
const PREVIEWED = 20;

interface Read {
  readonly person: NewPerson;
  readonly doubt: Doubt | null;
}

const canBeAdded = ({ doubt }: Read) => doubt === null || doubt === 'no_address';

/** Those who cannot be added come first. */
function readOrProblem(text: string): { rows: readonly Read[]; isBroken: boolean } {
  try {
    const people = readPeople(text);
    const doubts = doubtsOf(people);
    const rows = people.map((person, index) => ({ person, doubt: doubts[index] ?? null }));
    return { rows: [...rows.filter((row) => !canBeAdded(row)), ...rows.filter(canBeAdded)], isBroken: false };
  } catch {
    return { rows: [], isBroken: true };
  }
}

/** Whom to correct and send again. Somebody who stands there twice is added once. */
function leftOutOf(rows: readonly Read[]): Added {
  const failed = rows.flatMap(({ person, doubt }) =>
    doubt === 'email' || doubt === 'invalid_request'
      ? [{ reason: doubt, value: '', message: '', people: [person.email ?? '–'] }]
      : [],
  );
  return bothOf({ created: 0, failed }, { created: 0, failed: [] });
}

const NOTHING = { text: '', isGuessed: false, isUnread: false };

function failureIn(t: Words, { reason, value, message, people }: Failure): string {
  const why = wordFor(t, 'row_', reason, { value });
  return `${people.slice(0, PREVIEWED).join(', ')}${people.length > PREVIEWED ? ' …' : ''}: ${why === reason ? message : why}`;
}

/** Adds people from pasted text or a CSV file, after showing how it was read. */
export function AddPeople() {
  const t = useWords();
  const { campaign } = useIds();
  const queries = useQueryClient();
  const [{ text, isGuessed, isUnread }, setGiven] = useState(NOTHING);
  // A long list is read after the keystrokes.
  const shown = useDeferredValue(text);
  const { rows, isBroken } = useMemo(() => readOrProblem(shown), [shown]);
  const people = rows.filter(canBeAdded).map(({ person }) => person);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()));
    setGiven({ ...NOTHING, ...decoded, isUnread: decoded === null });
  };
  const add = useMutation({
    async mutationFn() {
      let added = leftOutOf(rows);
      for (let from = 0; from < people.length; from += AT_ONCE) {
        const contacts = people.slice(from, from + AT_ONCE);
        const result = (await api.interviews.createContacts({ interview_id: campaign, contacts })) as ContactsResult;
        added = bothOf(added, addedOf(contacts, result));
      }
      return added;
    },
    async onSuccess({ failed }) {
      if (failed.length === 0) setGiven(NOTHING);
      await queries.invalidateQueries({ queryKey: ['contacts', campaign] });
    },
  });
  return (
    <section className="card">
      <h2>{t('add_people')}</h2>
      <Field label={t('addresses')} hint={t('addresses_hint')}>
        {(ids) => (
          <textarea
            {...ids}
            rows={5}
            value={text}
            onChange={({ target }) => setGiven({ ...NOTHING, text: target.value })}
          />
        )}
      </Field>
      <Field label={t('csv_file')} hint={t('csv_hint')}>
        {(ids) => <FileInput ids={ids} accept=".csv,.tsv,.txt,text/csv" onFiles={([file]) => void read(file)} />}
      </Field>
      {isGuessed && <p className="note">{t('encoding_guessed')}</p>}
      {(isBroken || isUnread) && (
        <p className="error" role="alert">
          {t('unreadable')}
        </p>
      )}
      {rows.length > 0 && (
        <>
          <Preview rows={rows} />
          <button
            type="button"
            className="primary"
            disabled={add.isPending || people.length === 0}
            onClick={() => add.mutate()}
          >
            {t('add_n', { n: people.length })}
          </button>
        </>
      )}
      <ActionError error={add.error} />
      {add.data && (
        <div role="status">
          <p>{t('added', { n: add.data.created })}</p>
          {add.data.failed.length > 0 && (
            <ul className="note">
              {add.data.failed.slice(0, PREVIEWED).map((failure) => (
                <li key={failure.reason + failure.value + failure.message}>{failureIn(t, failure)}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}

function Preview({ rows }: { rows: readonly Read[] }) {
  const t = useWords();
  const leftOut = rows.filter((row) => !canBeAdded(row)).length;
  return (
    <>
      <h3>{t('preview', { n: rows.length })}</h3>
      {leftOut > 0 && <p className="note">{t('left_out', { n: leftOut })}</p>}
      <Table label={t('preview', { n: rows.length })} columns={[t('person'), t('email'), t('attributes')]}>
        {rows.slice(0, PREVIEWED).map(({ person: { name, email, attributes }, doubt }, index) => (
          <tr key={index}>
            <td data-label={t('person')} dir="auto">
              {name ?? <span className="none">–</span>}
            </td>
            <td data-label={t('email')}>
              {email ?? (doubt === null ? '–' : '')} {doubt && <em>{t(`row_${doubt}`)}</em>}
            </td>
            <td data-label={t('attributes')} dir="auto">
              {Object.entries(attributes)
                .map(([field, value]) => `${field}: ${value}`)
                .join(', ') || <span className="none">–</span>}
            </td>
          </tr>
        ))}
      </Table>
      {rows.length > PREVIEWED && <p className="hint">{t('and_more', { n: rows.length - PREVIEWED })}</p>}
    </>
  );
}
