import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Row {
  readonly id: number;
}

/** One column of a table of records. */
export interface Column<T> {
  readonly key: string;
  readonly label: string;
  /** What the cell says, in one line; it is also its title. Nothing shows as a dash. */
  readonly text: (row: T) => string | null | undefined;
  /** What stands there in place of the text. */
  readonly cell?: (row: T) => ReactNode;
  /** What a file holds in place of the text: a bare figure, a day. */
  readonly value?: (row: T) => string | number | null | undefined;
  readonly isFigure?: boolean;
  /** Sentences, which are given the room that is left. */
  readonly isWide?: boolean;
  /** The name by which the list can be sorted; without it the heading is no button. */
  readonly sort?: string;
  /** Stands there only once it is chosen. */
  readonly isExtra?: boolean;
}

/** What can be done with several rows, one after another. */
export interface BulkAction<T> {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The rows for which it makes sense; all where it is absent. */
  readonly fits?: (row: T) => boolean;
  /** Asks first, where that is due; a text takes the place of what was chosen, false stops it. */
  readonly ask?: (count: number, choice: string) => Promise<boolean | string>;
  /** What is chosen from, such as a role; `run` is given its value. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly run: (row: T, choice: string) => Promise<unknown>;
  /** Puts a row back to what it was before. */
  readonly undo?: (row: T) => Promise<unknown>;
}
