import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@insights/language';
import { assignmentOf, codeOf, coding, readingOf } from '../campaign.fixture.ts';
import { corpusOf } from '../count/corpus.ts';
import { matrixOf } from '../count/matrix.ts';
import { seededRandom } from '../random.ts';
import { TOLD } from './hostile.fixture.ts';
import { locate } from './quotes.ts';
import { type Outcome, type Proof, check, isProvenName, proofOf } from './sentences.ts';

/** Persons in the order of the fixture, whatever the corpus calls them. */
function campaignOf(language: Language): { proof: Proof; told: (text: string, cited: string) => Outcome } {
  const { said, codes, goal } = TOLD[language];
  const readings = said.slice(0, 8).map((text, n) =>
    readingOf(`c${n}`, n === 0 ? [text, said[8] ?? ''] : [text], {
      participants: [n === 2 ? 'Mahir' : ''],
      language,
    }),
  );
  const corpus = corpusOf(readings);
  const made = [codeOf('k1', { name: codes[0] }), codeOf('k2', { name: codes[1] })];
  const codings = [
    ...[0, 1, 2, 3, 4, 5].map((n) => coding(`c${n}-o0`, 'k1')),
    coding('c6-o0', 'k1', 'contradicts'),
    coding('c7-o0', 'k2'),
    coding('c0-o1', 'k2'),
  ];
  const matrix = matrixOf(corpus, made, assignmentOf(codings), []);
  const proof = proofOf(corpus, matrix, { campaign: { id: '', name: '', goal, language }, questions: [] });
  const idOf = (n: string): string =>
    corpus.persons[corpus.personOf(`c${Number(n) - 1}`, n === '3' ? 'Mahir' : '') ?? -1]?.id ?? 'P99';
  return {
    proof,
    told: (text, cited) =>
      check(
        {
          text: text.replaceAll(/P(\d)/g, (_, n: string) => idOf(n)),
          evidence: cited
            .split(' ')
            .filter(Boolean)
            .map((n) => (n === 'b' ? 'c0-o1' : `c${n}-o0`)),
        },
        { code_id: 'k1' },
        proof,
      ),
  };
}

test('no hostile sentence passes', () => {
  let count = 0;
  const passed: string[] = [];
  const others: string[] = [];
  for (const language of LANGUAGES) {
    const { told } = campaignOf(language);
    for (const [kind, cases] of Object.entries(TOLD[language].hostile)) {
      for (const [text, cited] of cases) {
        count += 1;
        const outcome = told(text, cited);
        if (!('failed' in outcome)) passed.push(`${language} ${kind}: ${outcome.text}`);
        else if (outcome.failed !== kind) others.push(`${language} ${kind} as ${outcome.failed}: ${text}`);
      }
    }
  }
  console.log(`${count} hostile sentences, ${passed.length} pass; named otherwise:\n${others.join('\n')}`);
  assert.deepEqual(passed, []);
});

test('honest sentences pass', () => {
  let count = 0;
  const refused: string[] = [];
  for (const language of LANGUAGES) {
    const { told } = campaignOf(language);
    for (const [text, cited] of TOLD[language].honest) {
      count += 1;
      const outcome = told(text, cited);
      if ('failed' in outcome) refused.push(`${language} ${outcome.failed}: ${text}`);
    }
  }
  console.log(`${count} honest sentences, ${refused.length} refused\n${refused.join('\n')}`);
  assert.ok(count >= 100);
  assert.ok(refused.length <= count * 0.03);
});

test('a sentence that states a cause needs a link', () => {
  const needs = (language: Language, text: string, cited: string): boolean | null => {
    const outcome = campaignOf(language).told(text, cited);
    return 'failed' in outcome ? null : outcome.needs_link;
  };
  assert.equal(needs('en', 'Long forms lead to unread notes.', '0'), true);
  assert.equal(needs('en', 'The notes are too long to read at night.', '5'), false);
  assert.equal(needs('de', 'Wegen der Länge liest niemand die Notizen.', '0'), true);
  assert.equal(needs('fr', 'Les notes ne sont pas lues à cause du formulaire.', '0'), true);
  assert.equal(needs('es', 'El formulario largo lleva a notas sin leer.', '0'), true);
});

/** Changes that a hostile writer makes to a quote, each of which changes a word. */
const CHANGES: readonly ((words: readonly string[], random: () => number) => string[])[] = [
  (words, random) => words.toSpliced(1 + Math.floor(random() * (words.length - 2)), 1),
  (words, random) => words.toSpliced(1 + Math.floor(random() * (words.length - 1)), 0, 'not'),
  (words, random) => words.with(Math.floor(random() * words.length), 'disaster'),
  (words) => words.toReversed(),
  (words, random) => [...words.slice(0, 2), ...words.slice(3 + Math.floor(random() * (words.length - 4)))],
  (words) => [...words, 'anyway'],
  (words) => [`x${words[0] ?? ''}`, ...words.slice(1)],
];

test('no changed quote is found, and every differently typed one is', () => {
  const random = seededRandom(5);
  let [changed, typed] = [0, 0];
  for (const language of LANGUAGES) {
    const turns = TOLD[language].said.map((text, n) => ({ ...readingOf('c', [text]).turns[0]!, id: `t${n}` }));
    for (const { text, id } of turns) {
      const words = text.split(' ');
      for (const change of CHANGES) {
        const quote = change(words, random).join(' ');
        changed += 1;
        assert.equal(locate(turns, quote), null, quote);
        assert.equal(locate(turns, quote, id), null, quote);
      }
      const loose = [
        text.toUpperCase(),
        text.toLowerCase(),
        `“${text}”`,
        `… ${text.replaceAll(' ', '  ')} …`,
        text.replaceAll(/[.,]/g, ';'),
      ];
      for (const quote of loose.map((each) => each.replaceAll("'", '’'))) {
        typed += 1;
        const found = locate(turns, quote);
        assert.equal(found && text.slice(found.start, found.end).replace(/\.$/, ''), text.replace(/\.$/, ''), quote);
      }
    }
    const [first = '', second = ''] = TOLD[language].said;
    assert.equal(locate(turns, `${first} ${second}`), null);
  }
  console.log(`${changed} changed quotes, 0 found; ${typed} differently typed ones, all found`);
});

test('names of codes are proven like sentences', () => {
  const { proof } = campaignOf('en');
  assert.equal(isProvenName('Notes are too long to read', ['c5-o0'], proof), true);
  assert.equal(isProvenName('Late results', ['c2-o0'], proof), true);
  for (const name of [
    'Anna gave up',
    '7 people complain',
    'Everyone complains',
    'See example.org',
    '“A disaster”',
    'P3 complains',
    '',
  ])
    assert.equal(isProvenName(name, ['c5-o0'], proof), false, name);
});

test('a count agrees with what follows it', () => {
  const { proof } = campaignOf('en');
  const said = (text: string): string => {
    const outcome = check({ text, evidence: ['c6-o0'] }, { code_id: 'k1', side: 'dissent' }, proof);
    return 'failed' in outcome ? outcome.failed : outcome.text;
  };
  assert.equal(said('{dissent} of {all} participants disagree.'), '1 of 8 participants disagree.');
  assert.equal(said('{dissent} participants have a quick hand-over.'), '1 participant has a quick hand-over.');
  assert.equal(said('{dissent} people describe a quick hand-over.'), 'form');
  assert.equal(said('{support} participant disagrees.'), 'form');
});

test('a count is proven by what is said of its code, and the judge is told what was counted', () => {
  const { proof } = campaignOf('en');
  const told = (evidence: string[]) =>
    check({ text: '{count:k2} of {all} participants speak of tablets.', evidence }, { code_id: null }, proof);
  const outcome = told(['c5-o0', 'c7-o0', 'c0-o1']);
  assert.ok(!('failed' in outcome));
  assert.equal(outcome.text, '2 of 8 participants speak of tablets.');
  assert.deepEqual(outcome.evidence, ['c7-o0', 'c0-o1']);
  assert.ok(outcome.shown.includes(TOLD.en.codes[1] ?? ''));
  assert.deepEqual(told(['c5-o0']), { failed: 'evidence' });
});

test('a sentence of more quotations than anybody reads is not looked for in its passages', () => {
  const { proof } = campaignOf('en');
  const text = 'They say “a” '.repeat(9);
  assert.deepEqual(check({ text, evidence: ['c5-o0'] }, { code_id: null }, proof), { failed: 'form' });
});

test('a summary of one person tells of others, and of shares, as that person did', () => {
  const said = 'Up to fifteen people work in the season, and I take a deposit of forty per cent.';
  const corpus = corpusOf([readingOf('c0', [said])]);
  const campaign = { id: '', name: '', goal: 'Learn about catering', language: 'en' };
  const proof = proofOf(corpus, matrixOf(corpus, [], assignmentOf([]), []), { campaign, questions: [] });
  const told = (text: string, persons?: number[]) =>
    check({ text, evidence: ['c0-o0'] }, { code_id: null, ...(persons && { persons }) }, proof);
  const text = 'Up to fifteen people work in the season; a deposit of forty per cent is taken.';
  assert.ok(!('failed' in told(text, [0])));
  assert.deepEqual(told(text), { failed: 'quantifier' });
  assert.deepEqual(told('Participants take a deposit.', [0]), { failed: 'quantifier' });
  assert.deepEqual(told('A deposit of thirty per cent is taken.', [0]), { failed: 'number', word: 'thirty' });
  assert.deepEqual(told('Forty per cent of participants take a deposit.', [0]), {
    failed: 'quantifier',
    word: 'per cent',
  });
});

test('a number counts as said in whichever language it was said', () => {
  const said = ['Nous avons perdu deux semaines de livraisons.', 'We lost some deliveries.'];
  const readings = said.map((text, n) => readingOf(`c${n}`, [text], { language: n === 0 ? 'fr' : 'en' }));
  const corpus = corpusOf(readings);
  const campaign = { id: '', name: '', goal: 'Learn about deliveries', language: 'en' };
  const proof = proofOf(corpus, matrixOf(corpus, [], assignmentOf([]), []), { campaign, questions: [] });
  const told = (cited: string) =>
    check({ text: 'Two weeks of deliveries were lost.', evidence: [cited] }, { code_id: null }, proof);
  assert.ok(!('failed' in told('c0-o0')));
  assert.deepEqual(told('c1-o0'), { failed: 'number', word: 'Two' });
});

test('how often and how much something is so of one person is for the judge to see', () => {
  const { told } = campaignOf('en');
  const passes = (text: string, cited: string) => !('failed' in told(text, cited));
  assert.equal(passes('P1 rarely reads long forms in a hurry.', '0'), true);
  assert.equal(passes('P1 is held up by many long forms.', '0'), true);
  assert.equal(passes('P1 and P2 rarely read long forms in a hurry.', '0 1'), false);
  assert.equal(passes('All participants say with P1 that forms are long.', '0'), false);
  assert.equal(passes('P6 says that nobody reads the forms.', '5'), false);
});

test('an action may begin with “Let”, and no name stands for it', () => {
  const { told } = campaignOf('en');
  assert.ok(!('failed' in told('Let the notes be shorter at night.', '5')));
  assert.deepEqual(told('Anna lets the notes be shorter at night.', '5'), { failed: 'person', word: 'Anna' });
});

test('a short form that three people use is no name, and one that fewer use may be', () => {
  const nameOf = (...said: string[]) => {
    const corpus = corpusOf(said.map((text, n) => readingOf(`c${n}`, [text])));
    const proof = proofOf(corpus, [], { campaign: { id: '', name: '', goal: '', language: 'en' }, questions: [] });
    const outcome = check({ text: 'Calls to the API take long.', evidence: ['c0-o0'] }, { code_id: null }, proof);
    return 'failed' in outcome ? outcome.word : null;
  };
  const slow = 'Each call takes long.';
  assert.equal(nameOf(slow, 'The API is slow.', 'Our API fails.', 'We have an API.'), null);
  assert.equal(nameOf(slow, 'The API is slow.', 'Our API fails. That API!'), 'API');
});
