export type { ByteRange, ObjectStore } from './object-store.ts';
export { FolderStore } from './folder-store.ts';
export { type S3Options, S3Store } from './s3-store.ts';
export { type ObjectStoreConfig, objectStoreProblems, objectStoreSettings, openObjectStore } from './settings.ts';
