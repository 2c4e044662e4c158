import { memo, useRef } from 'react';
import type { QuotedCoding, Turn } from '@insights/api-client/rest';
import { translate as reportWords } from '@insights/web/reports/words.js';
import type { Assigning } from '../assigning.ts';
import type { Place } from '../codes.ts';
import { partsOf } from '../passages.ts';
import { reasonOf } from '../reasons.ts';
import { OF_TURN } from '../selected-words.ts';
import { shortened, spanOf } from '../themes.ts';
import { useWords } from '../words.ts';
import { TurnQuestion } from './turn-question.tsx';

const MINUTE_S = 60;

/** 75,000 → 1:15 */
function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
}

interface TurnProps {
  readonly turn: Turn;
  readonly isCited: boolean;
  /** The recording is here. */
  readonly isHeard: boolean;
  readonly onPlay: ((at_ms: number) => void) | undefined;
  readonly passages: readonly QuotedCoding[];
  /** Words of this turn that are selected. */
  readonly selected: Place | undefined;
  /** Left out where themes cannot be assigned yet. */
  readonly assigning: Assigning | undefined;
  /** The questions of the guide are found in an import, and may be wrong. */
  readonly isImported: boolean;
}

/** A turn, with the themes that people assigned to its words. */
export const TurnItem = memo(function TurnItem(props: TurnProps) {
  const { turn, isCited, isHeard, onPlay, passages, selected, assigning, isImported } = props;
  const t = useWords();
  const { id, speaker, speaker_label, text, is_withheld, why, started_ms } = turn;
  const mayAssign = assigning !== undefined && speaker === 'participant' && !is_withheld && text.trim() !== '';
  const spans = passages.map((passage) => spanOf(passage, text)).filter((span) => span !== undefined);
  return (
    <li id={id} className={[speaker, isCited && 'cited', isHeard && 'heard'].filter(Boolean).join(' ')}>
      <b dir="auto">{speaker_label ?? t(speaker)}</b>
      {started_ms !== null &&
        (onPlay ? (
          <button
            type="button"
            className="quiet"
            aria-label={reportWords('play_at', { time: clock(started_ms) })}
            onClick={() => onPlay(started_ms)}
          >
            <span aria-hidden="true">▸</span> {clock(started_ms)}
          </button>
        ) : (
          <time className="hint">{clock(started_ms)}</time>
        ))}
      {is_withheld && <span className="status flagged">{t('withheld')}</span>}
      <p dir="auto" {...(mayAssign && { [OF_TURN]: id })}>
        {partsOf(text, spans).map((part, index) =>
          part.depth === 0 ? (
            part.text
          ) : (
            <mark key={index} className={part.depth > 1 ? 'several' : undefined}>
              {part.text}
            </mark>
          ),
        )}
      </p>
      {why && <Why rule={why.rule} />}
      {isImported && speaker === 'interviewer' && <TurnQuestion turn={turn} />}
      {assigning && passages.length > 0 && <Passages of={passages} text={text} assigning={assigning} />}
      {mayAssign && <Assign turn={turn} selected={selected} onAssign={assigning.onAssign} />}
    </li>
  );
});

/** Why the interviewer said it, where there is a word for its rule. */
function Why({ rule }: { rule: string }) {
  const t = useWords();
  const reason = reasonOf(rule);
  return reason && <small className="hint">{t(`why_${reason}`)}</small>;
}

interface PassagesProps {
  readonly of: readonly QuotedCoding[];
  readonly text: string;
  readonly assigning: Assigning;
}

/** The themes of a turn, each with its words where they are not the whole turn. */
function Passages({ of, text, assigning: { nameOf, nameOfUser, onTakeAway } }: PassagesProps) {
  const t = useWords();
  return (
    <ul className="passages">
      {of.map((passage) => {
        const { id, quote, code_id, created_by, applied } = passage;
        const label = nameOf(code_id);
        return (
          <li key={id}>
            <b dir="auto">{label}</b> {quote !== text && <q dir="auto">{shortened(quote)}</q>}{' '}
            <small className="hint">
              {nameOfUser(created_by)} · {t(applied === false ? 'passage_lost' : `applied_${applied}`)}
            </small>{' '}
            <button
              type="button"
              className="quiet"
              aria-label={t('take_away_n', { label, words: shortened(quote) })}
              onClick={() => onTakeAway(passage)}
            >
              {t('remove')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface AssignProps {
  readonly turn: Turn;
  readonly selected: Place | undefined;
  readonly onAssign: (place: Place) => void;
}

/** For the words that are selected, or for the whole turn, which is the way of the keyboard. */
function Assign({ turn: { id, text }, selected, onAssign }: AssignProps) {
  const t = useWords();
  /** A press of the button may end the selection before it counts as a click. */
  const pressed = useRef<Place>(undefined);
  const whole = { turn_id: id, start: 0, end: text.length };
  const words = selected ? text.slice(selected.start, selected.end) : text;
  return (
    <button
      type="button"
      className={selected ? 'assign primary' : 'assign quiet'}
      aria-label={t(selected ? 'assign_words_n' : 'assign_n', { words: shortened(words) })}
      onPointerDown={() => (pressed.current = selected)}
      onClick={({ detail }) => onAssign((detail > 0 ? pressed.current : selected) ?? whole)}
    >
      {t(selected ? 'assign_words' : 'assign')}
    </button>
  );
}
