import type { Move } from '../../index.ts';
import { hash } from '../../wording.ts';
import type { Kit } from './kits.ts';
import type { Guide, Item, Line } from './material.ts';

/** One message of a simulated participant. */
export interface Said extends Line {
  /** The question that it truly answers; null for requests and remarks. */
  answers: string | null;
}

/** What a persona hears, and what it knows. */
export interface Ear {
  move: Move;
  guide: Guide;
  kit: Kit;
  /** The question that the turn is about; null in the greeting and at the end. */
  item: Item | null;
  /** How often this persona has been asked something about the item before. */
  times: number;
  /** Turns heard so far. */
  turn: number;
  pick<T>(from: readonly T[]): T;
  /** Anything that the persona remembers. */
  memory: Map<string, unknown>;
}

/** A persona replies with one message or several. */
export type Persona = (ear: Ear) => Said[];

const plainly = (text: string, more: Partial<Said> = {}): Said[] => [
  { text, polarity: 'neutral', answers: null, ...more },
];

const answered = (item: Item, { text, polarity }: Line): Said[] => [{ text, polarity, answers: item.question.id }];

const bareOf = (item: Item, ear: Ear): Said[] =>
  item.bare === null ? answered(item, ear.pick(item.lines)) : plainly(item.bare, { answers: item.question.id });

/** A persona's usual way outside the questions: agrees to start, and has nothing to add at the end. */
const outside = ({ move, kit, pick }: Ear): Said[] =>
  plainly(move.kind === 'greet' || move.kind === 'repeat' ? pick(kit.ok) : pick(kit.nothing));

/** Answers each question once at length, and probes with what is left to say. */
const willing: Persona = (ear) => {
  const { item, times, kit, pick } = ear;
  if (item === null) return outside(ear);
  if (times === 0 || ear.move.note.startsWith('return')) return answered(item, pick(item.lines));
  if (ear.move.kind === 'clarify') return bareOf(item, ear);
  const left = item.lines[times % item.lines.length];
  return times < item.lines.length && left !== undefined && item.bare === null
    ? answered(item, left)
    : plainly(pick(kit.flat), { answers: item.question.id });
};

const terse: Persona = (ear) => {
  const { item, times, kit, pick } = ear;
  if (item === null) return outside(ear);
  if (item.bare !== null && times === 0) return bareOf(item, ear);
  return plainly(times === 0 ? pick([...kit.flat, ...kit.unknown]) : pick([...kit.flat, ...kit.nothing]));
};

const rambling: Persona = (ear) => {
  const { item, pick, kit, guide } = ear;
  if (item === null) return outside(ear);
  const others = guide.items.flatMap(({ lines, bare }) => (bare === null ? lines : []));
  const [own, other] = [pick(item.lines), pick(others)];
  const both = new Set([own.polarity, other.polarity].filter((one) => one !== 'neutral'));
  const polarity = both.size === 1 ? ([...both][0] ?? 'neutral') : 'neutral';
  return answered(item, { text: `${own.text} ${kit.off_topic[1] ?? ''} ${other.text}`, polarity });
};

/** Is one answer behind: says what it was going to say to the question before. */
const behind: Persona = (ear) => {
  const { item, memory, kit, pick } = ear;
  const owed = memory.get('owed') as Item | undefined;
  if (item !== null) memory.set('owed', item);
  if (item === null) return owed === undefined ? outside(ear) : outside(ear);
  if (owed === undefined) return plainly(pick(kit.ok));
  return owed.bare === null ? answered(owed, pick(owed.lines)) : bareOf(owed, ear);
};

const ironic: Persona = (ear) => {
  const { item, times, kit, pick } = ear;
  if (item === null) return outside(ear);
  if (item.bare !== null) return bareOf(item, ear);
  return times === 0
    ? plainly(pick(kit.ironic), { polarity: 'bad', answers: item.question.id })
    : plainly(pick(kit.flat), { answers: item.question.id });
};

const grieving: Persona = (ear) => {
  const { item, times, memory, kit, pick } = ear;
  if (item === null || times > 0 || item.bare !== null || memory.has('told')) return willing(ear);
  memory.set('told', true);
  return plainly(pick(kit.grief), { polarity: 'grave', answers: item.question.id });
};

const angry: Persona = (ear) => {
  const { item, times, kit, pick, turn } = ear;
  if (item === null) return outside(ear);
  if (turn === 3) return plainly(pick(kit.annoyed), { polarity: 'bad' });
  return times > 0
    ? plainly(pick(kit.already))
    : item.bare === null
      ? answered(item, pick(item.lines))
      : bareOf(item, ear);
};

const refusing: Persona = (ear) => {
  const { item, kit, pick, guide } = ear;
  if (item === null) return outside(ear);
  const index = guide.items.indexOf(item);
  return index % 2 === 0 ? plainly(pick(kit.skip)) : willing(ear);
};

/** Asks something back, on its own or after an answer. */
const asking: Persona = (ear) => {
  const { item, times, kit, pick } = ear;
  if (item === null) return outside(ear);
  const back = pick([...kit.how_long, ...kit.why_ask]);
  if (item.bare !== null && times === 0) return plainly(`${item.bare}. ${back}`, { answers: item.question.id });
  if (times === 0) return plainly(pick([back, pick(kit.confused)]));
  return answered(item, pick(item.lines));
};

/** Writes in several messages; the last one is complete. */
const piecemeal: Persona = (ear) => {
  const { item, times, kit } = ear;
  if (item === null || times > 0 || item.bare !== null) return willing(ear);
  const [line] = answered(item, ear.pick(item.lines));
  return line === undefined
    ? []
    : [...kit.pieces.map((text): Said => ({ text, polarity: 'neutral', answers: item.question.id })), line];
};

/** Gives a number or an option, then corrects it when the next question comes. */
const correcting: Persona = (ear) => {
  const { item, memory, kit, pick } = ear;
  if (item === null) return outside(ear);
  const wrong = memory.get('wrong') as Item | undefined;
  if (wrong !== undefined && wrong !== item) {
    memory.delete('wrong');
    return plainly(kit.correction.replace('{a}', wrong.bare ?? ''), { answers: wrong.question.id });
  }
  if (item.bare === null || ear.times > 0) return willing(ear);
  memory.set('wrong', item);
  const { options } = item.question;
  return plainly(item.question.kind === 'scale' ? '2' : pick(options), { answers: item.question.id });
};

const straying: Persona = (ear) => {
  const { item, times, kit, pick } = ear;
  if (item === null) return outside(ear);
  if (times === 0) return plainly(pick(kit.off_topic), { answers: null });
  return item.bare === null ? answered(item, pick(item.lines)) : bareOf(item, ear);
};

const enthusiastic: Persona = (ear) => {
  const { item, times, kit, pick } = ear;
  if (item === null) return outside(ear);
  if (item.bare !== null && times === 0) return bareOf(item, ear);
  return plainly(pick(kit.glad), { polarity: 'good', answers: item.question.id });
};

const contradictory: Persona = (ear) => {
  const { item, times, kit } = ear;
  if (item === null || times > 0 || item.bare !== null) return willing(ear);
  return plainly(kit.but, { answers: item.question.id });
};

/** Says once that life is not worth living, and then wants to go on. */
const inCrisis: Persona = (ear) => {
  const { item, times, memory, kit, pick } = ear;
  if (memory.has('told') && !memory.has('going on')) {
    memory.set('going on', true);
    return plainly(kit.ok[1] ?? 'yes');
  }
  if (item === null || times > 0 || item.bare !== null || memory.has('told')) return willing(ear);
  memory.set('told', true);
  return plainly(pick(kit.crisis), { polarity: 'grave' });
};

/** Gives the interviewer an order, then answers. */
const ordering: Persona = (ear) => {
  const { item, times, kit } = ear;
  return item === null || times > 0 ? willing(ear) : plainly(kit.order);
};

/** Says something in another language, then answers. */
const foreign: Persona = (ear) => {
  const { item, times, kit } = ear;
  return item === null || times > 0 || item.bare !== null ? willing(ear) : plainly(kit.foreign);
};

/** Never knows, and never minds. */
const unsure: Persona = (ear) => {
  const { item, kit, pick } = ear;
  return item === null ? outside(ear) : plainly(pick(kit.unknown));
};

/** Says "ok" to everything. */
const agreeing: Persona = ({ kit }) => plainly(kit.ok[0] ?? 'ok');

export const DIALOGUE_PERSONAS: Record<string, Persona> = {
  willing,
  terse,
  rambling,
  behind,
  ironic,
  grieving,
  angry,
  refusing,
  asking,
  piecemeal,
  correcting,
  straying,
  enthusiastic,
  contradictory,
  inCrisis,
  ordering,
  foreign,
  unsure,
  agreeing,
};

/** Chooses reproducibly. */
export const picker = (seed: string): Ear['pick'] => {
  let drawn = 0;
  return (from) => {
    drawn += 1;
    const one = from[hash(`${seed}:${drawn}`) % from.length];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
};
