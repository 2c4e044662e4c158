import { capitalised, joinedBy } from './sentence.ts';
import type { ClaimKind, Quoted, Share, Wording } from './words.ts';

const listed = joinedBy('and');
const quoted = (quote: string): string => `“${quote}”`;
const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : `${one}s`}`;

const people = ({ part, whole, who }: Share): string => {
  if (part === 1) return who ?? 'one participant';
  if (part === whole) return part === 2 ? 'both participants' : `all ${part} participants`;
  return `${part} of ${counted(whole, 'participant')}`;
};
const verb = ({ part }: Share, one: string, many: string): string => (part === 1 ? one : many);

const ACTS: Record<ClaimKind, readonly [one: string, many: string, link: string]> = {
  problem: ['complains', 'complain', 'about'],
  worry: ['worries', 'worry', 'about'],
  wish: ['has a wish', 'have a wish', 'about'],
  praise: ['speaks well', 'speak well', 'of'],
  workaround: ['describes a way of coping', 'describe a way of coping', 'that involves'],
  fact: ['speaks', 'speak', 'of'],
};

const says = ({ who, quote }: Quoted): string => `${who}: ${quoted(quote)}`;

/** What several people do in statements that involve a subject. */
const INVOLVING: Record<ClaimKind, string> = {
  problem: 'describe problems',
  worry: 'have worries',
  wish: 'have wishes',
  praise: 'praise things',
  workaround: 'describe ways of coping',
  fact: 'state facts',
};

/** A title has nobody whom "their" could mean. */
const named = (subject: string): string => subject.replace(/^their /, 'the ');

export const english: Wording = {
  listed,
  quoted,
  claim: {
    about(kind, subject, share) {
      const [one, many, link] = ACTS[kind];
      return `${people(share)} ${verb(share, one, many)} ${link} ${subject}`;
    },
    involving: (kind, subject, share) => `${people(share)} ${INVOLVING[kind]} that involve ${subject}`,
    alone: (kind, share) => `${people(share)} ${verb(share, ACTS[kind][0], ACTS[kind][1])}`,
    stated: (clause, share) => `${clause}, according to ${people(share)}`,
    reported: (clause, share) => `${people(share)} ${verb(share, 'says', 'say')} that ${clause}`,
    forExample: (claim, { who, quote }) => `${claim}: ${quoted(quote)} (${who})`,
    divided: ({ subject, positive, negative }) =>
      `participants disagree about ${subject}: ${positive} ${positive === 1 ? 'is' : 'are'} positive, ${negative} ${negative === 1 ? 'is' : 'are'} critical`,
    reason: ({ who, quote }) => `The reason that ${who} gives: ${quoted(quote)}`,
    side: (isPositive, subject, share) =>
      isPositive
        ? `${people(share)} ${verb(share, 'speaks', 'speak')} well of ${subject}`
        : `${people(share)} ${verb(share, 'speaks', 'speak')} critically of ${subject}`,
    says: ({ who, quote }) => `${who} says: ${quoted(quote)}`,
  },
  roadmap: {
    fix: (subject) => `Resolve the complaints about ${named(subject)}`,
    settle: (subject) => `Clear up the disagreement about ${named(subject)}`,
    raised: (share, isStrong, against) =>
      `Raised by ${people(share)}${isStrong ? ', in strong words' : ''}${against === 0 ? '' : `; ${against} ${against === 1 ? 'says' : 'say'} the opposite`}`,
    involving: (kind, subject) =>
      `Look into the ${kind === 'wish' ? 'wishes' : kind === 'worry' ? 'worries' : 'problems'} that involve ${named(subject)}`,
    answer: (subject) => `Answer the worries about ${named(subject)}`,
    decide: (subject) => `Decide on what participants ask for: ${named(subject)}`,
    fixSingle: ({ who, quote }) => `Look into what ${who} reports: ${quoted(quote)}`,
    answerSingle: ({ who, quote }) => `Answer the worry of ${who}: ${quoted(quote)}`,
    decideSingle: ({ who, quote }) => `Consider what ${who} asks for: ${quoted(quote)}`,
    effect: (said, isGain) => `${isGain ? 'What it would bring' : 'What solving it would end'} – ${says(said)}`,
    after: (titles) => `Named as a cause of it, so it should come first: ${listed(titles)}`,
    recommend: (title, share) => `${title} (raised by ${people(share)})`,
    remedy: (said, isWish) => `${isWish ? 'What is asked for' : 'What people do instead'} – ${says(said)}`,
    explore: ({ subject, positive, negative }) =>
      `Find out why participants disagree about ${subject}: ${positive} ${positive === 1 ? 'is' : 'are'} positive, ${negative} ${negative === 1 ? 'is' : 'are'} critical`,
  },
  summary: {
    empty: 'There is no completed interview yet, so there is nothing to conclude from.',
    unusable: (interviews) =>
      `There ${interviews === 1 ? 'is' : 'are'} ${counted(interviews, 'interview')} so far, but no statement can be used, so there is nothing to conclude from.`,
    basis: ({ interviews, participants, statements }) =>
      `This report rests on ${counted(interviews, 'interview')} with ${counted(participants, 'participant')} and ${counted(statements, 'statement')} that could be used`,
    nothingShared: 'No claim is shared by enough participants yet',
    raisedMost: (themes, participants) =>
      `Raised most often: ${listed(themes.map(({ label, count }) => `${label} (${count} of ${participants})`))}`,
    divided: (subjects) =>
      `Participants disagree about ${listed(subjects.map(({ subject, positive, negative }) => `${subject} (${positive} for, ${negative} against)`))}`,
    first: (title) => `First on the roadmap: ${title}`,
    left: (excluded, partial) =>
      [
        excluded === 0 ? '' : `${counted(excluded, 'interview')} could not be used`,
        partial === 0
          ? ''
          : `${counted(partial, 'interview')} in languages without full support ${partial === 1 ? 'is' : 'are'} only quoted`,
      ]
        .filter((part) => part !== '')
        .map((part, index) => (index === 0 ? capitalised(part) : part))
        .join('; '),
    caution: (participants) =>
      `The counts say how many of ${participants === 1 ? 'one participant' : `these ${participants} participants`} said something, not how common it is among others`,
  },
  steps: ({ confident, unused, leastSupport }) => [
    `Rules read each sentence of a participant, without a language model, and classify it as problem, cause, consequence, workaround, wish, praise, worry or fact, each with a confidence. A sentence below ${confident} supports no finding; a fact below it still counts for the theme that it names.`,
    `Refusals, small talk, administrative remarks, pasted text, signs of distress, orders to the interviewer and turns with an open flag support nothing (${counted(unused, 'sentence')}).`,
    'Participants are counted, not sentences. A participant counts for a subject only after saying something of their own about it; being asked about it is not enough.',
    'A finding brings together sentences of one kind about one subject. Where the sentences name the subject without judging it, the finding says that they involve it. Support: participants who say it. Dissent: participants who say the opposite about the same subject. Silent: all others. The three add up to all participants.',
    'Findings are ranked by the number of participants who take part (support and dissent) × how strongly they put it × how closely it concerns the goal; praise counts half, ways of coping 0.6. Praise follows the others unless the goal asks what is good. The first, up to five, are the headlines; among 20 or more participants only what several say. What one participant says stands only where it gives a reason, answers a question, touches the goal or is disputed, or where there are fewer than three findings.',
    `The roadmap holds problems, worries and wishes. Those that at least ${leastSupport === 1 ? 'one participant raises' : `${leastSupport} participants raise`} come first, ranked by reach × intensity: reach is the share of participants, intensity the mean strength of their wording (0 to 1). Up to eight items in all, what a single participant raises follows, with their words as the title. An item that others name as their cause comes before them. Effort is unknown, because interviews do not tell.`,
    'Each quote is copied from the transcript and compared with it character by character.',
  ],
  limits: ({ participants, isSmall, excluded, partial }) => [
    ...(isSmall
      ? [`The sample is small (${counted(participants, 'participant')}): one more interview can change the order.`]
      : []),
    'Participants were not drawn at random. The counts are not percentages of a population.',
    'A participant who is silent about a subject may agree, disagree or not know it.',
    'The classification is made by a machine and makes mistakes; check the quotes before you act on a claim. When people compared claims with their quotes, not every claim was supported; talk among several people is read less reliably than interviews. Irony, and what a person says in another person’s voice, can be misread.',
    ...(excluded === 0
      ? []
      : [`${counted(excluded, 'interview')} could not be used; the sample gives the reason for each.`]),
    ...(partial === 0
      ? []
      : [
          `${counted(partial, 'interview')} in languages without full support: there are summaries and quotes in the participants’ own words, but no classification, so no claim counts them.`,
        ]),
  ],
};
