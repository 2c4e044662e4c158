import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Resources {
  resources?: { limits?: { memory?: string } };
}

interface Values {
  defaults: Resources;
  services: Record<string, Resources>;
}

/** Each service's memory limit in the chart, in MiB, by name. */
export function chartMemoryMib(): Record<string, number> {
  const file = join(import.meta.dirname, '../../charts/insights/values.yaml');
  const { defaults, services } = parse(readFileSync(file, 'utf8')) as Values;
  return Object.fromEntries(
    Object.entries(services).map(([name, own]) => [name, mibOf(own.resources?.limits?.memory ?? limitOf(defaults))]),
  );
}

function limitOf({ resources }: Resources): string {
  const memory = resources?.limits?.memory;
  if (memory === undefined) throw new Error('the chart has no memory limit for every service');
  return memory;
}

function mibOf(quantity: string): number {
  const [, digits, unit] = /^(\d+)(Mi|Gi)$/.exec(quantity) ?? [];
  if (digits === undefined) throw new Error(`${quantity} is not a memory limit in Mi or Gi`);
  return Number(digits) * (unit === 'Gi' ? 1024 : 1);
}
