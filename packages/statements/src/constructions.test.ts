import assert from 'node:assert/strict';
import { test } from 'node:test';

import { CONFIDENT, readConversation } from './index.ts';
import type { Statement } from './index.ts';

/** The statements of an answer of which the reading is sure. */
function sure(text: string, { asked, language = 'en' }: { asked?: string; language?: string } = {}): Statement[] {
  const answer = { id: 'a', seq: 1, speaker: 'participant', text, question_id: null } as const;
  const question = { id: 'q', seq: 0, speaker: 'interviewer', text: asked ?? '', question_id: null } as const;
  const turns = asked === undefined ? [answer] : [question, answer];
  const { statements } = readConversation({ id: 'c', turns }, { language, questions: [] });
  return statements.filter(({ confidence }) => confidence >= CONFIDENT);
}

const kindOf = (text: string, options = {}): string | undefined => sure(text, options).at(-1)?.kind;

function assertKind(kind: string, texts: readonly string[], options = {}): void {
  for (const text of texts) assert.equal(kindOf(text, options), kind, text);
}

test('a cause that opens the answer to "why" is a cause in each language', () => {
  assertKind('cause', ['Because both teams order from another firm.'], { asked: 'Why is that?' });
  assertKind('cause', ['Weil beide Läden bei einer anderen Firma bestellen.'], {
    asked: 'Warum ist das so?',
    language: 'de',
  });
  assertKind('cause', ['Parce que les deux magasins commandent ailleurs.'], { asked: 'Pourquoi ?', language: 'fr' });
  assertKind('cause', ['Porque las dos tiendas compran en otra empresa.'], { asked: '¿Por qué?', language: 'es' });
});

test('what would end something is a wish only if it was named before', () => {
  assertKind('wish', ['A second till. That would end the queue.']);
  assert.deepEqual(sure('The text in red would end the friendship.'), []);
});

test('a sentence that names a cause is a cause, also where it names trouble', () => {
  assertKind('cause', ['The delays come from the customs office.', 'I blame the landlord for the way it is heated.']);
});

test('what people do after a problem is a workaround, whatever the verb', () => {
  for (const text of [
    'The lid is too loose. I tape it down.',
    'The oven is broken. It has been for a year. We grill outside.',
  ])
    assert.equal(kindOf(text), 'workaround', text);
  for (const text of [
    'The oven is broken. I live in Hull.',
    'The oven is broken. I told the landlord.',
    'The oven is broken. I dislike the smell.',
    'The oven is broken. I went swimming yesterday.',
  ])
    assert.notEqual(kindOf(text), 'workaround', text);
  assert.notEqual(kindOf('I grill outside.'), 'workaround');
});

test('an action with the trouble that it avoids is a workaround', () => {
  assertKind('workaround', [
    'I copy the list by hand before they delete it.',
    'Rather than queueing we order by post.',
    'What most of us do is walk.',
    'If the scanner is down we fall back on pencils.',
  ]);
});

test('fears about what will come are worries', () => {
  assertKind('worry', [
    'I wonder whether the bakery will still be there.',
    "If the tenant leaves I don't know what we'd do.",
    "I'm not sure the boiler will last.",
    "If nobody fixes that step somebody's going to get hurt.",
  ]);
  assert.notEqual(kindOf('I wonder what time it is.'), 'worry');
});

test('trouble is told by constructions that hold for any subject', () => {
  assertKind('problem', [
    'They moved the stop without telling anyone.',
    'The lift is out of order again.',
    'It was not what we ordered.',
    "I don't get on with the new keyboard.",
    'I spend half my morning looking for a trolley.',
    'They gave my aunt the wrong key.',
    'The parking there is a lottery.',
  ]);
  assert.notEqual(kindOf('Nobody complained.'), 'problem');
  assert.notEqual(kindOf("There's nothing to complain about."), 'problem');
});

test('praise is told by constructions that hold for any subject', () => {
  assertKind('praise', [
    "The ticket machine couldn't be simpler.",
    'The choir is a lifeline.',
    'I look forward to the market every week.',
    "I've never slept better.",
    'They mended my bike the same day.',
  ]);
});

test('a modal verb inside a sign does not lower it, one before it does', () => {
  assert.equal(kindOf('The app could not be easier.'), 'praise');
  assert.notEqual(kindOf('The app might be easier.'), 'praise');
});

test('wishes with a contraction, a question or an offer are wishes', () => {
  assertKind('wish', [
    "I wish they'd paint the fence.",
    'Could they not send a text message instead?',
    "I'd pay more for a seat by the window.",
  ]);
});

test('who names something that there is not yet asks for it, and who tells of what got lost complains', () => {
  assertKind('wish', ["What's missing is a map of the wards."]);
  assertKind('wish', ['Was fehlt, ist ein Plan.', 'Es fehlt noch eine Ampel an der Schule.'], { language: 'de' });
  assertKind('wish', ["Ce qui manque, c'est un plan."], { language: 'fr' });
  assertKind('wish', ['Lo que falta es un plano.'], { language: 'es' });
  assertKind('problem', ['Two pages are missing again.']);
  assertKind('problem', ['Jedes Mal fehlt eine Seite.'], { language: 'de' });
});

test('"I\'m afraid" at the end of a clause is polite; before what is feared it is a worry', () => {
  for (const text of ["We have to paint the shed, I'm afraid.", "The shed, I'm afraid, is painted."])
    assert.notEqual(kindOf(text), 'worry', text);
  assertKind('worry', ["I'm afraid of the dogs in the park.", "I'm afraid that the shed will fall down."]);
});

test('a request begins its sentence; after a comma the same words may be what somebody gives', () => {
  assertKind('wish', ['And give us a longer break.', 'Give us a longer break.']);
  assert.notEqual(kindOf('Those plans, and the maps, give us a better view.'), 'wish');
});

test('German, French and Spanish tell of workarounds, worries, trouble and praise without words of judgement', () => {
  const de = { language: 'de' };
  assertKind('workaround', ['Statt zu warten fahren wir mit dem Bus.', 'Mittlerweile bringe ich eine Lampe mit.'], de);
  assertKind('worry', ['Wer weiß, ob der Bäcker bleibt.'], de);
  assertKind('problem', ['Sie haben den Weg ohne Vorwarnung gesperrt.'], de);
  assertKind('praise', ['Die Suppe dort ist unschlagbar.'], de);
  const fr = { language: 'fr' };
  assertKind('workaround', ['Au lieu de patienter, on prend le bus.'], fr);
  assertKind('worry', ['Pourvu que le boulanger reste.'], fr);
  assertKind('problem', ['Ils ont fermé le chemin sans prévenir.'], fr);
  assertKind('praise', ['Leur soupe est imbattable.'], fr);
  const es = { language: 'es' };
  assertKind('workaround', ['En vez de esperar, tomamos el autobús.'], es);
  assertKind('worry', ['A saber si el panadero se queda.'], es);
  assertKind('problem', ['Cerraron el camino sin avisar.'], es);
  assertKind('praise', ['Su sopa es insuperable.'], es);
  assertKind('wish', ['Que pongan un banco en la plaza.'], es);
});

test('a fact is a report; what judges, supposes, orders or gives a reason is none without a sign', () => {
  assertKind('fact', ['There are four nurses on the ward at night.', 'I joined the archive in 2012.']);
  assertKind('fact', ['Wir arbeiten montags im Archiv.'], { language: 'de' });
  assertKind('fact', ['Nous travaillons deux jours aux archives.'], { language: 'fr' });
  assertKind('fact', ['En el archivo trabajamos cinco personas.'], { language: 'es' });
  for (const text of [
    'I suppose it depends on the nurse.',
    'You know how the nurses on the ward are.',
    'Put the archive on the second floor.',
    "They could use the archive, it's by the ward.",
  ])
    assert.deepEqual(
      sure(text).filter(({ kind }) => kind === 'fact'),
      [],
      text,
    );
});
