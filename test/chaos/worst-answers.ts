import { SHAPES } from '../contract/adversarial-shapes.ts';
import { Participant } from '../support/participant.ts';
import { bySize } from '../support/size.ts';

/** Names of people who join by a link: each is a hard one to look for in texts. */
const NAMES = [
  Array.from({ length: 66 }, (_, n) => `${String.fromCharCode(97 + (n % 26))}${n % 10}`)
    .join(' ')
    .slice(0, 200),
  'A. B. C. '.repeat(22).trim(),
  `${'a-'.repeat(99)}a`,
  "o'".repeat(99),
  'ü'.repeat(200),
  'a'.repeat(200),
];
/** The most that the API takes. */
const LONGEST_ANSWER = 5_000;
const ATTACKERS = bySize({ smoke: 0, proof: 6 });
const shapes = Object.keys(SHAPES);

/** Anonymous people whose names and answers cost as much as possible; none at smoke size. Returns how many answers were stored. */
export async function answerWorst(baseUrl: string, link: string): Promise<number> {
  const stored = await Promise.all(NAMES.slice(0, ATTACKERS).map((name) => talk(baseUrl, link, name)));
  return stored.reduce((sum, count) => sum + count, 0);
}

async function talk(baseUrl: string, link: string, name: string): Promise<number> {
  const who = {
    name,
    email: `${encodeURIComponent(name)
      .replaceAll(/[^a-z]/gi, '')
      .slice(0, 20)}@example.org`,
  };
  let participant = await Participant.join(baseUrl, link, who);
  let stored = 0;
  for (const shape of shapes) {
    const text = `${name} ${SHAPES[shape]?.(LONGEST_ANSWER - name.length - 1) ?? ''}`.trim().toWellFormed();
    if (await participant.sayUnlessOver(text)) stored += 1;
    // The interview is over: the next answer is another one's.
    else participant = await Participant.join(baseUrl, link, { name: `${name.slice(0, 190)} ${stored}` });
  }
  return stored;
}
