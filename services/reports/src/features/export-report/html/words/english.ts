import type { ReportWords } from './words.ts';

const count = (n: number, one: string, many: string): string => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

export const english: ReportWords = {
  report: 'Interview report',
  version: (number, day) => `Version ${number}, ${day}`,
  redacted: (day) => `Quotes were removed or masked on ${day}, because a person was erased or a name was hidden.`,
  contents: 'Contents',
  skip: 'Skip to the report',
  goal: 'What we wanted to know',
  tiles: {
    participants: (n) => (n === 1 ? 'participant' : 'participants'),
    conversations: (n) => (n === 1 ? 'interview' : 'interviews'),
    statements: (n) => (n === 1 ? 'statement used' : 'statements used'),
    languages: (n) => (n === 1 ? 'language' : 'languages'),
  },
  headings: {
    short: 'In short',
    questions: 'Results by question',
    findings: 'Findings',
    options: 'Options',
    contradictions: 'Where people differ',
    personas: 'Profiles of participants',
    sample: 'Who was heard',
    method: 'How the report was made',
    limits: 'What it cannot tell',
    themes: 'Appendix: who spoke about what',
    map: 'Appendix: how it fits together',
    summaries: 'Appendix: each interview in brief',
    evidence: 'Appendix: all quotes',
  },
  nothing: 'The interviews contain nothing that supports a finding.',
  shortGone: (hasOthers) =>
    `What stood here rested on what was deleted.${hasOthers ? ' Make the report again: the next version sums up what the others said.' : ''}`,
  findingsLead:
    'Those of most participants first. Each states how many say it, say the opposite, are unclear, said nothing when asked, or were not asked.',
  of: (part, whole) => `${part.toLocaleString('en')} of ${whole.toLocaleString('en')}`,
  held: (part, whole) => `${part.toLocaleString('en')} of ${count(whole, 'participant', 'participants')}`,
  contradicting: (n) => `${n.toLocaleString('en')} ${n === 1 ? 'contradicts' : 'contradict'}`,
  unclear: (n) => `${n.toLocaleString('en')} unclear`,
  silent: (n) => `${n.toLocaleString('en')} silent`,
  notAsked: (n) => `${n.toLocaleString('en')} not asked`,
  margin: (n, support) =>
    n === 0
      ? support < 2
        ? 'said by fewer than two people'
        : 'contradicted by at least as many people as say it'
      : `falls if ${n.toLocaleString('en')} of its ${count(support, 'person is', 'people are')} removed`,
  dissent: 'Against it:',
  relevance: 'Why it matters:',
  withoutQuotes:
    'This copy leaves out participants’ own words; […] stands where a sentence had some. It contains only counts and summaries.',
  unquoted: {
    redacted: (day) => `Some of it was removed or masked on ${day}, because a person was erased or a name was hidden.`,
    shortGone: (hasOthers) =>
      `What stood here rested on what was deleted.${hasOthers ? ' The next version of the report sums up what the others said.' : ''}`,
    printAll: 'Print everything',
    contradictions: 'Where participants say opposite things about the same subject: both sides, with their people.',
    partial: 'counted in hardly any claim',
    written:
      'A sentence is worded by a language model and then proven from what participants said, made by rules that count, or written by a person.',
    checks: {
      quote: 'words that nobody said',
      person: 'a person who said nothing of it',
      support: 'not supported by what was said',
    },
  },
  withoutModel: (hasQuotes) =>
    `This report was made by rules, without a language model. It counts who uses which words${hasQuotes ? ' and shows what they said' : ''}; it does not interpret.`,
  authors: {
    model: 'a language model',
    floor: 'rules',
    person: 'a person',
    guide: 'the guide',
    engine: 'fixed text',
  },
  showAuthors: 'Show who wrote each sentence',
  printAll: 'Print everything, with all quotes',
  printedShort: (n) =>
    `Printed in short. The page has the rest${n === 0 ? '.' : `, with ${n === 1 ? 'the one quote' : `all ${n.toLocaleString('en')} quotes`}. Numbers in brackets are those of the quotes there.`}`,
  inFile: 'in the file',
  more: (n) => count(n, 'more quote', 'more quotes'),
  marks: { support: 'supports', dissent: 'contradicts', unclear: 'unclear', silent: 'silent' },
  who: 'Support:',
  others: 'Contradict:',
  andMore: (n) => `and ${n.toLocaleString('en')} more`,
  opposing: 'Contradicting',
  confidence: (percent) => `confidence ${percent}`,
  context: 'Context',
  asked: 'Interviewer:',
  translation: 'Machine translation:',
  openTranscript: 'Open in the transcript',
  openInterview: 'Open the interview',
  openRecording: (time) => `Transcript and recording at ${time}`,
  verbatim: 'Highlighted: the quote within what was said.',
  question: {
    counts: (asked, answered, declined, unclear) =>
      `Asked ${asked}, answered ${answered}${declined === 0 ? '' : `, declined ${declined}`}${unclear === 0 ? '' : `, unclear ${unclear}`}`,
    median: (value) => `median ${value}`,
    answer: 'Answer',
    count: 'Number',
    share: 'Share',
    by: (attribute) => `By ${attribute}`,
    segment: (value, answered) => `${value} (${answered} answered)`,
    withheld: (n) => `${count(n, 'group is', 'groups are')} too small to be shown.`,
    noAnswers: 'No answer to this question was found.',
    noneKnown: (n) => `no answer known from ${n.toLocaleString('en')}`,
    notFound: 'Not recognised in the interviews:',
    others: (n) => `${count(n, 'further answer is', 'further answers are')} not quoted here.`,
    raised: (themes) => `Themes in these answers, with the number of people who raise them: ${themes}.`,
    distribution: (answered) => `Distribution of ${count(answered, 'answer', 'answers')}`,
    changed: (n) => `The research team set or removed ${count(n, 'value', 'values')} by hand.`,
    unassigned: (n) => `Not in the chart: ${count(n, 'answer', 'answers')} without a clear value.`,
    several: 'Participants could name several answers, so the shares may add up to more than 100%.',
  },
  theme: {
    lead: 'Subjects that several participants raised in their own words, or that a question asked about.',
    counts: (mentions, conversations) =>
      `${count(mentions, 'statement', 'statements')} in ${count(conversations, 'interview', 'interviews')}`,
    asked: 'asked about',
    corrected: 'corrected by a person',
    added: 'added by the team',
    ofAdded: 'theme added by the team',
  },
  matrix: {
    lead: 'Each column is a participant. A filled mark: supports the theme. A ring: says the opposite. A question mark: unclear. A dash: was asked and said nothing of it. Empty: was not asked.',
    blocks:
      'There are too many participants for a column each. Each column stands for a group of them in the order of their numbers, and shows how many spoke about the theme. In brackets: how many of them said the opposite.',
    range: (from, to) => `${from}–${to}`,
    caption: (from, to) => `Themes of participants ${from} to ${to}`,
  },
  contradictions: {
    lead: 'Where participants say opposite things about the same subject: both sides, with their people and quotes.',
    within: 'The same participant said both.',
  },
  roadmap: {
    rule: 'Sorted by reach, the share of participants who support the finding behind an option. Interviews do not show what a change would cost, so effort is unknown until you estimate it.',
    behind: 'The finding behind it:',
    columns: {
      problem: 'Problem',
      consequence: 'What it leads to',
      remedy: 'What participants wish for or do instead',
      effect: 'Expected effect',
      first: 'Needs first',
    },
  },
  personas: {
    traits: 'What sets them apart',
    needs: 'Needs',
    frustrations: 'Frustrations',
    members: 'Members:',
    individual: 'one participant',
  },
  map: {
    lead: 'Themes and questions of the guide. Two themes are connected where somebody speaks of both in one turn; a question and a theme where people raise the theme in their answers.',
    bounded: (shown, all) => `The map shows the ${shown} strongest of ${all} themes and questions.`,
    show: 'Show',
    hint: 'Choose a theme or a question to see what belongs to it.',
    list: 'The map as a list',
    connections: 'Connections',
    drawing: (nodes, edges) =>
      `Map of ${count(nodes, 'box', 'boxes')} and ${count(edges, 'connection', 'connections')}`,
  },
  saturation: {
    heading: 'Would more interviews add more?',
    means: {
      few: 'There were too few interviews to tell whether further ones would bring anything new.',
      more: 'Most of the last five interviews still raised something that nobody had raised before: further interviews would probably bring more.',
      little:
        'Few or none of the last five interviews raised anything that nobody had raised before: further interviews would probably bring little.',
    },
    chart: (subjects, interviews) =>
      `${count(subjects, 'subject', 'subjects')} known after ${count(interviews, 'interview', 'interviews')}`,
    interview: 'Interview',
    added: 'New subjects',
    known: 'Subjects known',
    lastFive: 'last five',
  },
  method: {
    language: 'Language',
    conversations: 'Interviews',
    analysis: 'Analysis',
    full: 'fully analysed',
    partial: 'summaries and quotes only',
    excluded: 'Interviews that were not used',
    unused: 'Sentences that no finding rests on',
    engine: (model, version) =>
      model === null
        ? `Made by rules, version ${version}.`
        : `Made by the model ${model} and rules, version ${version}.`,
    unusedModel: (model) => `The model ${model} was asked, but nothing of its output stands in this report.`,
    judge: (model) => `Judge: ${model}.`,
    usage: (requests, tokens, cost) =>
      `For this version: ${requests} requests, ${tokens} tokens${cost === null ? '' : `, cost ${cost}`}.`,
    written:
      'A sentence is worded by a language model and then proven from its quotes, made by rules that count or repeat what was said, or written by a person.',
    sealed: 'This report has a digital seal: whoever sent it to you can check that no character of it was changed.',
    unanswered: (requests) =>
      `The model did not answer ${count(requests, 'request', 'requests')}; there, the result of the rules stands.`,
    dropped: 'Dropped from the model’s output:',
    checks: {
      quote: 'not verbatim',
      number: 'a figure that nothing shows',
      quantifier: 'a quantity against the counts',
      person: 'a person who is not cited',
      address: 'an address',
      evidence: 'without evidence',
      support: 'not supported by its quotes',
      cause: 'a cause that nobody states',
      controls: 'the judge failed its controls',
      form: 'in the wrong form',
    },
    reference: (id) => `Id of this version: ${id}`,
  },
  summariesLead: 'What each person said. Numbers in brackets lead to the quotes.',
  evidenceLead: 'Every quote is verbatim. It was compared with its transcript, character by character.',
  participantLabel: (id, speaker) => `${id} (${speaker})`,
  kinds: {
    problem: 'problem',
    cause: 'cause',
    consequence: 'consequence',
    workaround: 'workaround',
    wish: 'wish',
    praise: 'praise',
    worry: 'worry',
    fact: 'fact',
    aside: 'aside',
  },
  sentiments: { positive: 'positive', mixed: 'mixed', negative: 'negative', neutral: 'neutral' },
  nodes: {
    theme: 'Themes',
    topic: 'Topics',
    persona: 'Groups',
    problem: 'Problems',
    cause: 'Causes',
    consequence: 'Consequences',
    workaround: 'Workarounds',
    wish: 'Wishes',
    praise: 'Praise',
    worry: 'Worries',
    question: 'Questions',
  },
  relations: {
    includes: ['includes', 'belongs to'],
    mentioned_with: ['mentioned together with', 'mentioned together with'],
    raises: ['raises', 'is raised by'],
    concerns: ['is the subject of', 'is about'],
    causes: ['causes', 'is caused by'],
    leads_to: ['leads to', 'follows from'],
    works_around: ['works around', 'is avoided by'],
    addresses: ['would end', 'would end with'],
    contradicts: ['contradicts', 'contradicts'],
  },
  exclusions: {
    no_participant_turn: 'The participant said nothing.',
    nothing_to_use: 'Everything said was small talk, refusals or other text that supports nothing.',
    flagged: 'Every turn is withheld until a person has looked at it.',
  },
  unusedReasons: {
    flagged: (n) => count(n, 'turn that a person has to look at first', 'turns that a person has to look at first'),
  },
};
