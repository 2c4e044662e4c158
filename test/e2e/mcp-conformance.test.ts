import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.ts';
import { NO_TOKENS, gatewayBeside } from '../support/gateway-beside.ts';
import { PLENTY } from '../support/plenty.ts';
import { startReverseProxy } from '../support/reverse-proxy.ts';
import { useSystem } from '../support/shared-stack.ts';

const REVISIONS = ['2025-11-25', '2026-07-28'] as const;

/** The official conformance program, or undefined where its package is not installed. */
function findProgram(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/dist/index.js');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

const program = findProgram();
const skip = program === undefined && 'the package @modelcontextprotocol/conformance is not installed';

/** The MCP server behind a proxy that adds an API key, because the program cannot send one. */
async function address(): Promise<string> {
  const system = await useSystem(after);
  const port = await freePort();
  // Browsers at the address of the proxy may call it: the program checks that, and that others may not.
  const target = await gatewayBeside(
    system,
    { ...PLENTY, ...NO_TOKENS, PUBLIC_URL: `http://127.0.0.1:${port}` },
    { after },
  );
  const adding = { 'x-api-key': system.demo.api_keys.full };
  const url = await startReverseProxy({ after }, { target, address: '127.0.0.1', forwarding: 'replace', adding, port });
  return `${url}/v1/mcp`;
}

const url = program === undefined ? '' : await address();

for (const revision of REVISIONS) {
  // What a baseline lists must fail: the program reports an entry that passes as an error.
  test(`the official conformance program accepts the server for ${revision}`, { skip }, async () => {
    assert.ok(program);
    const results = mkdtempSync(join(tmpdir(), 'insights-conformance-'));
    const baseline = join(import.meta.dirname, 'mcp-conformance', `${revision}.yaml`);
    const options = ['--requirements', revision, '--expected-failures', baseline, '--output-dir', results];
    try {
      const run = promisify(execFile)(process.execPath, [program, 'server', '--url', url, ...options], {
        timeout: 180_000,
        maxBuffer: 16 * 1024 ** 2,
      });
      await run.catch(({ stdout, stderr }: { stdout: string; stderr: string }) => {
        assert.fail(`${stdout.slice(stdout.indexOf('=== SUMMARY ==='))}\n${stderr}`);
      });
    } finally {
      rmSync(results, { recursive: true, force: true });
    }
  });
}
