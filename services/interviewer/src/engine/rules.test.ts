import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { RULES } from './rules.ts';

test('the README lists every rule with its meaning', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const rows = Object.entries(RULES).map(([rule, meaning]) => `| \`${rule}\` | ${meaning} |`);
  assert.ok(readme.includes(rows.join('\n')), rows.join('\n'));
});
