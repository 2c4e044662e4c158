import type { Language, Span } from '@insights/language';
import { CHUNK_SIZE, type Unit } from './chunker.ts';
import { divide, sentenceSpans } from './divide.ts';
import { isConversation, labelOf, linesOf } from './speaker-lines.ts';

/** A part of a text and what it is. */
interface Block extends Span {
  kind: 'turn' | 'heading' | 'whole' | 'prose';
  speaker: string | null;
  has_one_line: boolean;
}

/** The units of a text: turns of a conversation; else headings, code blocks and tables, and the sentences of everything else. */
export function* textUnits(text: string, language: Language): Generator<Unit> {
  let end = 0;
  for (const block of isConversation(text) ? turnsOf(text) : blocksOf(text)) {
    for (const span of spansOf(text, block, language)) {
      if (span.end <= span.start) continue;
      const unit = {
        gap: text.slice(end, span.start),
        text: text.slice(span.start, span.end),
        speaker: block.speaker,
        turn_id: null,
        is_heading: block.kind === 'heading',
      };
      yield* divide(unit, language);
      end = span.end;
    }
  }
}

/** What of a block is not divided. A table that is longer than a chunk is divided at its rows: each names its columns. */
function spansOf(text: string, block: Block, language: Language): Iterable<Span> {
  if (block.kind === 'prose') return within(text, block, language);
  const isLong = block.kind === 'whole' && block.end - block.start > CHUNK_SIZE.longest;
  return isLong && TABLE.test(text.slice(block.start, block.start + 10)) ? rowsOf(text, block) : [trimmed(text, block)];
}

function* rowsOf(text: string, { start, end }: Span): Generator<Span> {
  for (const line of linesOf(text.slice(start, end)))
    yield trimmed(text, { start: start + line.start, end: start + line.end });
}

function* within(text: string, { start, end }: Span, language: Language): Generator<Span> {
  for (const sentence of sentenceSpans(text.slice(start, end), language))
    yield { start: start + sentence.start, end: start + sentence.end };
}

function trimmed(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  return { start: start + (part.length - part.trimStart().length), end: start + part.trimEnd().length };
}

/** Lines without a label belong to the turn before them. */
function* turnsOf(text: string): Generator<Block> {
  let open: Block = { kind: 'turn', speaker: null, start: 0, end: 0, has_one_line: true };
  for (const { line, start, end } of linesOf(text)) {
    const speaker = labelOf(line);
    if (speaker === null) open.end = end;
    else {
      if (open.end > open.start) yield open;
      open = { kind: 'turn', speaker, start, end, has_one_line: true };
    }
  }
  if (open.end > open.start) yield open;
}

const FENCE = /^ {0,3}(```|~~~)/;
const HEADING = /^ {0,3}#{1,6}(?:[ \t]|$)/;
/** Under a heading of Markdown that has no `#`. */
const UNDERLINE = /^ {0,3}(?:={3,}|-{3,})[ \t]*$/;
const TABLE = /^\s{0,3}\|/;
const LIST_ITEM = /^\s{0,12}(?:[-*+•]|\d{1,3}[.)])[ \t]/;

/** Divides a text at headings, code blocks, tables, list items and empty lines. */
function* blocksOf(text: string): Generator<Block> {
  let open: Block | null = null;
  let fence: string | null = null;
  for (const { line, start, end } of linesOf(text)) {
    const mark: string | undefined = FENCE.exec(line)?.[1];
    const kind = kindOf(line);
    if (open && fence !== null) {
      open.end = end;
      if (mark === fence) fence = null;
    } else if (mark !== undefined) {
      if (open) yield open;
      open = { kind: 'whole', speaker: null, start, end, has_one_line: true };
      fence = mark;
    } else if (kind === 'empty') {
      if (open) yield open;
      open = null;
    } else if (open?.kind === 'prose' && open.has_one_line && UNDERLINE.test(line)) {
      yield { ...open, kind: 'heading', end };
      open = null;
    } else if (open && open.kind === kind && kind !== 'heading' && !LIST_ITEM.test(line)) {
      open.end = end;
      open.has_one_line = false;
    } else {
      if (open) yield open;
      open = { kind, speaker: null, start, end, has_one_line: true };
    }
  }
  if (open) yield open;
}

function kindOf(line: string): 'empty' | 'heading' | 'whole' | 'prose' {
  if (line.trim() === '') return 'empty';
  if (HEADING.test(line)) return 'heading';
  return TABLE.test(line) ? 'whole' : 'prose';
}
