import type { Readable } from 'node:stream';

/** What a store says of bytes without reading them. */
export interface Kept {
  readonly size: number;
  readonly changed: Date;
}
export interface Opened extends Kept {
  readonly stream: Readable;
}
/** First and last byte, both included. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The bytes of files, each under a key such as `public/uploads/….webp`: on this machine's disk, or in a bucket that all nodes reach. */
export interface Storage {
  /** Puts bytes, whole or not at all. */
  put(key: string, bytes: Buffer): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** Undefined where there is nothing. */
  kept(key: string): Promise<Kept | undefined>;
  /** Undefined where there is nothing; `size` is that of the whole. */
  open(key: string, range?: Range): Promise<Opened | undefined>;
  /** Nothing there is fine. */
  remove(key: string): Promise<void>;
  /** The keys right in a folder, without those of its folders and hidden ones. */
  list(folder: string): AsyncIterable<string>;
}
