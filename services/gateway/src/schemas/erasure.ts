import { z } from 'zod';
import { erasures, wordsOf } from '@insights/contracts';
import { Id, Time, orNull } from './outputs.ts';

export const Erasure = z
  .object({
    id: Id,
    contact_id: Id,
    status: z.enum(wordsOf(erasures.ErasureStatus)).describe('`erased` once every service has acknowledged.'),
    requested_at: Time,
    completed_at: orNull(Time).describe('When the last service acknowledged.'),
    pending: z.string().array().describe('Services that have not acknowledged yet.'),
  })
  .meta({ id: 'Erasure' });
