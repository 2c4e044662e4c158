import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, type Conversation } from '@insights/api-client/rest';
import { translate as reportWords } from '@insights/web/reports/words.js';
import { useIds } from '../ui/campaign-frame.tsx';
import { ActionError } from '../ui/states.tsx';
import { api } from '../session.ts';
import { useWords } from '../words.ts';

type Recording = Conversation['recordings'][number];
type Track = Recording['track'];

const SPEEDS = [1, 1.25, 1.5, 2];
/** The server's default comes first. */
const TRACKS: readonly Track[] = ['mixed', 'participant', 'interviewer'];

/** A moment of the recording to play; a new object plays it again. */
export interface Moment {
  readonly at_ms: number;
}

/** What can be played: an upload that is still going on has no length. */
export const playable = ({ recordings }: Conversation): Recording[] =>
  recordings.filter(({ duration_seconds }) => duration_seconds > 0);

/** The part in which a moment lies, and the seconds from its start. */
function placeOf(parts: readonly Recording[], at_ms: number): { part: number; seconds: number } {
  let seconds = at_ms / 1_000;
  for (const { part, duration_seconds } of parts.slice(0, -1)) {
    if (seconds < duration_seconds) return { part, seconds };
    seconds -= duration_seconds;
  }
  return { part: parts.at(-1)?.part ?? 1, seconds };
}

interface PlayerProps {
  readonly recordings: readonly Recording[];
  readonly moment: Moment | undefined;
  /** Where the recording is, while it plays. */
  readonly onTime: (at_ms: number) => void;
}

/** Plays the recording; its parts follow each other as if they were one. */
export function Player({ recordings, moment, onTime }: PlayerProps) {
  const t = useWords();
  const { campaign, conversation } = useIds();
  const audio = useRef<HTMLAudioElement>(null);
  const tracks = TRACKS.filter((each) => recordings.some(({ track }) => track === each));
  const [track, setTrack] = useState<Track>(tracks[0] ?? 'mixed');
  const [speed, setSpeed] = useState(1);
  /** The part in the player. */
  const [loaded, setLoaded] = useState<number>();
  const parts = recordings.filter((each) => each.track === track).toSorted((a, b) => a.part - b.part);
  const before = (part: number) =>
    parts.reduce((sum, each) => (each.part < part ? sum + each.duration_seconds * 1_000 : sum), 0);
  const play = useMutation({
    async mutationFn(at_ms: number) {
      const { part, seconds } = placeOf(parts, at_ms);
      const of = { interview_id: campaign, conversation_id: conversation, track, part };
      const { url } = await api.interviews.getRecordingUrl(of);
      setLoaded(part);
      const element = audio.current;
      if (!element) return;
      element.src = url;
      element.currentTime = seconds;
      element.playbackRate = speed;
      await element.play();
    },
  });
  const { mutate } = play;
  useEffect(() => {
    if (moment) mutate(moment.at_ms);
  }, [moment, mutate]);
  const isLoaded = loaded !== undefined;
  const onEnded = () => {
    const next = parts.find(({ part }) => part > (loaded ?? 0));
    if (next) mutate(before(next.part));
  };
  return (
    <div className="player">
      {!isLoaded && (
        <button type="button" disabled={play.isPending} onClick={() => mutate(0)}>
          {t('play_recording')}
        </button>
      )}
      <audio
        ref={audio}
        controls
        hidden={!isLoaded}
        aria-label={t('recording')}
        onTimeUpdate={({ currentTarget }) => onTime(before(loaded ?? 0) + currentTarget.currentTime * 1_000)}
        onEnded={onEnded}
      />
      <div className="row tools">
        {tracks.length > 1 && (
          <label>
            {t('recording_track')}
            <select
              value={track}
              onChange={({ target }) => {
                setTrack(target.value as Track);
                setLoaded(undefined);
                audio.current?.pause();
              }}
            >
              {tracks.map((each) => (
                <option key={each} value={each}>
                  {t(`track_${each}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        {isLoaded && (
          <label>
            {t('speed')}
            <select
              value={speed}
              onChange={({ target }) => {
                setSpeed(Number(target.value));
                if (audio.current) audio.current.playbackRate = Number(target.value);
              }}
            >
              {SPEEDS.map((each) => (
                <option key={each} value={each}>
                  {each} ×
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {parts.some(({ status }) => status === 'partial') && <p className="hint">{t('recording_partial')}</p>}
      <Failure error={play.error} />
    </div>
  );
}

/** Hidden names forbid members to hear a voice; an erased recording is gone. */
function Failure({ error }: { error: Error | null }) {
  const status = error instanceof ApiError ? error.status : 0;
  // It was paused, or another moment was chosen, before it could play.
  if (error?.name === 'AbortError') return null;
  if (status !== 403 && status !== 404) return <ActionError error={error} />;
  return (
    <p className="error" role="alert">
      {reportWords(status === 403 ? 'recording_forbidden' : 'no_recording')}
    </p>
  );
}
