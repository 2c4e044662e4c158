import { useLocation } from '@tanstack/react-router';
import { memo, useCallback, useEffect, useState } from 'react';
import type { Conversation, Turn } from '@insights/api-client/rest';
import { translate as reportWords } from '@insights/web/reports/words.js';
import { Loaded } from '../ui/states.tsx';
import { reasonOf } from '../reasons.ts';
import { useMayHear } from '../person.ts';
import { useTranscript } from '../transcript.ts';
import { useWords } from '../words.ts';
import { type Moment, Player, playable } from './interview-recording.tsx';

const MINUTE_S = 60;

/** 75,000 → 1:15 */
function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
}

/** What was said, with the recording from each turn. */
export function Transcript({ conversation }: { conversation: Conversation }) {
  const t = useWords();
  const query = useTranscript(conversation.status);
  const [moment, setMoment] = useState<Moment>();
  /** Where the recording is; before 0 while nothing was played. */
  const [now, setNow] = useState(-1);
  const recordings = playable(conversation);
  const mayHear = useMayHear(conversation.contact_id);
  const play = useCallback((at_ms: number) => setMoment({ at_ms }), []);
  const heard = query.data?.findLast(({ started_ms }) => started_ms !== null && started_ms <= now)?.id;
  return (
    <section>
      <h3>{t('transcript')}</h3>
      {recordings.length > 0 && mayHear && <Player recordings={recordings} moment={moment} onTime={setNow} />}
      {recordings.length > 0 && mayHear === false && <p className="note">{reportWords('recording_forbidden')}</p>}
      {conversation.status === 'in_progress' && <p className="hint">{t('live')}</p>}
      <Loaded query={query}>
        {(turns) =>
          turns.length === 0 ? (
            <p className="empty">{t('no_turns')}</p>
          ) : (
            <Turns turns={turns} heard={heard} onPlay={recordings.length > 0 && mayHear ? play : undefined} />
          )
        }
      </Loaded>
    </section>
  );
}

interface TurnsProps {
  readonly turns: readonly Turn[];
  /** The turn where the recording is. */
  readonly heard: string | undefined;
  readonly onPlay: ((at_ms: number) => void) | undefined;
}

/** A long transcript is not drawn again with every step of the recording. */
const Turns = memo(function Turns({ turns, heard, onPlay }: TurnsProps) {
  const t = useWords();
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash)?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <ol className="turns">
      {turns.map(({ id, speaker, speaker_label, text, is_withheld, why, started_ms }) => (
        <li
          key={id}
          id={id}
          className={[speaker, id === hash && 'cited', id === heard && 'heard'].filter(Boolean).join(' ')}
        >
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
          <p dir="auto">{text}</p>
          {why && <Why rule={why.rule} />}
        </li>
      ))}
    </ol>
  );
});

/** Why the interviewer said it, where there is a word for its rule. */
function Why({ rule }: { rule: string }) {
  const t = useWords();
  const reason = reasonOf(rule);
  return reason && <small className="hint">{t(`why_${reason}`)}</small>;
}
