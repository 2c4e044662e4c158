const LONGEST = 60;

/** `hand-over-on-the-ward-report-v3.docx`: ASCII letters, digits and hyphens, which every system and header can take. */
export function fileName(campaignName: string, versionNumber: number, extension: string): string {
  const words = campaignName
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const stem = shortened(words.replaceAll(/^-+|-+$/g, '')) || 'campaign';
  return `${stem}-report-v${versionNumber}.${extension}`;
}

/** Cut between two words, where there are two. */
function shortened(words: string): string {
  if (words.length <= LONGEST) return words;
  const end = words.lastIndexOf('-', LONGEST);
  return words.slice(0, end > 0 ? end : LONGEST);
}
