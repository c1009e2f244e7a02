/** Change that may be sent later; `about` names its target (`shoplists/12`), so that a screen finds its own changes. */
export interface Call {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly about?: string;
  /** Name of the target for people (an order's number), for messages about the change. */
  readonly title?: string;
  /** State that the screen shows meanwhile; not sent. */
  readonly shown?: object;
  /** Key of an earlier change that creates the record: its id then replaces `{id}` in `path`. */
  readonly after?: string;
  /** Picture to upload first; its id is then sent in `data` under the name `into`. */
  readonly file?: { readonly blob: Blob; readonly name: string; readonly into: string };
}
export interface QueuedCall extends Call {
  /** Place in the queue: calls are sent one after another in this order. */
  readonly place: number;
  /** Idempotency-Key, by which repeated sends count once. */
  readonly key: string;
  readonly person: number;
  /** True if it may have reached the CMS already, though no answer arrived. */
  readonly isTried?: boolean;
}
