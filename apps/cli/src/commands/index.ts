import type { AddCommand } from '../command.ts';
import { addAnswers } from './answers.ts';
import { addAudit } from './audit.ts';
import { addCampaigns } from './campaigns.ts';
import { addCodebook } from './codebook.ts';
import { addCompletion } from './completion.ts';
import { addContacts } from './contacts.ts';
import { addContext } from './context.ts';
import { addConversations } from './conversations.ts';
import { addFollow } from './follow.ts';
import { addImport } from './import.ts';
import { addJobs } from './jobs.ts';
import { addKeys } from './keys.ts';
import { addLogin } from './login.ts';
import { addMcp } from './mcp.ts';
import { addProjects } from './projects.ts';
import { addRehearse } from './rehearse.ts';
import { addReports } from './reports.ts';
import { addShares } from './shares.ts';
import { addVaults } from './vaults.ts';
import { addVerify } from './verify.ts';
import { addWebhooks } from './webhooks.ts';

/** One file for each command or group of commands, in the order of the help. */
export const COMMANDS: readonly AddCommand[] = [
  addLogin,
  addCampaigns,
  addRehearse,
  addContacts,
  addConversations,
  addAnswers,
  addImport,
  addFollow,
  addReports,
  addCodebook,
  addShares,
  addVerify,
  addVaults,
  addContext,
  addProjects,
  addWebhooks,
  addKeys,
  addJobs,
  addAudit,
  addMcp,
  addCompletion,
];
