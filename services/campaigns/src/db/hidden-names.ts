import { hkdfSync } from 'node:crypto';
import { v7 } from 'uuid';
import { NeedsWork, type Tx, sql } from '@insights/db';
import { notFound } from '@insights/errors';
import { type KeyRing, open, seal } from '@insights/secret-box';
import type { KnownPerson } from '../domain/names/known-names.ts';
import { NameMasker } from '../domain/names/name-masker.ts';
import type { GivenTexts, MaskedTexts } from '../masking/mask-texts.ts';
import { MaskThreads } from '../masking/mask-threads.ts';
import { hidesContact } from './conditions.ts';
import type { Contact, KnownName } from './entities.ts';
import { query } from './query.ts';

export interface MaskingRule {
  readonly masker: NameMasker;
  /** Workspaces take turns when long texts are masked. */
  readonly workspace_id: string;
}

/** The names that are hidden in a campaign, as a rule to mask by. */
export interface HiddenNames extends MaskingRule {
  /** Changes with the hidden names and reveals none; empty if none are hidden. Text that was masked under another digest is masked again. */
  readonly digest: string;
}

export interface FormerName {
  kind: KnownName['kind'];
  text: string;
}

interface Cached extends HiddenNames {
  readonly prepared_at: number;
}

type FormerRow = Pick<KnownName, 'id' | 'contact_id' | 'kind' | 'box' | 'key_id'>;
const FORMER = ['k.id', 'k.contact_id', 'k.kind', 'k.box', 'k.key_id'] as const;

/** Contacts `c` of a campaign whose names are hidden. */
const hiddenContacts = (tx: Tx, interviewId: string) =>
  query(tx)
    .selectFrom('contacts as c')
    .innerJoin('interviews as i', 'i.id', 'c.interview_id')
    .where('i.id', '=', interviewId)
    .where(hidesContact);

/** Former names `k` of a campaign that are hidden: of hidden contacts, and of erased ones until stored turns are masked. */
const hiddenFormerNames = (tx: Tx, interviewId: string) =>
  query(tx)
    .selectFrom('known_names as k')
    .innerJoin('interviews as i', 'i.id', 'k.interview_id')
    .leftJoin('contacts as c', 'c.id', 'k.contact_id')
    .where('i.id', '=', interviewId)
    .where((eb) => eb.or([eb('k.erasure_id', 'is not', null), hidesContact]));

/**
 * The language of a campaign and a digest of its hidden names, in one statement, because each read of a transcript needs them.
 * `names_version` grows with each change of a name, so ids and versions identify the names. The digest is '' when none are hidden.
 */
async function readHead(tx: Tx, interviewId: string) {
  const head = await query(tx)
    .selectFrom('interviews')
    .leftJoinLateral(
      hiddenContacts(tx, interviewId)
        .select(({ fn, ref }) => [
          fn.countAll<number>().as('people'),
          sql`sum(hashtextextended(${ref('c.id')}::text || ${ref('c.names_version')}, 0))`.as('sum'),
        ])
        .as('hidden'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      hiddenFormerNames(tx, interviewId)
        .select(({ fn, ref }) => [
          fn.countAll<number>().as('names'),
          sql`sum(hashtextextended(${ref('k.id')}::text, 0))`.as('sum'),
        ])
        .as('former'),
      (join) => join.onTrue(),
    )
    .select(({ ref }) => [
      'interviews.language',
      sql<string>`case when ${ref('hidden.people')} + ${ref('former.names')} = 0 then ''
        else concat_ws(':', ${sql.lit(FORMS_VERSION)}, ${ref('hidden.people')}, ${ref('hidden.sum')}, ${ref('former.names')}, ${ref('former.sum')}, ${ref('interviews.language')}) end`.as(
        'digest',
      ),
    ])
    .where('interviews.id', '=', interviewId)
    .executeTakeFirst();
  if (!head) throw notFound('interview');
  return head;
}

const formerNames = (tx: Tx) => query(tx).selectFrom('known_names as k').select(FORMER);

/** Part of every digest: texts that were masked before names had their present forms are masked again. */
const FORMS_VERSION = '3';
/** Memory of the rules in the cache; the least recently used is dropped first. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Names that change again within this time are prepared while the transaction waits, so that it is not tried again without end. */
const RACE_MS = 2_000;
/** More would fill the table and slow masking down. */
export const MOST_FORMER_NAMES = 50;

/** Present and former names of the people in a campaign, for masking only. */
export class NameBook {
  readonly #keys: KeyRing;
  readonly #rules = new Map<string, Cached>();
  /** Rules that are being prepared, by campaign and digest: reads that need the same one wait for it together. */
  readonly #pending = new Map<string, Promise<Cached>>();
  readonly #threads = new MaskThreads();

  constructor(keys: KeyRing) {
    this.#keys = ownKeys(keys);
  }

  /** Which names are hidden in a campaign now, without the names. Errors: `not_found`. */
  async digestOf(tx: Tx, interviewId: string): Promise<string> {
    return (await readHead(tx, interviewId)).digest;
  }

  /**
   * The masking rule of a campaign in this transaction. The names of many people are prepared in a thread, and then the transaction is
   * tried again. Errors: `not_found`.
   */
  async hiddenNames(tx: Tx, interviewId: string): Promise<HiddenNames> {
    const { digest, language } = await readHead(tx, interviewId);
    if (digest === '') return { masker: NameMasker.of([], language), workspace_id: tx.workspaceId, digest };
    const known = this.#rules.get(interviewId);
    if (known?.digest === digest) return this.#keep(interviewId, known);
    const pending = this.#pending.get(`${interviewId} ${digest}`);
    if (pending) throw new NeedsWork(() => pending.then(() => undefined));
    const people = await this.#peopleOf(tx, interviewId);
    const rule = this.#prepare(interviewId, people, { digest, language, workspace_id: tx.workspaceId });
    const isRacing = known !== undefined && performance.now() - known.prepared_at < RACE_MS;
    if (isRacing || this.#threads.isSmall(people)) return rule;
    throw new NeedsWork(() => rule.then(() => undefined));
  }

  /**
   * Texts with the names of a rule masked; long ones in a thread, so call it outside of transactions. `own`: the names of the person who
   * is given the texts, which are shown. Errors: `unavailable` (the deadline).
   */
  mask({ masker, workspace_id }: MaskingRule, given: GivenTexts, own?: NameMasker): Promise<MaskedTexts> {
    return this.#threads.mask(workspace_id, masker, given, own);
  }

  close(): Promise<void> {
    return this.#threads.close();
  }

  #prepare(
    interviewId: string,
    people: readonly KnownPerson[],
    { digest, language, workspace_id }: { digest: string; language: string; workspace_id: string },
  ): Promise<Cached> {
    const key = `${interviewId} ${digest}`;
    const prepared = this.#threads
      .prepare(workspace_id, people, language)
      .then((masker) => this.#keep(interviewId, { masker, workspace_id, digest, prepared_at: performance.now() }))
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, prepared);
    // Whoever waits for it gets the error.
    prepared.catch(() => undefined);
    return prepared;
  }

  async #peopleOf(tx: Tx, interviewId: string): Promise<KnownPerson[]> {
    const people = new Map<string, { names: string[]; emails: string[] }>();
    const add = (id: string, { kind, text }: FormerName): void => {
      const person = people.get(id) ?? { names: [], emails: [] };
      (kind === 'email' ? person.emails : person.names).push(text);
      people.set(id, person);
    };
    for (const row of await hiddenContacts(tx, interviewId).select(['c.id', 'c.name', 'c.email']).execute()) {
      for (const known of namesOf(row)) add(row.id, known);
    }
    for (const row of await hiddenFormerNames(tx, interviewId).select(FORMER).execute()) {
      // Others who speak are persons of their own.
      add(row.kind === 'speaker' ? row.id : row.contact_id, this.#opened(row));
    }
    return [...people.values()];
  }

  #opened({ id, kind, box, key_id }: FormerRow): FormerName {
    return { kind, text: open(this.#keys, { key_id, box: Buffer.from(box) }, id) };
  }

  #keep(interviewId: string, rule: Cached): Cached {
    this.#rules.delete(interviewId);
    this.#rules.set(interviewId, rule);
    const bytesOf = ({ masker }: Cached): number => masker.table.buffer.byteLength;
    let bytes = [...this.#rules.values()].reduce((sum, each) => sum + bytesOf(each), 0);
    for (const [id, each] of this.#rules) {
      if (bytes <= MOST_BYTES || id === interviewId) break;
      this.#rules.delete(id);
      bytes -= bytesOf(each);
    }
    return rule;
  }

  /**
   * For a contact that is being deleted. Others may have mentioned them, so hidden names are kept until `maskStored` has masked them
   * in stored turns; names that are not hidden are deleted at once.
   */
  async leave(tx: Tx, contactId: string, erasureId: string): Promise<void> {
    const contact = await query(tx)
      .selectFrom('contacts as c')
      .innerJoin('interviews as i', 'i.id', 'c.interview_id')
      .select(['c.id', 'c.interview_id', 'c.name', 'c.email', hidesContact.as('is_hidden')])
      .where('c.id', '=', contactId)
      .executeTakeFirst();
    if (!contact?.is_hidden) {
      await query(tx)
        .deleteFrom('known_names')
        .where('contact_id', '=', contactId)
        .where('erasure_id', 'is', null)
        .execute();
      return;
    }
    await this.remember(tx, contact, namesOf(contact));
    await query(tx)
      .updateTable('known_names')
      .set({ erasure_id: erasureId })
      .where('contact_id', '=', contactId)
      .execute();
  }

  /** The rule for the names of an erased contact; undefined if none of them is hidden. */
  async leaving(tx: Tx, interviewId: string, erasureId: string): Promise<MaskingRule | undefined> {
    const rows = await formerNames(tx).where('k.erasure_id', '=', erasureId).execute();
    const interview = await query(tx)
      .selectFrom('interviews')
      .select('language')
      .where('id', '=', interviewId)
      .executeTakeFirst();
    if (rows.length === 0 || !interview) return undefined;
    const known = rows.map((row) => this.#opened(row));
    const named = (wanted: FormerName['kind']) => known.filter(({ kind }) => kind === wanted).map(({ text }) => text);
    const masker = NameMasker.of([{ names: named('name'), emails: named('email') }], interview.language);
    return { masker, workspace_id: tx.workspaceId };
  }

  /** The present and former names of a contact, without those of others who speak in their interview. */
  async namesOf(tx: Tx, contact: Pick<Contact, 'id' | 'name' | 'email'>): Promise<FormerName[]> {
    const rows = await formerNames(tx)
      .where('k.contact_id', '=', contact.id)
      .where('k.kind', '!=', 'speaker')
      .execute();
    return [...namesOf(contact), ...rows.map((row) => this.#opened(row))];
  }

  /** How many former names a contact has. */
  async countFormer(tx: Tx, contactId: string): Promise<number> {
    const { count } = await query(tx)
      .selectFrom('known_names')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('contact_id', '=', contactId)
      .where('kind', '!=', 'speaker')
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Stores former names of a contact, each once. */
  async remember(
    tx: Tx,
    { id, interview_id }: { id: string; interview_id: string },
    former: readonly FormerName[],
  ): Promise<void> {
    const rows = await formerNames(tx).where('k.contact_id', '=', id).execute();
    const known = new Set(rows.map((row) => textOf(this.#opened(row))));
    for (const name of former) {
      if (known.has(textOf(name))) continue;
      const rowId = v7();
      const { box, key_id } = seal(this.#keys, name.text, rowId);
      await query(tx)
        .insertInto('known_names')
        .values({ id: rowId, workspace_id: tx.workspaceId, interview_id, contact_id: id, kind: name.kind, box, key_id })
        .execute();
    }
  }
}

const textOf = ({ kind, text }: FormerName): string => `${kind} ${text}`;

export function namesOf({ name, email }: Pick<Contact, 'name' | 'email'>): FormerName[] {
  return [
    ...(name ? [{ kind: 'name' as const, text: name }] : []),
    ...(email ? [{ kind: 'email' as const, text: email }] : []),
  ];
}

/** Derives a key from each key of the ring, so that none is used for two purposes. */
function ownKeys({ current, keys }: KeyRing): KeyRing {
  const derived = [...keys].map(
    ([id, key]) => [id, Buffer.from(hkdfSync('sha256', key, '', 'campaigns known names', key.length))] as const,
  );
  return { current, keys: new Map(derived) };
}
