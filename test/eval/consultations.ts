/** Consultations as one vault, with the complaints and remarks that doctors noted as prompts: does a search find the consultation? */
import { join } from 'node:path';
import type { Collection } from './passages.ts';
import { dataDirectory, loadPrimock57 } from './primock57.ts';

/** The gold passage of a prompt is the whole consultation, or each in whose notes the same words stand; empty without the data. */
export function consultationPrompts(dir = join(dataDirectory(), 'primock57')): Collection {
  const consultations = loadPrimock57(dir);
  const texts = consultations.map(({ turns }) =>
    turns.map(({ speaker, text }) => `${speaker === 'interviewer' ? 'Doctor' : 'Patient'}: ${text}`).join('\n'),
  );
  const noted = consultations.map(({ note }) =>
    [note.presenting_complaint, ...note.highlights].filter((words) => words !== ''),
  );
  const prompts = noted.flatMap((ofOne) => ofOne);
  const isNoted = (prompt: string, document: number): boolean =>
    noted[document]?.some((words) => words.toLowerCase() === prompt.toLowerCase()) ?? false;
  return {
    texts,
    questions: prompts.map((query) => ({
      query,
      gold: texts.flatMap(({ length }, document) =>
        isNoted(query, document) ? [{ document, start: 0, end: length }] : [],
      ),
    })),
  };
}
