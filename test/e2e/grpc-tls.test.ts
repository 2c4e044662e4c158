import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { PrincipalSigner, servicePrincipal } from '@insights/auth-context';
import { common } from '@insights/contracts';
import { createClient } from '@insights/grpc-kit';
import { claimFolder } from '../../deploy/local/claim-folder.ts';
import { reservePorts } from '../../deploy/local/ports.ts';
import { loadSecrets } from '../../deploy/local/secrets.ts';
import { services } from '../../deploy/local/services.ts';
import { startStack } from '../../deploy/local/stack.ts';
import { openState } from '../../deploy/local/state.ts';
import { Api } from '../support/api.ts';
import { Participant, openCampaign } from '../support/participant.ts';
import { PLENTY } from '../support/plenty.ts';
import { secretsApi } from '../support/secrets-api.ts';
import { bySize } from '../support/size.ts';

const grpc = services.flatMap(({ name, serves }) => (serves === 'grpc' ? [name] : []));

/** Addresses of the services in the stack that starts in `dir`. Ports are chosen here, because a stack keeps those that its folder names. */
async function addressesIn(dir: string): Promise<Record<string, string>> {
  const claim = await claimFolder({ dir, fresh: false, keep: [], report: () => undefined });
  const ports = await reservePorts(openState(claim.dir));
  const addresses: Record<string, string> = {};
  for (const name of grpc) addresses[`${name.toUpperCase()}_ADDR`] = `tls+dns:///localhost:${await ports.take(name)}`;
  ports.release();
  claim.release();
  return addresses;
}

/** Certificates for `localhost`, made like those of a release by the chart's Job. */
async function certificates(dir: string): Promise<Record<string, string>> {
  const api = await secretsApi({ after });
  const made = { authority: 'authority', authorities: [1], certificates: [{ name: 'server', host: 'localhost' }] };
  await api.makeSecrets({ secrets: [], grpc: { mode: 'require', isUpgrade: false, trust: 'believed', made } });
  const files = { GRPC_TLS_CERT_FILE: 'tls.crt', GRPC_TLS_KEY_FILE: 'tls.key', GRPC_TLS_CA_FILE: 'ca.crt' };
  const content = { ...api.secrets.get('server'), ...api.secrets.get('believed') };
  for (const name of Object.values(files)) await writeFile(join(dir, name), content[name] ?? '', { mode: 0o600 });
  return Object.fromEntries(Object.entries(files).map(([setting, name]) => [setting, join(dir, name)]));
}

test('with TLS between all services the demo is loaded, a person is interviewed, and callers without TLS are rejected', async (t) => {
  const dir = await mkdtemp(join(tmpdir(), 'insights-grpc-tls-'));
  let end = async () => {};
  t.after(async () => {
    await end();
    await rm(dir, { recursive: true, force: true });
  });
  const local = join(dir, 'local');
  const env = { ...PLENTY, LOG_LEVEL: 'error', ...(await addressesIn(local)), ...(await certificates(dir)) };
  const stack = await startStack({ dir: local, env, seed: bySize<true | 'small'>({ smoke: 'small', proof: true }) });
  end = () => stack.remove();
  assert.ok(stack.demo);
  const { link } = await openCampaign(new Api(stack.baseUrl, { key: stack.demo.api_keys.full }));
  const person = await Participant.join(stack.baseUrl, link);
  const reader = person.read();
  const { seq } = await person.say('The notes get lost between shifts.');
  assert.equal((await reader.asked(seq)).speaker, 'interviewer');
  await reader.close();

  const key = (await loadSecrets(local)).signing_keys['gateway'];
  assert.ok(key);
  for (const name of grpc) {
    const address = `localhost:${stack.processes()[name]?.port}`;
    const signer = new PrincipalSigner({ principalSigningKey: key });
    const client = createClient(common.OpsServiceService, { address, audience: name, signer });
    const call = { principal: servicePrincipal('gateway'), timeout_ms: 500 };
    await assert.rejects(client.getSchemaStatus({}, call), { code: 'unavailable' }, name);
    client.close();
  }
});
