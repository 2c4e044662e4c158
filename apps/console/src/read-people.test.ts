import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doubtsOf, readPeople } from './read-people.ts';

const brief = (text: string) => readPeople(text).map(({ name, email }) => [name, email]);

test('pasted lines are people, however address and name stand in them', () => {
  assert.deepEqual(brief('ana@example.org\nBo Berg <bo@example.org>\n"Dahl, Cy" <cy@example.org>'), [
    [null, 'ana@example.org'],
    ['Bo Berg', 'bo@example.org'],
    ['Dahl, Cy', 'cy@example.org'],
  ]);
  assert.deepEqual(brief('Di Eck, di@example.org\nfy@example.org; gi@example.org'), [
    ['Di Eck', 'di@example.org'],
    [null, 'fy@example.org'],
    [null, 'gi@example.org'],
  ]);
  assert.deepEqual(brief('\n  \n'), []);
  assert.deepEqual(brief('Nobody'), [['Nobody', null]]);
});

test('a postal address is no e-mail address', () => {
  const [person] = readPeople('Name;E-Mail;Adresse\nAna Roth;ana@example.org;Hauptstr. 1\n');
  assert.deepEqual([person?.email, person?.attributes], ['ana@example.org', { Adresse: 'Hauptstr. 1' }]);
});

test('a table is read by its heading in any of the four languages, and other columns become attributes', () => {
  const [person] = readPeople('\ufeffNombre;Correo;Idioma;Planta\n"Roth; Ana";ana@example.org;es;7\n');
  assert.deepEqual(person, {
    name: 'Roth; Ana',
    email: 'ana@example.org',
    locale: 'es',
    timezone: null,
    attributes: { Planta: '7' },
  });
});

test('twice as much text takes about twice as long', () => {
  for (const shape of ['Ana <', 'a@b.c\n', ',', '"', 'name,email\n', ' ', '\n<>']) {
    const timeOf = (count: number) => {
      const started = performance.now();
      try {
        readPeople(shape.repeat(count));
      } catch {
        // Not a table.
      }
      return performance.now() - started;
    };
    timeOf(4_000);
    // The fastest of three: other programs use the processor too.
    const best = (count: number) => Math.min(timeOf(count), timeOf(count), timeOf(count));
    const [once, twice] = [best(8_000), best(16_000)];
    assert.ok(twice < 4 * once + 50, `${JSON.stringify(shape)}: ${once} and ${twice} ms`);
  }
});

test('a comma within a cell of a table with semicolons separates nothing, and Excel’s own first line is no heading', () => {
  const [person] = readPeople('sep=;\r\nName;Sprache;E-Mail\r\nRoth, Ana;Deutsch;ana@example.org\r\n');
  assert.deepEqual([person?.name, person?.email, person?.locale], ['Roth, Ana', 'ana@example.org', 'Deutsch']);
});

test('a table of names without addresses is a table', () => {
  const people = readPeople('\n\nName;Sprache;Station\nAna Roth;Deutsch;7\nBo Berg;;9\n');
  assert.deepEqual(
    people.map(({ name, locale, attributes }) => [name, locale, attributes]),
    [
      ['Ana Roth', 'Deutsch', { Station: '7' }],
      ['Bo Berg', null, { Station: '9' }],
    ],
  );
});

test('a repeated address and one that is none are found before the list is sent, and a name alone is pointed out', () => {
  const text = 'Ana Roth <ana@example.org>\nnot an address\nBo <bo@>\nANA@example.org\nCy <cy@example.org>';
  assert.deepEqual(doubtsOf(readPeople(text)), [null, 'no_address', 'email', 'repeated', null]);
  assert.deepEqual(doubtsOf(readPeople('Name;E-Mail;Ward\n;;7\n')), ['invalid_request']);
});
