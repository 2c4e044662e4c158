/** A page of something that is more than a list, for example a graph. `Link` names the next page. */
export class PagedAnswer<T> {
  readonly body: T;
  /** Empty on the last page. */
  readonly next_cursor: string;

  constructor(body: T, next_cursor: string) {
    this.body = body;
    this.next_cursor = next_cursor;
  }
}
