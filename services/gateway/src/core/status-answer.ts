/** A JSON answer whose status is one of `success.also`. */
export class StatusAnswer<T> {
  readonly status: number;
  readonly body: T;

  constructor(status: number, body: T) {
    this.status = status;
    this.body = body;
  }
}
