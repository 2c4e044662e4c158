import { parentPort, workerData } from 'node:worker_threads';
import { synthesize } from '../../engine/index.ts';
import type { EngineInput } from '../../engine/types.ts';

parentPort?.postMessage(synthesize(workerData as EngineInput));
