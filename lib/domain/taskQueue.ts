interface Options {
  /** Maximum number of tasks running at once. */
  readonly concurrency: number;
  /** Slots that a person with a running task may not take. */
  readonly reserved?: number;
  /** Milliseconds after which a task that has not started is removed, and rejected with ETIMEDOUT. */
  readonly timeout?: number;
}
interface Waiting {
  readonly person: number;
  /** Order of turns: each person's next task ranks behind the first tasks of others. */
  readonly rank: number;
  readonly go: () => void;
}
type TaskQueue = <T>(task: () => Promise<T>, person?: number) => Promise<T>;

/**
 * Returns a queue that runs `concurrency` tasks at once; the others wait, first in, first out. If tasks name their
 * person, people with no running task come first, then those with the fewest recent turns.
 */
export function createTaskQueue({ concurrency, reserved = 0, timeout }: Options): TaskQueue {
  let free = concurrency;
  let now = 0;
  const last = new Map<number, number>();
  const running = new Map<number, number>();
  const waiting: Waiting[] = [];

  const runningOf = (person: number): number => running.get(person) ?? 0;
  const order = (one: Waiting, other: Waiting): number =>
    runningOf(one.person) - runningOf(other.person) || one.rank - other.rank;
  /** Returns the waiting task whose turn is next; of equals the one that came first. */
  const first = () =>
    waiting.reduce<Waiting | undefined>(
      (next, one) => (next && order(next, one) <= 0 ? next : one),
      undefined,
    );
  function start(): void {
    if (free === 0) return;
    const next = first();
    if (!next || free <= (runningOf(next.person) > 0 ? reserved : 0)) return;
    waiting.splice(waiting.indexOf(next), 1);
    free -= 1;
    running.set(next.person, runningOf(next.person) + 1);
    now = Math.max(now, next.rank);
    next.go();
    start();
  }
  function turn(person: number): Promise<void> {
    const rank = Math.max(now, (last.get(person) ?? -1) + 1);
    last.set(person, rank);
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(mine), 1);
        reject(Object.assign(new Error('Timeout waiting in the queue'), { code: 'ETIMEDOUT' }));
      };
      const timer = timeout === undefined ? undefined : setTimeout(leave, timeout);
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const mine: Waiting = { person, rank, go };
      waiting.push(mine);
      start();
    });
  }
  function end(person: number): void {
    free += 1;
    const left = runningOf(person) - 1;
    if (left > 0) running.set(person, left);
    else running.delete(person);
    // A rank below the current one no longer matters.
    if (left === 0 && (last.get(person) ?? 0) < now) last.delete(person);
    start();
  }
  return async (task, person = 0) => {
    await turn(person);
    try {
      return await task();
    } finally {
      end(person);
    }
  };
}
