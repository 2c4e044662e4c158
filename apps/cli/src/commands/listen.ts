import { randomBytes } from 'node:crypto';
import type { AddCommand } from '../command.ts';
import { type ListenOptions, listen } from '../listen.ts';
import { calling, collected } from '../session.ts';
import { forwardAddress, sinceTime } from '../webhook-forward.ts';

/** `insights webhooks listen`. */
export const addListen: AddCommand = (group, terminal, done) => {
  group
    .command('listen')
    .description(
      'Prints the events of an endpoint as they happen, and forwards them to a program on this machine. Continues where it ended before.',
    )
    .argument('<endpoint>', 'id of the endpoint')
    .option('--forward <address>', 'local address that gets each event as a signed POST', forwardAddress)
    .option(
      '--since <time>',
      'where the first run begins, such as 2h, 3d or 2026-03-01T00:00:00Z; by default, now',
      sinceTime,
    )
    .option('--event <type>', 'only this type; may be repeated', collected, [])
    .option('--failed', 'only events whose delivery has failed')
    .option('--restart', 'forget where the last run ended')
    .option('--until-now', 'end with the last event there is, instead of waiting for more')
    .action(
      calling(terminal, done, async (session, endpoint_id: string, options: Omit<ListenOptions, 'secret'>) => {
        const given = terminal.env['INSIGHTS_WEBHOOK_SECRET'] || undefined;
        const secret = given ?? `whsec_${randomBytes(32).toString('base64')}`;
        if (options.forward && given === undefined) {
          session.print.note(`Signed with ${secret}; set INSIGHTS_WEBHOOK_SECRET to sign with that of the endpoint.`);
        }
        await listen(session, endpoint_id, { ...options, secret });
      }),
    );
};
