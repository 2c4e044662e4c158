import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AnswerReader } from './answer-part.ts';

const document = {
  action: 'probe',
  nested: { say: 'no', list: ['}', { a: '"' }] },
  question_id: null,
  count: -1.5,
  say: 'Wie "war" das?\n\\ 🙂 \u0000\\u0041 — über\ud83d',
};

/** JSON with every character of the texts escaped. */
const escaped = (value: object): string =>
  JSON.stringify(value).replaceAll(/[^\x20-\x7f]/gu, (each) =>
    [...Array(each.length).keys()].map((n) => `\\u${each.charCodeAt(n).toString(16).padStart(4, '0')}`).join(''),
  );

for (const raw of [
  JSON.stringify(document),
  escaped(document),
  `Sure:\n\`\`\`json\n${JSON.stringify(document, null, 2)}\n\`\`\``,
])
  for (const size of [1, 3, 7])
    test(`in pieces of ${size}, fields are known once they are complete, and a text grows: ${raw.slice(0, 12)}`, () => {
      const reader = new AnswerReader();
      const [names, said] = [new Set<string>(), ['']];
      for (let at = 0; at < raw.length; at += size) {
        const part = reader.push(raw.slice(at, at + size));
        for (const [name, value] of Object.entries(part?.complete ?? {})) {
          assert.deepEqual(value, document[name as keyof typeof document]);
          names.add(name);
        }
        if (part?.name !== 'say') continue;
        assert.deepEqual(Object.keys(part.complete), ['action', 'nested', 'question_id', 'count']);
        assert.ok(part.text.startsWith(said.at(-1) ?? ''), 'a text only grows');
        said.push(part.text);
      }
      assert.deepEqual([...names], ['action', 'nested', 'question_id', 'count']);
      assert.ok(document.say.startsWith(said.at(-1) ?? 'none'));
      assert.ok((said.at(-1) ?? '').length > document.say.length - 8);
    });

for (const raw of [
  '{"action" "probe", "say": "Hm."',
  '{"say": "a\nb. And',
  '{,"say": "a. b',
  '{"say": \'a. b',
  '[1, "say"',
  'Hello',
])
  test(`what is no JSON is not read: ${JSON.stringify(raw)}`, () => {
    const reader = new AnswerReader();
    const said = [...raw].map((character) => reader.push(character)?.text ?? '');
    assert.ok(['', 'a'].includes(said.at(-1) ?? ''), said.at(-1));
    assert.equal(reader.push('"}')?.complete['action'], undefined);
  });

test('a name like __proto__ is a field like any other', () => {
  const part = new AnswerReader().push('{"__proto__": {"action": "close"}, "say": "Hm. ');
  assert.deepEqual(
    [Object.keys(part?.complete ?? {}), part?.complete['action'], part?.text],
    [['__proto__'], undefined, 'Hm. '],
  );
});
