import { setImmediate } from 'node:timers/promises';
import type { Call } from '@insights/db';
import { languageOf } from '@insights/language';
import { type Signal, signalsOf } from '@insights/signals';
import { type NewFlag, storeFlags } from '../../db/flags.ts';
import { loadInterview } from '../../db/load.ts';
import { query } from '../../db/query.ts';
import { readTranscript } from '../../db/transcripts.ts';
import type { Deps } from '../../deps.ts';

/** How long the event loop may be busy at a time. */
const SLICE_MS = 10;
/** Signs that are looked for in past interviews. Wishes about a live interview and acute emergencies mean nothing there. */
const FLAGGED = ['distress', 'threat', 'minor', 'off_record'] as const;
/** As in a live interview, distress is flagged in any case, and the others only once they are certain. */
const isFlagged = (signals: readonly Signal[], kind: (typeof FLAGGED)[number]): boolean =>
  signals.some((signal) => signal.kind === kind && (kind === 'distress' || signal.certainty === 'certain'));
/** Flags of one statement. */
const AT_ONCE = 500;

/**
 * Flags signs of distress, threats, minors and what was said off the record in an imported conversation, so that no report uses it before
 * a person has looked. Nobody is mailed: the interview is in the past. No-op for a live one, whose interviewer decides. Errors: `not_found` (deleted meanwhile).
 */
export async function flagImported(deps: Pick<Deps, 'db' | 'names' | 'now'>, call: Call, id: string): Promise<void> {
  const interview = await deps.db.withWorkspace(call, async (tx) => {
    const conversation = await query(tx)
      .selectFrom('conversations')
      .select(['interview_id', 'mode'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!conversation || conversation.mode === 'live') return null;
    return loadInterview(tx, conversation.interview_id);
  });
  if (interview === null) return;
  const language = languageOf(interview.language) ?? 'en';
  const kinds = FLAGGED.filter((kind) => kind !== 'minor' || interview.settings.minors === 'stop');
  const flags: NewFlag[] = [];
  let since = performance.now();
  for await (const { turns } of readTranscript(deps, call, id)) {
    for (const turn of turns) {
      if (turn.speaker !== 'participant') continue;
      const signals = signalsOf({ text: turn.text, language, input: null, took_ms: null });
      for (const kind of kinds) if (isFlagged(signals, kind)) flags.push({ turn_id: turn.id, kind });
      if (performance.now() - since < SLICE_MS) continue;
      await setImmediate();
      since = performance.now();
    }
  }
  await deps.db.withWorkspace(call, async (tx) => {
    const found = await query(tx)
      .selectFrom('conversations')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return;
    for (let from = 0; from < flags.length; from += AT_ONCE) {
      await storeFlags(tx, found, flags.slice(from, from + AT_ONCE), deps.now(tx));
    }
  });
}
