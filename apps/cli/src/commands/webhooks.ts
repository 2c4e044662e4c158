import type { NewWebhookEndpoint, WebhookDelivery, WebhookEndpoint } from '@insights/api-client';
import { Option } from 'commander';
import type { AddCommand } from '../command.ts';
import { confirmed } from '../confirm.ts';
import { type ListOptions, printList, withPaging } from '../listing.ts';
import { sinceTime } from '../webhook-forward.ts';
import { addListen } from './listen.ts';
import type { Printer } from '../print.ts';
import { type Session, calling, collected } from '../session.ts';

type EventName = NonNullable<Parameters<Session['client']['webhookEndpoints']['create']>[0]['events']>[number];

/** `insights webhooks`. */
export const addWebhooks: AddCommand = (program, terminal, done) => {
  const group = program.command('webhooks').description('Endpoints, deliveries and events.');
  withPaging(group.command('list'))
    .description('Lists endpoints.')
    .action(
      calling(terminal, done, (session, options: ListOptions) => {
        const { workspace_id } = session;
        return printList(session, options, (page) => session.client.webhookEndpoints.list({ workspace_id, ...page }), {
          ID: (row) => row.id,
          STATE: (row) => row.health?.state,
          EVENTS: (row) => row.events.join(' ') || 'all',
          URL: (row) => row.url,
        });
      }),
    );
  group
    .command('create')
    .description('Registers a receiver. Its secret is printed once, on stdout.')
    .argument('<url>', 'HTTPS address of the receiver')
    .option('--event <type>', 'only this type; may be repeated', collected, [])
    .option('--campaign <id>', 'only events about this campaign; may be repeated', collected, [])
    .option('--description <text>')
    .action(
      calling(terminal, done, async ({ client, print, workspace_id }, url: string, options: CreateOptions) => {
        const events = options.event.map((name) => name as EventName);
        const { description, campaign } = options;
        const interview_ids = [...campaign];
        showEndpoint(
          print,
          await client.webhookEndpoints.create({ workspace_id, url, events, interview_ids, description }),
        );
      }),
    );
  addOneEndpoint(group, terminal, done);
  addDeliveries(group, terminal, done);
  addListen(group, terminal, done);
};

/** What is done with one endpoint. */
const addOneEndpoint: AddCommand = (group, terminal, done) => {
  group
    .command('show')
    .description('Shows an endpoint and its last 24 hours.')
    .argument('<endpoint>', 'id of the endpoint')
    .action(
      calling(terminal, done, async ({ client, print }, endpoint_id: string) => {
        const endpoint = await client.webhookEndpoints.get({ endpoint_id });
        const stats = await client.webhookEndpoints.getStats({ endpoint_id });
        print.fields(
          { ...endpoint, stats },
          {
            ...fieldsOf(endpoint),
            Delivered: stats.delivered,
            Failed: stats.failed,
            Pending: stats.pending,
            'Median, ms': stats.p50_ms,
          },
        );
      }),
    );
  group
    .command('stats')
    .description('Shows what was delivered and what failed in each hour or day.')
    .argument('<endpoint>', 'id of the endpoint')
    .addOption(new Option('--by <length>', 'length of a row').choices(['hour', 'day']).default('hour'))
    .option('--from <time>', 'from then on, such as 2h, 3d or 2026-03-01T00:00:00Z', sinceTime)
    .option('--to <time>', 'before then', sinceTime)
    .action(
      calling(terminal, done, async ({ client, print }, endpoint_id: string, { by, from, to }: StatsOptions) => {
        const times = { from: from?.toISOString(), to: to?.toISOString() };
        const { series } = await client.webhookEndpoints.getStats({ endpoint_id, bucket: by, ...times });
        print.table(series, {
          FROM: (row) => row.at,
          DELIVERED: (row) => row.delivered,
          FAILED: (row) => row.failed,
          'MEAN, MS': (row) => row.mean_ms,
        });
      }),
    );
  group
    .command('delete')
    .description('Deletes an endpoint with its deliveries.')
    .argument('<endpoint>', 'id of the endpoint')
    .option('--yes', 'without a question')
    .action(
      calling(terminal, done, async ({ client, print }, endpoint_id: string, { yes }: { yes?: true }) => {
        const { url } = await client.webhookEndpoints.get({ endpoint_id });
        await confirmed(terminal, `Delete the endpoint ${url}?`, yes);
        await client.webhookEndpoints.delete({ endpoint_id });
        print.note(`Deleted ${endpoint_id}.`);
      }),
    );
  group
    .command('rotate-secret')
    .description('Makes a new signing secret, printed once.')
    .argument('<endpoint>', 'id of the endpoint')
    .action(
      calling(terminal, done, async ({ client, print }, endpoint_id: string) => {
        showEndpoint(print, await client.webhookEndpoints.rotateSecret({ endpoint_id }));
      }),
    );
  group
    .command('trigger')
    .description('Sends a test event (webhook.ping) to an endpoint.')
    .argument('<endpoint>', 'id of the endpoint')
    .action(
      calling(terminal, done, async ({ client, print }, endpoint_id: string) => {
        const test = await client.webhookEndpoints.test({ endpoint_id });
        print.fields(test, { Delivery: test.delivery_id });
      }),
    );
};

/** What an endpoint was sent. */
const addDeliveries: AddCommand = (group, terminal, done) => {
  withPaging(group.command('deliveries'))
    .description('Lists the deliveries of an endpoint, newest first.')
    .argument('<endpoint>', 'id of the endpoint')
    .addOption(new Option('--status <status>', 'only these').choices(['pending', 'delivered', 'failed']))
    .option('--event <type>', 'only of this type')
    .option('--campaign <id>', 'only of events about this campaign')
    .option('--from <time>', 'queued from then on, such as 2h, 3d or 2026-03-01T00:00:00Z', sinceTime)
    .option('--to <time>', 'queued before then', sinceTime)
    .action(
      calling(terminal, done, (session, endpoint_id: string, options: DeliveryOptions) => {
        const { status, event, campaign: interview_id, from, to } = options;
        const times = { from: from?.toISOString(), to: to?.toISOString() };
        const filter = { endpoint_id, status, event, interview_id, ...times };
        return printList(
          session,
          options,
          (page) => session.client.webhookEndpoints.listDeliveries({ ...filter, ...page }),
          {
            ID: (row) => row.id,
            STATUS: (row) => row.status,
            EVENT: (row) => row.event,
            ATTEMPTS: (row) => row.attempts,
            CREATED: (row) => row.created_at,
            ERROR: (row) => row.last_error ?? '',
          },
        );
      }),
    );
  group
    .command('delivery')
    .description('Shows every attempt of a delivery.')
    .argument('<endpoint>', 'id of the endpoint')
    .argument('<delivery>', 'id of the delivery')
    .action(
      calling(terminal, done, async ({ client, print }, endpoint_id: string, delivery_id: string) => {
        const delivery = await client.webhookEndpoints.getDelivery({ endpoint_id, delivery_id });
        if (print.isJson) return print.result(delivery, String);
        print.table(delivery.attempt_log, {
          ATTEMPT: (row) => row.number,
          STARTED: (row) => row.started_at,
          STATUS: (row) => row.response_status,
          MS: (row) => row.duration_ms,
          ERROR: (row) => row.reason ?? '',
          ANSWER: (row) => row.response_excerpt,
        });
      }),
    );
  group
    .command('resend')
    .description('Sends the event of a finished delivery again, as a new delivery.')
    .argument('<endpoint>', 'id of the endpoint')
    .argument('<delivery>', 'id of the delivery')
    .action(
      calling(terminal, done, async ({ client, print }, endpoint_id: string, delivery_id: string) => {
        const made = await client.webhookEndpoints.resendDelivery({ endpoint_id, delivery_id });
        print.fields(made, { Delivery: made.delivery_id });
      }),
    );
  withPaging(group.command('events'))
    .description('Lists the events of an endpoint of the last 30 days, oldest first.')
    .argument('<endpoint>', 'id of the endpoint')
    .action(
      calling(terminal, done, (session, endpoint_id: string, options: ListOptions) =>
        printList(session, options, (page) => session.client.webhookEndpoints.listEvents({ endpoint_id, ...page }), {
          ID: (row) => row.id,
          TIME: (row) => row.timestamp,
          EVENT: (row) => row.event,
          DELIVERY: (row) => row.delivery_status,
        }),
      ),
    );
  group
    .command('types')
    .description('Lists the types of events.')
    .action(
      calling(terminal, done, async ({ client, print }) => {
        print.table(await client.webhookEndpoints.listEventTypes(), {
          NAME: (row) => row.name,
          DESCRIPTION: (row) => row.description,
        });
      }),
    );
};

interface CreateOptions {
  readonly event: readonly string[];
  readonly campaign: readonly string[];
  readonly description?: string;
}
interface StatsOptions {
  readonly by: 'hour' | 'day';
  readonly from?: Date;
  readonly to?: Date;
}
interface DeliveryOptions extends ListOptions {
  readonly status?: WebhookDelivery['status'];
  readonly event?: EventName;
  readonly campaign?: string;
  readonly from?: Date;
  readonly to?: Date;
}

const fieldsOf = (endpoint: WebhookEndpoint) => ({
  Id: endpoint.id,
  Url: endpoint.url,
  Events: endpoint.events.join(' ') || 'all',
  Campaigns: endpoint.interview_ids.join('\n') || 'all',
  Active: endpoint.active,
  Health: endpoint.health?.reason,
  Description: endpoint.description,
});

function showEndpoint(print: Printer, endpoint: NewWebhookEndpoint): void {
  print.fields(endpoint, { ...fieldsOf(endpoint), Secret: endpoint.secret });
}
