/** Something that runs in the background. `stop` takes nothing new, finishes what is in hand and resolves. */
export interface Stoppable {
  stop(): Promise<void>;
}
