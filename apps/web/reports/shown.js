// @ts-check
/** What every page that shows a report has in common: its state and its corrections in words, its versions and files. */
import { currentLanguage } from '../ui/words.js';
import { translate } from './words.js';

/** @typedef {import('./words.js').Key} Key */
/** @typedef {{ status: string | null, error_code: string | null, blocked_reason: string | null, completed_count: number,
 *   floor_count: number, version_number: number | null }} Status */
/** @typedef {{ version_number: number, status: string, completed_at: string | null, conversation_count: number }} Version */
/** @typedef {{ kind: string, label: string | null, themes: { label: string }[], parts: { label: string }[],
 *   statement: { kind: string, polarity: string } | null }} Corrected */

export const FORMATS = /** @type {const} */ (['html', 'docx', 'md', 'csv', 'json', 'qdpx']);
const PHASES = ['loading', 'extracting', 'clustering', 'writing', 'storing'];
const REASONS = ['report_requires_tagged_turns', 'input_too_large', 'cancelled'];
const KEEP_FILE_MS = 2_000;

/** @param {number} count */
export const interviews = (count) => translate(count === 1 ? 'interviews_one' : 'interviews_many', { count });

/**
 * @param {Status} status
 * @param {{ versions: readonly Version[], shown: number | undefined, phase?: string | undefined }} seen `shown`: the number of the version on the page.
 */
export function stateText(
  { status, version_number, error_code, blocked_reason, completed_count, floor_count },
  { versions, shown, phase = '' },
) {
  const number = version_number ?? 0;
  if (status === 'in_progress') {
    const text = translate(shown === undefined ? 'running_first' : 'running', { number });
    return PHASES.includes(phase) ? `${text} ${translate(/** @type {Key} */ (`phase_${phase}`))}` : text;
  }
  if (status === 'failed') {
    const known = REASONS.includes(error_code ?? '') ? /** @type {Key} */ (error_code) : 'failed_unknown';
    return translate('failed', { number, reason: translate(known) });
  }
  const version = versions.find(({ version_number: each }) => each === shown);
  if (version) {
    const text = translate('ready', { number: version.version_number, count: interviews(version.conversation_count) });
    const count = completed_count - version.conversation_count;
    return count > 0 ? `${text} ${translate(count === 1 ? 'newer_one' : 'newer_many', { count })}` : text;
  }
  if (status === 'ready') return translate('new_version', { number });
  if (blocked_reason === 'below_floor') return translate('below_floor', { done: completed_count, floor: floor_count });
  return blocked_reason === 'report_requires_tagged_turns' ? translate(blocked_reason) : translate('none_yet');
}

/** A version in a list of choices. @param {Version} version */
export function versionText({ version_number: number, status, completed_at }) {
  const day = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' });
  const key = status === 'ready' ? 'version_of' : status === 'failed' ? 'version_failed' : 'version_running';
  return translate(key, { number, day: completed_at === null ? '' : day.format(new Date(completed_at)) });
}

/** What a person has corrected. @param {Corrected} correction */
export function correctionText({ kind, label, themes, parts, statement }) {
  if (statement) {
    const words = [`kind_${statement.kind}`, `value_${statement.polarity}`];
    return translate('made_statement', { text: words.map((word) => translate(/** @type {Key} */ (word))).join(', ') });
  }
  const from = themes.map((theme) => theme.label).join(' + ');
  const to = kind === 'split_theme' ? parts.map((each) => each.label).join(' + ') : (label ?? '');
  const name = translate(/** @type {Key} */ (kind));
  return to === '' ? `${name}: ${from}` : `${name}: ${from} → ${to}`;
}

/** Saves the file of a response under the name that the server gave. @param {Response} response @param {string} otherwise */
export async function saveFile(response, otherwise) {
  const name = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? otherwise;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_FILE_MS);
}
