import { corpusOf } from '../../../services/reports/src/analysis/count/corpus.ts';
import { readingOf } from '../../../services/reports/src/analysis/campaign.fixture.ts';
import { languageOfQuestion } from '../../../services/reports/src/analysis/answer/floor.ts';
import { Asked, askedOf } from '../../../services/reports/src/analysis/answer/nearest.ts';
import { declinedMessage, questionAbout } from '../../../services/reports/src/analysis/answer/texts.ts';
import type { QuestionTask } from '../../../services/reports/src/analysis/answer/index.ts';
import { type TextFunctions, inEach, inTurns } from './types.ts';

/** The longest turn. */
const TURN = 20_000;
const QUESTION = 500;

const said = (text: string) => corpusOf([readingOf('c', inTurns(text, TURN))]);
const how = { language: 'en', goal: '', only_noted: false } as const;
const asked = new Asked('Why do volunteers leave?', said('They leave because the rota comes late.'), how);
const taskOf = (question: string): QuestionTask => ({
  question,
  campaign: { id: '', name: '', goal: '', language: 'en' },
  questions: [],
  version: { participants: [], key_themes: [], evidence: [] },
  conversations: null,
  admitted: [],
  only_cited: false,
  asked_campaigns: 1,
  has_model: false,
});

export const REPORTS_ANSWER: TextFunctions = {
  'services/reports/src/analysis/answer/floor.ts': {
    languageOfQuestion: (question) => languageOfQuestion({ question, language: 'en' }),
  },
  'services/reports/src/analysis/answer/nearest.ts': {
    'new Asked': inEach((text, language) => new Asked(text.slice(0, QUESTION), said(text), { ...how, language })),
    askedOf: (text) => askedOf(taskOf(text.slice(0, QUESTION)), said(text), [text]),
    'Asked.isMost': (text) => asked.isMost(text),
    'Asked.isAbout': (text) => asked.isAbout(text),
    'Asked.weightOf': (text) => asked.weightOf(text),
  },
  'services/reports/src/analysis/answer/texts.ts': {
    declinedMessage: inEach((text, language) => declinedMessage(language, 'declined', [text])),
    questionAbout: inEach(questionAbout),
  },
};
