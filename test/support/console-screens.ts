/** The screens of the console: what each one reads, and what can be pressed in it with the call of the API that it leads to. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { groupName } from '../../services/gateway/src/reference/names.ts';
import type { Route } from '../../services/gateway/src/core/route.ts';
import { routes } from '../../services/gateway/src/routes/index.ts';
import { talk } from './campaign.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A call as the console's source writes it: `interviews.start`. */
export type Call = string;

export function routeOf(call: Call): Route {
  const found = routes.find(({ tag, name }) => `${groupName(tag)}.${name}` === call);
  if (!found) throw new Error(`the API has no ${call}`);
  return found;
}

/** The requests of a call. */
export function requestsOf(call: Call): RegExp {
  return new RegExp(`${routeOf(call).path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`);
}

/** Reads that belong to no screen alone, or to what is chosen in it. */
export const COMMON_CALLS: readonly Call[] = [
  'campaignInsights.listResponses',
  'campaignReports.diffVersions',
  'signIn.getMe',
  'signIn.getConfig',
  'interviews.get',
  'interviews.getEvents',
  'interviews.listInvitationRuns',
  'campaignInsights.restoreAnswer',
  'interviews.resetTurnQuestion',
  'workspaces.listMembers',
  'jobs.get',
  'jobs.cancel',
];

/**
 * What can be pressed, by its name for assistive technology, and the call that it leads to. '' leads to none, and need not be there.
 */
export type Offer = readonly [name: RegExp, call: Call];

export interface Screen {
  readonly name: string;
  /** Below the workspace; `CAMPAIGN` and `CONVERSATION` stand for ids. */
  readonly at: string;
  /** What it cannot do without; the first is what it shows. */
  readonly reads: readonly Call[];
  readonly offers: readonly Offer[];
  /** Brings out what is offered only then. */
  prepare?(page: Page): Promise<void>;
}

const COPY: Offer = [/^Copy$/, ''];
/** Above every screen of a campaign. */
export const FRAME: readonly Offer[] = [
  [/^All campaigns$/, 'interviews.list'],
  [/^Pause$/, 'interviews.pause'],
  [/^Progress$/, 'interviews.getProgress'],
  [/^Guide$/, 'interviews.get'],
  [/^People$/, 'interviews.listContacts'],
  [/^Interviews$/, 'interviews.listConversations'],
  [/^Report$/, 'campaignReports.getGenerationStatus'],
  [/^Ask$/, 'interviewQuery.query'],
  [/^Share$/, 'campaignReports.listShares'],
];
const AT = '/campaigns/CAMPAIGN';
const ADD_THEME: Offer = [/^Add a theme$/, 'codebook.addCode'];
const SEE_TURN: Offer = [/^See where/, 'interviews.getTranscript'];

/** Of a running campaign with people, interviews, a report, a correction, a theme of people's own with a passage, and a shared link. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    at: '',
    reads: ['interviews.list'],
    offers: [
      [/^New campaign$/, 'interviews.create'],
      [/interviews completed/, 'interviews.get'],
      [/^Show more$/, ''],
    ],
  },
  {
    name: 'new campaign',
    at: '/new',
    reads: ['signIn.getMe'],
    offers: [
      [/^(Remove question \d|Move question \d (up|down)|Add a question)$/, ''],
      [/^(See how it may run|Try it yourself)$/, 'interviews.rehearse'],
      [/^Create the campaign$/, 'interviews.create'],
    ],
    async prepare(page) {
      await page.getByText('Where work gets stuck').click();
    },
  },
  {
    name: 'progress',
    at: AT,
    reads: ['interviews.getProgress', 'interviews.get', 'interviews.getEvents'],
    offers: [...FRAME, [/^Complete$/, 'interviews.complete']],
  },
  {
    name: 'guide',
    at: `${AT}/guide`,
    reads: ['interviews.get'],
    offers: [...FRAME, [/^Duplicate$/, 'interviews.duplicate'], [/^Save$/, 'interviews.update']],
  },
  {
    name: 'people',
    at: `${AT}/people`,
    reads: ['interviews.listContacts', 'join.listLinks'],
    offers: [
      ...FRAME,
      COPY,
      [/^Add to the list: 1$/, 'interviews.createContacts'],
      [/^Make a link$/, 'join.createLink'],
      [/^(Invite|Remind) everybody$/, 'interviews.inviteContacts'],
      [/^(Select all|Copy all links|Download links \(CSV\))$/, ''],
      [/^Invite: /, 'interviews.inviteContact'],
      [/^Delete this person/, 'interviews.eraseContact'],
    ],
    async prepare(page) {
      const more = page.locator('details', { hasText: 'More' }).first();
      if ((await more.count()) > 0) await more.getByText('More', { exact: true }).click();
      await page.getByLabel('Paste addresses').fill('Di Eck <di@example.org>');
      await page.getByRole('button', { name: 'Add to the list: 1' }).waitFor();
    },
  },
  {
    name: 'interviews',
    at: `${AT}/interviews`,
    reads: ['interviews.listConversations', 'interviews.getContact'],
    offers: [
      ...FRAME,
      [/^Import interviews$/, 'interviews.importConversation'],
      [/^(Maya Lindgren|Person \d+)$/, 'interviews.getConversation'],
    ],
  },
  {
    name: 'import',
    at: `${AT}/interviews/import`,
    reads: ['interviews.get'],
    offers: [
      ...FRAME,
      [/^All interviews$/, 'interviews.listConversations'],
      [/^(Remove talk.json|Add)$/, ''],
      [/^Check: 1$/, 'interviews.previewImport'],
      [/^Import: 1$/, 'interviews.importConversation'],
    ],
    async prepare(page) {
      const buffer = Buffer.from(JSON.stringify(talk(0)));
      await page.getByLabel('Files').setInputFiles({ name: 'talk.json', mimeType: 'application/json', buffer });
      await page.getByLabel('E-mail address').fill('person0@example.org');
    },
  },
  {
    name: 'interview',
    at: `${AT}/interviews/CONVERSATION`,
    reads: [
      'interviews.getConversation',
      'interviews.getTranscript',
      'interviews.getConversationEvents',
      'codebook.listCodings',
      'codebook.get',
    ],
    offers: [
      ...FRAME,
      [/^All interviews$/, 'interviews.listConversations'],
      SEE_TURN,
      [/^Mark as seen: /, 'interviews.clearFlag'],
      [/^Change: /, 'campaignInsights.setAnswer'],
      [/^Play/, 'interviews.getRecordingUrl'],
      [/^Assign a theme: /, 'codebook.addCoding'],
      [/^Remove “/, 'codebook.deleteCoding'],
      [/^Change the question that this asks: /, 'interviews.setTurnQuestion'],
      [/^Delete this person/, 'interviews.eraseContact'],
    ],
  },
  {
    name: 'report',
    at: `${AT}/report`,
    reads: ['campaignReports.getGenerationStatus', 'campaignReports.listVersions', 'interviewExport.exportReport'],
    offers: [
      ...FRAME,
      [/^Print/, ''],
      [/^Correct it$/, 'campaignReports.addCorrection'],
      [/^Generate a new version$/, 'campaignReports.regenerate'],
      ADD_THEME,
    ],
    async prepare(page) {
      await page.locator('.document iframe').waitFor();
    },
  },
  {
    name: 'corrections',
    at: `${AT}/report/corrections`,
    reads: ['campaignReports.get', 'campaignReports.listCorrections', 'codebook.get', 'codebook.listCodings'],
    offers: [
      ...FRAME,
      [/^Back to the report$/, 'campaignReports.getGenerationStatus'],
      SEE_TURN,
      ADD_THEME,
      [/^Change “/, 'codebook.changeCode'],
      [/^Remove “.+” from: /, 'codebook.deleteCoding'],
      [/^Remove “/, 'codebook.deleteCode'],
      [/^Rename “/, 'campaignReports.addCorrection'],
      [/^Reject “/, 'campaignReports.addCorrection'],
      [/^Merge “/, ''],
      [/^Object to it$/, 'campaignReports.addCorrection'],
      [/^Withdraw/, 'campaignReports.deleteCorrection'],
      [/^Generate a new version$/, 'campaignReports.regenerate'],
    ],
    async prepare(page) {
      await page.locator('.theme summary').first().click();
    },
  },
  {
    name: 'ask',
    at: `${AT}/ask`,
    reads: ['interviews.get'],
    offers: [...FRAME, [/^(Ask|What happened at the last hand-over\?)$/, 'interviewQuery.query']],
    async prepare(page) {
      await page.getByLabel('Your question').fill('What helps?');
    },
  },
  {
    name: 'share',
    at: `${AT}/share`,
    reads: ['campaignReports.listShares'],
    offers: [
      ...FRAME,
      COPY,
      [/^Make a link$/, 'campaignReports.createShare'],
      [/^Revoke: /, 'campaignReports.revokeShare'],
    ],
  },
];

const FILES = 'apps/console/src/**/*.{ts,tsx}';

/** Every call in the console's source. */
export function callsInSource(): Call[] {
  const sources = globSync(FILES, { cwd: ROOT, exclude: ['**/*.test.ts'] }).map((path) =>
    readFileSync(join(ROOT, path), 'utf8'),
  );
  const found = sources.flatMap((source) => [...source.matchAll(/\bapi\.(\w+\.\w+)/g)].map(([, call = '']) => call));
  return [...new Set(found)].toSorted();
}

/** Every call of the list. */
export function callsInList(): Call[] {
  const known = SCREENS.flatMap(({ reads, offers }) => [...reads, ...offers.map(([, call]) => call)]);
  return [...new Set([...COMMON_CALLS, ...known])].filter((call) => call !== '').toSorted();
}
