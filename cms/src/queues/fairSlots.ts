type Person = number;
interface Waiting {
  readonly person: Person;
  /** Order of turns: each person's next task ranks behind the first tasks of others. */
  readonly rank: number;
  readonly go: () => void;
}

/**
 * Returns a scheduler that runs at most `most` tasks at once; the others wait. People with no running task come first,
 * then those with the fewest recent turns. A person with a running task gets another only if `spare` slots remain for
 * others.
 */
export function fairSlots(
  most: number,
  spare = 0,
): <T>(person: Person, work: () => Promise<T>) => Promise<T> {
  let free = most;
  let now = 0;
  const last = new Map<Person, number>();
  const held = new Map<Person, number>();
  const waiting: Waiting[] = [];

  const heldBy = (person: Person): number => held.get(person) ?? 0;
  function start(): void {
    const [next] = waiting.toSorted(
      (one, other) => heldBy(one.person) - heldBy(other.person) || one.rank - other.rank,
    );
    if (!next || free <= (heldBy(next.person) > 0 ? spare : 0)) return;
    waiting.splice(waiting.indexOf(next), 1);
    free -= 1;
    held.set(next.person, heldBy(next.person) + 1);
    now = Math.max(now, next.rank);
    next.go();
    start();
  }
  function turn(person: Person): Promise<void> {
    const rank = Math.max(now, (last.get(person) ?? -1) + 1);
    last.set(person, rank);
    return new Promise((go) => {
      waiting.push({ person, rank, go });
      start();
    });
  }
  function end(person: Person): void {
    free += 1;
    const left = heldBy(person) - 1;
    if (left > 0) held.set(person, left);
    else held.delete(person);
    // A rank below the current one no longer matters.
    if (left === 0 && (last.get(person) ?? 0) < now) last.delete(person);
    start();
  }
  return async (person, work) => {
    await turn(person);
    try {
      return await work();
    } finally {
      end(person);
    }
  };
}
