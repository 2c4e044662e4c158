import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bySize } from '../../../../test/support/size.ts';
import { ACTIONS, type InterviewInput, type Question, type Turn, nextMove, prove } from '../engine/index.ts';
import { readNote } from '../engine/notes.ts';
import { dialogues } from '../engine/testing/dialogues/all.ts';
import type { Dialogue } from '../engine/testing/dialogues/converse.ts';
import { asked, said } from '../engine/testing/turns.ts';
import { type Conductor, conductedBy } from '../interviewer.ts';
import { anywhere } from '../model/model.fixture.ts';
import { GuideError, type RehearsedGuide, guideOf } from './guide.ts';
import { replayReportOf, replayed, turnsOf } from './replayed.ts';

const CONVERSATIONS = bySize({ smoke: 24, proof: 300 });

interface Stored {
  name: string;
  /** As the API returns a campaign. */
  guide: object & { questions: Question[]; settings: Record<string, unknown> };
  /** As the API returns a transcript. */
  transcript: { turns: object[] };
}

/** Decides as a language model might: now one of the actions that it may take, now another, in words of its own. */
const changeable: Conductor = {
  decide({ leeway, input }) {
    const { turns } = input;
    const { action, question_ids } = leeway.may[turns.length % leeway.may.length] ?? { question_ids: [] };
    const question_id = question_ids[(turns.length >> 2) % question_ids.length] ?? null;
    const exact = leeway.guide.find(({ id }) => id === question_id)?.text ?? '';
    const own = OWN[leeway.language][turns.length % 3] ?? '';
    if (action === undefined || turns.length % 5 === 0) return Promise.resolve(leeway.proposal);
    const say = action === 'ask' || action === 'return' ? `Mhm. ${exact}` : own;
    return Promise.resolve({ action, question_id, why: '', value: '', say });
  },
};
const OWN = {
  en: ['What happened next?', 'How did that come about?', 'What did you do then?'],
  de: ['Was geschah danach?', 'Wie kam es dazu?', 'Was haben Sie dann getan?'],
  fr: ['Que s’est-il passé ensuite ?', 'Comment est-ce arrivé ?', 'Qu’avez-vous fait alors ?'],
  es: ['¿Qué pasó después?', '¿Cómo ocurrió eso?', '¿Qué hizo usted entonces?'],
};

/** The same participant, with the turns of a model where the engine lets it. */
async function conducted({ input }: Dialogue): Promise<Turn[]> {
  const interviewer = conductedBy(changeable, () => undefined);
  const own = { ...input, questions: [...input.questions] };
  const says = input.turns.filter(({ speaker }) => speaker === 'participant').map(({ text }) => text);
  const turns: Turn[] = [];
  for (let n = 0; ; n += 1) {
    const now_ms = n * 17_300;
    const move = await interviewer.nextTurn({ ...own, turns: [...turns], now_ms, resumed: false }, anywhere);
    turns.push(asked(turns.length + 1, move.text, { question_id: move.question_id, note: move.note }));
    const text = says[n];
    if (move.finished || text === undefined) return turns;
    turns.push(said(turns.length + 1, text));
  }
}

function inFile(name: string, { campaign, questions }: Dialogue['input'], turns: readonly Turn[]): Stored {
  const {
    goal,
    language,
    max_duration_minutes,
    max_probes_total,
    contact_email,
    minors,
    probing_mode: probing,
  } = campaign;
  const settings = { max_duration_minutes, max_probes_total, contact_email, minors, probing };
  const shown = turns.map(({ note, said_ms, ...turn }) => ({
    ...turn,
    started_ms: said_ms,
    why: note === null ? null : { rule: 'any', trigger_turn_id: null, words: [], note },
  }));
  const guide = { name: campaign.name, goal, language, questions, settings };
  return structuredClone({ name, guide, transcript: { turns: shown } });
}

/** Half of them conducted by a model. */
async function stored(): Promise<Stored[]> {
  const all = dialogues();
  const step = Math.max(1, Math.floor((2 * all.length) / CONVERSATIONS));
  const chosen = all.filter((_, index) => index % step === 0).slice(0, CONVERSATIONS / 2);
  const both = chosen.map(async (dialogue) => [
    inFile(dialogue.name, dialogue.input, dialogue.input.turns),
    inFile(`${dialogue.name} by a model`, dialogue.input, await conducted(dialogue)),
  ]);
  return (await Promise.all(both)).flat();
}
const conversations = await stored();

/** Changes that teams make to a guide. */
const CHANGES: ((guide: Stored['guide'], at: number) => Stored['guide'])[] = [
  (guide, at) => ({ ...guide, questions: guide.questions.filter((_, index) => index !== at) }),
  (guide, at) => ({ ...guide, questions: [...guide.questions.slice(at), ...guide.questions.slice(0, at)] }),
  (guide, at) => withQuestion(guide, at, ({ text }) => ({ text: `${text.replace(/\?$/, '')} today?` })),
  (guide, at) => withQuestion(guide, at, () => ({ max_probes: 0 })),
  (guide, at) => withQuestion(guide, at, () => ({ probe_when: ['the', 'die', 'le', 'el'] })),
  (guide, at) => withQuestion(guide, at, ({ required }) => ({ required: !required })),
  (guide) => ({ ...guide, settings: { ...guide.settings, probing: 'standard' } }),
  (guide) => ({ ...guide, settings: { ...guide.settings, max_probes_total: 1 } }),
  (guide) => ({ ...guide, settings: { ...guide.settings, max_duration_minutes: 4 } }),
];
const withQuestion = (
  guide: Stored['guide'],
  at: number,
  change: (question: Question) => Partial<Question>,
): Stored['guide'] => ({
  ...guide,
  questions: guide.questions.map((question, index) => (index === at ? { ...question, ...change(question) } : question)),
});

/** Holds the conversation anew with what its participant said, until the interviewer would say something else. */
function byBruteForce(guide: RehearsedGuide, turns: readonly Turn[]): number | null {
  for (const [index, turn] of turns.entries()) {
    if (turn.speaker === 'participant') continue;
    const note = readNote(turn.note);
    const before = turns.slice(0, index);
    const input = { ...guide, turns: before, now_ms: note?.at_ms ?? 0, resumed: false, heard: note?.heard };
    if (!mayBeSaid(input, turn)) return turn.seq;
  }
  return null;
}

function mayBeSaid(input: InterviewInput, { text, question_id, note }: Turn): boolean {
  const isIt = (move: { text: string; question_id: string | null; note: string }) =>
    move.note === note &&
    move.question_id === question_id &&
    (move.text === text || /^(?:support|emergency|threat)/.test(note ?? ''));
  if (note?.includes('+model') !== true) return isIt(nextMove(structuredClone(input)));
  // Any action, with any end of the text as the model's words: the engine may have said something before them.
  const starts = [0, ...[...text.matchAll(/ /g)].map(({ index }) => index + 1)];
  return ACTIONS.some((action) =>
    starts.some((start) => {
      const proved = prove(structuredClone(input), { action, question_id, why: '', value: '', say: text.slice(start) });
      return 'move' in proved && isIt(proved.move);
    }),
  );
}

test(`${CONVERSATIONS} stored conversations, half of them conducted by a model, are decided alike again`, () => {
  assert.equal(conversations.length, CONVERSATIONS);
  const byModel = conversations.filter(({ transcript }) => JSON.stringify(transcript).includes('+model'));
  assert.ok(byModel.length > CONVERSATIONS / 3, String(byModel.length));
  for (const { name, guide, transcript } of conversations) {
    const { decided, first } = replayed(guideOf(guide), turnsOf(transcript));
    assert.equal(first, null, name);
    assert.ok(decided > 1, name);
  }
});

test('under a changed guide the first decision that would differ is the one that holding the interview anew shows', () => {
  let different = 0;
  for (const [index, { name, guide, transcript }] of conversations.entries()) {
    const change = CHANGES[index % CHANGES.length] ?? ((same: Stored['guide']) => same);
    const changed = guideOf(change(guide, index % guide.questions.length));
    const { first } = replayed(changed, turnsOf(transcript));
    assert.equal(first?.seq ?? null, byBruteForce(changed, turnsOf(transcript)), name);
    if (first !== null) different += 1;
  }
  assert.ok(different > CONVERSATIONS / 2, String(different));
});

test('the report shows what was said and what would be said instead', () => {
  const [first] = conversations;
  assert.ok(first);
  const { guide, transcript } = first;
  assert.match(replayReportOf(replayed(guideOf(guide), turnsOf(transcript))), /^All \d+ turns/);
  const without = guideOf({ ...guide, questions: guide.questions.slice(1) });
  const text = replayReportOf(replayed(without, turnsOf(transcript)));
  assert.match(text, /first decision that would differ is turn \d+/);
  assert.ok(text.includes(guide.questions[1]?.text ?? 'none'));
});

test('what is no transcript, and a conversation that was not held live, are refused with a reason', () => {
  assert.throws(() => turnsOf([]), GuideError);
  assert.throws(() => turnsOf({ turns: [{ speaker: 'participant', text: 'Imported.' }] }), /not held live/);
});
