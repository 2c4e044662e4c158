export { FILE_FORMATS, type FileFormat, type Manifest, type SealedQuote, sha256 } from './manifest.ts';
export { type PublicJwk, type PublishedKey, type SigningJwk, publicKeysFrom, signingKeyFrom } from './keys.ts';
export { ReportSealer, type SealFacts } from './seal.ts';
export { DETACHED, type DetachedFormat, isDetached } from './carriers.ts';
export { type Problem, type Verdict, verifySeal } from './verify.ts';
export { SEAL_ENTRY } from './zip-carrier.ts';
