import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Grave, graveIn } from './feeling.ts';
import { strongestIn } from './focus.ts';
import { lexiconOf } from './lexicon/index.ts';

test('a loss, an illness and a fear are grave, in each language', () => {
  const rows: [string, Grave | null, string][] = [
    ['en', 'loss', 'My husband died in January.'],
    ['en', 'loss', 'We lost my mother last year.'],
    ['en', 'loss', 'It has been difficult since the divorce.'],
    ['en', 'loss', 'She passed away in spring.'],
    ['de', 'loss', 'Er ist vor drei Wochen gestorben.'],
    ['fr', 'loss', 'Elle est décédée en mars.'],
    ['es', 'loss', 'Falleció hace dos meses.'],
    ['en', 'burden', 'I am afraid of the night shift by now.'],
    ['en', 'burden', 'I was off sick for months, and I can’t sleep.'],
    ['en', null, 'I’m afraid I don’t know.'],
    ['en', null, 'I am not afraid of it.'],
    ['en', null, 'The battery died twice.'],
    ['en', null, 'Last week it lost my booking.'],
    ['en', null, 'My phone died last week.'],
    ['de', 'loss', 'Mein Mann ist im Januar gestorben.'],
    ['de', 'burden', 'Ich habe inzwischen Angst vor jeder Schicht.'],
    ['de', null, 'Ich habe keine Angst davor.'],
    ['de', null, 'Der Akku ist zweimal gestorben.'],
    ['de', null, 'Ich habe meine Unterlagen verloren.'],
    ['fr', 'loss', 'Mon mari est mort en janvier.'],
    ['fr', 'burden', 'J’ai peur chaque matin.'],
    ['fr', null, 'J’ai perdu mon dossier.'],
    ['fr', null, 'C’est la mort du petit commerce.'],
    ['es', 'loss', 'Mi marido murió en enero.'],
    ['es', 'burden', 'Tengo miedo de volver.'],
    ['es', null, 'Perdí mi turno.'],
    ['es', null, 'Es la muerte del comercio pequeño.'],
  ];
  for (const [language, grave, text] of rows) assert.equal(graveIn(text, lexiconOf(language)), grave, text);
});

test('what is worth a question is the strongest thing said, quoted as it was said', () => {
  const rows: [string, string, string | null][] = [
    ['en', 'It is fine, but I lost two customers over it.', 'It is fine, but I lost two customers over it'],
    ['en', 'I came in, and suddenly the screen was black.', 'I came in, and suddenly the screen was black'],
    [
      'de',
      'Es ging. Drei Termine wurden abgesagt, ich war den Tränen nahe.',
      'Drei Termine wurden abgesagt, ich war den Tränen nahe',
    ],
    ['de', 'Das kostet mich die Pause.', 'Das kostet mich die Pause'],
    ['fr', 'J’ai perdu une journée entière.', 'J’ai perdu une journée entière'],
    ['es', 'Ya no es una pesadilla.', 'Ya no es una pesadilla'],
    // Too long and without a clause that stands alone.
    ['en', 'waiting for ages in that corridor next to the broken lamp with my papers in a plastic bag again', null],
  ];
  for (const [language, text, quote] of rows) {
    const found = strongestIn(text, lexiconOf(language));
    assert.ok(found, text);
    assert.equal(found.quote, quote, text);
  }
  for (const text of ['I can’t complain.', 'There were no problems.', 'It is a house.'])
    assert.equal(strongestIn(text, lexiconOf('en')), null, text);
});
