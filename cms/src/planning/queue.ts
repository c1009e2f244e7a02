type Person = number;

/** A work that waits for its turn: by whom it was asked for, and about how much it is. */
export interface Piece {
  readonly person: Person;
  readonly size: number;
  /** Ends the wait. */
  readonly signal: AbortSignal;
}
export interface Turn {
  /** Whether others wait at this moment. */
  readonly isCrowded: () => boolean;
  /** Is aborted once others wait and this one has had its least time: it should come to its end. */
  readonly cut: AbortSignal;
}
interface Waiting extends Piece {
  readonly rank: number;
  readonly since: number;
  readonly go: () => void;
}
interface Running {
  readonly person: Person;
  readonly cut: AbortController;
  hadLeast: boolean;
}
interface Limits {
  /** So many at once. */
  readonly most: number;
  /** Milliseconds after which one that others wait for should end. */
  readonly least: number;
  /** A person who has waited for so many milliseconds without a turn goes before whoever came later with less. */
  readonly longest: number;
  readonly clock?: () => number;
}

/** Says that the asker has gone, and nobody is answered. */
export class AskerGone extends Error {}

/**
 * Runs works in turns: those of whoever has none running come first, then of who has had the fewest turns lately, then the short
 * ones; and nobody waits without end, whatever others ask for. What is under way is told when others wait for it.
 */
export function shortFirst({ most, least, longest, clock = () => performance.now() }: Limits) {
  let now = 0;
  const last = new Map<Person, { rank: number; at: number }>();
  const waiting: Waiting[] = [];
  const running = new Set<Running>();

  const isRunning = (person: Person) => [...running].some((one) => one.person === person);
  const isAwaited = (person: Person) => waiting.some((one) => one.person !== person);
  /** Each of the longest waits counts as one turn that they have not had. */
  function place({ person, rank, since }: Waiting): number {
    const waited = clock() - Math.max(since, last.get(person)?.at ?? 0);
    return rank - Math.floor(waited / longest);
  }
  const before = (one: Waiting, other: Waiting): number =>
    Number(isRunning(one.person)) - Number(isRunning(other.person)) ||
    place(one) - place(other) ||
    one.size - other.size ||
    one.since - other.since;

  function start(): void {
    const [next] = waiting.toSorted(before);
    if (!next || running.size >= most) return tellRunning();
    // one is left for others than who has one already
    if (isRunning(next.person) && running.size >= most - 1) return;
    waiting.splice(waiting.indexOf(next), 1);
    now = Math.max(now, next.rank);
    last.set(next.person, { rank: Math.max(next.rank, last.get(next.person)?.rank ?? 0), at: clock() });
    next.go();
    start();
  }
  function tellRunning(): void {
    for (const one of running) if (one.hadLeast && isAwaited(one.person)) one.cut.abort();
  }

  function turn(piece: Piece): Promise<Running> {
    const { person, signal } = piece;
    const asked = waiting.filter((one) => one.person === person).length;
    const rank = Math.max(now, (last.get(person)?.rank ?? -1) + 1) + asked;
    return new Promise((resolve, reject) => {
      const leave = () => {
        const at = waiting.indexOf(mine);
        if (at >= 0) waiting.splice(at, 1);
        reject(new AskerGone());
      };
      const go = () => {
        signal.removeEventListener('abort', leave);
        const one: Running = { person, cut: new AbortController(), hadLeast: false };
        running.add(one);
        resolve(one);
      };
      const mine: Waiting = { ...piece, rank, since: clock(), go };
      if (signal.aborted) return reject(new AskerGone());
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(mine);
      start();
    });
  }

  return async function inTurn<T>(piece: Piece, work: (turn: Turn) => Promise<T>): Promise<T> {
    const mine = await turn(piece);
    const timer = setTimeout(() => {
      mine.hadLeast = true;
      tellRunning();
    }, least);
    try {
      return await work({ isCrowded: () => isAwaited(piece.person), cut: mine.cut.signal });
    } finally {
      clearTimeout(timer);
      running.delete(mine);
      // a rank that has passed says nothing any more
      for (const [person, { rank }] of last) if (rank < now && !isRunning(person)) last.delete(person);
      start();
    }
  };
}
