import { joinedBy, lowered, present, spaced } from './joined.ts';
import type { Finding, Moment, Share, Wording } from './wording.ts';

const listed = joinedBy('and');
const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : `${one}s`}`;
const share = ({ part, whole }: Share): string => `${part} of ${counted(whole, 'participant')}`;
const does = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const quoted = (quote: string): string => `“${quote}”`;
const said = ({ quote }: Pick<Finding, 'quote'>): string => (quote === undefined ? '' : quoted(quote));

const moment = (at: Moment | undefined): string =>
  at === undefined
    ? ''
    : at.asked
      ? `, mostly when asked about ${at.topic} (${at.count})`
      : `, often together with ${at.topic} (${at.count})`;

const OPENINGS = ['Start with', 'Then take on', 'Next, take on', 'After that, take on'];

export const english: Wording = {
  listed,
  inline: lowered,
  quoted,
  theme(part, statements, beside, acts) {
    const acting = present(acts, [
      ['problem', (n) => does(n, 'describes a problem', 'describe a problem')],
      ['worry', (n) => does(n, 'voices a worry', 'voice a worry')],
      ['wish', (n) => does(n, 'asks for something', 'ask for something')],
      ['positive', (n) => does(n, 'speaks well of it', 'speak well of it')],
    ]);
    const companions = beside.length === 0 ? '' : `, most often beside ${listed(beside)}`;
    return spaced(
      `Raised by ${share(part)} in ${counted(statements, 'statement')}${companions}.`,
      acting.length === 0 ? '' : `${listed(acting)}.`,
    );
  },
  title: {
    problem: (focus) => `Reduce the trouble with ${focus}`,
    worry: (focus) => `Address the worry about ${focus}`,
    wish: (focus) => `Requested: ${focus}`,
  },
  scattered: 'Review the individual requests',
  finding(kind, { share: part, statements, strong, moment: at, quote }, troubled) {
    const verbs = {
      problem: ['describes trouble with it', 'describe trouble with it'],
      worry: ['worries about it', 'worry about it'],
      wish: ['asks for something here', 'ask for something here'],
      positive: ['speaks well of it', 'speak well of it'],
    } as const;
    const verb = verbs[kind][part.part === 1 ? 0 : 1];
    const how = `${counted(statements, 'statement')}${strong ? ', in strong words' : ''}`;
    return spaced(
      `${share(part)} ${verb}${moment(at)} – ${how}.`,
      troubled === 0 ? '' : `${does(troubled, 'describes', 'describe')} trouble that it could end.`,
      quote === undefined ? '' : `In one participant's words: ${quoted(quote)}`,
    );
  },
  recommend: {
    problem: (rank, finding, remedy) =>
      spaced(
        `${OPENINGS[rank] ?? 'Take on'} ${finding.focus}: ${share(finding.share)} ${finding.share.part === 1 ? 'describes' : 'describe'} trouble with it${moment(finding.moment)}.`,
        said(finding),
        remedy === undefined
          ? ''
          : `What ${remedy.people === 1 ? 'one participant asks' : `${remedy.people} participants ask`} for here: ${quoted(remedy.quote)}`,
      ),
    worry: (finding) =>
      spaced(
        `Address ${finding.focus} before people have to ask: ${share(finding.share)} ${finding.share.part === 1 ? 'worries' : 'worry'} about it${moment(finding.moment)}.`,
        said(finding),
      ),
    wish: (finding, troubled) =>
      spaced(
        `Decide on the requests about ${finding.focus}: ${share(finding.share)} ${finding.share.part === 1 ? 'asks' : 'ask'} for something here${troubled === 0 ? '' : `, and ${does(troubled, 'describes', 'describe')} trouble that it could end`}.`,
        said(finding),
      ),
    division: (label, pro, against, quote) =>
      spaced(
        `Find out what the ${pro} for whom ${label} goes well do differently from the ${against} who report trouble with it.`,
        said({ quote }),
      ),
  },
  persona: {
    name: (subject, stance) =>
      stance === 'worry' ? `${subject}, with worries` : stance === 'wish' ? `${subject}, with requests` : subject,
    description(part, acts, topics) {
      const acting = present(acts, [
        ['problem', (n) => `${n} with a problem`],
        ['worry', (n) => `${n} with a worry`],
        ['wish', (n) => `${n} with a request`],
        ['positive', (n) => `${n} with praise`],
      ]);
      const how = acting.length === 0 ? '' : ` (${listed(acting)})`;
      return `${share(part)}${how}. What sets them apart from the others: they speak of ${listed(topics)}.`;
    },
    trait: ({ topic, inside, outside }) =>
      `Speaks of ${topic}: ${inside.part} of ${inside.whole}${outside.whole === 0 ? '' : `, against ${outside.part} of the other ${outside.whole}`}`,
    manner: (kind, { part, whole }, percent) =>
      `More than others, they ${kind === 'worry' ? 'voice worries' : 'ask for something'}: ${part} of ${whole} (others: ${percent}%)`,
    talk: (atLength, inside, outside) =>
      `${atLength ? 'Explains at length' : 'Answers briefly'}: ${inside} words per sentence (others: ${outside})`,
  },
  summary: {
    empty: 'There is no completed interview yet, so there is nothing to conclude from.',
    untagged: (interviews) =>
      `${counted(interviews, 'interview')} so far, but no participant turn carries a tag, so there is nothing to conclude from.`,
    basis: (interviews, statements, people) =>
      `This report rests on ${counted(interviews, 'interview')} with ${counted(statements, 'statement')} by ${counted(people, 'participant')}.`,
    themes(themes) {
      const names = themes.map(({ label, count }) => `${label} (${count})`);
      if (names.length === 0) return 'No theme is shared by enough participants yet.';
      return names.length === 1
        ? `The only shared theme is ${listed(names)}.`
        : `The themes that weigh most are ${listed(names)}, with the number of participants each.`;
    },
    problems: (part, focus, count) =>
      `${share(part)} ${part.part === 1 ? 'describes' : 'describe'} a problem, most of all with ${focus} (${count}).`,
    worries: (people, focus) =>
      `${does(people, 'voices', 'voice')} a worry${focus === undefined ? '' : `, most often about ${focus}`}.`,
    wishes: (people, focus) =>
      `${does(people, 'asks', 'ask')} for something${focus === undefined ? '' : `, most often about ${focus}`}.`,
    division: (label, pro, against) =>
      `Experience differs on ${label}: ${does(pro, 'reports', 'report')} something good, ${does(against, 'reports', 'report')} trouble.`,
    groups: (count, largest, size, rest) =>
      `The participants fall into ${counted(count, 'group')}, the largest about ${largest} (${size})${rest === 0 ? '' : `; ${does(rest, 'fits', 'fit')} none`}.`,
  },
};
