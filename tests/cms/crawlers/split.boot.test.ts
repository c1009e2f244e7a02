import { afterAll, beforeAll, expect, test } from 'vitest';
import { api, type Wire } from '../support/api';
import { startOwnCms, type OwnCms } from '../support/ownCms';
import { addressesIn, filesIn } from './support';

const SITE = 'https://supra.example';
const MOST = 50_000;
/** Number of recipes with even ids, so that they lie in three ranges; every fifth is private. */
const DISHES = 64_000;

let cms: OwnCms;
beforeAll(async () => {
  cms = await startOwnCms({ env: { PUBLIC_URL: SITE }, fill });
}, 240_000);
afterAll(() => cms.stop());

/** Puts recipes into the read model alone, which is all that a sitemap reads. */
async function fill(db: Wire): Promise<void> {
  await db('supra_dishes').delete();
  const columns = [
    'id',
    'language',
    'visibility',
    'hidden',
    'owner',
    'createdAt',
    'updatedAt',
    'body',
    'head',
  ];
  const names = columns.map((name) => `"${name}"`).join(', ');
  await db.raw(
    `with recursive n(id) as (select 1 union all select id + 1 from n where id < ${DISHES})
     insert into supra_dishes (${names})
     select id * 2, 'en', case when id % 5 = 0 then 'private' else 'public' end, false, 1,
       '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', '{}', '{}' from n`,
  );
}

const read = async (file: string) => (await api(undefined, cms.url).get(`crawlers/${file}`)).text;
const pathIn = (loc: string) => loc.replace(`${SITE}/`, '');

test('above 50,000 addresses an index names files that hold each public recipe once', async () => {
  const files = filesIn(await read('sitemap.xml'));
  expect(files).toEqual(
    ['pages', 'dishes-1', 'dishes-2', 'dishes-3'].map((name) => `${SITE}/sitemap-${name}.xml`),
  );
  const held = await Promise.all(files.map(async (file) => addressesIn(await read(pathIn(file)))));
  for (const addresses of held) expect(addresses.length).toBeLessThanOrEqual(MOST);
  const recipes = held.slice(1).flat();
  expect(recipes).toHaveLength(DISHES * 0.8);
  expect(new Set(recipes.map(({ loc }) => loc)).size).toBe(DISHES * 0.8);
  expect(recipes.every(({ lastmod }) => lastmod === '2026-01-02T00:00:00.000Z')).toBe(true);
  expect(recipes[0]?.loc).toBe('/dishes/2');
});

test('robots.txt names the sitemap by its whole address', async () => {
  expect(await read('robots.txt')).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
});
