import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { addModelUse } from '../../services/campaigns/src/features/add-model-use.ts';
import { eraseContact } from '../../services/campaigns/src/features/erase-contact/erase-contact.ts';
import {
  type Campaign,
  type Joined,
  activeCampaign,
  interviewer as worker,
  join,
  owner,
  scene,
} from '../../services/campaigns/src/sessions.fixture.ts';
import type { Turn } from '../../services/interviewer/src/engine/index.ts';
import { asked, campaignOf, questionOf, said } from '../../services/interviewer/src/engine/testing/turns.ts';
import { conductedBy } from '../../services/interviewer/src/interviewer.ts';
import type { Fallback } from '../../services/interviewer/src/metrics.ts';
import { hearing, modelClassifier } from '../../services/interviewer/src/model/classifier.ts';
import { modelConductor } from '../../services/interviewer/src/model/conductor.ts';
import { anywhere, configOf } from '../../services/interviewer/src/model/model.fixture.ts';
import { type AddUse, Spending } from '../../services/interviewer/src/model/spending.ts';
import { type ChatRequest, startChatServer } from '../support/chat-server.ts';
import { eventually } from '../support/eventually.ts';
import { type Conducting, decided } from '../support/model-server.ts';
import { bySize } from '../support/size.ts';

const TURNS = bySize({ smoke: 24, proof: 400 });
const SESSIONS = bySize({ smoke: 4, proof: 60 });
const PRICES = { MODEL_INPUT_PRICE: '1', MODEL_OUTPUT_PRICE: '10' };
const OUTPUT_TOKENS = 900;
const DAY_MS = 24 * 60 * 60 * 1_000;
const guide = {
  campaign: campaignOf('Hand-over', { goal: 'Why hand-over fails', max_duration_minutes: 1_000 }),
  template: null,
  questions: Array.from({ length: 40 }, (_, n) => questionOf(`q${n}`, `What happened at hand-over ${n + 1}?`)),
};

const s = await scene({ after });
const isConducting = (data: unknown): data is Conducting => typeof data === 'object' && data !== null && 'may' in data;
const inputTokens = ({ raw }: ChatRequest): number => Math.ceil(raw.length / 2);
/** A model that says what it used. */
const model = await startChatServer((request) => {
  const heard = { signs: [], wishes: [], answer_state: 'answers' };
  const content = JSON.stringify(isConducting(request.data) ? decided(request.data) : heard);
  return { content, usage: { prompt_tokens: inputTokens(request), completion_tokens: OUTPUT_TOKENS } };
});
after(() => model.close());

/** What the endpoint would send a bill about. */
const billed = () => ({
  requests: model.asked.length,
  tokens: model.asked.reduce((sum, request) => sum + inputTokens(request) + OUTPUT_TOKENS, 0),
  cost: model.asked.reduce((sum, request) => sum + inputTokens(request) + 10 * OUTPUT_TOKENS, 0) / 1_000_000,
});

/** An interviewer process: it knows nothing of what others have spent. */
function process(budgets: Record<string, object>) {
  const env = Object.fromEntries(Object.entries(budgets).map(([name, budget]) => [name, JSON.stringify(budget)]));
  const config = configOf(model.url, { ...PRICES, ...env });
  const reasons: Fallback[] = [];
  const count = (reason: Fallback) => void reasons.push(reason);
  const spending = new Spending(config);
  const conductor = conductedBy(modelConductor(config, spending, count), count);
  return { interviewer: hearing(conductor, modelClassifier(config, spending)), reasons };
}

const addUseOf = (joined: Joined): AddUse => {
  const session = joined.held(1);
  return async (use, day) => {
    const sums = await addModelUse(s.deps, worker, { session, use, day });
    const { session: own, campaign, workspace } = sums;
    assert.ok(own && campaign && workspace);
    return { session: own, campaign, workspace, day: sums.day };
  };
};

/** A participant who always has something to say. Each turn is made by the next one of the processes. */
async function talk(joined: Joined, processes: ReturnType<typeof process>[], most = TURNS): Promise<Turn[]> {
  const turns: Turn[] = [];
  const counted: Promise<unknown>[] = [];
  const addUse: AddUse = (...use) => {
    const sums = addUseOf(joined)(...use);
    counted.push(sums);
    return sums;
  };
  const surroundings = { ...anywhere, addUse };
  const own = { ...guide, questions: [...guide.questions] };
  for (let n = 0; n < most; n += 1) {
    const input = { ...own, turns: [...turns], now_ms: n * 10_000, resumed: false };
    const move = await processes[n % processes.length]?.interviewer.nextTurn(input, surroundings);
    assert.ok(move);
    // People take longer than it takes to count what a turn used.
    await Promise.allSettled(counted);
    turns.push(asked(turns.length + 1, move.text, { question_id: move.question_id, note: move.note }));
    turns.push(
      said(turns.length + 1, n === 0 ? 'Yes.' : `Hand-over ${n} took an hour, because the notes were lost again.`),
    );
  }
  return turns;
}

const wordedByModel = (turns: readonly Turn[]): number => turns.filter(({ note }) => note?.includes('+model')).length;
const nothing = { requests: 0, input_tokens: 0, output_tokens: 0, cost: 0 };
const spentBy = (joined: Joined) => addUseOf(joined)(nothing, null);

describe('budgets of the model that conducts interviews', () => {
  for (const [what, budget] of [
    ['requests', { requests: 11 }],
    ['tokens', { tokens: 90_000 }],
    // Room for two requests at once, for which most is set aside: 16,000 tokens of output each.
    ['cost', { cost: 0.4 }],
  ] as const)
    test(`a participant who never stops spends no more ${what} than the interview has, whichever process conducts`, async () => {
      model.asked.length = 0;
      const joined = await join(s, await activeCampaign(s));
      const processes = [process({ MODEL_SESSION_BUDGET: budget }), process({ MODEL_SESSION_BUDGET: budget })];
      const turns = await talk(joined, processes);
      const [limit = 0] = Object.values(budget);
      assert.ok(billed()[what] <= limit, `${billed()[what]} of ${limit}`);
      assert.ok(wordedByModel(turns) >= 2, 'the model conducts until then');
      assert.equal(wordedByModel(turns.slice(-12)), 0, 'the floor goes on');
      assert.equal(turns.filter(({ text, speaker }) => speaker === 'interviewer' && text.trim() !== '').length, TURNS);
      assert.ok(processes.every(({ reasons }) => reasons.includes('over_budget')));
      const settled = await eventually(async () => {
        const { session } = await spentBy(joined);
        return session.requests === billed().requests ? session : null;
      });
      assert.equal(settled.input_tokens + settled.output_tokens, billed().tokens);
      assert.ok(Math.abs(settled.cost - billed().cost) < 1e-9);
    });

  test('interviews of a join link that are held at once spend no more together than the campaign has a day', async () => {
    model.asked.length = 0;
    const campaign = await activeCampaign(s);
    const budget = { MODEL_CAMPAIGN_BUDGET: { requests: 16 } };
    const hold = async () => talk(await join(s, campaign), [process(budget), process(budget)], 12);
    await Promise.all(Array.from({ length: SESSIONS }, hold));
    assert.ok(billed().requests <= 16 && billed().requests > 0, String(billed().requests));
    const other = await join(s, await activeCampaign(s, campaign.call));
    assert.ok(wordedByModel(await talk(other, [process(budget)], 8)) > 0, 'another campaign has its own');
  });

  test('campaigns of a workspace spend no more together than it has a day; another workspace and the next day have their own', async () => {
    model.asked.length = 0;
    const call = owner();
    const budget = { MODEL_DAILY_BUDGET: { requests: 16 } };
    const campaigns = [await activeCampaign(s, call), await activeCampaign(s, call)];
    const hold = async (campaign: Campaign) =>
      wordedByModel(await talk(await join(s, campaign), [process(budget)], 12));
    await Promise.all(campaigns.map(hold));
    assert.ok(billed().requests <= 16, String(billed().requests));
    assert.ok((await hold(await activeCampaign(s))) > 0, 'another workspace');
    const [campaign] = campaigns;
    assert.ok(campaign);
    assert.equal(await hold(campaign), 0);
    s.clock.ms += DAY_MS;
    assert.ok((await hold(campaign)) > 0, 'the next day');
  });

  test('whoever has an interview erased gets no budget back', async () => {
    const campaign = await activeCampaign(s);
    const joined = await join(s, campaign);
    await addUseOf(joined)({ requests: 3, input_tokens: 50, output_tokens: 5, cost: 0.1 }, null);
    await eraseContact(s.deps, campaign.call, { interview_id: campaign.id, contact_id: joined.session.id });
    await assert.rejects(addUseOf(joined)(nothing, null), { code: 'not_found' });
    const { session, campaign: day, workspace } = await spentBy(await join(s, campaign));
    assert.deepEqual([session.requests, day.requests, workspace.requests], [0, 3, 3]);
  });

  test('nothing is asked if what is used can’t be counted', async () => {
    model.asked.length = 0;
    const { interviewer } = process({});
    const turns = [asked(1, 'Hello. Shall we start?', { note: 'greet@0' }), said(2, 'Yes.')];
    const addUse: AddUse = () => Promise.reject(new Error('campaigns is away'));
    const { text } = await interviewer.nextTurn(
      { ...guide, turns, now_ms: 5_000, resumed: false },
      { ...anywhere, addUse },
    );
    assert.match(text, /hand-over 1/);
    assert.equal(model.asked.length, 0);
  });
});
