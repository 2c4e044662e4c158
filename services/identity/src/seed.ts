import { json } from 'node:stream/consumers';
import { Client } from 'pg';
import { z } from 'zod';
import { readConfigOrExit, setting } from '@insights/config';
import { Seed, seed } from './features/seed/seed.ts';

/** `EX_DATAERR` of sysexits.h: standard input is not a valid seed. */
const EXIT_DATA = 65;

const config = readConfigOrExit({
  ownerUrl: setting.url({
    env: 'DATABASE_OWNER_URL',
    protocols: ['postgres:', 'postgresql:'],
    secret: true,
    doc: 'PostgreSQL as identity_owner.',
  }),
  jwtIssuer: setting.string({ env: 'JWT_ISSUER', doc: 'Issuer of the seeded users’ tokens.' }),
});

const wanted = Seed.safeParse(await json(process.stdin).catch(() => undefined));
if (!wanted.success) {
  console.error(`Standard input is not a valid seed:\n${z.prettifyError(wanted.error)}`);
  process.exit(EXIT_DATA);
}
const client = new Client({ connectionString: config.ownerUrl });
await client.connect();
try {
  console.log(JSON.stringify(await seed(client, config.jwtIssuer, wanted.data)));
} finally {
  await client.end();
}
