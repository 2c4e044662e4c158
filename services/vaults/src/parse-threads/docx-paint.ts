import { type Colour, contrastOf } from './colours.ts';
import type { Props } from './docx-styles.ts';

/** A table around text. */
interface Around {
  readonly style: string;
  readonly behind?: Colour;
  readonly cell: { readonly behind?: Colour };
}

/** Whether text is seen on what is behind it; null if that is not known. */
export function isSeen(
  { colour = 'unknown', behind }: Props,
  tables: readonly Around[],
  { page, isInBox }: { page: Colour; isInBox: boolean },
): boolean | null {
  const ofTable = tables.map((table) => table.cell.behind ?? table.behind).findLast((each) => each !== undefined);
  const contrast = contrastOf(colour, behind ?? ofTable ?? page);
  if (contrast === 'clear') return true;
  // The style of a table may shade its cells, and a box has the colour of its shape.
  const mayBeElse = (ofTable === undefined && tables.some(({ style }) => style !== '')) || isInBox;
  return contrast === 'faint' || (behind === undefined && mayBeElse) ? null : false;
}
