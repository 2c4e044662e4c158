/** Interviews of a study with practitioners of machine learning, as speech recognition wrote them; read from `INSIGHTS_DATA_DIR`. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Campaign, Interview, Turn } from './campaign-file.ts';
import { dataDirectory } from './primock57.ts';

const LABEL = /^\s*(interviewe[er])[\s\d]*:\s*/i;

const QUESTIONS = [
  'What is your background, and what is your role?',
  'What are the main quality issues that you met with data, model or system?',
  'How did you find these issues, and how did you deal with them?',
  'How do you assess the quality of a system with machine learning?',
  'What would help you to deal with quality issues?',
];

/** No interviews if the data is absent. */
export function practitioners(): Campaign {
  const dir = join(dataDirectory(), 'ml-practitioners');
  const files = existsSync(dir) ? readdirSync(dir).toSorted() : [];
  return {
    name: 'Quality issues of systems with machine learning',
    goal: 'Which quality issues do practitioners meet in systems with machine learning, how do they find and handle them, and what would help?',
    language: 'en',
    questions: QUESTIONS.map((text, at) => ({
      id: `question-${at + 1}`,
      text,
      kind: 'open',
      options: [],
      scale: null,
    })),
    interviews: files.map((file) => ({
      name: file.replace('.txt', ''),
      attributes: {},
      turns: turnsIn(readFileSync(join(dir, file), 'utf8')),
    })),
    contradictions: [],
  };
}

/** A line without a label goes on with the turn above. */
function turnsIn(text: string): Interview['turns'] {
  const turns: Turn[] = [];
  for (const line of text.split('\n')) {
    const role = LABEL.exec(line)?.[1]?.toLowerCase();
    const said = line.replace(LABEL, '').trim();
    const speaker = role === 'interviewer' ? 'interviewer' : 'participant';
    const last = turns.at(-1);
    if (said === '') continue;
    if (last !== undefined && (role === undefined || last.speaker === speaker)) last.text += ` ${said}`;
    else turns.push({ speaker, text: said, question_id: null, speaker_label: null, flags: [] });
  }
  return turns;
}
