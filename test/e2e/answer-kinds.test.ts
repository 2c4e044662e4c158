import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Api } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { Participant, type Reader, openCampaign } from '../support/participant.ts';
import { useSystem } from '../support/shared-stack.ts';

interface Answered {
  question: { id: string };
  responses: { value: unknown; precision: string | null; date_low: string | null; date_high: string | null }[];
  distribution: { value: unknown; label: string; count: number }[];
  valued: number;
  median: unknown;
}

const system = await useSystem(after);
const api = new Api(system.base_url, { key: system.demo.api_keys.full });

const WAYS = { options: ['Phone', 'E-mail', 'Chat'], option_ids: ['phone', 'mail', 'chat'] };
const QUESTIONS = [
  { id: 'nights', text: 'Do you work nights?', kind: 'yes_no' },
  { id: 'hours', text: 'How many hours a week?', kind: 'number', unit: 'hours' },
  { id: 'worst', text: 'Which shift is worst?', kind: 'choice', options: ['early', 'late'], option_ids: ['e', 'l'] },
  { id: 'score', text: 'How satisfied are you, from 1 to 5?', kind: 'scale' },
  { id: 'ways', text: 'Which of these do you use?', kind: 'multi_choice', ...WAYS, min: 2 },
  { id: 'since', text: 'Since when?', kind: 'date' },
  { id: 'inspection', text: 'When is the next inspection?', kind: 'date' },
  { id: 'else', text: 'What else should we know?', kind: 'open', required: false },
];
/** What is answered to each question, one after the other. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  nights: ['Not any more.'],
  hours: ['About twelve.'],
  worst: ['The late one.'],
  score: ['four'],
  ways: ['Only by phone.', 'Phone and chat, never e-mail.'],
  since: ['Since the summer before I moved.', 'Since March 2019.'],
  inspection: ['12 March 2027'],
  else: ['Nothing else, thank you.'],
};

/** Answers what is asked until the interview is over; returns the questions in the order in which they were asked. */
async function talk(who: Participant, reader: Reader): Promise<(string | null)[]> {
  const asked: (string | null)[] = [];
  let seq = 0;
  while (asked.length < 20) {
    const turn = await reader.asked(seq);
    if ((await who.session())['status'] === 'completed') return asked;
    const times = asked.filter((id) => id === turn.question_id).length;
    asked.push(turn.question_id);
    seq = (await who.say(ANSWERS[turn.question_id ?? '']?.[times] ?? 'Yes, gladly.')).seq;
  }
  throw new Error(`the interview does not end: ${asked.join(', ')}`);
}

test('a live interview with every kind of question asks back what stays open and stores typed values', async (t) => {
  const settings = { probing: 'standard' };
  const { id, link } = await openCampaign(api, { name: 'Every kind', questions: QUESTIONS, settings });
  const who = await Participant.join(system.base_url, link, { name: 'Ada' });
  const reader = who.read();
  t.after(() => reader.close());
  const asked = await talk(who, reader);
  assert.deepEqual(
    asked.filter((question) => question !== null),
    ['nights', 'hours', 'worst', 'score', 'ways', 'ways', 'since', 'since', 'inspection', 'else'],
  );
  const rows = await eventually(async () => {
    const all = await api.ok(api.get<Answered[]>(`/v1/interviews/${id}/responses`));
    return all.some(({ valued }) => valued > 0) ? new Map(all.map((row) => [row.question.id, row])) : null;
  });
  const valuesOf = (question: string) =>
    rows.get(question)?.responses.flatMap(({ value, precision }) => (precision === null ? [] : [[value, precision]]));
  assert.deepEqual(valuesOf('nights'), [['no', 'exact']]);
  assert.deepEqual(valuesOf('hours'), [[12, 'about']]);
  assert.deepEqual(valuesOf('worst'), [['l', 'exact']]);
  assert.deepEqual(valuesOf('score'), [[4, 'exact']]);
  assert.deepEqual(valuesOf('ways'), [[['phone', 'chat'], 'exact']]);
  assert.deepEqual(valuesOf('inspection'), [['2027-03-12', 'exact']]);
  const since = rows.get('since')?.responses.find(({ precision }) => precision !== null);
  assert.deepEqual([since?.value, since?.precision], [null, 'range']);
  assert.deepEqual([since?.date_low, since?.date_high], ['2019-03-01', '2019-03-31']);
  assert.deepEqual(rows.get('ways')?.distribution, [
    { value: 'phone', label: 'Phone', count: 1 },
    { value: 'mail', label: 'E-mail', count: 0 },
    { value: 'chat', label: 'Chat', count: 1 },
  ]);
  assert.deepEqual([rows.get('ways')?.valued, rows.get('since')?.median], [1, '2019-03']);
});
