import { hkdfSync } from 'node:crypto';
import { v7 } from 'uuid';
import type { Tx } from '@insights/db';
import { notFound } from '@insights/errors';
import { type KeyRing, open, seal } from '@insights/secret-box';
import { HIDES_NAME } from '../domain/hidden-names.ts';
import type { KnownPerson } from '../domain/names/known-names.ts';
import { NameMasker } from '../domain/names/name-masker.ts';

/** The names that are hidden in a campaign, as a rule to mask by. */
export interface HiddenNames {
  readonly masker: NameMasker;
  /** Changes whenever the hidden names do and tells none of them; empty: none are hidden. What was masked under another one is masked again. */
  readonly digest: string;
}

export interface FormerName {
  kind: 'name' | 'email';
  text: string;
}

interface Cached extends HiddenNames {
  people: number;
}

interface Head {
  language: string;
  digest: string;
}

/** `names_version` grows with each change of a name, so ids and versions say which names there are. */
const HEAD = `
  select i.language,
         case when hidden.people + former.names = 0 then ''
              else concat_ws(':', hidden.people, hidden.sum, former.names, former.sum, i.language) end as digest
    from interviews i,
         lateral (select count(*) as people, sum(hashtextextended(c.id::text || c.names_version, 0)) as sum
                    from contacts c where c.interview_id = i.id and ${HIDES_NAME}) hidden,
         lateral (select count(*) as names, sum(hashtextextended(k.id::text, 0)) as sum
                    from known_names k left join contacts c on c.id = k.contact_id
                   where k.interview_id = i.id and (k.erasure_id is not null or ${HIDES_NAME})) former
   where i.id = $1`;
const CURRENT = `
  select c.id, c.name, c.email from contacts c join interviews i on i.id = c.interview_id where i.id = $1 and ${HIDES_NAME}`;
const FORMER = `
  select k.id, k.contact_id, k.kind, k.box, k.key_id
    from known_names k join interviews i on i.id = k.interview_id left join contacts c on c.id = k.contact_id
   where i.id = $1 and (k.erasure_id is not null or ${HIDES_NAME})`;

interface FormerRow {
  id: string;
  contact_id: string;
  kind: FormerName['kind'];
  box: Buffer;
  key_id: string;
}

const LEAVING = `
  select c.id, c.interview_id, c.name, c.email, ${HIDES_NAME} as is_hidden
    from contacts c join interviews i on i.id = c.interview_id where c.id = $1`;

interface LeavingRow {
  id: string;
  interview_id: string;
  name: string | null;
  email: string | null;
  is_hidden: boolean;
}

/** Rules are kept for as many people as this; the one unused for longest goes first. */
const MOST_PEOPLE = 30_000;
/** Renaming again and again would fill the table and slow the masking down. */
export const MOST_FORMER_NAMES = 50;

/** What people in a campaign are and were called, for masking only. */
export class NameBook {
  readonly #keys: KeyRing;
  readonly #rules = new Map<string, Cached>();

  constructor(keys: KeyRing) {
    this.#keys = ownKeys(keys);
  }

  /** The rule of a campaign as its names are in this transaction. Errors: `not_found`. */
  async hiddenNames(tx: Tx, interviewId: string): Promise<HiddenNames> {
    const head = await tx.row<Head>(HEAD, [interviewId]);
    if (!head) throw notFound('interview');
    const known = this.#rules.get(interviewId);
    const isSame = known?.digest === head.digest;
    const rule = isSame ? known : await this.#read(tx, interviewId, head);
    this.#keep(interviewId, rule);
    return rule;
  }

  async #read(tx: Tx, interviewId: string, { digest, language }: Head): Promise<Cached> {
    if (digest === '') return { masker: new NameMasker([], language), digest, people: 0 };
    const people = new Map<string, { names: string[]; emails: string[] }>();
    const add = (id: string, { kind, text }: FormerName): void => {
      const person = people.get(id) ?? { names: [], emails: [] };
      (kind === 'name' ? person.names : person.emails).push(text);
      people.set(id, person);
    };
    for (const row of await tx.rows<{ id: string; name: string | null; email: string | null }>(CURRENT, [
      interviewId,
    ])) {
      for (const known of namesOf(row)) add(row.id, known);
    }
    for (const row of await tx.rows<FormerRow>(FORMER, [interviewId])) add(row.contact_id, this.#opened(row));
    const all: KnownPerson[] = [...people.values()];
    return { masker: new NameMasker(all, language), digest, people: all.length };
  }

  #opened({ id, kind, box, key_id }: FormerRow): FormerName {
    return { kind, text: open(this.#keys, { key_id, box }, id) };
  }

  #keep(interviewId: string, rule: Cached): void {
    this.#rules.delete(interviewId);
    if (rule.people === 0) return;
    this.#rules.set(interviewId, rule);
    let people = [...this.#rules.values()].reduce((sum, each) => sum + each.people, 0);
    for (const [id, each] of this.#rules) {
      if (people <= MOST_PEOPLE || id === interviewId) return;
      this.#rules.delete(id);
      people -= each.people;
    }
  }

  /**
   * Somebody leaves the campaign. Others may have spoken of them, so hidden names are known until that is masked in what is stored
   * (`maskStored`); any others go at once.
   */
  async leave(tx: Tx, contactId: string, erasureId: string): Promise<void> {
    const row = await tx.row<LeavingRow>(LEAVING, [contactId]);
    if (!row?.is_hidden) {
      await tx.run('delete from known_names where contact_id = $1 and erasure_id is null', [contactId]);
      return;
    }
    await this.remember(tx, row, namesOf(row));
    await tx.run('update known_names set erasure_id = $2 where contact_id = $1', [contactId, erasureId]);
  }

  /** The rule for the names of somebody who is leaving; undefined: none of them is hidden. */
  async leaving(tx: Tx, interviewId: string, erasureId: string): Promise<NameMasker | undefined> {
    const rows = await tx.rows<FormerRow>(
      'select id, contact_id, kind, box, key_id from known_names where erasure_id = $1',
      [erasureId],
    );
    const interview = await tx.row<{ language: string }>('select language from interviews where id = $1', [
      interviewId,
    ]);
    if (rows.length === 0 || !interview) return undefined;
    const known = rows.map((row) => this.#opened(row));
    const named = (wanted: FormerName['kind']) => known.filter(({ kind }) => kind === wanted).map(({ text }) => text);
    return new NameMasker([{ names: named('name'), emails: named('email') }], interview.language);
  }

  /** How many former names a contact has. */
  async countFormer(tx: Tx, contactId: string): Promise<number> {
    const row = await tx.row<{ count: number }>('select count(*) as count from known_names where contact_id = $1', [
      contactId,
    ]);
    return row?.count ?? 0;
  }

  /** Keeps names that a contact had; those that are kept already are not kept twice. */
  async remember(
    tx: Tx,
    { id, interview_id }: { id: string; interview_id: string },
    former: readonly FormerName[],
  ): Promise<void> {
    const rows = await tx.rows<FormerRow>(
      'select id, contact_id, kind, box, key_id from known_names where contact_id = $1',
      [id],
    );
    const known = new Set(rows.map((row) => textOf(this.#opened(row))));
    for (const name of former) {
      if (known.has(textOf(name))) continue;
      const rowId = v7();
      const { box, key_id } = seal(this.#keys, name.text, rowId);
      await tx.run(
        `insert into known_names (id, workspace_id, interview_id, contact_id, kind, box, key_id)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [rowId, tx.workspaceId, interview_id, id, name.kind, box, key_id],
      );
    }
  }
}

const textOf = ({ kind, text }: FormerName): string => `${kind} ${text}`;

export function namesOf({
  name,
  email,
}: {
  name?: string | null | undefined;
  email?: string | null | undefined;
}): FormerName[] {
  return [
    ...(name ? [{ kind: 'name' as const, text: name }] : []),
    ...(email ? [{ kind: 'email' as const, text: email }] : []),
  ];
}

/** Keys of our own under each of the ring: none is used for two purposes. */
function ownKeys({ current, keys }: KeyRing): KeyRing {
  const derived = [...keys].map(
    ([id, key]) => [id, Buffer.from(hkdfSync('sha256', key, '', 'campaigns known names', key.length))] as const,
  );
  return { current, keys: new Map(derived) };
}
