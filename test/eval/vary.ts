/** Campaigns of any size made of the written interviews; the same size gives the same text. */
import { corpus, everyday, orders } from './corpora.ts';
import type { Campaign, Interview, Turn } from './campaign-file.ts';

/** Numbers between 0 and 1 that depend only on the seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const rest = [...items];
  for (let last = rest.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [rest[last], rest[other]] = [rest[other] as T, rest[last] as T];
  }
  return rest;
}

const OPENERS = ['Well, ', 'To be honest, ', 'The thing is, ', 'I mean, ', 'You see, ', 'Right, ', 'Look, ', ''];
const PLACES = ['in Leeds', 'in our village', 'up north', 'near the coast', 'in the old town', 'on the estate', ''];
const TIMES = ['last week', 'in March', 'since the summer', 'for two years now', 'again yesterday', 'most days', ''];
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'nine', 'ten', 'eleven', 'twelve', 'fifteen'];

const pick = <T>(items: readonly T[], random: () => number): T => items[Math.floor(random() * items.length)] as T;

/** The same statement with other numbers, another opening and, at times, a place or time at its end. */
function varied(text: string, random: () => number): string {
  const renumbered = text.replaceAll(/\b(?:two|three|four|five|six|seven|nine|ten|eleven|twelve|fifteen)\b/g, () =>
    pick(NUMBERS, random),
  );
  const opener = pick(OPENERS, random);
  const keep = opener === '' || /^I(?:'|\b)/.test(renumbered);
  const body = keep ? renumbered : renumbered.charAt(0).toLowerCase() + renumbered.slice(1);
  const tail = [pick(PLACES, random), pick(TIMES, random)].filter(Boolean).join(' ');
  return random() < 0.3 && tail !== '' ? `${opener}${body} That was ${tail}.` : `${opener}${body}`;
}

/** `count` interviews on the eight everyday subjects, no two alike: each has twelve turns of people with one subject. */
export function distinctInterviews(count: number): Campaign {
  const written = everyday();
  const bySubject = Object.groupBy(written.interviews, ({ attributes }) => attributes['subject'] ?? '');
  const subjects = Object.keys(bySubject).toSorted();
  const interviews = Array.from({ length: count }, (_, index): Interview => {
    const random = randomOf(index + 1);
    const subject = subjects[index % subjects.length] ?? '';
    const pool = (bySubject[subject] ?? []).flatMap(({ turns }) =>
      turns.filter(({ speaker }) => speaker === 'participant'),
    );
    const turns = shuffled(pool, random)
      .slice(0, 12)
      .flatMap(({ text }): Turn[] => [
        said('interviewer', 'Can you tell me more about that?'),
        said('participant', varied(text, random)),
      ]);
    return { name: `distinct-${index}`, attributes: { subject }, turns };
  });
  return { ...written, interviews };
}

const said = (speaker: Turn['speaker'], text: string): Turn => ({
  speaker,
  text,
  question_id: null,
  speaker_label: null,
  flags: [],
});

/** 48 real interviews and 12 of junk: a fifth of all. */
export function withJunk(): { campaign: Campaign; junk: Set<string> } {
  const written = everyday();
  const { interviews } = corpus('junk');
  return {
    campaign: { ...written, interviews: [...written.interviews, ...interviews] },
    junk: new Set(interviews.map(({ name }) => name)),
  };
}

/** Six real interviews; the first holds the order as a turn of its own, the second inside another turn. */
export function withOrder(order: string): Campaign {
  const written = everyday();
  const interviews = written.interviews.filter(({ name }) => name.startsWith('cafe') || name === 'dogs-1').slice(0, 6);
  const [first, second, ...rest] = interviews as [Interview, Interview, ...Interview[]];
  return {
    ...written,
    interviews: [
      { ...first, turns: [...first.turns, said('interviewer', 'Anything else?'), said('participant', order)] },
      {
        ...second,
        turns: [...second.turns, said('interviewer', 'And now?'), said('participant', `It rained all week. ${order}`)],
      },
      ...rest,
    ],
  };
}

export const ORDERS = orders();
