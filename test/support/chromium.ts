import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The shell draws pages alone. The whole browser draws windows too, which takes three quarters of the time of a test of pages. */
const PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const path = process.env['CHROMIUM_PATH'] ?? PATHS.find((each) => existsSync(each)) ?? '/usr/bin/chromium';

/** Why there is no browser to test with, or false. */
export const noChromium: string | false = existsSync(path)
  ? false
  : `no Chromium at ${path}: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH`;

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** `more`: arguments in addition to the usual ones. */
export function startChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: path, headless: true, args: [...ARGUMENTS, ...more] });
}
