/** People as somebody pastes them or as a spreadsheet saves them. */
import { tableIn } from '@insights/csv/reading';
import { parse } from 'csv-parse/browser/esm/sync';

export interface NewPerson {
  name: string | null;
  email: string | null;
  locale: string | null;
  timezone: string | null;
  attributes: Record<string, string>;
}

/** Names that columns have in spreadsheets, by the field that they fill. */
const COLUMNS: Record<'name' | 'email' | 'locale' | 'timezone', readonly string[]> = {
  name: ['name', 'full name', 'nom', 'nombre'],
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'e-mail-adresse',
    'adresse e-mail',
    'courriel',
    'correo',
    'correo electrónico',
  ],
  locale: ['locale', 'language', 'sprache', 'langue', 'idioma'],
  timezone: ['timezone', 'time zone', 'zeitzone', 'fuseau horaire', 'zona horaria'],
};

/** A table whose heading names a column for addresses, or for names and something else known; or one person a line: an address, `Name <address>` or `Name, address`. */
export function readPeople(text: string): NewPerson[] {
  const lines = text.split(/\r?\n/);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  // An address in the first line means that it is no heading.
  if (first.includes('@')) return lines.flatMap(peopleIn);
  const [heading = [], ...rest] = rowsOf(text);
  const named = heading.map(fieldOf);
  const isTable = named.includes('email') || (named.includes('name') && named.filter(Boolean).length > 1);
  return isTable ? rest.map((row) => personOf(heading, row)) : lines.flatMap(peopleIn);
}

function rowsOf(pasted: string): string[][] {
  const { text, delimiter } = tableIn(pasted.replace(/^\ufeff/, '').trimStart());
  return parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
}

function fieldOf(heading: string): keyof typeof COLUMNS | undefined {
  const plain = heading.toLowerCase();
  return (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).find((field) => COLUMNS[field].includes(plain));
}

function personOf(heading: string[], row: string[]): NewPerson {
  const person = emptyPerson();
  for (const [index, column] of heading.entries()) {
    const value = row[index] ?? '';
    if (value === '') continue;
    const field = fieldOf(column);
    if (field) person[field] = value;
    else if (column !== '') person.attributes[column] = value;
  }
  return person;
}

/** The people of a line: each part with an address is a person, and the parts before it are the name. */
function peopleIn(line: string): NewPerson[] {
  const people: NewPerson[] = [];
  let names: string[] = [];
  for (const cell of line.replaceAll('"', '').split(/[,;\t]/)) {
    const at = cell.indexOf('<');
    const address = (at < 0 ? cell : cell.slice(at + 1).replace('>', '')).trim();
    const isAddress = address.includes('@');
    const named = (isAddress ? cell.slice(0, Math.max(at, 0)) : cell).trim();
    if (named !== '') names.push(named);
    if (!isAddress) continue;
    people.push({ ...emptyPerson(), name: names.join(', ') || null, email: address });
    names = [];
  }
  // A name without an address is a person too, who gets a personal link.
  return people.length > 0 || names.length === 0 ? people : [{ ...emptyPerson(), name: names.join(', ') }];
}

const emptyPerson = (): NewPerson => ({ name: null, email: null, locale: null, timezone: null, attributes: {} });

/** What somebody should know of a person before the list is sent. All but `no_address` keep the person from being added. */
export type Doubt = 'email' | 'repeated' | 'invalid_request' | 'no_address';

const ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,255}$/;

export function doubtsOf(people: readonly NewPerson[]): (Doubt | null)[] {
  const seen = new Set<string>();
  return people.map(({ name, email }) => {
    if (email === null) return name === null ? 'invalid_request' : 'no_address';
    const address = email.toLowerCase();
    if (!ADDRESS.test(address)) return 'email';
    if (seen.has(address)) return 'repeated';
    seen.add(address);
    return null;
  });
}
