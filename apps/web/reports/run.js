// @ts-check
/** The job that generates a report: where it is, and stopping it. */
import { Problem } from '../ui/api.js';
import { askForPage, askTeam } from './team.js';

/** @typedef {{ id: string, progress_phase: string, progress_context: { interview_id?: string, version_number?: number } }} Run */

/** Pages of jobs that are looked through. */
const MOST_PAGES = 5;

/** The running job of a campaign's version; undefined before it begins. @param {string} id @param {number} version */
export async function runOf(id, version) {
  /** @type {string | null} */
  let path = 'jobs/active?limit=100';
  for (let page = 0; path !== null && page < MOST_PAGES; page += 1) {
    const { items, next } = /** @type {{ items: Run[], next: string | null }} */ (await askForPage(path));
    const found = items.find(
      ({ progress_context: about }) => about.interview_id === id && about.version_number === version,
    );
    if (found) return found;
    path = next;
  }
  return undefined;
}

/** No-op for a run that has ended. @param {Run} run */
export async function cancelRun({ id }) {
  try {
    await askTeam(`jobs/${id}/cancel`, { method: 'POST', body: {} });
  } catch (error) {
    if (!(error instanceof Problem) || ![404, 409].includes(error.status)) throw error;
  }
}
