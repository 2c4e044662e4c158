import { useLocation } from '@tanstack/react-router';
import { memo, useCallback, useEffect, useState } from 'react';
import type { Conversation, QuotedCoding, Turn } from '@insights/api-client/rest';
import { translate as reportWords } from '@insights/web/reports/words.js';
import { useAssigning } from '../assigning.ts';
import { useMayHear } from '../person.ts';
import { useSelectedWords } from '../selected-words.ts';
import { useTranscript } from '../transcript.ts';
import { DoneNote } from '../ui/notice.tsx';
import { Loaded, Problem } from '../ui/states.tsx';
import { useWords } from '../words.ts';
import { AssignTheme } from './assign-theme.tsx';
import { type Moment, Player, playable } from './interview-recording.tsx';
import { TurnItem } from './interview-turn.tsx';
import { ThemeError } from './theme-error.tsx';

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
      {conversation.status === 'in_progress' && (
        <p className="hint">
          {t('live')} {t('assign_later')}
        </p>
      )}
      <Loaded query={query}>
        {(turns) =>
          turns.length === 0 ? (
            <p className="empty">{t('no_turns')}</p>
          ) : (
            <Turns
              turns={turns}
              heard={heard}
              onPlay={recordings.length > 0 && mayHear ? play : undefined}
              isCounted={conversation.status === 'completed' && conversation.mode !== 'test'}
              isImported={conversation.status === 'completed' && conversation.mode === 'imported'}
            />
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
  readonly isCounted: boolean;
  readonly isImported: boolean;
}

const NONE: readonly QuotedCoding[] = [];

/** A long transcript is not drawn again with every step of the recording. */
const Turns = memo(function Turns({ turns, heard, onPlay, isCounted, isImported }: TurnsProps) {
  const t = useWords();
  const { hash } = useLocation();
  const selected = useSelectedWords();
  const { query, byTurn, assigning, asked, done, error, onAsked, onDone } = useAssigning(turns, isCounted);
  useEffect(() => {
    document.getElementById(hash)?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return (
    <>
      {isCounted && <p className="hint">{t('assign_lead')}</p>}
      {query.error && !query.data && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      <ol className="turns">
        {turns.map((turn) => (
          <TurnItem
            key={turn.id}
            turn={turn}
            isCited={turn.id === hash}
            isHeard={turn.id === heard}
            onPlay={onPlay}
            passages={byTurn.get(turn.id) ?? NONE}
            selected={selected?.turn_id === turn.id ? selected : undefined}
            assigning={assigning}
            isImported={isImported}
          />
        ))}
      </ol>
      {asked && (
        <AssignTheme
          place={asked}
          words={turns.find(({ id }) => id === asked.turn_id)?.text.slice(asked.start, asked.end) ?? ''}
          has={(byTurn.get(asked.turn_id) ?? NONE)
            .filter(({ start, end }) => start === asked.start && end === asked.end)
            .map(({ code_id }) => code_id)}
          onAssigned={(label) => onDone({ text: t('assigned', { label }) })}
          onClose={onAsked}
        />
      )}
      <div className="done" role="status">
        {done?.undo && <DoneNote done={done} onClose={() => onDone(undefined)} />}
        {/* What was assigned stands at its turn. */}
        {done && !done.undo && <p className="unseen">{done.text}</p>}
      </div>
      <ThemeError error={error} />
    </>
  );
});
