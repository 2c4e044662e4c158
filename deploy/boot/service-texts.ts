// Generated parts of hand-written files: the settings in each service's README, the values in the chart's, the images in the Dockerfile and
// the table of services in ARCHITECTURE.md. Each part is between two lines with its mark. `--target DIR` writes under another root.
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { settingsTable } from '@insights/config';
import { SERVICE_NAMES, type ServiceDefinition, serviceDefinitions } from '@insights/contracts';
import { valuesTable } from './chart-values.ts';
import { settingsOf } from './config-shapes.ts';
import { root } from './run-tool.ts';

const { values } = parseArgs({ options: { target: { type: 'string', default: root } } });
const MANAGEMENT_PORT = '9090';
const PORTS: Readonly<Record<ServiceDefinition['serves'], string>> = {
  http: `8080 ${MANAGEMENT_PORT}`,
  grpc: `50051 ${MANAGEMENT_PORT}`,
  nothing: MANAGEMENT_PORT,
};

/** Writes a file with the part between its marks replaced; a file without the marks is copied. */
async function replacePart(path: string, mark: string, part: () => Promise<string> | string): Promise<void> {
  const text = await readFile(join(root, path), 'utf8');
  const between = new RegExp(`${mark}\\n[\\s\\S]*${mark}`);
  const replaced = between.test(text) ? text.replace(between, `${mark}\n${await part()}\n${mark}`) : text;
  await mkdir(join(values.target, dirname(path)), { recursive: true });
  await writeFile(join(values.target, path), replaced);
}

const image = (name: keyof typeof serviceDefinitions): string =>
  `FROM app AS ${name}\nEXPOSE ${PORTS[serviceDefinitions[name].serves]}\nCMD ["services/${name}/src/main.ts"]`;

const row = (name: keyof typeof serviceDefinitions): string => {
  const { purpose, serves, database } = serviceDefinitions[name];
  return `| [${name}](services/${name}/README.md) | ${purpose} | ${serves} | ${database ? 'own schema' : 'none'} |`;
};

for (const path of globSync('services/*/README.md', { cwd: root })) {
  await replacePart(path, '<!-- settings -->', async () => settingsTable(await settingsOf(basename(dirname(path)))));
}
await replacePart('charts/insights/README.md', '<!-- values -->', valuesTable);
await replacePart('deploy/Dockerfile', '# <images>', () => SERVICE_NAMES.map(image).join('\n\n'));
const head = '| service | purpose | serves | database |\n| --- | --- | --- | --- |';
await replacePart('ARCHITECTURE.md', '<!-- services -->', () => [head, ...SERVICE_NAMES.map(row)].join('\n'));
