import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { decodeJwt } from 'jose';
import { parse } from 'yaml';
import { root } from '../../deploy/local/services.ts';
import { environmentOf } from '../support/chart-objects.ts';
import { chart, findHelm, render } from '../support/helm.ts';

const helm = findHelm() ?? '';
const skip = helm === '' && 'helm is missing: install it on PATH, or set HELM to its path';

/** What `helm install` prints, which needs a cluster: the same template as a value of an object. */
function notes(values: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'insights-chart-'));
  try {
    cpSync(chart, dir, { recursive: true });
    renameSync(join(dir, 'templates/NOTES.txt'), join(dir, 'notes'));
    writeFileSync(join(dir, 'templates/notes.yaml'), 'notes: {{ tpl (.Files.Get "notes") . | toJson }}\n');
    const args = ['template', 'x', dir, '--namespace', 'ns', '--kube-version', '1.34.0'];
    args.push('--show-only', 'templates/notes.yaml', '--values', join(chart, 'ci', `${values}.yaml`));
    return (parse(execFileSync(helm, args, { encoding: 'utf8' })) as { notes: string }).notes;
  } finally {
    rmSync(dir, { recursive: true });
  }
}

describe('the notes after an installation', { skip }, () => {
  test('their command makes a token that the gateway accepts', async () => {
    const command = /exec deployment\/x-insights-identity -- (node -e .*)$/m.exec(notes('trial'))?.[1];
    assert.ok(command !== undefined, 'the notes of a trial have the command');
    const manifests = await render(helm, 'trial');
    const token = execFileSync('sh', ['-c', command], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...environmentOf(manifests, 'identity') },
    }).trim();
    const { JWT_ISSUER, JWT_AUDIENCE } = environmentOf(manifests, 'gateway');
    const { iss, aud, email, exp = 0 } = decodeJwt(token);
    assert.deepEqual([iss, aud, email], [JWT_ISSUER, JWT_AUDIENCE, 'you@example.com']);
    assert.ok(exp * 1000 > Date.now() + 11 * 3_600_000);
  });
});
