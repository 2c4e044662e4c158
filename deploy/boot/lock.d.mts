/** Takes the lock, breaking that of a dead owner. Returns undefined when it is ours, else the pid of the living owner. */
export function tryLock(file: string): number | undefined;
/** Gives the lock up. */
export function unlock(file: string): void;
/** Runs `work` while no other process holds `file`; `onWait` is told once whom it waits for. */
export function withLock<T>(file: string, work: () => Promise<T> | T, onWait: (owner: number) => void): Promise<T>;
