import type { Readable } from 'node:stream';

/** Facts about stored bytes that need no reading of them. */
export interface StoredFileInfo {
  readonly size: number;
  readonly changed: Date;
}
export interface OpenedFile extends StoredFileInfo {
  readonly stream: Readable;
}
/** Byte range; both ends are included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Store of files' bytes, each under a key such as `public/uploads/….webp`: on this machine's disk, or in a bucket that
 * all nodes reach.
 */
export interface FileStore {
  /** Stores bytes, whole or not at all. */
  put(key: string, bytes: Buffer): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** Returns undefined if the key does not exist. */
  kept(key: string): Promise<StoredFileInfo | undefined>;
  /** Returns undefined if the key does not exist; `size` is that of the whole file. */
  open(key: string, range?: ByteRange): Promise<OpenedFile | undefined>;
  /** Removes a key; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** Lists the keys directly in a folder, without those of its subfolders and without hidden ones. */
  list(folder: string): AsyncIterable<string>;
}
