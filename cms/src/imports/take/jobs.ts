import type { Piece } from '../source/files';
import type { SourceKind } from '../types';

/** Input of a worker: a page's source, a text, or files in a folder. */
export type ReaderJob =
  | { readonly do: 'page'; readonly html: string; readonly url: string }
  | { readonly do: 'text'; readonly text: string }
  | {
      readonly do: 'files';
      readonly folder: string;
      readonly files: readonly { readonly name: string; readonly place: string }[];
    };

/** Messages of a worker; after `pieces` it waits for permission to continue. */
export type ReaderMessage =
  | { readonly says: 'opened'; readonly kind: SourceKind; readonly count: number }
  | { readonly says: 'pieces'; readonly kind: SourceKind; readonly pieces: readonly Piece[] };
/** Last message of a worker that has read everything. */
export const ALL_READ = 'all read';

/** Name prefix of files for pictures that were embedded in a recipe; a number follows. */
export const INLINE_PREFIX = 'inline';
