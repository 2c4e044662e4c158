/** Acquires the lock and breaks one whose owner is dead. Returns undefined on success, else the pid of the living owner. */
export function tryLock(file: string): number | undefined;
/** Releases the lock. */
export function unlock(file: string): void;
/** Runs `work` while no other process holds `file`; `onWait` is called once with the pid of the owner. */
export function withLock<T>(file: string, work: () => Promise<T> | T, onWait: (owner: number) => void): Promise<T>;
