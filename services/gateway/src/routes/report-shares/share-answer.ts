import type { reports } from '@insights/contracts';

/** A link to a report, without its token. */
export function shareAnswer({ token: _token, version_number, ...share }: reports.Share) {
  return { ...share, version: version_number ?? ('latest' as const), with_recordings: false as const };
}
