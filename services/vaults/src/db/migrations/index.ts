import type { SchemaGate, ServiceMigration } from '@insights/db';
import { eventAttempts } from './0019-event-attempts.ts';
import { growth } from './0017-growth.ts';
import { erasableAnswers } from './0004-erasable-answers.ts';
import { coveringPostings } from './0016-covering-postings.ts';
import { chat } from './0013-chat.ts';
import { chatEngines } from './0018-chat-engines.ts';
import { facts } from './0011-facts.ts';
import { graphFacts } from './0022-graph-facts.ts';
import { hiddenNames } from './0005-hidden-names.ts';
import { erasures } from './0002-erasures.ts';
import { modelFacts } from './0021-model-facts.ts';
import { projects } from './0012-projects.ts';
import { quotas } from './0003-quotas.ts';
import { reindexing } from './0009-reindexing.ts';
import { search } from './0008-search.ts';
import { stamps } from './0015-stamps.ts';
import { unindexed } from './0014-unindexed.ts';
import { uploads } from './0007-uploads.ts';
import { versions } from './0006-versions.ts';
import { tables } from './0001-tables.ts';
import { titles } from './0020-titles.ts';
import { warnings } from './0023-warnings.ts';
import { vectors } from './0010-vectors.ts';

/** Forward only, in order. */
export const migrations: ServiceMigration[] = [
  tables,
  erasures,
  quotas,
  erasableAnswers,
  hiddenNames,
  versions,
  uploads,
  search,
  reindexing,
  vectors,
  facts,
  projects,
  chat,
  unindexed,
  stamps,
  coveringPostings,
  growth,
  chatEngines,
  eventAttempts,
  titles,
  modelFacts,
  graphFacts,
  warnings,
];

/** The schema version that this code needs. */
export const schemaGate: SchemaGate = { service: 'vaults', needed_version: 23 };
