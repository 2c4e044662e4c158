import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { ApiError, type Contact } from '@insights/api-client/rest';
import { type Entry, checkEntry, entryOf, importEntry, refusalOf } from '../import-entry.ts';
import { useCampaign, useIds } from '../ui/campaign-frame.tsx';
import { Field } from '../ui/field.tsx';
import { FileInput } from '../ui/file-input.tsx';
import { useTitle } from '../ui/states.tsx';
import { api } from '../session.ts';
import { useWords } from '../words.ts';
import { ImportFile } from './import-file.tsx';

/** People who are offered by name. */
const MAX_PEOPLE = 100;

/** After these, the next file would fail the same way. */
const concernsAll = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 401 || error.status === 429 || error.status >= 500;

/** What the server said about a file, and what people said of its turns, is out of date when its speakers change. */
function changed({ checked, questions, ...entry }: Entry, changes: Partial<Entry>): Entry {
  const isSame = changes.roles === undefined && changes.isLenient === undefined;
  return { ...entry, questions: isSame ? questions : {}, ...(isSame && checked && { checked }), ...changes };
}

/** Interviews that were held elsewhere: how each file was read, what to correct, and what became of it. */
export function Import() {
  const t = useWords();
  const { workspace, campaign } = useIds();
  const queries = useQueryClient();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  useTitle(t('import_heading'), useCampaign().data?.name);
  const peopleKey = ['people-to-import', campaign];
  const people = useQuery({ queryKey: peopleKey, queryFn: () => peopleWithoutInterview(campaign) });
  const change = (id: string, changes: Partial<Entry>) =>
    setEntries((known) => known.map((each) => (each.id === id ? changed(each, changes) : each)));
  const waiting = entries.filter((entry) => !entry.result && refusalOf(entry) === undefined);
  /** One file after the other. What becomes of one says nothing about the next, unless it concerns all. */
  const each = async (act: (entry: Entry) => Promise<Partial<Entry>>) => {
    for (const entry of waiting) {
      const { error: _error, checked: _checked, ...rest } = entry;
      const put = (done: Entry) => setEntries((known) => known.map((one) => (one.id === entry.id ? done : one)));
      try {
        put({ ...rest, ...(await act(entry)) });
      } catch (error) {
        put({ ...rest, error: error as Error });
        if (concernsAll(error)) return;
      }
    }
  };
  const check = useMutation({
    mutationFn: () => each(async (entry) => ({ checked: await checkEntry(campaign, entry) })),
  });
  const send = useMutation({
    mutationFn: () => each(async (entry) => ({ result: await importEntry(campaign, entry) })),
    onSettled: () =>
      Promise.all([['conversations', campaign], peopleKey].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  const isBusy = check.isPending || send.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.mutate();
  };
  const counts = {
    n: entries.filter(({ result }) => result).length,
    failed: entries.filter(({ error }) => error).length,
  };
  return (
    <>
      <p className="back">
        <Link to="/w/$workspace/campaigns/$campaign/interviews" params={{ workspace, campaign }}>
          {t('all_interviews')}
        </Link>
      </p>
      <h2>{t('import_heading')}</h2>
      <p>{t('import_nothing')}</p>
      <Files onFiles={(found) => setEntries((known) => [...known, ...found])} />
      <form onSubmit={submit}>
        {entries.map((entry) => (
          <ImportFile
            key={entry.id}
            entry={entry}
            people={people.data ?? []}
            isBusy={isBusy}
            onChange={(changes) => change(entry.id, changes)}
            onRemove={() => setEntries((known) => known.filter(({ id }) => id !== entry.id))}
          />
        ))}
        <p role="status">
          {check.isPending && t('import_checking')}
          {send.isPending ? t('importing') : send.isSuccess && !check.isPending && t('import_result', counts)}
        </p>
        {waiting.length > 0 && (
          <div className="row actions">
            <button type="button" disabled={isBusy} onClick={() => check.mutate()}>
              {t('import_check', { n: waiting.length })}
            </button>
            <button className="primary" disabled={isBusy}>
              {t('import_n', { n: waiting.length })}
            </button>
          </div>
        )}
      </form>
    </>
  );
}

/** The newest people whose name or address the reader may see. */
async function peopleWithoutInterview(interview_id: string): Promise<Contact[]> {
  const { items } = await api.interviews.listContacts({ interview_id, status: 'available', limit: MAX_PEOPLE });
  return items.filter(({ name, email }) => name !== null || email !== null);
}

/** Files that are chosen or dropped. */
function Files({ onFiles }: { onFiles: (entries: Entry[]) => void }) {
  const t = useWords();
  const [isOver, setOver] = useState(false);
  const take = async (files: readonly File[]) => onFiles(await Promise.all(files.map(entryOf)));
  return (
    <div
      className={isOver ? 'card drop over' : 'card drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void take([...event.dataTransfer.files]);
      }}
    >
      <Field label={t('import_files')} hint={t('import_drop')}>
        {(ids) => (
          <FileInput
            ids={ids}
            isMultiple
            accept=".json,.vtt,.srt,.txt,.csv,.tsv,.docx"
            onFiles={(files) => void take(files)}
          />
        )}
      </Field>
    </div>
  );
}
