type Part = 'relay' | 'consumers';

/** Whether a process can publish and receive events: its stream is there, and so is its consumer. */
export class EventFlow {
  readonly #works = new Map<Part, boolean>();
  #hasOpened = false;

  /** From now on events flow only while this part works. */
  expect(part: Part): void {
    this.#works.set(part, false);
  }

  report(part: Part, isWorking: boolean): void {
    this.#works.set(part, isWorking);
    this.#hasOpened ||= this.isOpen;
  }

  /** Whether every part worked when it was last used. */
  get isOpen(): boolean {
    return [...this.#works.values()].every(Boolean);
  }

  /**
   * Whether events have flowed in this process. For readiness: a process whose events have never flowed may be set up wrongly. When NATS
   * fails later, calls are still answered and events wait.
   */
  get hasOpened(): boolean {
    return this.#hasOpened;
  }
}
