export { type KeyRing, type SealedSecret, open, parseKeyRing, seal } from './secret-box.ts';
export { keyRingSetting } from './key-ring-setting.ts';
