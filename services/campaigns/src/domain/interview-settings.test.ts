import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settingsChange } from '../requests.fixture.ts';
import { changedSettings, defaultSettings } from './interview-settings.ts';

const DEFAULT_SETTINGS = defaultSettings('en');
const reportChange = { auto: null, floor_count: null, refresh_every: null, use_model: null, codebook: null };

test('a partial change of settings keeps all others, including those of the report rule', () => {
  const present = {
    ...DEFAULT_SETTINGS,
    consent_text: 'Yes.',
    report: { auto: false, floor_count: 7, refresh_every: 2, use_model: true, codebook: 'open' as const },
  };
  const next = changedSettings(
    present,
    settingsChange({ max_duration_minutes: 45, report: { ...reportChange, floor_count: 1 } }),
  );
  assert.deepEqual(next, {
    ...present,
    max_duration_minutes: 45,
    report: { auto: false, floor_count: 1, refresh_every: 2, use_model: true, codebook: 'open' },
  });
});

test('an absent field changes nothing', () => {
  const absent = settingsChange({ report: reportChange });
  assert.deepEqual(changedSettings(DEFAULT_SETTINGS, absent), DEFAULT_SETTINGS);
  assert.deepEqual(changedSettings(DEFAULT_SETTINGS, null), DEFAULT_SETTINGS);
});

test('false and an empty text are values like any other', () => {
  const next = changedSettings(
    DEFAULT_SETTINGS,
    settingsChange({ consent_text: '', report: { ...reportChange, auto: false } }),
  );
  assert.deepEqual([next.consent_text, next.report?.auto, next.report?.floor_count], ['', false, 3]);
});

test('a retention of 0 days removes the limit', () => {
  const limited = changedSettings(DEFAULT_SETTINGS, settingsChange({ retention_days: 30 }));
  assert.equal(limited.retention_days, 30);
  assert.equal(changedSettings(limited, settingsChange({})).retention_days, 30);
  assert.equal(changedSettings(limited, settingsChange({ retention_days: 0 })).retention_days, null);
});
