/** The exact version of the package manager, as an argument of `npx`. */
export const pnpm: string;
