import { CAMPAIGNS } from './text-functions/campaigns.ts';
import { GATEWAY } from './text-functions/gateway.ts';
import { INTERVIEWER } from './text-functions/interviewer.ts';
import { PACKAGES } from './text-functions/packages.ts';
import { REPORTS } from './text-functions/reports.ts';
import { VAULTS } from './text-functions/vaults.ts';
export const TEXT_FUNCTIONS = { ...INTERVIEWER, ...CAMPAIGNS, ...VAULTS, ...REPORTS, ...GATEWAY, ...PACKAGES };
