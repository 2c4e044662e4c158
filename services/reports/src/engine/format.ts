/** A text as part of an id: letters and digits without accents, joined by hyphens. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Three decimals are enough for weights and scores. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;
