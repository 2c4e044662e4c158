/** What a document may be uploaded as. */
export const FORMATS = ['text', 'markdown', 'html', 'pdf', 'docx', 'csv'] as const;
export type Format = (typeof FORMATS)[number];
