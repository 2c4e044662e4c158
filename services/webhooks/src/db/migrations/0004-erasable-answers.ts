import { type ServiceMigration, erasableAnswers as answerTables } from '@insights/db';

/**
 * A function that finds the workspace's events about something by an index. Under row-level security the app role cannot use an index over
 * `->>`, because that operator is not leakproof; the owner can.
 */
function eventsAbout(field: string): string[] {
  const name = `webhooks.events_of_${field}s`;
  return [
    `create index events_${field} on webhooks.events ((data ->> '${field}_id')) where (data ->> '${field}_id') is not null`,
    `create function ${name}(wanted text[]) returns setof uuid language sql stable security definer set search_path = webhooks
       as $$ select id from webhooks.events
              where data ->> '${field}_id' = any(wanted)
                and workspace_id = nullif(current_setting('app.workspace_id', true), '')::uuid $$`,
    `revoke all on function ${name}(text[]) from public`,
    `grant execute on function ${name}(text[]) to webhooks_app`,
  ];
}

export const erasableAnswers: ServiceMigration = {
  version: 4,
  name: 'erasable-answers',
  oldest_compatible_code: 1,
  statements: [...answerTables('webhooks'), ...eventsAbout('conversation'), ...eventsAbout('interview')],
};
