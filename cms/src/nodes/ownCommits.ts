import type { Changes } from '../records/database/changes';
import type { Knex } from 'knex';

/** Transactions of this node that others have been informed of: still open, and committed (known here already). */
const open = new Set<string>();
const committed = new Set<string>();
let answered = 0;

/** Returns how many commits of this node that changed records have been answered. */
export const answeredCommits = (): number => answered;

/**
 * Leaves a notice of a transaction's changes for the other nodes, in that transaction, so that it exists exactly if the
 * change does.
 */
export async function publishChanges(db: Knex, changes: Changes): Promise<() => void> {
  const changed = Object.fromEntries([...changes].map(([name, ids]) => [name, [...ids]]));
  const [{ xid }] = await db('supra_changes')
    .insert({ changed: JSON.stringify(changed) })
    .returning(db.raw('xid::text'));
  open.add(xid);
  return () => {
    answered += 1;
    if (open.delete(xid)) committed.add(xid);
  };
}

/**
 * True if this node took note of the change when its own commit was answered. A commit that the database shows before
 * it has answered is news to this node too.
 */
export function consumeOwnCommit(xid: string): boolean {
  open.delete(xid);
  return committed.delete(xid);
}

/** Forgets the noted transactions; no notice of earlier ones can arrive from here on. */
export function clearOwnCommits(): void {
  open.clear();
  committed.clear();
}
