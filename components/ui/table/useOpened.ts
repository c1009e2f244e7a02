import { useState } from 'react';
import type { RecordRow } from './column';

/** Holds the row that is open beside the table, while it is among the rows shown; `opens` is for the table. */
export function useOpened<T extends RecordRow>(rows: readonly T[]) {
  const [id, setId] = useState<number>();
  return {
    opened: rows.find((row) => row.id === id),
    opens: (row: T) => () => setId(row.id),
    close: () => setId(undefined),
  };
}
