import { type ConfigOf, setting } from '@insights/config';
import { addressSettings, workerSettings } from '@insights/grpc-kit';
import { messagingSettings } from '@insights/messaging';
import { budgetSetting, modelPriceSettings, modelSettings } from '@insights/model';

/** Settings of the language model that conducts. */
export const conductSettings = {
  ...modelSettings,
  modelTimeoutMs: setting.integer({
    env: 'MODEL_TIMEOUT_MS',
    min: 100,
    max: 5_000,
    default: 5_000,
    doc: 'Time limit of a request to the model about a turn; after it the turn of the built-in engine is said.',
  }),
  ...modelPriceSettings,
  modelSessionBudget: budgetSetting('MODEL_SESSION_BUDGET', 'one interview', {
    requests: 400,
    tokens: 3_000_000,
    cost: null,
  }),
  modelCampaignBudget: budgetSetting('MODEL_CAMPAIGN_BUDGET', 'all interviews of a campaign in a day (UTC)', {
    requests: 10_000,
    tokens: 100_000_000,
    cost: null,
  }),
  modelDailyBudget: budgetSetting('MODEL_DAILY_BUDGET', 'all interviews of a workspace in a day (UTC)', {
    requests: 20_000,
    tokens: 200_000_000,
    cost: null,
  }),
};
export type ConductConfig = ConfigOf<typeof conductSettings>;

/** Settings of the interviewer; its README's table is generated from them. */
export const interviewerSettings = {
  ...workerSettings,
  ...messagingSettings,
  ...addressSettings('campaigns', 'jobs'),
  region: setting.string({
    env: 'REGION',
    maxLength: 64,
    default: 'local',
    doc: 'The process claims only sessions of this region.',
  }),
  capacity: setting.integer({
    env: 'INTERVIEWER_CAPACITY',
    min: 1,
    max: 1_000,
    default: 10,
    doc: 'Maximum number of sessions that one process conducts at the same time.',
  }),
  thinkMs: setting.integer({
    env: 'INTERVIEWER_THINK_MS',
    min: 0,
    max: 10_000,
    default: 400,
    doc: 'How long a participant must have written nothing before the interviewer answers; several messages in a row get one answer.',
  }),
  ...conductSettings,
};
export type InterviewerConfig = ConfigOf<typeof interviewerSettings>;
