import { expect, test } from 'vitest';
import { loadVendor } from '../../server/vendor/load';
import { stack } from '../support/api';
import { openDatabase } from '../support/database';

test('PostgreSQL’s commit of a failed transaction is answered as a rollback', async () => {
  const { aroundCommit } = await loadVendor('knex');
  const db = openDatabase();
  try {
    const commands: unknown[] = [];
    for (const text of ['select 1', 'select * from nowhere']) {
      const trx = await db.transaction();
      aroundCommit(trx, async (commit: () => Promise<unknown>) => void commands.push(await commit()));
      await trx.raw(text).catch(() => undefined);
      await trx.commit();
    }
    const isPostgres = stack().database === 'postgres';
    expect(commands).toEqual(isPostgres ? ['COMMIT', 'ROLLBACK'] : [undefined, undefined]);
  } finally {
    await db.destroy();
  }
});
