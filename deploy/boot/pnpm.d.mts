/** The package manager, exactly, as `npx` takes it. */
export const pnpm: string;
