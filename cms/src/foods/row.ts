import { present } from '../domain/present';

/** Row of a table with a header, by column name. */
export type FoodRow = Readonly<Record<string, string>>;

/** Returns a cell; throws if the table lacks the column. */
export const cellOf = (row: FoodRow, column: string): string => present(row[column], `the column ${column}`);
