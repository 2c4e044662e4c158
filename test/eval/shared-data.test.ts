import assert from 'node:assert/strict';
import { test } from 'node:test';

import { grounding, unbalanced } from './measures.ts';
import { meetingCoverage } from './meetings.ts';
import { reportOn } from './report.ts';
import { consultations, meetingsByKind } from './shared-data.ts';
import { bestOf, rowOf, summaryCoverage } from './summaries.ts';
import { size } from '../support/size.ts';

const talks = consultations();
const meetings = meetingsByKind().filter(({ campaign }) => campaign.interviews.length > 0);
/** Hours of speech take minutes to read, so that `npm test` leaves them to `npm run proof`. */
const skip =
  size === 'smoke'
    ? 'read in npm run proof'
    : talks.campaign.interviews.length === 0 || meetings.length === 0
      ? 'no consultations or meetings (set INSIGHTS_DATA_DIR)'
      : false;

test('reports on consultations and meetings are grounded', { skip }, () => {
  for (const { campaign } of [talks, ...meetings]) {
    const report = reportOn(campaign);
    const { altered, unfounded, lost } = grounding(campaign, report);
    assert.deepEqual({ altered, unfounded, lost }, { altered: [], unfounded: [], lost: [] });
    assert.deepEqual(unbalanced(report), []);
  }
});

test('summaries of consultations say more of what doctors noted than simple summaries', { skip }, () => {
  for (const row of summaryCoverage(talks, true)) assert.ok(row.engine >= bestOf(row) + 0.1, rowOf(row));
});

test('themes of meetings name more of their topics than simple lists of words', { skip }, () => {
  for (const described of meetings)
    for (const row of meetingCoverage(described)) assert.ok(row.engine > bestOf(row), rowOf(row));
});
