import { z } from 'zod';
import { sessions, wordsOf } from '@insights/contracts';
import { Name, nullIfAbsent } from './inputs.ts';
import { Id, Time } from './outputs.ts';

const Tone = z.enum(wordsOf(sessions.Tone));
const Probing = z.enum(wordsOf(sessions.Probing));
const Persona = z.string().max(2000).trim();

export const AgentTemplate = z
  .object({
    id: Id,
    name: z.string().describe('Name of the template.'),
    version: z.int().describe('Grows with each change. A started campaign keeps the version that it started with.'),
    persona: z.string().describe('Who asks, in a sentence or two.'),
    tone: Tone.describe('Tone of the interviewer.'),
    probing: Probing.describe('How persistently an answer is followed up.'),
    created_at: Time,
    updated_at: Time,
  })
  .meta({ id: 'AgentTemplate', description: 'How an interviewer comes across.' });

export const AgentTemplateInput = z.object({
  name: Name.describe('Name of the template.'),
  persona: Persona.default('').describe('Who asks, in a sentence or two.'),
  tone: Tone.default('warm').describe('Tone of the interviewer.'),
  probing: Probing.default('normal').describe('How persistently an answer is followed up.'),
});

export const AgentTemplateChange = z.object({
  name: nullIfAbsent(Name.optional()).describe('Name of the template.'),
  persona: nullIfAbsent(Persona.optional()).describe('Who asks, in a sentence or two.'),
  tone: nullIfAbsent(Tone.optional()).describe('Tone of the interviewer.'),
  probing: nullIfAbsent(Probing.optional()).describe('How persistently an answer is followed up.'),
});
