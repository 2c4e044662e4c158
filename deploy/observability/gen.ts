// The alert rules and the dashboards that the chart carries. `--target DIR` writes under another root.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { SERVICE_NAMES } from '@insights/contracts';
import { root } from '../boot/run-tool.ts';
import { ruleFile } from './alerts.ts';
import { dashboardModel, dashboards } from './dashboards.ts';

const { values } = parseArgs({ options: { target: { type: 'string', default: root } } });
const folder = join(values.target, 'charts/insights/files');
await mkdir(join(folder, 'dashboards'), { recursive: true });
const head = '# Made from deploy/observability/ by `npm run gen`. RUNBOOKS is the address of docs/failure-modes.md.\n';
await writeFile(join(folder, 'alerts.yaml'), head + stringify(ruleFile(SERVICE_NAMES.toSorted()), { lineWidth: 0 }));
for (const dashboard of dashboards) {
  const file = join(folder, 'dashboards', `${dashboard.uid}.json`);
  await writeFile(file, `${JSON.stringify(dashboardModel(dashboard), null, 2)}\n`);
}
