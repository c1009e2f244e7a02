/** A change that may be sent later; `about` names what it changes (`shoplists/12`), so that a screen finds its own. */
export interface Call {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly about?: string;
  /** What people call that (an order's number), for telling them what became of the change. */
  readonly title?: string;
  /** What the screen shows of it meanwhile; it is not sent. */
  readonly shown?: object;
  /** The key of a change before this one that makes its record: its id then takes the place of `{id}` in `path`. */
  readonly after?: string;
  /** A picture that is uploaded first; its id then stands in `data` under this name. */
  readonly file?: { readonly blob: Blob; readonly name: string; readonly into: string };
}
export interface QueuedCall extends Call {
  /** Its place in the queue: calls are sent one after the other in this order. */
  readonly place: number;
  /** The Idempotency-Key: however often it is sent, it counts once. */
  readonly key: string;
  readonly person: number;
  /** It may have reached the CMS already, though no answer came. */
  readonly isTried?: boolean;
}
