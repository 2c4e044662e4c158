/** Consultations and meetings of other people, with what others wrote about them; read from `INSIGHTS_DATA_DIR`. */
import { join } from 'node:path';

import type { Campaign, Interview, Turn } from './campaign-file.ts';
import { dataDirectory, loadPrimock57 } from './primock57.ts';
import { loadQmsum } from './qmsum.ts';

export interface Described {
  campaign: Campaign;
  /** What people wrote about each interview, in the order of the interviews. */
  descriptions: string[][];
}

const PARTS_OF_DAY = ['day1', 'day2', 'day3', 'day4'];

/** 45 consultations as one campaign; no interviews if the data is absent. */
export function consultations(): Described {
  const loaded = loadPrimock57(join(dataDirectory(), 'primock57'));
  return {
    campaign: {
      ...empty,
      name: 'General practice consultations',
      goal: 'What brings patients to a remote GP and what troubles them',
      interviews: loaded.map(({ name, turns }): Interview => ({
        name,
        attributes: { day: PARTS_OF_DAY.find((day) => name.startsWith(day)) ?? '' },
        turns: turns.map(({ speaker, text }) => turnOf(speaker, text, null)),
      })),
    },
    descriptions: loaded.map(({ note }) => [note.presenting_complaint, ...note.highlights]),
  };
}

/** Meetings, each speaker a participant of its own; the descriptions are the lists of topics. */
export function meetings(): Described {
  const loaded = loadQmsum(join(dataDirectory(), 'qmsum/val'));
  return {
    campaign: {
      ...empty,
      name: 'Meetings',
      goal: 'What the meetings are about',
      interviews: loaded.map(({ name, turns }): Interview => ({
        name,
        attributes: {},
        turns: turns.map(({ speaker, text }) => turnOf('participant', withoutTags(text), speaker)),
      })),
    },
    descriptions: loaded.map(({ topics }) => topics),
  };
}

/** The meetings in three groups, as campaigns of their own: research, product and parliament. */
export function meetingsByKind(): Described[] {
  const { campaign, descriptions } = meetings();
  const kinds = [/^B/, /^(?:ES|IS|TS)/, /^(?:covid|education)/];
  return kinds.map((kind) => {
    const places = campaign.interviews.flatMap(({ name }, place) => (kind.test(name) ? [place] : []));
    return {
      campaign: { ...campaign, interviews: places.flatMap((place) => campaign.interviews[place] ?? []) },
      descriptions: places.flatMap((place) => [descriptions[place] ?? []]),
    };
  });
}

const empty: Campaign = { name: '', goal: '', language: 'en', questions: [], interviews: [], contradictions: [] };

const turnOf = (speaker: Turn['speaker'], text: string, label: string | null): Turn => ({
  speaker,
  text,
  question_id: null,
  speaker_label: label,
  flags: [],
});

const withoutTags = (text: string): string =>
  text
    .replaceAll(/\{\w+\}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.?!])/g, '$1')
    .trim();

export const saidBy = ({ turns }: Interview): string[] =>
  turns.filter(({ speaker }) => speaker === 'participant').map(({ text }) => text);
