import { NAME_MASK } from '@insights/contracts';
import type { MaskOptions, NameMasker } from './name-masker.ts';

/**
 * Masks every name that `all` masks, except those of one person: for a text that is given to that person. Where their name stands beside
 * somebody else's, the mask covers both.
 */
export function maskOthers(all: NameMasker, own: NameMasker): Pick<NameMasker, 'mask'> {
  return {
    mask(text: string, options?: MaskOptions): string {
      const { text: masked, hidden } = all.maskAll(text, options);
      if (hidden.length === 0) return masked;
      const [first = '', ...rest] = masked.split(NAME_MASK);
      return rest.reduce((shown, between, index) => {
        const name = hidden[index] ?? NAME_MASK;
        return shown + (own.mask(name, options) === NAME_MASK ? name : NAME_MASK) + between;
      }, first);
    },
  };
}
