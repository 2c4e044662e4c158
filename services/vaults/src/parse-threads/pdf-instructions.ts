import { colourOf } from './colours.ts';
import { UNIT, matrixOf } from './pdf-geometry.ts';
import type { PdfLetter, PdfPage } from './pdf-glyphs.ts';

/** Follows one instruction that draws a page; names are those of PDF.js. */
export function follow(page: PdfPage, name: string, args: readonly unknown[] | null): void {
  page.next(name);
  HANDLERS[name]?.(page, args ?? []);
}

/** The only argument, or all of them. */
const onlyOf = (args: readonly unknown[]): unknown => (args.length === 1 ? args[0] : args);

type Handler = (page: PdfPage, args: readonly unknown[]) => void;

const HANDLERS: Readonly<Record<string, Handler>> = {
  save: (page) => page.save(),
  restore: (page) => page.restore(),
  transform: (page, args) => page.transform(matrixOf(onlyOf(args))),
  paintFormXObjectBegin: (page, [matrix, extent]) => page.beginForm(matrixOf(matrix), extent),
  paintFormXObjectEnd: (page) => page.restore(),
  beginAnnotation: (page, [, , transform, matrix]) => page.beginAnnotation(matrixOf(transform), matrixOf(matrix)),
  endAnnotation: (page) => page.endAnnotation(),
  beginGroup: (page) => page.beginGroup(),
  endGroup: (page) => page.restore(),
  clip: (page) => page.clip(),
  eoClip: (page) => page.clip(),
  shadingFill: (page) => page.shade(),
  setFillRGBColor: (page, [colour]) => page.set({ fill: colourOf(String(colour)) }),
  setFillColorN: (page) => page.set({ fill: 'unknown' }),
  setFillTransparent: (page) => page.set({ fill: colourOf('transparent') }),
  beginText: (page) => page.textMatrix(UNIT),
  setFont: (page, [id, size]) => page.font(String(id), Number(size)),
  setCharSpacing: (page, [value]) => page.set({ charSpacing: Number(value) }),
  setWordSpacing: (page, [value]) => page.set({ wordSpacing: Number(value) }),
  setHScale: (page, [percent]) => page.set({ stretch: Number(percent) / 100 }),
  setLeading: (page, [value]) => page.set({ leading: Number(value) }),
  setTextRise: (page, [value]) => page.set({ rise: Number(value) }),
  setTextRenderingMode: (page, [value]) => page.set({ mode: Number(value) }),
  setLineWidth: (page, [value]) => page.set({ lineWidth: Number(value) }),
  setGState: (page, [changes]) => {
    for (const [key, value] of changes as readonly [string, unknown][]) {
      if (key === 'Font' && Array.isArray(value)) page.font(String(value[0]), Number(value[1]));
      else if (key === 'ca') page.set({ alpha: Number(value) });
      else if (key === 'BM') page.set({ isBlended: value !== 'source-over' });
      else if (key === 'SMask' && value !== false && value !== null) page.set({ isBlended: true });
      else if (key === 'LW') page.set({ lineWidth: Number(value) });
    }
  },
  moveText: (page, [x, y]) => page.move(Number(x), Number(y)),
  setLeadingMoveText: (page, [x, y]) => {
    page.set({ leading: -Number(y) });
    page.move(Number(x), Number(y));
  },
  setTextMatrix: (page, args) => page.textMatrix(matrixOf(onlyOf(args))),
  nextLine: (page) => page.nextLine(),
  showText: (page, [letters]) => page.show(letters as readonly (PdfLetter | number)[]),
  showSpacedText: (page, [letters]) => page.show(letters as readonly (PdfLetter | number)[]),
  beginMarkedContent: (page) => page.openLayer(true),
  beginMarkedContentProps: (page, [tag, layer]) => page.openContent(tag, layer),
  endMarkedContent: (page) => page.closeLayer(),
  constructPath: (page, [paint, data]) => page.path(paint, Array.isArray(data) ? data[0] : data),
};
