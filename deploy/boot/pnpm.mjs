// The package manager, exactly: what is installed does not depend on what a machine happens to have.
export const pnpm = 'pnpm@12.21.0';
