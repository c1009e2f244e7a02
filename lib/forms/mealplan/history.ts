/** Undoable steps, latest last, and undone ones. */
interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

const MOST = 100;

export const startHistory = <T>(present: T, past: readonly T[] = []): History<T> => ({
  past,
  present,
  future: [],
});

/** Applies `change` to every step; steps beyond one for which it returns null are dropped. Null if the present is. */
export function mapHistory<T>(history: History<T>, change: (step: T) => T | null): History<T> | null {
  const present = change(history.present);
  if (present === null) return null;
  const past = upTo([...history.past].reverse(), change).reverse();
  return { past, present, future: upTo(history.future, change) };
}

function upTo<T>(steps: readonly T[], change: (step: T) => T | null): T[] {
  const found: T[] = [];
  for (const step of steps) {
    const next = change(step);
    if (next === null) break;
    found.push(next);
  }
  return found;
}

/** Adds a step and drops the undone ones. The same value is no step. */
export const stepTo = <T>(history: History<T>, next: T): History<T> =>
  next === history.present
    ? history
    : { past: [...history.past, history.present].slice(-MOST), present: next, future: [] };

/** Goes one step back; at the start, returns the history unchanged. */
export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** Goes one step forward; at the end, returns the history unchanged. */
export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: later };
}
