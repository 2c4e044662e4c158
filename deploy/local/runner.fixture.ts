// A runner for tests that kill it: claims the given folder and runs both engines and a probe in it.
import { claimFolder } from './claim-folder.ts';
import { program, runNats, runPostgres } from './scene.fixture.ts';
import { Supervisor } from './supervisor.ts';

const claimed = await claimFolder({ dir: process.argv[2] ?? '', fresh: false, keep: [], report: console.error });
const supervisor = new Supervisor({ dir: claimed.dir, report: console.error, onFatal: console.error });
await Promise.all([runPostgres(supervisor, claimed.dir), runNats(supervisor, claimed.dir)]);
await supervisor.start(program('probe', 'setInterval(() => undefined, 1000)'));
console.log('running');
