type PersonId = number;

/** A waiting task: the person who asked for it, and its approximate size. */
export interface QueuedTask {
  readonly person: PersonId;
  readonly size: number;
  /** Removes the task from the queue. */
  readonly signal: AbortSignal;
}
export interface Turn {
  /** Returns whether other people's tasks are waiting now. */
  readonly isCrowded: () => boolean;
  /** Aborted once other people wait and this task has had its minimum time; the task should then finish. */
  readonly cut: AbortSignal;
}
interface WaitingTask extends QueuedTask {
  readonly rank: number;
  readonly since: number;
  readonly go: () => void;
}
interface Running {
  readonly person: PersonId;
  readonly cut: AbortController;
  hadLeast: boolean;
}
interface Limits {
  /** Maximum number of tasks running at once. */
  readonly most: number;
  /** Minimum time of a task in milliseconds; after it the task should end if others wait. */
  readonly least: number;
  /** Milliseconds of waiting that count as one missed turn, so that a long wait precedes later, smaller tasks. */
  readonly longest: number;
  readonly clock?: () => number;
}

/** Thrown when the caller has disconnected; nobody receives an answer. */
export class CallerDisconnected extends Error {}

/**
 * Returns a scheduler that runs tasks in this order: people with no running task first, then those with the fewest
 * recent turns, then the shortest task. Long waits gain priority, so nobody waits forever. Running tasks are signalled
 * when others wait.
 */
export function shortestFirst({ most, least, longest, clock = () => performance.now() }: Limits) {
  let now = 0;
  const last = new Map<PersonId, { rank: number; at: number }>();
  const waiting: WaitingTask[] = [];
  const running = new Set<Running>();

  const isRunning = (person: PersonId) => [...running].some((one) => one.person === person);
  const isAwaited = (person: PersonId) => waiting.some((one) => one.person !== person);
  /** Counts each `longest` of waiting as one turn that the person has missed. */
  function place({ person, rank, since }: WaitingTask): number {
    const waited = clock() - Math.max(since, last.get(person)?.at ?? 0);
    return rank - Math.floor(waited / longest);
  }
  const before = (one: WaitingTask, other: WaitingTask): number =>
    Number(isRunning(one.person)) - Number(isRunning(other.person)) ||
    place(one) - place(other) ||
    one.size - other.size ||
    one.since - other.since;

  function start(): void {
    const [next] = waiting.toSorted(before);
    if (!next || running.size >= most) return tellRunning();
    // The last slot is kept for people without a running task.
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

  function turn(piece: QueuedTask): Promise<Running> {
    const { person, signal } = piece;
    const asked = waiting.filter((one) => one.person === person).length;
    const rank = Math.max(now, (last.get(person)?.rank ?? -1) + 1) + asked;
    return new Promise((resolve, reject) => {
      const leave = () => {
        const at = waiting.indexOf(mine);
        if (at >= 0) waiting.splice(at, 1);
        reject(new CallerDisconnected());
      };
      const go = () => {
        signal.removeEventListener('abort', leave);
        const one: Running = { person, cut: new AbortController(), hadLeast: false };
        running.add(one);
        resolve(one);
      };
      const mine: WaitingTask = { ...piece, rank, since: clock(), go };
      if (signal.aborted) return reject(new CallerDisconnected());
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(mine);
      start();
    });
  }

  return async function inTurn<T>(piece: QueuedTask, work: (turn: Turn) => Promise<T>): Promise<T> {
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
      // A rank below the current one no longer matters.
      for (const [person, { rank }] of last) if (rank < now && !isRunning(person)) last.delete(person);
      start();
    }
  };
}
