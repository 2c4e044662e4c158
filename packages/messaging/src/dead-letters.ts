import { pathToFileURL } from 'node:url';
import { readConfigOrExit } from '@insights/config';
import type { Bus } from './bus.ts';
import { runWithBus } from './command.ts';
import { type DeadLetter, inspectDeadLetter, listDeadLetters, replayDeadLetter } from './dead-letter-store.ts';
import { messagingSettings } from './settings.ts';

const USAGE = `Usage: dead-letters list [FROM]      events that were given up, 100 at a time
       dead-letters show SEQ         one of them
       dead-letters replay SEQ       hand it to the service that gave it up once more
       dead-letters replay --all     all of them`;

function line(letter: DeadLetter): string {
  const { seq, dead_at, service, event, event_id, error_code, attempts } = letter;
  return `${seq}\t${dead_at}\t${service}\t${event}\t${event_id}\t${error_code}\t${attempts} attempts`;
}

/** Replays the present dead letters; those that fail again meanwhile stay. */
async function replayAll(bus: Bus): Promise<void> {
  const letters: DeadLetter[] = [];
  for (let from = 1; ;) {
    const page = await listDeadLetters(bus, { from });
    letters.push(...page);
    from = (page.at(-1)?.seq ?? 0) + 1;
    if (page.length === 0) break;
  }
  for (const { seq } of letters) console.log(line(await replayDeadLetter(bus, seq)));
}

/** Runs one command and returns its exit status. */
async function runCommand(bus: Bus, [command, argument]: string[]): Promise<number> {
  const seq = Number(argument);
  const isSeq = Number.isSafeInteger(seq) && seq > 0;
  if (command === 'list' && (argument === undefined || isSeq)) {
    const letters = await listDeadLetters(bus, isSeq ? { from: seq } : {});
    for (const letter of letters) console.log(line(letter));
  } else if (command === 'show' && isSeq) {
    console.log(JSON.stringify(await inspectDeadLetter(bus, seq), null, 2));
  } else if (command === 'replay' && argument === '--all') {
    await replayAll(bus);
  } else if (command === 'replay' && isSeq) {
    console.log(line(await replayDeadLetter(bus, seq)));
  } else {
    console.error(USAGE);
    return 2;
  }
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const command = process.argv.slice(2);
  await runWithBus('dead-letters', readConfigOrExit(messagingSettings), (bus) => runCommand(bus, command));
}
