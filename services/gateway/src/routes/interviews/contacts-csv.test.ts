import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AppError } from '@insights/errors';
import { ContactsInput, MOST_CONTACTS } from '../../schemas/contact.ts';
import { checkRows, withRejected } from './contact-rows.ts';
import { contactsOfCsv, lineOf } from './contacts-csv.ts';

const rejectedAt = (line: number) => (error: unknown) =>
  error instanceof AppError && error.problems[0]?.loc.join('.') === `body.line.${line}`;

test('known columns become fields, others attributes; empty cells are omitted', async () => {
  const file =
    '\uFEFFName,E-Mail,email,Hide name,Ward,\r\n"Lindt, Maya",,maya@example.org,yes,7,\r\n,,b@example.org,,,\r\n';
  assert.deepEqual((await contactsOfCsv(file)).contacts, [
    { name: 'Lindt, Maya', email: 'maya@example.org', hide_name: true, attributes: { Ward: '7' } },
    { email: 'b@example.org', attributes: {} },
  ]);
});

test('semicolons and tabs are separators too, as spreadsheets write them', async () => {
  for (const separator of [';', '\t']) {
    const file = ['name', 'email'].join(separator) + '\n' + ['Doe, J.', 'j@example.org'].join(separator);
    assert.deepEqual((await contactsOfCsv(file)).contacts, [
      { name: 'Doe, J.', email: 'j@example.org', attributes: {} },
    ]);
  }
});

test('a malformed file is rejected with the line of the problem', async () => {
  await assert.rejects(contactsOfCsv('person,phone\nMaya,1'), rejectedAt(1));
  await assert.rejects(contactsOfCsv('email,email\na@example.org,b@example.org'), rejectedAt(1));
  await assert.rejects(contactsOfCsv('name,email\nA,a@example.org\n"B,b@example.org\n'), AppError);
  await assert.rejects(contactsOfCsv(''), rejectedAt(1));
});

test('too many rows exceed the limit of the list and are not truncated', async () => {
  const file = ['email', ...Array.from({ length: MOST_CONTACTS + 500 }, (_, n) => `p${n}@example.org`)].join('\n');
  const result = ContactsInput.safeParse(await contactsOfCsv(file));
  assert.deepEqual(
    result.error?.issues.map(({ code, path }) => [code, ...path]),
    [['too_big', 'contacts']],
  );
});

test('each invalid row is reported at its position with its problems, and does not affect the others', async () => {
  const { contacts } = await contactsOfCsv(
    'name,email,timezone,hide_name\nA,a@example.org,Europe/Berlin,\nB,not-an-address,,\nC,c@example.org,Mars/Base,maybe\n' +
      'D,d@example.org,,,beyond\nE,e@example.org,,no',
  );
  const rows = await checkRows(contacts);
  assert.deepEqual(
    rows.accepted.map(({ index, contact }) => [index, contact.email, contact.hide_name]),
    [
      [0, 'a@example.org', false],
      [4, 'e@example.org', false],
    ],
  );
  const answer = withRejected(
    {
      created: 1,
      failed: 1,
      results: [
        { index: 0, id: 'x', error: null, field: null, problem: null },
        { index: 1, id: null, error: 'duplicate_contact', field: null, problem: null },
      ],
    },
    rows,
    contacts,
  );
  assert.deepEqual([answer.created, answer.failed], [1, 4]);
  assert.deepEqual(
    answer.results.map(({ index, error }) => [index, error]),
    [
      [0, null],
      [1, 'invalid_request'],
      [2, 'invalid_request'],
      [3, 'invalid_request'],
      [4, 'duplicate_contact'],
    ],
  );
  assert.deepEqual(
    rows.rejected.map(({ detail }) => detail.map(({ loc }) => loc.slice(1).join('.'))),
    [['contacts.1.email'], ['contacts.2.timezone', 'contacts.2.hide_name'], ['contacts.3.attributes.']],
  );
});

test('anything in a list that is not a contact is an invalid row', async () => {
  const { rejected, accepted } = await checkRows([null, 'a@example.org', {}, { name: 'A' }]);
  assert.deepEqual([rejected.map(({ index }) => index), accepted.map(({ index }) => index)], [[0, 1, 2], [3]]);
});

test('files of spreadsheets are read as they are: byte order mark, quotes, line breaks in cells, semicolons and zones', async () => {
  const file =
    '\uFEFF"E-Mail";email;name;scheduled_for;Abteilung\r\n' +
    'x;a@example.org;"Lindt; Maya ""M""";2030-03-01T14:00:00+01:00;"Innere\r\nMedizin"\r\n' +
    '\r\n' +
    'x;b@example.org;Noah;01.03.2030 14:00;\r\n' +
    'x;c@example.org;Ines;2030-03-01T14:00:00;\r\n';
  const { contacts } = await contactsOfCsv(file);
  assert.deepEqual(contacts.map(lineOf), [2, 5, 6]);
  const { accepted, rejected } = await checkRows(contacts);
  assert.deepEqual(
    accepted.map(({ contact }) => [contact.name, contact.scheduled_for, contact.attributes]),
    [['Lindt; Maya "M"', '2030-03-01T13:00:00.000Z', { 'E-Mail': 'x', Abteilung: 'Innere\r\nMedizin' }]],
  );
  assert.deepEqual(
    rejected.map(({ index, detail }) => [index, detail[0]?.loc.at(-1)]),
    [
      [1, 'scheduled_for'],
      [2, 'scheduled_for'],
    ],
  );
});

test('ten thousand rows are read and checked', async () => {
  const rows = Array.from({ length: MOST_CONTACTS }, (_, n) => `p${n}@example.org,Person ${n},ward ${n % 20}`);
  const { contacts } = await contactsOfCsv(['email,name,ward', ...rows].join('\n'));
  assert.equal((await checkRows(contacts)).accepted.length, MOST_CONTACTS);
});
