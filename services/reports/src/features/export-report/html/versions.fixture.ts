/** Other sizes and languages of the report in `ward.fixture.ts`. */
import { reports } from '@insights/contracts';
import type { ReportSource } from '../render-report.ts';
import { wardCampaign, wardVersion } from './ward.fixture.ts';

const page_url = 'https://example.org/reports';

export const ward: ReportSource = { campaign: wardCampaign, version: wardVersion, page_url };

/** A version without findings, participants and sample; one person, one quote. */
export const tiny: ReportSource = {
  campaign: { ...wardCampaign, name: 'Pilot', goal: '' },
  page_url: '',
  version: {
    ...emptyVersion(),
    summary: 'One person spoke.',
    conversation_count: 1,
    recommendations: [{ text: 'Ask more people.', evidence: ['ev-1'], author: 'floor' }],
    evidence: wardVersion.evidence.slice(0, 1).map((each) => ({
      ...each,
      participant: '',
      asked: null,
      before: '',
      after: '',
      kind: 'unspecified',
      polarity: 'unspecified',
    })),
  },
};

export const empty: ReportSource = { ...ward, version: emptyVersion() };

function emptyVersion(): reports.ReportVersion {
  return {
    ...wardVersion,
    summary: null,
    summary_sentences: [],
    outputs: null,
    key_themes: [],
    recommendations: [],
    evidence: [],
    findings: [],
    contradictions: [],
    question_results: [],
    participants: [],
    sample: null,
    saturation: null,
    grouping: null,
    method: null,
    conversation_summaries: [],
  };
}

export const german: ReportSource = {
  page_url,
  campaign: {
    ...wardCampaign,
    name: 'Schichtübergabe auf Station 7',
    goal: 'Herausfinden, warum die Übergabe nachts scheitert.',
    language: 'de',
  },
  version: {
    ...wardVersion,
    summary_sentences: [],
    summary: 'Die Übergabe scheitert nachts vor allem daran, dass Zettel verloren gehen.',
    findings: wardVersion.findings.map((each) => ({
      ...each,
      text: 'Übergabezettel gehen verloren, weil jeder sein eigenes Blatt führt.',
    })),
    grouping: {
      is_significant: false,
      text: 'Die Befragten fallen nicht in Gruppen: 40 % der zufälligen Aufteilungen trennen sie ebenso gut.',
    },
    outputs: wardVersion.outputs && { ...wardVersion.outputs, personas: [] },
    participants: wardVersion.participants.map((each) => ({ ...each, language: 'de' })),
    evidence: wardVersion.evidence.map((each) => ({
      ...each,
      quote: 'Die Zettel sind einfach weg, wenn ich komme, und dann telefonieren wir eine Stunde lang herum.',
      asked: 'Was ist bei der letzten Übergabe schiefgegangen?',
      before: 'Na ja, ',
      after: ' Das war letzte Woche zweimal so.',
    })),
  },
};

const SUMMARY_POINTS = 6;

/** The ward's report as if `people` had been asked: as many quotes and points as that many interviews give. */
export function large(people: number): ReportSource {
  const themes = 40;
  const evidence = Array.from({ length: people * SUMMARY_POINTS }, (_each, index) => {
    const base = wardVersion.evidence[index % wardVersion.evidence.length] ?? wardVersion.evidence[0];
    if (!base) throw new Error('the ward has quotes');
    const person = Math.floor(index / SUMMARY_POINTS) + 1;
    return { ...base, id: `ev-${index + 1}`, participant: `P${person}`, quote: `${base.quote} (${index})` };
  });
  const holders = (every: number, from: number): string[] =>
    Array.from({ length: people }, (_each, index) => index)
      .filter((n) => n % every === from % every)
      .map((n) => `P${n + 1}`);
  const claims = <
    T extends {
      supporters: string[];
      dissenters: string[];
      support_count: number;
      dissent_count: number;
      silent_count: number;
      not_asked_count: number;
      silent: string[];
    },
  >(
    base: T,
    n: number,
  ): T => {
    const supporters = holders(2 + (n % 9), n);
    const dissenters = holders(17, n + 1).filter((id) => !supporters.includes(id));
    const not_asked_count = people - supporters.length - dissenters.length;
    return {
      ...base,
      supporters,
      dissenters,
      support_count: supporters.length,
      dissent_count: dissenters.length,
      silent_count: 0,
      silent: [],
      not_asked_count,
    };
  };
  const repeated = <T>(list: readonly T[], count: number): T[] =>
    Array.from({ length: count }, (_each, index) => list[index % list.length]).filter((each) => each !== undefined);
  const nodes = Array.from({ length: 160 }, (_each, index) => ({
    id: `n-${index}`,
    type: index < themes ? ('theme' as const) : ('problem' as const),
    label: `${index < themes ? 'A theme' : 'A problem'} that several people raise ${index}`,
    weight: 200 - index,
    evidence: ['ev-1', 'ev-2'],
  }));
  const edges = Array.from({ length: 400 }, (_each, index) => ({
    id: `e-${index}`,
    type: 'mentioned_with' as const,
    from: `n-${index % 160}`,
    to: `n-${(index * 7 + 3) % 160}`,
    weight: 1 + (index % 5),
    evidence: ['ev-3'],
  }));
  return {
    ...ward,
    version: {
      ...wardVersion,
      conversation_count: people,
      evidence,
      participants: Array.from({ length: people }, (_each, index) => ({
        id: `P${index + 1}`,
        conversation_id: 'c',
        conversation_ids: ['c'],
        contact_id: 'k',
        speaker_label: null,
        language: 'en',
        statements: 20,
      })),
      key_themes: repeated(wardVersion.key_themes, themes).map((each, n) =>
        claims({ ...each, id: `t-${n}`, label: `${each.label} ${n}` }, n),
      ),
      findings: repeated(wardVersion.findings, 60).map((each, n) =>
        claims({ ...each, id: `f-${n}`, is_headline: n < 5 }, n),
      ),
      outputs: wardVersion.outputs && {
        ...wardVersion.outputs,
        cartography: { nodes, edges },
        roadmap: repeated(wardVersion.outputs.roadmap, 25).map((each, n) =>
          claims({ ...each, id: `r-${n}`, priority: n + 1 }, n),
        ),
      },
      saturation: {
        ...(wardVersion.saturation ?? reports.Saturation.decode(new Uint8Array())),
        new_subjects: Array.from({ length: people }, (_each, n) => (n < 20 ? 2 : Number(n % 97 === 0))),
        last_five: 0,
        coverage: 0.99,
        text: 'The last five interviews added no new theme.',
      },
      conversation_summaries: Array.from({ length: people }, (_each, n) => ({
        conversation_id: 'c',
        participants: [`P${n + 1}`],
        language: 'en',
        points: evidence
          .slice(n * SUMMARY_POINTS, (n + 1) * SUMMARY_POINTS)
          .map(({ id, quote }) => ({ text: quote, evidence: [id], author: 'floor' as const })),
      })),
    },
  };
}
