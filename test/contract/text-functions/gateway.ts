import { typographic } from '../../../apps/web/ui/typography.js';
import { JsonScan } from '../../../services/gateway/src/core/json-scan.ts';
import { parseForm } from '../../../services/gateway/src/core/file-form.ts';
import { requestIdOf } from '../../../services/gateway/src/core/request-id.ts';
import { nextPageLink } from '../../../services/gateway/src/core/paging.ts';
import { wantedBytes } from '../../../services/gateway/src/recordings/byte-range.ts';
import { contactsOfCsv } from '../../../services/gateway/src/routes/interviews/contacts-csv.ts';
import { addressGroup } from '../../../services/gateway/src/rate-limits/client-address.ts';
const quiet = (f: () => unknown) => { try { return f(); } catch { return null; } };
export const GATEWAY: any = {
  'apps/web/ui/typography.js': { typographic: (t: string) => [typographic('fr', t), typographic('en', t)] },
  'services/gateway/src/core/json-scan.ts': { 'JsonScan.push': (t: string) => quiet(() => new JsonScan(1e6, 'a').push(Buffer.from(t))) },
  'services/gateway/src/core/request-id.ts': { requestIdOf },
  'services/gateway/src/core/paging.ts': { nextPageLink: (t: string) => quiet(() => nextPageLink('https://a.example', t, t)) },
  'services/gateway/src/recordings/byte-range.ts': { wantedBytes: (t: string) => wantedBytes(t, 1000) },
  'services/gateway/src/rate-limits/client-address.ts': { addressGroup: (t: string) => quiet(() => addressGroup(t)) },
};
