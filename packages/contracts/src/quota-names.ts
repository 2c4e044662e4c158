import { type WordOf, wordsOf } from './closed-sets.ts';
import { QuotaName as Quotas } from './gen/insights/common/v1/usage.ts';

export const QUOTA_NAMES = wordsOf(Quotas);
export type QuotaName = WordOf<typeof Quotas>;
