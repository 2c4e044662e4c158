import assert from 'node:assert/strict';
import { test } from 'node:test';
import { feelingOf } from './feeling.ts';
import { focusesOf } from './focus.ts';
import { lexiconOf } from './lexicon/index.ts';
import type { Feeling } from './lexicon/lexicon.ts';

const FELT: Record<string, Partial<Record<Feeling, string[]>>> = {
  en: {
    praise: [
      'I love it.',
      'We are very happy with it.',
      'The calendar works really well.',
      'It’s great, it saves us time.',
    ],
    problem: ['It is so frustrating.', 'I hate the login.', 'I was really annoyed.', 'It takes far too long.'],
    grave: ['My husband died in January.', 'We lost my mother last year.', 'It has been difficult since the divorce.'],
    neutral: [
      'A very good customer was really offended.',
      'The tool changed the address on all of them.',
      'Great, another form.',
      'Oh wonderful, it crashed again.',
      'It used to be good.',
      'If it worked it would be great.',
      'They say it is great. I haven’t noticed.',
      'I don’t hate it.',
      'It is no longer a nightmare.',
      'I can’t complain.',
      'The battery died twice.',
      'The installer was a nice guy but he left a hole in the wall.',
      'Is it good?',
      'The deadline was the problem of the other team.',
    ],
  },
  de: {
    praise: ['Das funktioniert wirklich gut.', 'Wir sind damit sehr zufrieden.'],
    problem: ['Das nervt mich.', 'Es ist furchtbar umständlich.', 'Ich war total frustriert.'],
    grave: ['Mein Mann ist im Januar gestorben.'],
    neutral: [
      'Eine sehr gute Kundin war beleidigt.',
      'Na toll, schon wieder ein Formular.',
      'Früher war es gut.',
      'Wenn sie funktionieren würde, wäre sie toll.',
      'Es ist kein Albtraum mehr.',
      'Ich bin nicht unzufrieden.',
      'Der Akku ist zweimal gestorben.',
    ],
  },
  fr: {
    praise: ['Je suis très contente.', 'Ça marche vraiment bien.'],
    problem: ['C’est vraiment pénible.', 'Je suis épuisée.'],
    grave: ['Mon mari est mort en janvier.'],
    neutral: [
      'Une très bonne cliente a été vexée.',
      'Génial, encore un formulaire.',
      'Avant, c’était bien, jusqu’au déménagement.',
      'Ce n’est plus un cauchemar.',
      'Ce n’est pas pénible.',
      'Si ça marchait, ce serait bien.',
    ],
  },
  es: {
    praise: ['Estoy muy contenta.', 'Funciona muy bien.'],
    problem: ['Es muy molesto.', 'Estoy agotada.'],
    grave: ['Mi marido murió en enero.'],
    neutral: [
      'Un cliente muy bueno se ofendió.',
      'Qué bien, otro formulario.',
      'Antes era bonito.',
      'Ya no es una pesadilla.',
      'Si funcionara, sería genial.',
      'No es molesto.',
    ],
  },
};

for (const [language, byFeeling] of Object.entries(FELT))
  test(`${language}: a feeling is named only when it is certain`, () => {
    for (const [feeling, texts] of Object.entries(byFeeling))
      for (const text of texts) assert.equal(feelingOf(text, lexiconOf(language)).feeling, feeling, text);
  });

test('somebody who lost a thing, or saw one break for good, gets no condolence', () => {
  const rows: [string, string][] = [
    ['en', 'Last week it lost my booking.'],
    ['en', 'My phone died last week.'],
    ['de', 'Ich habe meine Unterlagen verloren.'],
    ['fr', 'J’ai perdu mon dossier.'],
    ['fr', 'C’est la mort du petit commerce.'],
    ['es', 'Perdí mi turno.'],
    ['es', 'Es la muerte del comercio pequeño.'],
  ];
  for (const [language, text] of rows)
    assert.notEqual(feelingOf(text, lexiconOf(language)).feeling, 'grave', `${language}: ${text}`);
});

test('what is worth a question is the strongest thing said, quoted as it was said', () => {
  const rows: [string, string, string, string][] = [
    ['en', 'It is fine, but I lost two customers over it.', 'cost', 'It is fine, but I lost two customers over it'],
    ['en', 'I came in, and suddenly the screen was black.', 'surprise', 'I came in, and suddenly the screen was black'],
    [
      'de',
      'Drei Termine wurden abgesagt, ich war den Tränen nahe.',
      'feeling',
      'Drei Termine wurden abgesagt, ich war den Tränen nahe',
    ],
    ['de', 'Das kostet mich die Pause.', 'cost', 'Das kostet mich die Pause'],
    ['fr', 'J’ai perdu une journée entière.', 'cost', 'J’ai perdu une journée entière'],
    ['es', 'Ya no es una pesadilla.', 'change', 'Ya no es una pesadilla'],
  ];
  for (const [language, text, focus, quote] of rows) {
    const [first] = focusesOf(text, lexiconOf(language));
    assert.deepEqual([first?.focus, first?.quote], [focus, quote], text);
  }
  for (const text of ['I can’t complain.', 'There were no problems.', 'It is a house.'])
    assert.deepEqual(focusesOf(text, lexiconOf('en')), [], text);
});
