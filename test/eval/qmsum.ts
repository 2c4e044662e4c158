import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Meeting {
  name: string;
  turns: { speaker: string; text: string }[];
  /** What the meeting was about: its topics, and summaries of the whole. */
  topics: string[];
  summaries: string[];
  /** Questions to the meeting, what people answered, and the first and last turns of the spans that answer each. */
  questions: { query: string; answer: string; spans: [number, number][] }[];
}

interface MeetingFile {
  topic_list: { topic: string }[];
  general_query_list: { answer: string }[];
  specific_query_list: { query: string; answer: string; relevant_text_span: [string, string][] }[];
  meeting_transcripts: { speaker: string; content: string }[];
}

/** Reads the meetings of a QMSum folder, ordered by name; none if the folder does not exist. */
export function loadQmsum(dir: string): Meeting[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => {
      const meeting = JSON.parse(readFileSync(join(dir, file), 'utf8')) as MeetingFile;
      return {
        name: file.replace('.json', ''),
        turns: meeting.meeting_transcripts.map(({ speaker, content }) => ({ speaker, text: content })),
        topics: meeting.topic_list.map(({ topic }) => topic),
        summaries: meeting.general_query_list.map(({ answer }) => answer),
        questions: meeting.specific_query_list.map(({ query, answer, relevant_text_span }) => ({
          query,
          answer,
          spans: relevant_text_span.map(([from, to]): [number, number] => [Number(from), Number(to)]),
        })),
      };
    });
}
