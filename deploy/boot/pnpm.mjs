// The exact version of the package manager, so that installations do not depend on the one that a machine has.
export const pnpm = 'pnpm@12.21.0';
