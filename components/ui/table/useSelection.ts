import { useState } from 'react';

type Ids = ReadonlySet<number>;
interface Options {
  /** Which rows may be selected; all where it is absent. */
  readonly may?: (id: number) => boolean;
  /** Keeps what is selected outside the table. */
  readonly kept?: readonly [Ids, (next: Ids) => void];
}
const anyRow = () => true;

/** The selected rows of those that are shown, by their ids; a range goes from the row that was last selected. */
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
  /** Selects what lies between a row and where the range began. */
  const extendTo = (id: number, from = anchor) => {
    const [start, end] = [rows.indexOf(from ?? id), rows.indexOf(id)].sort((a, b) => a - b);
    setAnchor(from ?? id);
    setChosen(new Set([...chosen, ...rows.slice(Math.max(start, 0), end + 1).filter(may)]));
  };
  return {
    selected,
    isAll,
    anchor: anchor !== undefined && rows.includes(anchor) ? anchor : undefined,
    has: (id: number) => chosen.has(id),
    toggle,
    extendTo,
    /** Those of other pages stay as they are. */
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
