import { useState } from 'react';

type Ids = ReadonlySet<number>;
interface Options {
  /** Rows that may be selected; all by default. */
  readonly may?: (id: number) => boolean;
  /** State outside the table that holds the selection. */
  readonly kept?: readonly [Ids, (next: Ids) => void];
}
const anyRow = () => true;

/** Holds the ids of the selected rows; a range starts at the row last selected. */
export function useSelection(rows: readonly number[], { may = anyRow, kept }: Options = {}) {
  const own = useState<Ids>(() => new Set());
  const [chosen, setChosen] = kept ?? own;
  const [anchor, setAnchor] = useState<number>();
  const ids = rows.filter(may);
  const selected = ids.filter((id) => chosen.has(id));
  const isAll = selected.length > 0 && selected.length === ids.length;

  const toggle = (id: number) => {
    if (!may(id)) return;
    setAnchor(id);
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  /** Selects the rows between a row and the start of the range. */
  const extendTo = (id: number, from = anchor) => {
    const ends = [rows.indexOf(from ?? id), rows.indexOf(id)];
    const start = Math.max(Math.min(...ends), 0);
    setAnchor(from ?? id);
    setChosen(new Set([...chosen, ...rows.slice(start, Math.max(...ends) + 1).filter(may)]));
  };
  return {
    selected,
    isAll,
    anchor: anchor !== undefined && rows.includes(anchor) ? anchor : undefined,
    has: (id: number) => chosen.has(id),
    toggle,
    extendTo,
    /** Selects or clears the rows of this page; those of other pages stay. */
    toggleAll: () => {
      const others = [...chosen].filter((id) => !ids.includes(id));
      setChosen(new Set(isAll ? others : [...others, ...ids]));
    },
    select: (next: readonly number[]) => {
      setAnchor(undefined);
      setChosen(new Set(next));
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
