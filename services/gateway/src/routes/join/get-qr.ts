import QRCode from 'qrcode';
import QuickLRU from 'quick-lru';
import { z } from 'zod';
import { RawAnswer } from '../../core/raw-answer.ts';
import { route } from '../../core/route.ts';
import { joinPageUrl } from '../../page-addresses.ts';
import { tokenIn } from './answers.ts';

const SVG = 'image/svg+xml';
const PNG = 'image/png';
/** Pixels; sharp on an A4 sheet. */
const PNG_WIDTH = 1024;
/** Still readable with a folded corner or a logo on top. */
const LOOK = { errorCorrectionLevel: 'M', margin: 4 } as const;

/** A PNG takes about 60 ms of CPU time and 8 KiB, so the most recent images are cached. */
const images = new QuickLRU<string, Promise<Buffer | string>>({ maxSize: 500 });

function draw(address: string, type: 'svg' | 'png'): Promise<Buffer | string> {
  const known = images.get(`${type} ${address}`);
  if (known) return known;
  const image =
    type === 'png'
      ? QRCode.toBuffer(address, { ...LOOK, type, width: PNG_WIDTH })
      : QRCode.toString(address, { ...LOOK, type });
  images.set(`${type} ${address}`, image);
  return image;
}

export const getJoinQr = route({
  name: 'getQr',
  method: 'get',
  path: '/v1/join/:token/qr',
  tag: 'join',
  doc: "Draws a join link's address as a QR code. `format`, or `Accept` without it, chooses SVG or PNG.",
  access: { public: true },
  workspace: 'none',
  query: z.object({
    format: z.enum(['svg', 'png']).optional().describe('Format of the image; otherwise `Accept` decides.'),
  }),
  success: { status: 200, forms: [SVG, PNG] },
  errors: ['not_found'],
  async handle({ params, query, accept, call, sessions, gateway }) {
    const token = tokenIn(params);
    await sessions.getJoinPage({ token }, call);
    const address = joinPageUrl(gateway.public_url, token);
    const isPng = query.format === 'png' || (query.format === undefined && accept === PNG);
    return new RawAnswer({ content_type: isPng ? PNG : SVG, content: await draw(address, isPng ? 'png' : 'svg') });
  },
});
