import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface RecordRow {
  readonly id: number;
}

/** Column of a table of records. */
export interface Column<T> {
  readonly key: string;
  readonly label: string;
  /** Text of the cell in one line, also its tooltip; empty shows as a dash. */
  readonly text: (row: T) => string | null | undefined;
  /** Content shown instead of the text. */
  readonly cell?: (row: T) => ReactNode;
  /** Value exported instead of the text: a bare figure, a day. */
  readonly value?: (row: T) => string | number | null | undefined;
  readonly isFigure?: boolean;
  /** True for sentences, which take the remaining width. */
  readonly isWide?: boolean;
  /** Name by which the list can be sorted; without it the heading is not a button. */
  readonly sort?: string;
  /** True if the column is hidden until the person selects it. */
  readonly isExtra?: boolean;
}

/** Action on several rows, run one after another. */
export interface BulkAction<T> {
  readonly key: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Rows that the action applies to; all by default. */
  readonly fits?: (row: T) => boolean;
  /** Asks before the action; a text replaces the choice, false cancels. */
  readonly ask?: (count: number, choice: string) => Promise<boolean | string>;
  /** Choices, such as roles; `run` gets the chosen value. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  readonly run: (row: T, choice: string) => Promise<unknown>;
  /** Restores a row to its earlier state. */
  readonly undo?: (row: T) => Promise<unknown>;
}
