import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';

const StageCounts = z.object({
  contacts: z.int().describe('Participants on the list.'),
  invited: z.int().describe('Invited by mail; in a day, at the latest invitation.'),
  consented: z.int().describe('Consented to the interview.'),
  started: z.int().describe('An interviewer has taken the interview.'),
  completed: z.int().describe('Interviews that have ended with something said.'),
});

export const CampaignProgress = z
  .object({
    sessions: z
      .object({
        status: z.enum(wordsOf(campaigns.SessionStatus)).describe('Where participants are.'),
        count: z.int().describe('How many participants.'),
      })
      .array()
      .describe('Participants by the current status of their interview; a status that nobody has is left out.'),
    funnel: StageCounts.describe(
      'How many participants have reached each stage. Imports are counted in `imported` alone.',
    ),
    imported: z.int().describe('Imported conversations.'),
    days: StageCounts.extend({ date: z.iso.date().describe('Day in UTC.') })
      .array()
      .describe('How many participants reached each stage on each day, oldest first and without gaps.'),
    questions: z
      .object({
        question_id: z.string().describe('Id of the question in the guide.'),
        text: z.string().describe('The question in the language of the campaign.'),
        asked: z.int().describe('Ended interviews and imports in which it was asked or answered.'),
        answered: z.int().describe('Of those, how many participants answered it.'),
        declined: z.int().describe('Of those, how many participants did not want to answer it.'),
        ended_here: z
          .int()
          .describe(
            'Live interviews that ended with it as the last question, before everything was asked: participants left, or the time was over.',
          ),
      })
      .array()
      .describe('The questions in the order of the guide.'),
  })
  .meta({ id: 'CampaignProgress' });
