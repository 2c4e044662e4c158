import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { signalsOf } from './index.ts';

/** A folder with `primock57/transcripts` and `qmsum/val`. */
const folder = process.env['INSIGHTS_DATA_DIR'];
const MIN_ANSWERS = 1_000;
const MAX_SHARE = 0.02;
const MIN_WORDS = 3;

function answersIn(data: string): string[] {
  const consultations = join(data, 'primock57/transcripts');
  const meetings = join(data, 'qmsum/val');
  const patients = readdirSync(consultations)
    .filter((name) => name.includes('patient'))
    .flatMap((name) => [...readFileSync(join(consultations, name), 'utf8').matchAll(/text = "((?:[^"]|"")*)"/g)])
    .map(([, text = '']) => text.replaceAll('""', '"'));
  const speakers = readdirSync(meetings)
    .filter((name) => name.endsWith('.json'))
    .map(
      (name) =>
        JSON.parse(readFileSync(join(meetings, name), 'utf8')) as { meeting_transcripts: { content: string }[] },
    )
    .flatMap(({ meeting_transcripts }) => meeting_transcripts.map(({ content }) => content));
  return [...patients, ...speakers].filter((text) => text.trim().split(/\s+/).length >= MIN_WORDS);
}

test('few real answers raise an alarm', { skip: folder === undefined && 'INSIGHTS_DATA_DIR is not set' }, (t) => {
  const answers = answersIn(folder ?? '');
  assert.ok(answers.length >= MIN_ANSWERS, `${answers.length} answers`);
  const alarms = answers.filter((text) =>
    signalsOf({ text, language: 'en', input: null, took_ms: null }).some(({ kind }) => kind === 'distress'),
  );
  t.diagnostic(`${alarms.length} alarms in ${answers.length} answers`);
  assert.ok(alarms.length / answers.length <= MAX_SHARE);
});
