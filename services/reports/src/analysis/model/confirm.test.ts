import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Model, analyse, honest, interview } from './made.fixture.ts';

const three = [0, 1, 2].map((number) => interview(number));

interface Coded {
  codings: { statement: string; code: string; relation: string }[];
}
interface Judging {
  items: { id: string; sentence: string; quotes: { text: string }[] }[];
}

/** Finds somebody on the side that their words are on, and no other. */
const fair: Model = (name, data: never) => {
  const answer = honest(name, data) as { verdicts: { id: string; verdict: string }[] };
  if (!name.startsWith('judge')) return answer;
  const sides = new Map(
    (data as Judging).items.map(({ id, sentence, quotes }) => {
      const isSaid = (word: string): boolean => quotes.some(({ text }) => text.includes(word));
      if (sentence.startsWith('Speaker A says, perhaps')) return [id, isSaid('often')];
      return [id, !sentence.startsWith('Speaker A denies') || isSaid('never')];
    }),
  );
  return {
    verdicts: answer.verdicts.map((each) => (sides.get(each.id) === false ? { ...each, verdict: 'not' } : each)),
  };
};

/** `relationOf`: what a look makes of a contradiction; the first looks are one for each interview. */
const seeing = (relationOf: (isFirst: boolean) => string): Model => {
  let looks = 0;
  return (name, data: never) => {
    if (!name.startsWith('assign')) return fair(name, data);
    looks += 1;
    const relation = relationOf(looks <= three.length);
    const { codings } = honest(name, data) as Coded;
    return { codings: codings.map((each) => (each.relation === 'contradicts' ? { ...each, relation } : each)) };
  };
};

const statesOf = ({ matrix }: ReturnType<typeof analyse>) =>
  matrix.map(({ code, cells }) => [code.name, ...cells.map(({ state }) => state)]);
const expected = statesOf(analyse(three, fair));

test('the interviews have contradictions', () => {
  assert.ok(expected.flat().includes('contradicts'));
});

for (const [first, second] of [
  ['supports', 'contradicts'],
  ['contradicts', 'supports'],
  ['nuances', 'contradicts'],
  ['contradicts', 'nuances'],
  ['nuances', 'nuances'],
] as const) {
  test(`a contradiction that one look takes for “${first}” and the other for “${second}” counts if the judge finds it`, () => {
    assert.deepEqual(
      statesOf(
        analyse(
          three,
          seeing((isFirst) => (isFirst ? first : second)),
        ),
      ),
      expected,
    );
  });
}

test('words in which the judge finds both sides are on neither', () => {
  const everything: Model = (name, data: never) => {
    const answer = seen(name, data) as { verdicts: { id: string; verdict: string }[] };
    if (!name.startsWith('judge')) return answer;
    const aboutSides = new Set(
      (data as Judging).items.flatMap(({ id, sentence }) =>
        /^Speaker A (?:says, perhaps|denies)/u.test(sentence) ? id : [],
      ),
    );
    return {
      verdicts: answer.verdicts.map((each) => (aboutSides.has(each.id) ? { ...each, verdict: 'supported' } : each)),
    };
  };
  const seen = seeing(() => 'nuances');
  const states = statesOf(analyse(three, everything));
  assert.deepEqual(
    states,
    expected.map((row) => row.map((state) => (state === 'contradicts' ? 'unclear' : state))),
  );
});

/** A look makes this of what somebody says of a subject later than at first. */
const later = (relation: string, isFirstUnsure = false): Model => {
  let looks = 0;
  return (name, data: never) => {
    if (!name.startsWith('assign')) return fair(name, data);
    looks += 1;
    const { statements } = data as { statements: { id: string; quote: string }[] };
    const isLater = (id: string): boolean =>
      /of month (?:1[6-9]|[23]\d)\./u.test(statements.find((each) => each.id === id)?.quote ?? '');
    const { codings } = honest(name, data) as Coded;
    const unsure = isFirstUnsure && looks > three.length ? 'nuances' : 'supports';
    const relationOf = ({ statement }: Coded['codings'][number]) => (isLater(statement) ? relation : unsure);
    return {
      codings: codings.map((each) => (each.relation === 'supports' ? { ...each, relation: relationOf(each) } : each)),
    };
  };
};

test('who says what a code says, and tells of a case in which it was otherwise, supports it', () => {
  const seen = later('contradicts');
  const generous: Model = (name, data: never) => {
    const answer = seen(name, data) as { verdicts: { id: string; verdict: string }[] };
    if (!name.startsWith('judge')) return answer;
    const { items } = data as Judging;
    const cases = new Set(items.flatMap(({ id, sentence }) => (sentence.includes('was otherwise') ? id : [])));
    return {
      verdicts: answer.verdicts.map((each) => (cases.has(each.id) ? { ...each, verdict: 'supported' } : each)),
    };
  };
  assert.deepEqual(statesOf(analyse(three, generous)), expected);
});

test('a reservation stays one where the judge finds that somebody supports a code', () => {
  const { matrix } = analyse(three, later('nuances', true));
  const supporting = matrix.flatMap(({ cells }) => cells.filter(({ state }) => state === 'supports'));
  assert.deepEqual(statesOf({ matrix } as ReturnType<typeof analyse>), expected);
  assert.ok(supporting.some(({ nuances }) => nuances.length > 0));
});

test('to have no experience with something is no denial, as the judge is told', () => {
  const claims = analyse(three, fair).asked.flatMap(({ name, data }) =>
    name.startsWith('judge') ? (data as Judging).items.map(({ sentence }) => sentence) : [],
  );
  const denials = claims.filter((claim) => claim.startsWith('Speaker A denies'));
  assert.ok(denials.length > 0 && denials.every((claim) => claim.includes('no experience with it')));
});
