import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConfigShape } from '@insights/config';
import { root } from './run-tool.ts';

function isShape(value: unknown): value is ConfigShape {
  if (typeof value !== 'object' || value === null) return false;
  const members: unknown[] = Object.values(value);
  return (
    members.length > 0 && members.every((member) => typeof member === 'object' && member !== null && 'env' in member)
  );
}

/** All settings that a service's `config.ts` exports, by environment variable. */
export async function settingsOf(service: string): Promise<ConfigShape> {
  const file = join(root, 'services', service, 'src/config.ts');
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  const shapes = Object.values(exported).filter(isShape);
  return Object.fromEntries(shapes.flatMap((shape) => Object.values(shape)).map((setting) => [setting.env, setting]));
}
