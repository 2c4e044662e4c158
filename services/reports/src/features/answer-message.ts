import type { queries } from '@insights/contracts';
import type { DataAnswer } from '../analysis/answer/index.ts';

/** An answer as the contract has it. `shown`: the text of a sentence as the reader may see it. */
export const answerMessage = (
  { interview_id, status, author, message, ...answer }: DataAnswer & { readonly interview_id: string },
  shown: (text: string) => string = (text) => text,
): queries.CampaignAnswer => ({
  interview_id,
  status,
  author,
  message,
  passages: [...answer.passages],
  suggestions: [...answer.suggestions],
  sentences: answer.sentences.map((each) => ({
    ...each,
    text: shown(each.text),
    participants: [...each.participants],
    evidence: [...each.evidence],
    theme_ids: [...each.theme_ids],
  })),
  topics: answer.topics.map((each) => ({
    ...each,
    supporters: [...each.supporters],
    dissenters: [...each.dissenters],
    unclear: [...each.unclear],
    silent: [...each.silent],
    evidence: [...each.evidence],
    dissent_evidence: [...each.dissent_evidence],
  })),
});
