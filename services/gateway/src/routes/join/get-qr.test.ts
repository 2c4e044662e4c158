import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { sessions } from '@insights/contracts';
import { notFound } from '@insights/errors';
import QRCode from 'qrcode';
import { serveAlone } from '../../gateway.fixture.ts';
import { SESSION_ID, sessionsServer } from '../../sessions.fixture.ts';
import { routes } from '../index.ts';

const page: sessions.JoinPage = {
  interview_id: SESSION_ID,
  name: 'Hand-over',
  status: 'active',
  language: 'en',
  consent_text: '',
  consent_version: '1',
  max_duration_minutes: 30,
  allow_participant_to_hide_name: false,
  hide_participant_names: false,
  participant_intro: '',
  controller_name: null,
  contact_email: null,
  retention_days: null,
  prefill: [],
  participant_language: 'en',
  intro_language: 'en',
  consent_language: 'en',
  browser_dictation: true,
  adults_only: true,
  notice: { version: '1', text: '' },
};

test('the QR code of a join link’s page is SVG or PNG; an unknown link is 404', async (t) => {
  const server = await sessionsServer(t);
  await server.start({
    getJoinPage: async ({ token }) => {
      if (token !== 'iij_known') throw notFound('link');
      return page;
    },
  });
  const { url } = await serveAlone(t, routes, { env: server.env });
  const get = (path: string, accept = '*/*') => fetch(`${url}/v1/join/${path}`, { headers: { accept } });
  const svg = await get('iij_known/qr');
  assert.equal(svg.headers.get('content-type'), 'image/svg+xml; charset=utf-8');
  const address = 'https://api.example.com/base/join/iij_known';
  assert.equal(await svg.text(), await QRCode.toString(address, { errorCorrectionLevel: 'M', margin: 4, type: 'svg' }));
  for (const png of [await get('iij_known/qr?format=png'), await get('iij_known/qr', 'image/png')]) {
    assert.equal(png.headers.get('content-type'), 'image/png');
    assert.equal(
      Buffer.from(await png.arrayBuffer())
        .subarray(1, 4)
        .toString(),
      'PNG',
    );
  }
  assert.equal((await get('iij_other/qr')).status, 404);
  assert.equal((await get('no%00token')).status, 404);
  assert.equal((await get('iij_known/qr?format=gif')).status, 422);
});

test('the image of a link is rendered once, even for concurrent requests', async (t) => {
  const server = await sessionsServer(t);
  await server.start({ getJoinPage: async () => page });
  const { url } = await serveAlone(t, routes, { env: server.env });
  const drawn = mock.method(QRCode, 'toBuffer');
  t.after(() => drawn.mock.restore());
  const get = async () => (await fetch(`${url}/v1/join/iij_popular/qr?format=png`)).arrayBuffer();
  const images = await Promise.all(Array.from({ length: 10 }, get));
  assert.equal(drawn.mock.callCount(), 1);
  assert.equal(new Set(images.map((image) => Buffer.from(image).toString('base64'))).size, 1);
});
