/** The words of a turn that are selected in the page, by mouse, finger or keyboard. */
import { useEffect, useState } from 'react';
import type { Place } from './codes.ts';

/** An element whose text is that of a turn, by the turn's id. */
export const OF_TURN = 'data-turn';

export function useSelectedWords(): Place | undefined {
  const [selected, setSelected] = useState<Place>();
  useEffect(() => {
    const read = () => {
      const now = selectedWords();
      setSelected((before) => (isSame(before, now) ? before : now));
    };
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);
  return selected;
}

const isSame = (a: Place | undefined, b: Place | undefined): boolean =>
  a?.turn_id === b?.turn_id && a?.start === b?.start && a?.end === b?.end;

/** Without the space around them; undefined where they are of no turn or of several. */
function selectedWords(): Place | undefined {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const turns = document.querySelectorAll(`[${OF_TURN}]`);
  const [place, ...others] = [...turns].flatMap((turn) => placeIn(turn, range) ?? []);
  return others.length === 0 ? place : undefined;
}

function placeIn(turn: Element, range: Range): Place | undefined {
  if (!range.intersectsNode(turn)) return undefined;
  const text = turn.textContent;
  const from = turn.contains(range.startContainer) ? offsetOf(turn, range.startContainer, range.startOffset) : 0;
  const to = turn.contains(range.endContainer) ? offsetOf(turn, range.endContainer, range.endOffset) : text.length;
  const words = text.slice(from, to);
  if (words.trim() === '') return undefined;
  const start = from + words.length - words.trimStart().length;
  return { turn_id: turn.getAttribute(OF_TURN) ?? '', start, end: start + words.trim().length };
}

/** How much of a turn's text is before a point in it. */
function offsetOf(turn: Element, node: Node, offset: number): number {
  const before = document.createRange();
  before.setStart(turn, 0);
  before.setEnd(node, offset);
  return before.toString().length;
}
