import { parentPort, workerData } from 'node:worker_threads';
import { type GivenTranscript, prepareTranscript } from './prepare-transcript.ts';

const preparation = prepareTranscript(workerData as GivenTranscript);
const batches = 'prepared' in preparation ? preparation.prepared.batches : [];
parentPort?.postMessage(
  preparation,
  batches.map(({ buffer }) => buffer as ArrayBuffer),
);
