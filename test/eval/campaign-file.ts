/**
 * The format of the interviews in `corpora/`. Each line is one of:
 *
 *     campaign: NAME, goal: TEXT, language: CODE
 *     question: ID | open, scale MIN MAX or choice A;B | TEXT
 *     contradiction: people or self | TARGET, … | CONVERSATION, … [| CONVERSATION, …]
 *     == CONVERSATION | KEY=VALUE; …
 *     ?ID            the interviewer asks a question of the guide
 *     ? TEXT         the interviewer says something else
 *     > TEXT         the participant; `>!FLAG TEXT` where the interviewer would have flagged the turn
 *
 * Between two participant turns without an interviewer's line, the interviewer says one of a few neutral prompts.
 */
import { readFileSync } from 'node:fs';

export interface Turn {
  speaker: 'interviewer' | 'participant';
  text: string;
  question_id: string | null;
  speaker_label: string | null;
  flags: string[];
}

export interface Question {
  id: string;
  text: string;
  kind: 'open' | 'scale' | 'choice';
  options: string[];
  scale: { min: number; max: number } | null;
}

export interface Interview {
  name: string;
  attributes: Record<string, string>;
  turns: Turn[];
}

/** Opposite views of one target; `negative` is absent where one person contradicts himself. */
export interface PlantedContradiction {
  targets: string[];
  positive: string[];
  negative: string[] | null;
}

export interface Campaign {
  name: string;
  goal: string;
  language: string;
  questions: Question[];
  interviews: Interview[];
  contradictions: PlantedContradiction[];
}

const PROMPTS = ['Go on.', 'Can you tell me more about that?', 'And then?', 'I see. What else?', 'Mhm.'];

export const readCampaign = (path: string): Campaign => parseCampaign(readFileSync(path, 'utf8'));

export function parseCampaign(text: string): Campaign {
  const reader = new CampaignReader();
  for (const line of text.split('\n')) reader.take(line);
  return reader.campaign;
}

/** `a, b` as a list. */
const listOf = (text: string): string[] => text.split(',').map((item) => item.trim());

class CampaignReader {
  readonly campaign: Campaign = {
    name: '',
    goal: '',
    language: 'en',
    questions: [],
    interviews: [],
    contradictions: [],
  };
  #question: string | null = null;

  take(line: string): void {
    if (line.startsWith('== ')) this.#begin(line.slice(3));
    else if (line.startsWith('?')) this.#ask(line);
    else if (line.startsWith('>')) this.#answer(line.slice(1));
    else if (line !== '') this.#declare(line);
  }

  #begin(header: string): void {
    const [name = '', attributes = ''] = header.split('|').map((part) => part.trim());
    const pairs = attributes
      .split(';')
      .filter(Boolean)
      .map((pair) => pair.split('=').map((part) => part.trim()));
    this.#question = null;
    this.campaign.interviews.push({ name, attributes: Object.fromEntries(pairs) as Record<string, string>, turns: [] });
  }

  #ask(line: string): void {
    const own = line.startsWith('? ');
    this.#question = own ? this.#question : line.slice(1);
    const question = this.campaign.questions.find(({ id }) => id === line.slice(1));
    if (!own && question === undefined) throw new Error(`unknown question: ${line}`);
    this.#add('interviewer', question?.text ?? line.slice(2), own ? null : this.#question, []);
  }

  #answer(rest: string): void {
    const turns = this.#interview.turns;
    if (turns.at(-1)?.speaker === 'participant') {
      this.#add('interviewer', PROMPTS[turns.length % PROMPTS.length] ?? '', null, []);
    }
    const [, flag, text = ''] = /^(?:!(\w+))? (.*)$/.exec(rest) ?? [];
    this.#add('participant', text, this.#question, flag === undefined ? [] : [flag]);
  }

  #declare(line: string): void {
    const [key = '', value = ''] = line.split(/:\s(.*)/s);
    if (key === 'campaign') this.campaign.name = value;
    else if (key === 'goal') this.campaign.goal = value;
    else if (key === 'language') this.campaign.language = value;
    else if (key === 'question') this.campaign.questions.push(questionOf(value));
    else if (key === 'contradiction') this.campaign.contradictions.push(contradictionOf(value));
    else throw new Error(`unknown line: ${line}`);
  }

  #add(speaker: Turn['speaker'], text: string, question: string | null, flags: string[]): void {
    this.#interview.turns.push({ speaker, text, question_id: question, speaker_label: null, flags });
  }

  get #interview(): Interview {
    const last = this.campaign.interviews.at(-1);
    if (last === undefined) throw new Error('a turn stands before the first interview');
    return last;
  }
}

function questionOf(value: string): Question {
  const [id = '', form = '', text = ''] = value.split('|').map((part) => part.trim());
  const [kind = '', ...rest] = form.split(' ');
  const [min = 0, max = 0] = rest.map(Number);
  return {
    id,
    text,
    kind: kind === 'scale' || kind === 'choice' ? kind : 'open',
    options: kind === 'choice' ? rest.join(' ').split(';') : [],
    scale: kind === 'scale' ? { min, max } : null,
  };
}

function contradictionOf(value: string): PlantedContradiction {
  const [kind, targets = '', positive = '', negative = ''] = value.split('|').map((part) => part.trim());
  return {
    targets: listOf(targets),
    positive: listOf(positive),
    negative: kind === 'self' ? null : listOf(negative),
  };
}
