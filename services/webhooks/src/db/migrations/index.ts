import type { SchemaGate, ServiceMigration } from '@insights/db';
import { eventAttempts } from './0008-event-attempts.ts';
import { growth } from './0007-growth.ts';
import { deliveryCounts } from './0010-delivery-counts.ts';
import { health } from './0009-health.ts';
import { erasableAnswers } from './0004-erasable-answers.ts';
import { erasures } from './0002-erasures.ts';
import { feed } from './0005-feed.ts';
import { interviewsOfEndpoints } from './0006-interviews-of-endpoints.ts';
import { resentDeliveries } from './0011-resent-deliveries.ts';
import { quotas } from './0003-quotas.ts';
import { tables } from './0001-tables.ts';

export const migrations: ServiceMigration[] = [
  tables,
  erasures,
  quotas,
  erasableAnswers,
  feed,
  interviewsOfEndpoints,
  growth,
  eventAttempts,
  health,
  deliveryCounts,
  resentDeliveries,
];

/** The schema version that this code needs. */
export const schemaGate: SchemaGate = { service: 'webhooks', needed_version: 11 };
