export const MAX_NOTE_LABEL = 40;
/** What refers to a note, as readers of files write it. Authors write `[1]` for other things, too: a key, a step, a place in a list. */
export const NOTE_MARKS = /\[\^[^[\]\n]{1,40}\]/g;

export const noteMark = (label: string): string => `[^${label.replaceAll(/[[\]\s]+/g, ' ').trim()}]`;

/** Whether raised text after the character `last` refers to a note: in brackets, or after a sentence or a part of one, where nothing has an exponent. */
export const isNoteMark = (raised: string, last: string): boolean =>
  /^\[[^[\]]{1,38}\]$/.test(raised) || (/[.,;:!?…"”’»]/.test(last) && /^[\p{L}\p{N}*†‡,–-]{1,12}$/u.test(raised));
