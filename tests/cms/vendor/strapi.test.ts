import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { loadVendor } from '../../server/vendor/load';
import { stack } from '../support/api';
import { openDatabase } from '../support/database';

const isPostgres = stack().database === 'postgres';

/** Asks the database of the running CMS, as a node that starts beside it does. */
async function asking<T>(
  work: (ask: (query: { text: string }) => Promise<unknown>) => Promise<T>,
): Promise<T> {
  const db = openDatabase();
  try {
    return await work(async ({ text }) => {
      const answer = await db.raw(text);
      return isPostgres ? answer.rows : answer;
    });
  } finally {
    await db.destroy();
  }
}

test('the migrations that have run stand in Strapi’s table', async () => {
  const { migrationsRun } = await loadVendor('strapi');
  const files = readdirSync(path.join(ROOT, 'cms/database/migrations')).map((name) =>
    name.replace(/ts$/, 'js'),
  );
  expect((await asking<string[]>(migrationsRun)).toSorted()).toEqual(files.toSorted());
});

test('the content types of the last start stand in Strapi’s store', async () => {
  const { storedSchemas } = await loadVendor('strapi');
  expect(await asking(storedSchemas)).toMatchObject({
    'api::dish.dish': { attributes: { Name: { type: 'text' } } },
  });
});
