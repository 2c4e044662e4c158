import { typographic } from '../../../apps/web/ui/typography.js';
import { JsonScan } from '../../../services/gateway/src/core/json-scan.ts';
import { requestIdOf } from '../../../services/gateway/src/core/request-id.ts';
import { nextPageLink } from '../../../services/gateway/src/core/paging.ts';
import { wantedBytes } from '../../../services/gateway/src/recordings/byte-range.ts';
import { languageTagOf } from '../../../services/gateway/src/schemas/language-names.ts';
import { addressGroup } from '../../../services/gateway/src/rate-limits/client-address.ts';
import { type TextFunctions, rejecting, upTo } from './types.ts';
export const GATEWAY: TextFunctions = {
  'apps/web/ui/typography.js': { typographic: (text) => [typographic('fr', text), typographic('en', text)] },
  'services/gateway/src/core/json-scan.ts': {
    'JsonScan.push': rejecting((text) => new JsonScan(1e6, 'a').push(Buffer.from(text))),
  },
  'services/gateway/src/core/request-id.ts': { requestIdOf },
  'services/gateway/src/core/paging.ts': {
    nextPageLink: rejecting((text) => nextPageLink('https://a.example', text, text)),
  },
  'services/gateway/src/schemas/language-names.ts': { languageTagOf: upTo(100, languageTagOf) },
  'services/gateway/src/recordings/byte-range.ts': { wantedBytes: (text) => wantedBytes(text, 1000) },
  'services/gateway/src/rate-limits/client-address.ts': { addressGroup: rejecting(addressGroup) },
};
