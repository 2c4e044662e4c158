import { ANALYSIS_MODEL } from './text-functions/analysis-model.ts';
import { CAMPAIGNS } from './text-functions/campaigns.ts';
import { GATEWAY } from './text-functions/gateway.ts';
import { INTERVIEWER } from './text-functions/interviewer.ts';
import { PACKAGES } from './text-functions/packages.ts';
import { REPORTS } from './text-functions/reports.ts';
import { REPORTS_ANSWER } from './text-functions/reports-answer.ts';
import { REPORTS_PROOF } from './text-functions/reports-proof.ts';
import type { TextFunctions } from './text-functions/types.ts';
import { THOUGHTS } from './text-functions/thoughts.ts';
import { VAULTS } from './text-functions/vaults.ts';

/**
 * Every function over text that people send, with a way to call it. linear-text.test.ts measures each, and fails when an exported
 * function with text among its parameters is neither here nor in text-exemptions.ts.
 */
export const TEXT_FUNCTIONS: TextFunctions = {
  ...PACKAGES,
  ...THOUGHTS,
  ...INTERVIEWER,
  ...VAULTS,
  ...REPORTS,
  ...REPORTS_ANSWER,
  ...REPORTS_PROOF,
  ...ANALYSIS_MODEL,
  ...GATEWAY,
  ...CAMPAIGNS,
};
