import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openCampaign } from '../../support/participant.ts';
import { eventually } from '../../support/eventually.ts';
import { Crowd } from '../../chaos/crowd.ts';
import { say } from '../shell.ts';
import type { Scene } from '../scene.ts';

/** From an empty cluster to the first use. */
export function proveInstall(scene: Scene): void {
  test('the documented commands install a release, and helm test passes', () => {
    say(`installed and tested in ${scene.install_seconds.toFixed(0)} s`);
    assert.match(scene.installed, /Phase:\s+Succeeded/);
  });

  test('an interview is conducted to its end, its webhook is delivered, and a project gathers it', async () => {
    const { api, base_url, receiver } = scene;
    const { id, link } = await openCampaign(api);
    const people = await Crowd.gather(base_url, link, 1);
    await people.finish();
    assert.deepEqual(people.audit(), { unfinished: 0, lost: 0, doubled: 0, gaps: 0 });
    await eventually(
      () => {
        const sent = receiver.received.filter(
          ({ event, data }) => event === 'interview.completed' && data['interview_id'] === id,
        );
        assert.equal(sent.length, 1);
      },
      { timeout_ms: 60_000 },
    );
    // Reading a project's graph asks for its campaigns' maps.
    const project = await api.ok(api.post('/v1/projects', { name: 'On a cluster', interview_ids: [id] }));
    await api.ok(api.get(`/v1/projects/${String(project['id'])}/graph`));
  });
}
