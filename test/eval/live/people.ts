import { readFileSync } from 'node:fs';
import type { sessions } from '../../../packages/contracts/src/index.ts';
import { languageOf } from '../../../packages/language/src/index.ts';
import { DEFAULT_TEMPLATE } from '../../../services/campaigns/src/domain/agent-template.ts';
import { supportTexts } from '../../../services/campaigns/src/domain/interview-settings.ts';
import { guideOf } from '../../../services/interviewer/src/rehearsal/guide.ts';

export interface Person {
  readonly name: string;
  readonly guide: string;
  readonly description: string;
  /** The language tag of the contact. */
  readonly locale?: string | null;
}

/** Guides by name, as the API takes campaigns. */
export type Guides = Readonly<
  Record<string, { readonly name?: string; readonly settings?: { readonly support_text?: string | null } }>
>;

export function readPeople(path: string): Person[] {
  const people = JSON.parse(readFileSync(path, 'utf8')) as Person[];
  for (const { name, guide, description } of people)
    if (!/^[\w-]+$/.test(name) || !guide || !description)
      throw new Error(`${name}: a person has a name of letters and digits, a guide and a description`);
  return people;
}

export const readGuides = (path: string): Guides => JSON.parse(readFileSync(path, 'utf8')) as Guides;

/** The session of a person who has just begun. */
export function sessionOf({ name, guide, locale }: Person, guides: Guides): sessions.ClaimedSession {
  const given = guides[guide];
  if (given === undefined) throw new Error(`${name}: there is no guide ${guide}`);
  const { campaign, template, questions } = guideOf(given);
  const { support_text = null } = given.settings ?? {};
  return {
    ...campaign,
    session_id: name,
    workspace_id: 'eval',
    fence: 1,
    interview_id: guide,
    languages: [...campaign.languages],
    questions: questions.map(({ option_ids, ...question }) => ({
      ...question,
      option_ids: question.options.map((_, at) => option_ids[at] ?? `o${at + 1}`),
    })),
    template: { ...DEFAULT_TEMPLATE, ...template },
    turns: [],
    open_seq: null,
    started_at: '2026-01-01T00:00:00.000Z',
    elapsed_ms: 0,
    support_text: supportTexts({ support_text }, campaign.languages),
    locale: locale ?? null,
    conversation_language: null,
  };
}

export type Act =
  | { readonly button: 'stop' | 'skip' | 'break' | 'delete' }
  | { readonly option: readonly string[] }
  | { readonly paste: string }
  | { readonly messages: readonly string[] }
  | { readonly leave: true };

/** What a participant does: one of the acts as JSON, else a message. */
export const actOf = (answer: string): Act =>
  /^\{\s*"(?:button|option|paste|messages|leave)"/.test(answer) ? (JSON.parse(answer) as Act) : { messages: [answer] };

/** What the page sends for a button. */
export async function sentBy(button: 'skip' | 'break', tag: string): Promise<string> {
  const language = languageOf(tag) ?? 'en';
  const file = new URL(`../../../apps/web/interview/words/${language}.js`, import.meta.url);
  const words = (await import(file.href)) as Record<string, Record<string, string> | undefined>;
  return words[language]?.[`say_${button}`] ?? '';
}
