import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from '@/scripts/launch/stack.mjs';

// The CMS has separate types that the site's tsconfig does not know, so its source is loaded, not imported.
const { throwOnFailedCommit } = await import(path.join(ROOT, 'cms/src/records/database/commits.ts'));

/** Returns a Knex transaction whose database answers its commit with this command. */
async function begun(command: string) {
  vi.stubGlobal('strapi', { requestContext: { get: () => undefined } });
  const transaction = {
    isCompleted: () => false,
    executionPromise: Promise.resolve(),
    commit: async () => ({ response: { command } }),
  };
  const context = { _transaction: async (_container: unknown) => transaction };
  throwOnFailedCommit({ context });
  return context._transaction(null);
}

test('a commit that PostgreSQL answers with a rollback fails', async () => {
  const transaction = await begun('ROLLBACK');
  await expect(transaction.commit()).rejects.toMatchObject({ status: 503 });
});

test('a successful commit succeeds', async () => {
  const transaction = await begun('COMMIT');
  await expect(transaction.commit()).resolves.toBeUndefined();
});
