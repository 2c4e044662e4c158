/** The interviews written for evaluation, and campaigns made of them. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { readCampaign } from './campaign-file.ts';
import type { Campaign, Interview } from './campaign-file.ts';

const DIRECTORY = join(import.meta.dirname, 'corpora');

export const corpus = (name: string): Campaign => readCampaign(join(DIRECTORY, `${name}.txt`));

/** The words by which a label names a subject of `everyday`. */
export const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  allotment: ['allotment', 'plot', 'garden', 'slug', 'compost', 'vegetable', 'tomato', 'weed', 'bed', 'grow'],
  cafe: ['café', 'cafe', 'coffee', 'tea', 'customer', 'staff', 'bake', 'tart', 'latte'],
  commuting: ['commute', 'commuting', 'train', 'bus', 'journey', 'travel', 'travelling', 'cycle', 'tram', 'timetable'],
  dogs: ['dog', 'puppy', 'walk', 'husky', 'labrador'],
  eldercare: ['care', 'caring', 'carer', 'nurse', 'mum', 'dad', 'dementia', 'parent', 'wife', 'hospital'],
  languages: ['language', 'speak', 'speaking', 'learn', 'learning', 'grammar', 'english', 'exam', 'word', 'class'],
  renting: ['rent', 'renting', 'landlord', 'flat', 'tenant', 'tenancy', 'deposit', 'mould', 'landlady'],
  sleep: ['sleep', 'sleeping', 'night', 'awake', 'wake', 'tired'],
};

/** 48 interviews on eight subjects as one campaign; `subject` is an attribute of each. */
export function everyday(): Campaign {
  const folder = join(DIRECTORY, 'everyday');
  const interviews = readdirSync(folder)
    .toSorted()
    .flatMap((file): Interview[] => {
      const subject = file.replace('.txt', '');
      return readCampaign(join(folder, file)).interviews.map((interview) => ({
        ...interview,
        attributes: { ...interview.attributes, subject },
      }));
    });
  return {
    name: 'What takes up your time',
    goal: "Learn what takes up people's time and energy and what would help them",
    language: 'en',
    questions: [],
    interviews,
    contradictions: [],
  };
}

export const orders = (): string[] => readFileSync(join(DIRECTORY, 'orders.txt'), 'utf8').split('\n').filter(Boolean);

export interface LabelledSentence {
  /** The kind, then others that a reader would accept. */
  kinds: string[];
  corpus: string;
  conversation: string;
  sentence: string;
}

/** Sentences whose kinds were decided by a reader who had not seen a classifier's answer. */
export function labelledSentences(): LabelledSentence[] {
  const [, ...rows] = readFileSync(join(DIRECTORY, 'labels.tsv'), 'utf8').trim().split('\n');
  return rows.map((row) => {
    const [kinds = '', name = '', conversation = '', sentence = ''] = row.split('\t');
    return { kinds: kinds.split(','), corpus: name, conversation, sentence };
  });
}
