import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { compileCache } from '../../../test/support/compile-cache.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const run = promisify(execFile);

/** The function of the package bash-completion that the script calls, for the words in COMP_WORDS. */
const WORDS = '_get_comp_words_by_ref() { words=("${COMP_WORDS[@]}"); cword=$COMP_CWORD; cur=${words[cword]}; }';

/** What bash offers for a line whose last word is still being typed. */
async function offered(...words: string[]): Promise<string[]> {
  const script = [
    'insights() { "$NODE" "$MAIN" "$@"; }',
    WORDS,
    'compopt() { :; }',
    'source <(insights completion bash)',
    'COMP_WORDS=(insights "$@"); COMP_CWORD=$#',
    'eval "$(complete -p insights | sed "s/.*-F \\([^ ]*\\).*/\\1/")"',
    'printf "%s\\n" "${COMPREPLY[@]}"',
  ];
  const env = { ...compileCache, PATH: process.env['PATH'], NODE: process.execPath, MAIN };
  const { stdout } = await run('bash', ['-euc', script.join('\n'), 'bash', ...words], { env });
  return stdout.trim().split('\n');
}

test('bash completes commands, their options, and the values of an option', async () => {
  assert.deepEqual(await offered('camp'), ['campaigns']);
  assert.ok((await offered('webhooks', '')).includes('listen'));
  assert.ok((await offered('webhooks', 'listen', '--fo')).includes('--forward'));
  assert.deepEqual(await offered('reports', 'export', '--format', 'd'), ['docx']);
});

test('the other shells get a script, too', async () => {
  for (const [shell, mark] of [
    ['zsh', /^#compdef insights/],
    ['fish', /complete -c insights/],
    ['powershell', /Register-ArgumentCompleter/],
  ] as const) {
    const { stdout } = await run(process.execPath, [MAIN, 'completion', shell]);
    assert.match(stdout, mark);
  }
});
