import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { type Session, isOffered } from './session.ts';
import { tools } from './tools.ts';

const user = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] });

/** Requests that people make again and again. Each one is listed if the caller has the tools that it names. */
export function registerPrompts(server: McpServer, session: Session): void {
  const names = new Set(tools.filter((tool) => isOffered(tool, session)).map(({ name }) => name));
  if (names.has('create_campaign')) registerGuide(server);
  if (names.has('get_report')) registerDiscussion(server);
  if (names.has('ask_report') && names.has('read_transcript')) registerCheck(server);
}

function registerGuide(server: McpServer): void {
  server.registerPrompt(
    'write_interview_guide',
    {
      title: 'Write an interview guide',
      description: 'Writes the questions of a campaign from its goal and creates it as a draft.',
      argsSchema: z.object({ goal: z.string().describe('What the campaign should find out.') }),
    },
    ({ goal }) =>
      user(
        `Write an interview guide for this goal: ${goal}\n\nSix to ten questions: open, about what people did and not what they would do, one ` +
          'subject each, none leading. End by asking what else matters. Show it to me; when I agree, create the campaign with create_campaign.',
      ),
  );
}

function registerDiscussion(server: McpServer): void {
  server.registerPrompt(
    'discuss_report',
    {
      title: 'Discuss a report',
      description: 'Goes through the report of a campaign with its evidence.',
      argsSchema: z.object({ interview_id: z.string().describe('Id of the campaign.') }),
    },
    ({ interview_id }) =>
      user(
        `Read the report of campaign ${interview_id} with get_report. Tell me the three most important findings: each with how many support it, ` +
          'how many disagree, who is silent, and one quote for each side. Then name the questions that the report cannot answer.',
      ),
  );
}

function registerCheck(server: McpServer): void {
  server.registerPrompt(
    'check_claim',
    {
      title: 'Check a claim',
      description: 'Looks for evidence for and against a claim in a campaign.',
      argsSchema: z.object({
        interview_id: z.string().describe('Id of the campaign.'),
        claim: z.string().describe('What should be checked.'),
      }),
    },
    ({ interview_id, claim }) =>
      user(
        `Check this claim against campaign ${interview_id}: ${claim}\n\nUse ask_report, and read_transcript around the quotes that you rely on. ` +
          'Give the evidence for it and against it, verbatim, each with conversation_id and turn_id, and say how sure you are.',
      ),
  );
}
