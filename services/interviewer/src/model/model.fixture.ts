import { loadConfig } from '@insights/config';
import { NO_USAGE } from '@insights/model';
import { type ConductConfig, conductSettings } from '../config.ts';
import type { Surroundings } from '../interviewer.ts';
import type { AddUse } from './spending.ts';

/** Settings of a model on loopback. */
export const configOf = (url: string, env: Record<string, string> = {}): ConductConfig =>
  loadConfig(conductSettings, { MODEL_PROVIDER: 'openai', MODEL_BASE_URL: url, MODEL_NAME: 'm', ...env });

/** As if nothing had been used yet. */
const neverMuch: AddUse = () =>
  Promise.resolve({ session: NO_USAGE, campaign: NO_USAGE, workspace: NO_USAGE, day: '2026-01-01' });

/** A session without hidden names and far from its budgets. */
export const anywhere: Pick<Surroundings, 'hideNames' | 'addUse'> = {
  hideNames: (texts) => Promise.resolve(texts.map((text) => ({ text, hidden: [] }))),
  addUse: neverMuch,
};
