// Records what this release promises: `npm run release-baseline`. From then on `npm run lint` compares the tree with it.
import { writeApi, writeContracts } from './released.ts';
import { summarise } from './run-tool.ts';

summarise('Release baseline', [await writeContracts(), await writeApi()]);
