import { useState } from 'react';

/** The selected rows of those that are shown, by their ids; a range goes from the row that was last selected. */
export function useSelection(ids: readonly number[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set());
  const [anchor, setAnchor] = useState<number>();
  const selected = ids.filter((id) => chosen.has(id));
  const isAll = selected.length > 0 && selected.length === ids.length;

  const toggle = (id: number) => {
    setAnchor(id);
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  };
  /** Selects what lies between a row and where the range began. */
  const extendTo = (id: number, from = anchor) => {
    const [start, end] = [ids.indexOf(from ?? id), ids.indexOf(id)].sort((a, b) => a - b);
    setAnchor(from ?? id);
    setChosen((now) => new Set([...now, ...ids.slice(Math.max(start, 0), end + 1)]));
  };
  return {
    selected,
    isAll,
    anchor: anchor !== undefined && ids.includes(anchor) ? anchor : undefined,
    has: (id: number) => chosen.has(id),
    toggle,
    extendTo,
    toggleAll: () => setChosen(new Set(isAll ? [] : ids)),
    select: (next: readonly number[]) => {
      setAnchor(undefined);
      setChosen(new Set(next));
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
