import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

const user = (text: string) => ({ messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] });

/** Requests that people make again and again. */
export function registerPrompts(server: McpServer): void {
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
          'subject each, nothing leading. End with what was left out. Show it to me; when I agree, create the campaign with create_campaign.',
      ),
  );
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
          'how many disagree, who is silent, and one quote for each side. Then say what the report cannot tell.',
      ),
  );
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
