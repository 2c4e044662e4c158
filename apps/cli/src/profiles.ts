import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { type Terminal, UsageError } from './command.ts';

const Profile = z.object({ url: z.string(), key: z.string() });
/** A service and the credential for it: an API key, the retrieval key of a vault, or the access token of a person. */
export type Profile = z.output<typeof Profile>;

const Profiles = z.object({ current: z.string(), profiles: z.record(z.string(), Profile) });
type Profiles = z.output<typeof Profiles>;

export const DEFAULT_PROFILE = 'default';

/** A folder of the XDG base directory specification, which ignores relative paths. */
export function xdgFolder({ env }: Terminal, variable: 'XDG_CONFIG_HOME' | 'XDG_STATE_HOME'): string {
  const given = env[variable];
  if (given !== undefined && isAbsolute(given)) return join(given, 'insights');
  const otherwise = variable === 'XDG_CONFIG_HOME' ? '.config' : '.local/state';
  return join(env['HOME'] ?? homedir(), otherwise, 'insights');
}

export const profilesFile = (terminal: Terminal): string =>
  join(xdgFolder(terminal, 'XDG_CONFIG_HOME'), 'profiles.json');

export async function readProfiles(terminal: Terminal): Promise<Profiles> {
  const file = profilesFile(terminal);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new UsageError(`${file} cannot be read (${error.code}).`);
  });
  if (text === undefined) return { current: DEFAULT_PROFILE, profiles: {} };
  try {
    return Profiles.parse(JSON.parse(text));
  } catch {
    throw new UsageError(`${file} is damaged. Delete it and log in again: insights login`);
  }
}

export async function saveProfile(terminal: Terminal, name: string, profile: Profile): Promise<void> {
  const { profiles } = await readProfiles(terminal);
  await writeSecret(profilesFile(terminal), { current: name, profiles: { ...profiles, [name]: profile } });
}

/** Returns false if there is no such profile. */
export async function removeProfile(terminal: Terminal, name: string): Promise<boolean> {
  const { current, profiles } = await readProfiles(terminal);
  if (!Object.hasOwn(profiles, name)) return false;
  const { [name]: _removed, ...rest } = profiles;
  const next = current === name ? (Object.keys(rest)[0] ?? DEFAULT_PROFILE) : current;
  await writeSecret(profilesFile(terminal), { current: next, profiles: rest });
  return true;
}

/** Only the owner may read it; a reader sees the old or the new content, never a half. */
async function writeSecret(file: string, content: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const beside = `${file}.${randomUUID()}`;
  try {
    await writeFile(beside, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
}
