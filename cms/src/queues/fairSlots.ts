type Person = number;
interface Waiting {
  readonly person: Person;
  /** Whose turn it is sooner: each person's next one stands behind the others' first ones. */
  readonly rank: number;
  readonly go: () => void;
}

/**
 * Runs so many works at once at most; the others wait for their turn. Of what waits a person who has none running comes first, and
 * then who has had the fewest turns lately. Who has one running gets another only where `spare` are left for others by it.
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
    // a rank that has passed says nothing any more
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
