export { type Quota, type Room, hasRoom, roomFor, usageOf } from './quota.ts';
export { limitsTable, quotaEntities, storeQuotas } from './limits-table.ts';
export { quotasChangedConsumer } from './quotas-changed.ts';
export { quotaSetting } from './quota-setting.ts';
export { usageAccess, usageHandlers } from './usage-handlers.ts';
