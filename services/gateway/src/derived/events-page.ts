import { z } from 'zod';
import { type WebhookEvent, webhookEnvelope } from '../webhook-catalogue.ts';

interface Field {
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: Field;
  readonly anyOf?: readonly Field[];
  readonly properties?: Readonly<Record<string, Field>>;
}

function typeOf(field: Field): string {
  if (field.anyOf) return field.anyOf.map(typeOf).join(' or ');
  if (field.enum) return field.enum.map((word) => `\`${word}\``).join(', ');
  if (field.items) return `list of ${typeOf(field.items)}`;
  return field.type ?? '';
}

function rowsOf(properties: Readonly<Record<string, Field>>, before = ''): string[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    `| \`${before}${name}\` | ${typeOf(field)} | ${field.description ?? ''} |`,
    ...rowsOf(field.properties ?? {}, `${before}${name}.`),
  ]);
}

function tableOf(schema: z.ZodType): string {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Field;
  return ['| field | type | meaning |', '| --- | --- | --- |', ...rowsOf(properties)].join('\n');
}

/** `docs/events.md`: every event that a webhook may bring. */
export function eventsDocument(catalogue: readonly WebhookEvent[]): string {
  const chapters = catalogue.map(({ name, doc, data }) => `## ${name}\n\n${doc}\n\n${tableOf(data)}\n`);
  const [example] = catalogue;
  if (!example) throw new Error('The catalogue of events is empty');
  const { data: _data, ...common } = (webhookEnvelope(example) as z.ZodObject).shape;
  const envelope = z.object({ ...common, event: z.string().describe('Type of the event.') });
  return `# Events

Generated from the catalogue of events by \`npm run gen\`. How to receive them: [Webhooks](webhooks.md). \`GET /v1/webhook-events\` returns the same as JSON Schema.

## Every event

${tableOf(envelope)}
| \`data\` | object | What the chapter of the type lists. |

${chapters.join('\n')}`;
}
