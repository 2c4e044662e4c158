import QRCode from 'qrcode';
import { z } from 'zod';
import { RawAnswer } from '../../core/raw-answer.ts';
import { route } from '../../core/route.ts';
import { joinPageUrl } from '../../participant-page/addresses.ts';
import { tokenIn } from './answers.ts';

const SVG = 'image/svg+xml';
const PNG = 'image/png';
/** Pixels: sharp on a sheet of A4. */
const PNG_WIDTH = 1024;
/** Readable with a corner folded or a logo stuck on it. */
const LOOK = { errorCorrectionLevel: 'M', margin: 4 } as const;

export const getJoinQr = route({
  name: 'getQr',
  method: 'get',
  path: '/v1/join/:token/qr',
  tag: 'join',
  doc: "Draws a join link's address as a QR code. `format`, or `Accept` without it, chooses SVG or PNG.",
  access: { public: true },
  workspace: 'none',
  query: z.object({ format: z.enum(['svg', 'png']).optional() }),
  success: { status: 200, forms: [SVG, PNG] },
  errors: ['not_found'],
  async handle({ params, query, accept, call, sessions, gateway }) {
    const token = tokenIn(params);
    await sessions.getJoinPage({ token }, call);
    const address = joinPageUrl(gateway.public_url, token);
    if (query.format === 'png' || (query.format === undefined && accept === PNG)) {
      return new RawAnswer({
        content_type: PNG,
        content: await QRCode.toBuffer(address, { ...LOOK, type: 'png', width: PNG_WIDTH }),
      });
    }
    return new RawAnswer({ content_type: SVG, content: await QRCode.toString(address, { ...LOOK, type: 'svg' }) });
  },
});
