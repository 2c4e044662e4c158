import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { campaigns } from '@insights/contracts';
import { DEFAULT_SETTINGS, changedSettings } from './interview-settings.ts';

const change = (fields: Partial<campaigns.InterviewSettingsChange>): campaigns.InterviewSettingsChange => ({
  report: undefined,
  ...fields,
});

test('settings given in part keep every other one as it was, those of the report rule included', () => {
  const present = {
    ...DEFAULT_SETTINGS,
    consent_text: 'Yes.',
    report: { auto: false, floor_count: 7, refresh_every: 2 },
  };
  const next = changedSettings(present, change({ max_duration_minutes: 45, report: { floor_count: 1 } }));
  assert.deepEqual(next, {
    ...present,
    max_duration_minutes: 45,
    report: { auto: false, floor_count: 1, refresh_every: 2 },
  });
});

test('a field that arrives as undefined, as absent ones do in a message, wipes nothing', () => {
  const absent = change({ record_audio: undefined, report: { auto: undefined, floor_count: undefined } });
  assert.deepEqual(changedSettings(DEFAULT_SETTINGS, absent), DEFAULT_SETTINGS);
  assert.deepEqual(changedSettings(DEFAULT_SETTINGS, undefined), DEFAULT_SETTINGS);
});

test('false and an empty text are values like any other', () => {
  const next = changedSettings(DEFAULT_SETTINGS, change({ consent_text: '', report: { auto: false } }));
  assert.deepEqual([next.consent_text, next.report?.auto, next.report?.floor_count], ['', false, 3]);
});

test('a retention of 0 days takes the limit away', () => {
  const limited = changedSettings(DEFAULT_SETTINGS, change({ retention_days: 30 }));
  assert.equal(limited.retention_days, 30);
  assert.equal(changedSettings(limited, change({})).retention_days, 30);
  assert.equal(changedSettings(limited, change({ retention_days: 0 })).retention_days, undefined);
});
