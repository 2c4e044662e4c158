import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  ApiError,
  type Contact,
  type ImportPreview,
  type ImportResult,
  type ValidationProblem,
} from '@insights/api-client/rest';
import { type Entry, nameOf, refusalOf } from '../import-entry.ts';
import { beginningOf } from '../read-transcript.ts';
import { shortened } from '../themes.ts';
import { type Asked, AskedChoice } from '../ui/asked.tsx';
import { useIds } from '../ui/campaign-frame.tsx';
import { Field } from '../ui/field.tsx';
import { ActionError } from '../ui/states.tsx';
import { Table } from '../ui/table.tsx';
import { useWords } from '../words.ts';

const SHOWN_LINES = 8;
const SHOWN_WARNING_LINES = 10;
const ROLES = ['interviewer', 'participant', 'none'] as const;

interface FileProps {
  readonly entry: Entry;
  /** Those on the list whose interview has not begun. */
  readonly people: readonly Contact[];
  readonly isBusy: boolean;
  readonly onChange: (changes: Partial<Entry>) => void;
  readonly onRemove: () => void;
}

/** One file: how it was read, whose interview it is, and what became of it. */
export function ImportFile({ entry, people, isBusy, onChange, onRemove }: FileProps) {
  const t = useWords();
  const { file, result, error } = entry;
  const refusal = refusalOf(entry);
  return (
    <fieldset className="card import-file" disabled={isBusy}>
      <legend className="unseen">{file.name}</legend>
      <div className="title">
        <h3 dir="auto">{file.name}</h3>
        {!result && (
          <button type="button" aria-label={t('remove_file', { name: file.name })} onClick={onRemove}>
            {t('remove')}
          </button>
        )}
      </div>
      {refusal && <p className="error">{t(refusal)}</p>}
      {result && <Result result={result} />}
      {!result && !refusal && (
        <>
          <div className="columns">
            <div>
              <Person entry={entry} people={people} onChange={onChange} />
              <Speakers entry={entry} onChange={onChange} />
            </div>
            {entry.checked ? (
              <Checked preview={entry.checked} entry={entry} onChange={onChange} />
            ) : (
              <Beginning of={entry} />
            )}
          </div>
          {error && <Rejection error={error} entry={entry} onChange={onChange} />}
        </>
      )}
    </fieldset>
  );
}

type Changing = Pick<FileProps, 'entry' | 'onChange'>;

function Person({ entry, people, onChange }: Changing & Pick<FileProps, 'people'>) {
  const t = useWords();
  const { contact_id, email, roles } = entry;
  const labels = Object.keys(roles).filter((label) => roles[label] === 'participant');
  const isNamed = (contact: Contact) =>
    labels.some((label) => contact.name?.toLocaleLowerCase().includes(label.toLocaleLowerCase()));
  return (
    <>
      {people.length > 0 && (
        <Field label={t('import_who')}>
          {(ids) => (
            <select {...ids} value={contact_id} onChange={({ target }) => onChange({ contact_id: target.value })}>
              <option value="">{t('import_somebody_else')}</option>
              {[...people.filter(isNamed), ...people.filter((each) => !isNamed(each))].map((each) => (
                <option key={each.id} value={each.id}>
                  {each.name !== null && each.email !== null
                    ? `${each.name} (${each.email})`
                    : (each.name ?? each.email)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {contact_id === '' && (
        <>
          <Field label={t('import_name')}>
            {(ids) => (
              <input
                {...ids}
                maxLength={200}
                required={email === ''}
                value={nameOf(entry)}
                onChange={({ target }) => onChange({ name: target.value })}
              />
            )}
          </Field>
          <Field label={t('email_optional')} hint={t('import_email_hint')}>
            {(ids) => (
              <input {...ids} type="email" value={email} onChange={({ target }) => onChange({ email: target.value })} />
            )}
          </Field>
        </>
      )}
    </>
  );
}

function Speakers({ entry: { file, preview, roles }, onChange }: Changing) {
  const t = useWords();
  const [label, setLabel] = useState('');
  const turns = new Map(preview.speakers.map((each) => [each.label, each.turns]));
  const labels = Object.keys(roles);
  const add = () => {
    onChange({ roles: { ...roles, [label.trim()]: 'participant' } });
    setLabel('');
  };
  return (
    <>
      {labels.length === 0 && preview.isReadable && <p className="note">{t('import_no_speakers')}</p>}
      {labels.length > 0 && (
        <Table
          label={`${t('import_speakers')}: ${file.name}`}
          columns={[t('import_speaker'), t('import_turns'), t('import_role')]}
        >
          {labels.map((each) => (
            <tr key={each}>
              <th scope="row" dir="auto">
                {each}
              </th>
              <td data-label={t('import_turns')}>{turns.get(each) ?? '–'}</td>
              <td data-label={t('import_role')}>
                <select
                  aria-label={t('import_role_of', { label: each })}
                  value={roles[each]}
                  onChange={({ target }) => onChange({ roles: { ...roles, [each]: target.value as 'none' } })}
                >
                  {ROLES.map((role) => (
                    <option key={role} value={role}>
                      {t(role === 'none' ? 'not_speaker' : role)}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </Table>
      )}
      <Field label={t('import_add')}>
        {(ids) => (
          <div className="copy">
            <input {...ids} maxLength={200} value={label} onChange={({ target }) => setLabel(target.value)} />
            <button type="button" disabled={label.trim() === ''} onClick={add}>
              {t('add')}
            </button>
          </div>
        )}
      </Field>
    </>
  );
}

function Beginning({ of: { preview } }: { of: Entry }) {
  const t = useWords();
  if (!preview.isReadable) return <p className="note">{t('import_unread')}</p>;
  return (
    <div>
      {preview.isGuessed && <p className="note">{t('encoding_guessed')}</p>}
      <h4>{t('import_begins')}</h4>
      <ol className="beginning">
        {beginningOf(preview, SHOWN_LINES).map((line, index) => (
          <li key={index} dir="auto">
            {line}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Why nothing of the file was stored, with the lines that the server names. */
function Rejection({ error, entry: { id, preview, isLenient }, onChange }: Changing & { error: Error }) {
  const t = useWords();
  if (!(error instanceof ApiError) || error.problems.length === 0) return <ActionError error={error} />;
  const isDoubt = error.problems.some(({ type }) => type === 'speaker_unmapped');
  return (
    <div className="rejection" role="alert">
      <p className="error">{t('import_rejected')}</p>
      <ul>
        {error.problems.map((problem, index) => (
          <li key={index}>
            <Place of={problem} lines={preview.lines} />{' '}
            {problem.type === 'speaker_unmapped' ? t('import_unmapped') : problem.msg}
          </li>
        ))}
      </ul>
      {isDoubt && (
        <div className="check">
          <input
            id={`${id}-lenient`}
            type="checkbox"
            checked={isLenient}
            onChange={({ target }) => onChange({ isLenient: target.checked })}
          />
          <label htmlFor={`${id}-lenient`}>{t('import_lenient')}</label>
        </div>
      )}
    </div>
  );
}

function Place({ of: { loc }, lines }: { of: ValidationProblem; lines: readonly string[] }) {
  const t = useWords();
  const at = Number(loc[loc.indexOf('line') + 1]);
  if (!loc.includes('line') || !Number.isInteger(at)) return null;
  return (
    <>
      <b>{t('line_n', { n: at })}</b> <q dir="auto">{lines[at - 1] ?? '…'}</q>
    </>
  );
}

function Result({ result }: { result: ImportResult }) {
  const t = useWords();
  const { workspace, campaign } = useIds();
  return (
    <>
      <p>
        {t('import_done', { n: result.turn_count })}{' '}
        <Link
          to="/w/$workspace/campaigns/$campaign/interviews/$conversation"
          params={{ workspace, campaign, conversation: result.conversation_id }}
        >
          {t('import_open')}
        </Link>
      </p>
      <Warnings of={result.warning_details} />
    </>
  );
}

function Warnings({ of }: { of: ImportResult['warning_details'] }) {
  const t = useWords();
  return of.map(({ code, msg, lines }) => (
    <p key={code} className="note">
      {msg} {lines.length > 0 && t('lines', { lines: lines.slice(0, SHOWN_WARNING_LINES).join(', ') })}
    </p>
  ));
}

/** How the server reads the file: who speaks, how it begins and what is doubtful. */
function Checked({ preview, entry, onChange }: Changing & { preview: ImportPreview }) {
  const t = useWords();
  const { turn_count, speakers, turns, question_ids, asked, warning_details } = preview;
  return (
    <div>
      <p role="status">{t('import_checked', { n: turn_count })}</p>
      <ul className="facts">
        {speakers.map(({ label, speaker, turns: n }) => (
          <li key={`${speaker} ${label}`} dir="auto">
            {label === null ? t(speaker) : `${label}: ${t(speaker)}`} ({n})
          </li>
        ))}
      </ul>
      <p>{t('import_asked', { n: question_ids.length })}</p>
      {asked.length > 0 && <AskedTurns of={asked} entry={entry} onChange={onChange} />}
      {warning_details.length > 0 ? <Warnings of={warning_details} /> : <p>{t('import_no_warnings')}</p>}
      <h4>{t('import_begins')}</h4>
      <ol className="beginning">
        {turns.slice(0, SHOWN_LINES).map(({ speaker, speaker_label, text }, index) => (
          <li key={index} dir="auto">
            <b>{speaker_label ?? t(speaker)}:</b> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What each turn of the interviewer asks, to be corrected before anything is stored. */
function AskedTurns({ of, entry: { questions }, onChange }: Changing & { of: ImportPreview['asked'] }) {
  const t = useWords();
  const set = (seq: number, asked: Asked) => {
    const { [seq]: _before, ...others } = questions;
    onChange({ questions: asked === undefined ? others : { ...others, [seq]: asked } });
  };
  return (
    <details>
      <summary>{t('import_asks')}</summary>
      <p className="hint">{t('import_asks_hint')}</p>
      <ol className="asked-turns">
        {of.map(({ seq, text, question_id }) => (
          <li key={seq}>
            <span dir="auto">{text}</span>
            <AskedChoice
              label={t('asked_n', { words: shortened(text) })}
              value={questions[seq]}
              found={question_id}
              onChange={(asked) => set(seq, asked)}
            />
          </li>
        ))}
      </ol>
    </details>
  );
}
