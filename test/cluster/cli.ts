/**
 * `npm run cluster -- build | up | down`: builds a trial cluster, starts it, removes it. `up` prints how to use it.
 */
import { unlock } from '../../deploy/boot/lock.mjs';
import { buildImages } from './build-images.ts';
import { buildPrograms } from './build-programs.ts';
import { down, up } from './cluster.ts';
import { holdLock } from './hold-lock.ts';
import { bin, kubeconfig, whyNever } from './place.ts';

const commands: Record<string, () => Promise<void>> = {
  async build() {
    await buildPrograms();
    await buildImages();
  },
  async up() {
    await up();
    console.log(`export KUBECONFIG=${kubeconfig} PATH=${bin}:${bin}/as:$PATH`);
  },
  down,
};

const command = commands[process.argv[2] ?? ''];
const reason = whyNever();
if (!command || reason) {
  console.error(
    reason
      ? `A cluster cannot run here: ${reason}.`
      : `Usage: npm run cluster -- one of ${Object.keys(commands).join(', ')}.`,
  );
  process.exit(64);
}
const lock = await holdLock();
try {
  await command();
} finally {
  unlock(lock);
}
