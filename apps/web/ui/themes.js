// @ts-check
/** The `media` of the dark style sheet by the reader's choice. */
export const MEDIA = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' };
