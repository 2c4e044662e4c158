import { emailDomains, wordsOf } from '@insights/contracts';
import { z } from 'zod';
import { Id, Time } from './outputs.ts';

const Status = z.enum(wordsOf(emailDomains.DnsStatus));

const DnsRecord = z.object({
  record: z.string().describe('What it is for: `DKIM`, `SPF`, `RETURN_PATH` or `DMARC`.'),
  type: z.string().describe('`TXT` or `MX`.'),
  name: z.string().describe('The whole name, without a dot at the end.'),
  value: z.string().describe('What to publish.'),
  ttl: z.string().describe('Seconds.'),
  priority: z.string().describe('Of an MX record; empty for TXT.'),
  status: Status.describe('Whether the record was found as it should be.'),
});

export const EmailDomain = z
  .object({
    id: Id,
    domain: z.string().describe('Lower case; international names in their ASCII form.'),
    status: Status.describe('`verified` when all records are, `failed` when one of them is.'),
    created_at: Time,
    records: DnsRecord.array().describe('Records to publish at the DNS provider of the domain.'),
  })
  .meta({ id: 'EmailDomain', description: 'A sender domain for mail of the workspace.' });
