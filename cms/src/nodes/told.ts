import type { Changes } from '../records/database/changes';
import type { Knex } from 'knex';

/** Transactions of this node that others have been told of: still open, and kept (which was heard of here already). */
const open = new Set<string>();
const kept = new Set<string>();
let answered = 0;

/** How many commits of this node that changed records have been answered. */
export const answeredCommits = (): number => answered;

/** Leaves word for the other nodes of what a transaction has changed, in that transaction: it is there exactly when the change is. */
export async function tellNodes(db: Knex, changes: Changes): Promise<() => void> {
  const changed = Object.fromEntries([...changes].map(([name, ids]) => [name, [...ids]]));
  const [{ xid }] = await db('supra_changes')
    .insert({ changed: JSON.stringify(changed) })
    .returning(db.raw('xid::text'));
  open.add(xid);
  return () => {
    answered += 1;
    if (open.delete(xid)) kept.add(xid);
  };
}

/**
 * Whether a change has been heard of here as its own commit was answered. One that the database shows before it has answered
 * its commit is news to this node too.
 */
export function isHeard(xid: string): boolean {
  open.delete(xid);
  return kept.delete(xid);
}

/** From here on no word of earlier transactions can come. */
export function forgetTold(): void {
  open.clear();
  kept.clear();
}
