import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../support/eventually.ts';
import { Participant, type Reader } from '../support/participant.ts';

/** People keep talking for as long as the test wants; then they end the interview. */
const CHATTY = 'It happened again last week, and then we phoned around for an hour before anybody knew more.';
const LEAVING = ['I would like to stop here.', 'Yes, stop please.', 'bye'];
const READING_MS = 1_000;
const MOST_MS = 120_000;

interface Person {
  readonly who: Participant;
  readonly readers: readonly Reader[];
  /** Every acknowledged turn, by its seq. */
  readonly said: Map<number, string>;
  /** Waits for an answer: from the acknowledgement of a turn until the next turn is seen. */
  readonly silences: number[];
  answered_at: number;
  talk: Promise<void>;
}

/** People who are interviewed at the same time, each on two devices. */
export class Crowd {
  readonly #people: Person[];
  readonly #reading_ms: number;
  #isHurried = false;

  private constructor(people: Person[], reading_ms: number) {
    this.#people = people;
    this.#reading_ms = reading_ms;
    for (const person of people) person.talk = this.#talk(person);
  }

  /** Resolves when everybody has been greeted. People read for `reading_ms` on average before they answer. */
  static async gather(baseUrl: string, link: string, size: number, reading_ms = READING_MS): Promise<Crowd> {
    const people = await Promise.all(
      Array.from({ length: size }, async (): Promise<Person> => {
        const who = await Participant.join(baseUrl, link);
        const readers = [who.read(), who.read()];
        return { who, readers, said: new Map(), silences: [], answered_at: 0, talk: Promise.resolve() };
      }),
    );
    await Promise.all(people.map(({ readers }) => readers[0]?.asked(0, MOST_MS)));
    return new Crowd(people, reading_ms);
  }

  /** Whether everybody has received an answer after this time. */
  allAnsweredSince(time: number): boolean {
    return this.#people.every(({ answered_at }) => answered_at > time);
  }

  /** Ends all interviews and closes all devices. */
  async finish(): Promise<void> {
    this.#isHurried = true;
    await Promise.all(this.#people.map(({ talk }) => talk));
    const until = Date.now() + 30_000;
    while (Date.now() < until && !this.#readers().every(({ status }) => status === 'completed')) await sleep(50);
    await Promise.all(this.#readers().map((reader) => reader.close()));
  }

  /** Each device's turns, in words. */
  heard(): string[] {
    return this.#readers().map(({ turns }) => turns.map(({ text }) => text).join('\n'));
  }

  /** How many turns were seen in part at a time, and how many of all that were ever seen in part do not begin with what was seen. */
  partly(at: number): { open: number; changed: number } {
    const parts = this.#readers().flatMap(({ turns, seen }) =>
      seen.map((part) => ({ part, turn: turns.find(({ seq }) => seq === part.seq) })),
    );
    return {
      open: parts.filter(({ part, turn }) => part.at <= at && turn !== undefined && turn.at > at).length,
      changed: parts.filter(({ part, turn }) => turn?.text.startsWith(part.text) !== true).length,
    };
  }

  /** Resolves when somebody sees words of a turn that is not whole yet. */
  async untilPartlySeen(): Promise<void> {
    const isOpen = ({ turns, seen }: Reader) => (seen.at(-1)?.seq ?? 0) > (turns.at(-1)?.seq ?? 0);
    await eventually(() => this.#readers().some(isOpen) || null, { every_ms: 5, timeout_ms: MOST_MS });
  }

  /** The number of failures of each kind; all zero if there are none. */
  audit(): { unfinished: number; lost: number; doubled: number; gaps: number } {
    const unfinished = this.#readers().filter(({ status }) => status !== 'completed').length;
    const gaps = this.#readers().filter(({ turns }) => turns.some(({ seq }, index) => seq !== index + 1)).length;
    let [lost, doubled] = [0, 0];
    for (const { said, readers } of this.#people) {
      for (const { turns } of readers) {
        const own = turns.filter(({ speaker }) => speaker === 'participant');
        lost += [...said].filter(([seq, text]) => own.find((turn) => turn.seq === seq)?.text !== text).length;
        doubled += own.filter(({ seq }) => !said.has(seq)).length + repeatedAnswers(turns);
      }
    }
    return { unfinished, lost, doubled, gaps };
  }

  silences(): { p50: number; p99: number; max: number; turns: number } {
    const all = this.#people.flatMap(({ silences }) => silences).toSorted((a, b) => a - b);
    const at = (share: number) => all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
    return { p50: at(0.5), p99: at(0.99), max: at(1), turns: all.length };
  }

  #readers(): Reader[] {
    return this.#people.flatMap(({ readers }) => readers);
  }

  /** Until the goodbye: reads, answers, waits for the next turn. */
  async #talk(person: Person): Promise<void> {
    const { who, readers, said, silences } = person;
    const [reader] = readers;
    if (!reader) return;
    for (let hurried = 0; reader.status !== 'completed'; hurried += this.#isHurried ? 1 : 0) {
      const text = this.#isHurried ? (LEAVING[hurried] ?? 'bye') : CHATTY;
      const answer = await who.sayUnlessOver(text);
      if (!answer) return;
      said.set(answer.seq, text);
      const acknowledged = Date.now();
      await reader.asked(answer.seq, MOST_MS);
      person.answered_at = Date.now();
      silences.push(person.answered_at - acknowledged);
      await sleep((this.#isHurried ? READING_MS : this.#reading_ms) * (0.5 + Math.random()));
    }
  }
}

/** Consecutive turns of the interviewer: each is an answer that was given twice. */
function repeatedAnswers(turns: Reader['turns']): number {
  return turns.filter(({ speaker }, index) => speaker === 'interviewer' && turns[index - 1]?.speaker === speaker)
    .length;
}
