const MAX_LENGTH = 60;

/** Such as `hand-over-on-the-ward-report-v3.docx`: ASCII letters, digits and hyphens, which every file system and HTTP header accepts. */
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

/** Cut at the end of a word if possible. */
function shortened(words: string): string {
  if (words.length <= MAX_LENGTH) return words;
  const end = words.lastIndexOf('-', MAX_LENGTH);
  return words.slice(0, end > 0 ? end : MAX_LENGTH);
}
