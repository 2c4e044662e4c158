import { maskOthers } from '../domain/names/mask-others.ts';
import { type Masked, NameMasker } from '../domain/names/name-masker.ts';
import { NameTable } from '../domain/names/name-table.ts';

export interface GivenTexts {
  readonly texts: readonly string[];
  /** Masked in every letter case. */
  readonly topics: readonly string[];
}

export interface MaskedTexts {
  texts: Masked[];
  topics: string[];
}

/** The tables of the hidden names and, in a text for one person, of their own names, which are shown. */
export interface Tables {
  readonly all: SharedArrayBuffer;
  readonly own: SharedArrayBuffer | null;
}

/** Masks texts; the same in a thread and outside of one. */
export function maskTexts({ all, own }: Tables, { texts, topics }: GivenTexts): MaskedTexts {
  const everybody = new NameMasker(new NameTable(all));
  const masker = own ? maskOthers(everybody, new NameMasker(new NameTable(own))) : everybody;
  return {
    texts: texts.map((text) => masker.maskAll(text)),
    topics: topics.map((topic) => masker.maskAll(topic, { everyCase: true }).text),
  };
}
