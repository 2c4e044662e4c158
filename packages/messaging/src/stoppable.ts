/** Runs in the background. `stop` takes no new work, finishes the work in progress and resolves. */
export interface Stoppable {
  stop(): Promise<void>;
}
