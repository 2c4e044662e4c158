// The cost of hiding names: building the rule of a campaign, and masking 20 MiB of transcript with it; then names and texts made to be slow.
import { NameMasker } from '../../services/campaigns/src/domain/names/name-masker.ts';

const MIB = 2 ** 20;
const SYLLABLES = ['ka', 'lo', 'mi', 'ne', 'ru', 'sa', 'ti', 'vo', 'ze', 'qui', 'bra', 'dor'];
const syllable = (n: number): string => SYLLABLES[n % SYLLABLES.length] ?? '';
const word = (n: number): string =>
  syllable(n) + syllable(Math.floor(n / 12)) + syllable(Math.floor(n / 144)) + syllable(n * 7);
const person = (n: number) => ({ names: [`${word(n)} ${word(n * 31 + 5)}`], emails: [`${word(n)}@example.com`] });

const TALKS = {
  English:
    'We lost an hour because the trolley rolled into the lift again, and nobody writes the notes down. Will Kalo did. ',
  German:
    'Über die Übergabe spricht niemand gerne, weil die Schichtpläne für die Wäsche zu spät kommen und Größe fehlt. ',
  Chinese: '昨天我们在病房里找了一个小时，没有人写交接班记录，王小明说他也不知道。',
};

const timed = <T>(work: () => T): { value: T; ms: number } => {
  // Processor time, which other load of the machine changes little.
  const began = process.threadCpuUsage();
  const value = work();
  const { user, system } = process.threadCpuUsage(began);
  return { value, ms: Math.round((user + system) / 1_000) };
};

timed(() => NameMasker.of([person(1)], 'en').mask(TALKS.English.repeat(1_000)));
for (const count of [1, 100, 10_000]) {
  const people = Array.from({ length: count }, (_, n) => person(n));
  people.push({ names: ['Will Kalo', '王小明'], emails: [] });
  const made = timed(() => NameMasker.of(people, 'en'));
  const line = [`${count} people: rule made in ${made.ms} ms`];
  for (const [name, talk] of Object.entries(TALKS)) {
    const turn = talk.repeat(Math.ceil(15_000 / talk.length));
    const turns = Math.ceil((20 * MIB) / Buffer.byteLength(turn));
    const { ms } = timed(() => {
      for (let n = 0; n < turns; n += 1) made.value.mask(turn);
    });
    line.push(`20 MiB of ${name} in ${ms} ms`);
  }
  console.log(line.join('; '));
}

const INITIALS = 'A. B. ';
const attacks: [what: string, people: Parameters<typeof NameMasker.of>[0], text: string][] = [
  [
    'a name of 100 short words, 20 kB of initials',
    [{ names: ['A B '.repeat(50)], emails: [] }],
    INITIALS.repeat(3_400),
  ],
  ['the same, 40 kB', [{ names: ['A B '.repeat(50)], emails: [] }], INITIALS.repeat(6_800)],
  [
    '20,000 people with one name, 1 MiB of it',
    Array.from({ length: 20_000 }, () => ({ names: ['Anonymous'], emails: [] })),
    'Anonymous '.repeat(MIB / 10),
  ],
  [
    '10,000 people, 1 MiB of their names',
    Array.from({ length: 10_000 }, (_, n) => person(n)),
    `${word(7)} `.repeat(MIB / 10),
  ],
];
for (const [what, people, text] of attacks) {
  const made = timed(() => NameMasker.of(people, 'en'));
  const { ms } = timed(() => made.value.mask(text));
  const kib = Math.round(made.value.table.buffer.byteLength / 1024);
  console.log(`${what}: rule of ${kib} KiB made in ${made.ms} ms, masked in ${ms} ms`);
}
