/** The transcripts behind reports: who speaks, where a quote stands, and what stands around it. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { reports } from '../../../packages/contracts/src/index.ts';
import { type Campaign, readCampaign } from '../campaign-file.ts';
import { CORPORA } from '../named-corpora.ts';
import { turnId } from '../reading.ts';
import type { Report } from '../report.ts';

/** Lists that a report of another system lacks count as empty. */
export function readReport(path: string): Report {
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
  const rows = { findings: [], key_themes: [], contradictions: [], question_results: [], recommendations: [] };
  const others = { evidence: [], participants: [], conversation_summaries: [], summary_sentences: [] };
  return { ...rows, ...others, ...report };
}

/** `NAME=FILE` of each system. */
export const namedReports = (named: readonly string[]): Map<string, Report> =>
  new Map(
    named.map((each) => {
      const [name = '', path] = each.split(/=(.*)/s);
      if (path === undefined) throw new Error(`${each}: name reports as NAME=FILE`);
      return [name, readReport(path)];
    }),
  );

export const writeJson = (path: string, value: unknown): void =>
  writeFileSync(path, `${JSON.stringify(value, null, 1)}\n`);

export function seedOf(seed = ''): number {
  if (!/^\d+$/.test(seed)) throw new Error('give a --seed, and write it down before you read the reports');
  return Number(seed);
}

/** A corpus by name or the path of a campaign file, with the interviews that the reports are about. */
export function campaignOf(name: string, about: readonly Report[]): Campaign {
  const campaign = CORPORA[name]?.() ?? readCampaign(name);
  const wanted = new Set(about.flatMap(({ participants }) => participants.flatMap((each) => each.conversation_ids)));
  const interviews = campaign.interviews.filter((each) => wanted.has(each.name));
  if (interviews.length < wanted.size)
    throw new Error(`${name} lacks interviews of the report; name the corpus that the report was made from`);
  return { ...campaign, interviews };
}

export interface ShownQuote {
  by: string;
  asked: string | null;
  before: string;
  quote: string;
  after: string;
}

const AROUND = 150;

interface Place {
  readonly conversation: string;
  readonly text: string;
  readonly by: string;
  readonly asked: string | null;
  /** Where the turn begins in its conversation. */
  readonly at: number;
}

export class Transcripts {
  /** By conversation, each turn with its speaker. */
  readonly texts = new Map<string, string>();
  readonly #speakers = new Map<string, string>();
  readonly #turns = new Map<string, Place>();

  constructor({ interviews }: Campaign, participants: Report['participants']) {
    for (const { id, conversation_ids, speaker_label } of participants)
      for (const name of conversation_ids) this.#speakers.set(`${name}\n${speaker_label ?? ''}`, id);
    for (const { name, turns } of interviews) {
      let [text, asked] = ['', null as string | null];
      for (const [seq, turn] of turns.entries()) {
        const by = turn.speaker === 'interviewer' ? 'Interviewer' : this.speaker(name, turn.speaker_label);
        const at = text.length + by.length + 2;
        this.#turns.set(turnId(name, seq), { conversation: name, text: turn.text, by, asked, at });
        text += `${by}: ${turn.text}\n`;
        if (turn.speaker === 'interviewer') asked = turn.text;
      }
      this.texts.set(name, text);
    }
  }

  speaker(conversation: string, label: string | null): string {
    return this.#speakers.get(`${conversation}\n${label ?? ''}`) ?? this.#speakers.get(`${conversation}\n`) ?? 'Other';
  }

  /** A quote that stands in no transcript is shown without surroundings. */
  shown({ turn_id, quote, start, participant }: ShownFrom): ShownQuote {
    const named = this.#turns.get(turn_id);
    const isThere = named?.text.startsWith(quote, start) === true;
    const turn = isThere ? named : [...this.#turns.values()].find(({ text }) => text.includes(quote));
    if (!turn) return { by: participant, asked: null, before: '', quote, after: ' (stands in no transcript)' };
    const from = turn.at + (isThere ? start : turn.text.indexOf(quote));
    const text = this.texts.get(turn.conversation) ?? '';
    return {
      by: turn.by,
      asked: turn.asked?.slice(-AROUND) ?? null,
      before: text.slice(Math.max(0, from - AROUND), from),
      quote,
      after: text.slice(from + quote.length, from + quote.length + AROUND),
    };
  }

  /** For readers. */
  print(): string {
    return [...this.texts.values()]
      .map((text, n) => `# Interview ${n + 1}\n\n${text.replaceAll('\n', '\n\n')}`)
      .join('');
  }
}

export type ShownFrom = Pick<reports.Evidence, 'turn_id' | 'quote' | 'start' | 'participant'>;
