import { randomBytes } from 'node:crypto';
import type { ObjectStore } from '@insights/objects';
import type { KeyRing } from '@insights/secret-box';
import { AppError } from '@insights/errors';
import type { SessionDeps } from '../../deps.ts';
import type { SignedLinks } from '../../domain/recordings/signed-links.ts';
import type { SessionSlots } from './session-slots.ts';
import type { Transcriber } from './transcriber.ts';

/** Dependencies of recordings. */
export interface RecordingDeps extends SessionDeps {
  /** Undefined where no store is configured: nothing is recorded. */
  readonly objects: ObjectStore | undefined;
  /** Seals the data keys. */
  readonly recordingKeys: KeyRing;
  readonly recordingLinks: SignedLinks;
  readonly uploads: SessionSlots;
  /** Of all recordings of a conversation together. */
  readonly maxBytes: number;
  /** Undefined where none is configured: voice answers are not transcribed here. */
  readonly transcriber: Transcriber | undefined;
  readonly transcriptions: SessionSlots;
}

/** Errors: `unavailable`. */
export function storeOf({ objects }: Pick<RecordingDeps, 'objects'>): ObjectStore {
  if (objects) return objects;
  throw new AppError('unavailable', { publicMessage: 'This installation does not store recordings (OBJECT_STORE).' });
}

/** Where the objects of a recording are. A trigger of `recordings` deletes them by the same prefix. */
export const prefixOf = ({ workspace_id, id }: { workspace_id: string; id: string }): string =>
  `recordings/${workspace_id}/${id}/`;

/** A name of its own for each write: a writer that was taken over cannot replace what its successor has stored. */
export const objectName = (index: number): string =>
  `${String(index).padStart(5, '0')}-${randomBytes(9).toString('base64url')}`;
