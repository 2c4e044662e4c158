import { parseKeyRing } from '@insights/secret-box';
import { PersonalLinks } from './domain/personal-links.ts';

const keys = parseKeyRing(`k1:${Buffer.alloc(32, 1).toString('base64')}`);

/** Personal links, and mail that is asked for but goes nowhere. */
export const mailBasis = {
  links: new PersonalLinks({ keys, publicUrl: 'https://api.test' }),
  mailEnabled: true,
};
