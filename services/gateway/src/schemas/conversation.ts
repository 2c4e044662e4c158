import { z } from 'zod';
import { campaigns, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

export const ConversationStatus = z.enum(wordsOf(campaigns.ConversationStatus));

export const RecordingTrack = z.enum(wordsOf(campaigns.RecordingTrack));

export const Recording = z.object({
  track: RecordingTrack.describe('Which side the recording contains.'),
  part: z.int().describe('From 1 for each track: a page that is opened again begins another part.'),
  mime_type: z.string().describe('Media type of the file.'),
  size_bytes: z.int().describe('Size of the file.'),
  duration_seconds: z.int().describe('Length of the recording; 0 while it is being uploaded.'),
  status: z
    .enum(wordsOf(campaigns.RecordingStatus))
    .describe('`partial`: the upload ended before the recording did; what had arrived is kept.'),
});

export const RecordingLink = z
  .object({
    url: z.string().describe('Plays the recording without a credential. Accepts Range requests.'),
    track: RecordingTrack.describe('Which side the recording contains.'),
    part: z.int().describe('The part of the track.'),
    mime_type: z.string().describe('Media type of the file.'),
    size_bytes: z.int().describe('Size of the file.'),
    duration_seconds: z.int().describe('Length of the recording.'),
    expires_in_seconds: z.int().describe('How long the link works.'),
  })
  .meta({ id: 'RecordingLink', description: 'A link to the audio of a conversation.' });

export const Notice = z.object({
  version: z.string().describe('Changes with the text.'),
  text: z.string().describe('The text, as the participant reads it.'),
});

export const Consent = z.object({
  version: z.string().describe('Version of the consent text and the notice.'),
  given_at: Time,
  notice: orNull(Notice).describe(
    'What the participant read about the automated interviewer; null for consent from before notices were stored.',
  ),
});

export const Flag = z
  .object({
    kind: z.enum(wordsOf(campaigns.FlagKind)).describe('What was noticed.'),
    turn_id: Id.describe('The turn of the participant.'),
    at: Time.describe('When it was noticed.'),
    cleared_at: orNull(Time).describe('When a person cleared it.'),
    cleared_by: orNull(z.string()).describe('The user who cleared it.'),
  })
  .meta({
    id: 'Flag',
    description: 'A turn that a person should look at. Until it is cleared, no report uses the turn.',
  });

export const ConversationSummary = z
  .object({
    points: z
      .object({
        text: z.string().describe('The point; hidden names are `[name]`.'),
        author: z
          .enum(wordsOf(campaigns.Author))
          .describe('`floor`: rules chose a quote. `model`: a sentence of a language model, proven by the evidence.'),
        evidence: z
          .object({
            id: z.string().describe('Id within the summary.'),
            turn_id: Id,
            conversation_id: Id,
            quote: z.string().describe('What a participant said, unchanged.'),
            start: z.int().describe('UTF-16 offset of the quote in the text of the turn.'),
            end: z.int().describe('UTF-16 offset of its end.'),
            verified: z.boolean().describe('Whether the quote was compared with the turn.'),
          })
          .array()
          .describe('The quotes that support the point.'),
      })
      .array()
      .describe('What was said, the most important first.'),
    language: z
      .string()
      .describe('BCP 47 tag of the language that participants speak; `und` if it was not recognised.'),
    generated_at: Time.describe('When the summary was made.'),
  })
  .meta({
    id: 'ConversationSummary',
    description:
      'What was said in one conversation. When a report is made with a language model, its proven points replace the quotes that rules ' +
      'chose, until the conversation, its flags or hidden names change.',
  });

export const Conversation = z
  .object({
    id: Id,
    interview_id: Id,
    contact_id: Id,
    status: ConversationStatus.describe(
      '`processing` while turns are being tagged; `completed` conversations count towards the report.',
    ),
    mode: z
      .enum(wordsOf(campaigns.ConversationMode))
      .describe('How the conversation came about. A conversation in mode `test` counts nowhere.'),
    started_at: orNull(Time).describe('When the conversation began.'),
    ended_at: orNull(Time).describe('When the conversation ended.'),
    duration_minutes: orNull(z.int()).describe('Whole minutes from start to end.'),
    consent: orNull(Consent).describe('The consent that the participant gave.'),
    recordings: Recording.array().default([]).describe('Audio recordings of the conversation.'),
    flags: Flag.array().describe('What a person should look at, in the order of the turns. They reject nobody.'),
    language: orNull(z.string()).describe('The language of the interviewer’s last turn; null for the campaign’s.'),
    summary: orNull(ConversationSummary).describe(
      'Shown where one conversation is read, to callers with the scope `exports`. Null otherwise, until it is made, and for a while after the conversation, its flags or hidden names change.',
    ),
    created_at: Time,
  })
  .meta({ id: 'Conversation' });

export const Tag = z
  .object({
    topic: z.string().describe('The topic.'),
    source: z.enum(wordsOf(campaigns.TagSource)).describe('Whether a program or a person set the tag.'),
    confidence: z.number().describe('How certain the tag is, from 0 to 1.'),
  })
  .meta({ id: 'Tag' });

export const Turn = z
  .object({
    id: Id,
    conversation_id: Id,
    seq: z.int().describe('Place in the conversation, from 1.'),
    speaker: z.enum(wordsOf(campaigns.Speaker)).describe('Who speaks.'),
    speaker_label: orNull(z.string()).describe(
      'Who spoke, as the imported file writes it, where several participants speak. Where names are hidden: `Participant 1`, `Participant 2` and so on.',
    ),
    text: z.string().describe('The text; hidden names are `[name]`.'),
    started_ms: orNull(z.int()).describe('Start, in milliseconds from the start of the conversation.'),
    ended_ms: orNull(z.int()).describe('End, in milliseconds from the start of the conversation.'),
    question_id: orNull(z.string()).describe('The question that the turn belongs to.'),
    is_question_set: z
      .boolean()
      .describe(
        'A person said which question of the guide the turn asks, or with `question_id` null that it asks none.',
      ),
    tags: Tag.array().describe('Topics of the turn.'),
    why: orNull(
      z.object({
        rule: z.string().describe('The rule of the interviewer that decided.'),
        trigger_turn_id: orNull(Id).describe('The turn of the participant that caused it.'),
        words: z
          .string()
          .array()
          .describe(
            'The words of that turn that decided; with `known_value` a second entry is the value that was offered. Hidden names are `[name]`.',
          ),
        note: z
          .string()
          .describe('What the turn did and when, such as `probe:strong@312`. A replay of the conversation reads it.'),
      }),
    ).describe('Why the interviewer said it; null in other turns.'),
    outcome: orNull(z.enum(wordsOf(campaigns.AnswerOutcome))).describe(
      'What a turn of a participant is to its question; null if the interviewer did not judge it.',
    ),
    is_withheld: z.boolean().describe('Whether the turn has a flag that nobody has cleared. No report uses it.'),
    redactions: z
      .object({
        start: z.int().describe('UTF-16 offset in `text`.'),
        end: z.int().describe('UTF-16 offset in `text`.'),
      })
      .array()
      .default([])
      .describe('Passages of `text` that were replaced.'),
  })
  .meta({
    id: 'Turn',
    description: 'One uninterrupted contribution of one speaker. Its id never changes, because citations refer to it.',
  });

export const Transcript = z
  .object({
    conversation_id: Id,
    interview_id: Id,
    contact: z
      .object({
        id: Id,
        name: orNull(z.string()).describe('Full name, unless it is hidden.'),
        email: orNull(z.string()).describe('E-mail address, unless the name is hidden.'),
      })
      .describe('The participant.'),
    turns: Turn.array().describe('All turns, in order.'),
  })
  .meta({ id: 'Transcript' });

const ImportWarnings = {
  warnings: z.string().array().describe('Ambiguous passages and how they were read, with their lines.'),
  warning_details: z
    .object({
      code: z.string().describe('Such as `speaker_doubtful`.'),
      count: z.int().describe('How many passages.'),
      lines: z.int().array().describe('The first 200 of their lines, from 1; of a JSON file, its elements.'),
      msg: z.string().describe('What happened, in words.'),
    })
    .array()
    .describe('The same with codes and lines.'),
};

export const ImportPreview = z
  .object({
    turn_count: z.int().describe('Number of turns.'),
    speakers: z
      .object({
        label: orNull(z.string()).describe('As the file first writes it; null: the file has none.'),
        speaker: z.enum(wordsOf(campaigns.Speaker)).describe('Who that is.'),
        turns: z.int().describe('Number of turns.'),
      })
      .array()
      .describe('Who speaks.'),
    turns: z
      .object({
        speaker: z.enum(wordsOf(campaigns.Speaker)).describe('Who said it.'),
        speaker_label: orNull(z.string()).describe('Which of several participants.'),
        text: z.string().describe('At most 500 characters of it.'),
      })
      .array()
      .describe('The first 20 turns.'),
    question_ids: z.string().array().describe('Questions of the campaign that the interviewer asks.'),
    asked: z
      .object({
        seq: z.int().describe('Place of the turn, from 1.'),
        text: z.string().describe('At most 500 characters of it.'),
        question_id: orNull(z.string()).describe('The question of the campaign that it asks.'),
      })
      .array()
      .describe('The first 200 turns of the interviewer.'),
    ...ImportWarnings,
  })
  .meta({ id: 'ImportPreview', description: 'How a file would be imported.' });

export const ImportResult = z
  .object({
    conversation_id: Id,
    contact_id: Id,
    turn_count: z.int().describe('Number of turns that were stored.'),
    ...ImportWarnings,
  })
  .meta({ id: 'ImportResult' });
