import { NAME_MASK } from '@insights/contracts';
import type { MaskOptions, Masked, NameMasker } from './name-masker.ts';

export type Masker = Pick<NameMasker, 'mask' | 'maskAll'>;

/**
 * Masks every name that `all` masks, except those of one person: for a text that is given to that person. Where their name stands beside
 * somebody else's, the mask covers both.
 */
export function maskOthers(all: NameMasker, own: NameMasker): Masker {
  const maskAll = (text: string, options?: MaskOptions): Masked => {
    const { text: masked, hidden } = all.maskAll(text, options);
    const pieces = masked.split(NAME_MASK);
    const isShown = hidden.map((name) => own.mask(name, options) === NAME_MASK);
    return {
      text: pieces
        .map((piece, index) => (index === 0 ? '' : isShown[index - 1] ? hidden[index - 1] : NAME_MASK) + piece)
        .join(''),
      hidden: hidden.filter((_name, index) => !isShown[index]),
    };
  };
  return { maskAll, mask: (text, options) => maskAll(text, options).text };
}
