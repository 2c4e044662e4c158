import { type ConfigOf, setting } from '@insights/config';
import { FolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { S3Store } from './s3-store.ts';

/** Settings of a service that stores objects. */
export const objectStoreSettings = {
  objectStore: setting.choice({
    env: 'OBJECT_STORE',
    of: ['none', 'folder', 's3'],
    default: 'none',
    doc: 'Where objects (recordings) are stored: nowhere, in a folder of this machine (one process only) or in a bucket over the S3 protocol.',
  }),
  objectFolder: setting.string({
    env: 'OBJECT_FOLDER',
    default: '/var/lib/insights/objects',
    doc: 'The folder, for OBJECT_STORE=folder.',
  }),
  objectEndpoint: setting.string({
    env: 'OBJECT_ENDPOINT',
    default: '',
    doc: 'URL of the S3 server; empty: that of the region.',
  }),
  objectRegion: setting.string({ env: 'OBJECT_REGION', default: 'us-east-1', doc: 'Region of the bucket.' }),
  objectBucket: setting.string({ env: 'OBJECT_BUCKET', default: '', doc: 'The bucket; it must exist.' }),
  objectPathStyle: setting.boolean({
    env: 'OBJECT_PATH_STYLE',
    default: true,
    doc: 'Whether the bucket is part of the path; false: of the host name.',
  }),
  objectAccessKeyId: setting.string({
    env: 'OBJECT_ACCESS_KEY_ID',
    default: '',
    doc: "Access key; empty: the environment's own credentials, e.g. a role of the pod.",
  }),
  objectSecretAccessKey: setting.string({
    env: 'OBJECT_SECRET_ACCESS_KEY',
    default: '',
    secret: true,
    doc: 'Secret of the access key.',
  }),
};
export type ObjectStoreConfig = ConfigOf<typeof objectStoreSettings>;

/** Problems of settings that are valid one by one. */
export function objectStoreProblems(config: ObjectStoreConfig): string[] {
  if (config.objectStore !== 's3') return [];
  const { objectBucket, objectEndpoint, objectAccessKeyId, objectSecretAccessKey } = config;
  return [
    ...(objectBucket === '' ? ['OBJECT_BUCKET is missing; OBJECT_STORE=s3 needs it'] : []),
    ...(objectEndpoint !== '' && !/^https?:\/\//.test(objectEndpoint)
      ? ['OBJECT_ENDPOINT is not an http or https URL']
      : []),
    ...((objectAccessKeyId === '') === (objectSecretAccessKey === '')
      ? []
      : ['OBJECT_ACCESS_KEY_ID and OBJECT_SECRET_ACCESS_KEY: set both or neither']),
  ];
}

/** The store of the settings; undefined without one. */
export function openObjectStore(config: ObjectStoreConfig): ObjectStore | undefined {
  if (config.objectStore === 'folder') return new FolderStore(config.objectFolder);
  if (config.objectStore === 'none') return undefined;
  return new S3Store({
    endpoint: config.objectEndpoint,
    region: config.objectRegion,
    bucket: config.objectBucket,
    path_style: config.objectPathStyle,
    access_key_id: config.objectAccessKeyId,
    secret_access_key: config.objectSecretAccessKey,
  });
}
