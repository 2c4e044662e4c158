import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { sessions } from '../../../packages/contracts/src/index.ts';
import { languageOf } from '../../../packages/language/src/index.ts';
import { DEFAULT_TEMPLATE } from '../../../services/campaigns/src/domain/agent-template.ts';
import { supportTexts } from '../../../services/campaigns/src/domain/interview-settings.ts';
import { guideOf } from '../../../services/interviewer/src/rehearsal/guide.ts';

const Person = z.strictObject({
  name: z.string().regex(/^[\w-]+$/),
  guide: z.string(),
  description: z.string(),
  locale: z.string().nullable().default(null),
});
export type Person = z.infer<typeof Person>;

const Guides = z.record(
  z.string(),
  z.looseObject({ settings: z.looseObject({ support_text: z.string().nullable().default(null) }).optional() }),
);
export type Guides = z.infer<typeof Guides>;

const inFile = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
export const readPeople = (path: string): Person[] => z.array(Person).parse(inFile(path));
export const readGuides = (path: string): Guides => Guides.parse(inFile(path));

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
    locale,
    conversation_language: null,
  };
}

const BUTTONS = ['stop', 'skip', 'break', 'delete'] as const;
export type Button = (typeof BUTTONS)[number];

const Act = z.union([
  z.strictObject({ button: z.enum(BUTTONS) }),
  z.strictObject({ option: z.array(z.string()) }),
  z.strictObject({ paste: z.string() }),
  z.strictObject({ messages: z.array(z.string()).min(1) }),
  z.strictObject({ leave: z.literal(true) }),
]);
export type Act = z.infer<typeof Act>;

/** What a participant does: one of the acts as JSON, else a message. */
export function actOf(answer: string): Act {
  if (!/^\{"(?:button|option|paste|messages|leave)"/.test(answer)) return { messages: [answer] };
  return Act.parse(JSON.parse(answer));
}

const Words = z.object({ say_skip: z.string(), say_break: z.string() });

/** What the page sends for a button. */
export async function sentBy(button: 'skip' | 'break', language: string): Promise<string> {
  const own = languageOf(language) ?? 'en';
  const file = new URL(`../../../apps/web/interview/words/${own}.js`, import.meta.url);
  const module: unknown = await import(file.href);
  const words = z.record(z.string(), z.unknown()).parse(module)[own];
  return Words.parse(words)[`say_${button}`];
}
