import { useState } from 'react';
import type { Row } from './column';

/** The row of a table that is opened beside it, while it is among those shown; `opens` is what the table is given. */
export function useOpened<T extends Row>(rows: readonly T[]) {
  const [id, setId] = useState<number>();
  return {
    opened: rows.find((row) => row.id === id),
    opens: (row: T) => () => setId(row.id),
    close: () => setId(undefined),
  };
}
