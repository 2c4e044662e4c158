/** Single sentences of four languages, each an interview of its own. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Campaign, Interview, Turn } from './campaign-file.ts';
import { compare } from './markers.ts';
import type { Compared, Labelled } from './markers.ts';
import { readingsOf } from './reading.ts';

export interface Sentence extends Labelled {
  language: string;
  polarities: readonly string[];
  /** The interviewer's question; empty if the sentence stands alone. */
  asked: string;
  /** The halves alternate: mistakes in `dev` may be looked at, of `held` only the totals. */
  half: 'dev' | 'held';
}

/** The second set was labelled before it was read; the rules for facts came after it, by the same author. */
export type SentenceSet = 'sentences' | 'unseen-sentences';

export function sentences(language: string, set: SentenceSet = 'sentences'): Sentence[] {
  const [, ...rows] = readFileSync(join(import.meta.dirname, 'corpora', `${set}.tsv`), 'utf8')
    .trim()
    .split('\n');
  return rows
    .map((row, index): Sentence => {
      const [code = '', kinds = '', polarities = '', asked = '', sentence = ''] = row.split('\t');
      return {
        language: code,
        kinds: kinds.split(','),
        polarities: polarities.split(','),
        asked,
        sentence,
        conversation: `${code}-${index}`,
        half: index % 2 === 0 ? 'dev' : 'held',
      };
    })
    .filter((sentence) => sentence.language === language);
}

const turn = (speaker: Turn['speaker'], text: string): Turn => ({
  speaker,
  text,
  question_id: null,
  speaker_label: null,
  flags: [],
});

/** Each sentence with what it is read as. */
export function comparedSentences(language: string, set?: SentenceSet): (Compared & { label: Sentence })[] {
  const labels = sentences(language, set);
  const interviews = labels.map(({ conversation, asked, sentence }): Interview => ({
    name: conversation,
    attributes: {},
    turns: [...(asked === '' ? [] : [turn('interviewer', asked)]), turn('participant', sentence)],
  }));
  const campaign: Campaign = { name: '', goal: '', language, questions: [], interviews, contradictions: [] };
  const compared = compare(labels, readingsOf(campaign));
  return labels.flatMap((label, index) => {
    const row = compared[index];
    return row === undefined ? [] : [{ ...row, label }];
  });
}
