import type { Piece } from '../source/files';
import type { SourceKind } from '../types';

/** What a worker reads: a page's source, a text, or files that lie in a folder. */
export type Job =
  | { readonly do: 'page'; readonly html: string; readonly url: string }
  | { readonly do: 'text'; readonly text: string }
  | {
      readonly do: 'files';
      readonly folder: string;
      readonly files: readonly { readonly name: string; readonly place: string }[];
    };

/** What it says while it reads; after `pieces` it waits to be told to go on. */
export type Told =
  | { readonly says: 'opened'; readonly kind: SourceKind; readonly count: number }
  | { readonly says: 'pieces'; readonly kind: SourceKind; readonly pieces: readonly Piece[] };
/** The last word of a worker that has read all of it. */
export const ALL_READ = 'all read';

/** Pictures that stood in a recipe itself are kept as files under this name and a number. */
export const INLINE = 'inline';
