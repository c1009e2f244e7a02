import { expect } from '@playwright/test';
import { untilKept } from '@/tools/bench/untilKept.mjs';
import { callApi, newcomer, signIn, signOut, tokenOf } from '../support/people';
import { releases } from '../support/release';
import { journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

// A separate stack, which brings out new releases.
const { stack, release, asksFor } = releases();

/** Waits until the page is of a build, through the reload that brings it. */
const isOfBuild = ({ page }: Visit, build: string) =>
  expect
    .poll(() => page.evaluate(() => window.__NEXT_DATA__?.buildId).catch(() => 'reloading'), {
      timeout: 20_000,
    })
    .toBe(build);

/** Returns the addresses in the browser's caches. */
const cachedIn = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

journey(
  'a kept page and its last data open at once, and a new release renews it in the same visit',
  { on: 'phone', stack, keepsOffline: true, timeout: 180_000 },
  async (visit) => {
    const { page, context } = visit;
    const person = await newcomer(stack);
    const token = await tokenOf(stack.url, person);
    const list = (
      await callApi(stack.url, 'shoplists', { token, method: 'POST', data: { Name: `List ${unique()}` } })
    ).data;
    const title = page.getByRole('heading', { level: 1, name: list.attributes.Name });
    const address = `/shoplist/${list.id}`;
    await signIn(visit, person, address);
    await see(title);
    await untilKept(page);

    const asked = asksFor(address);
    // the CMS answers nothing: what one sees is what this browser has kept
    await context.route('**/api/**', () => undefined);
    await page.goto(address);
    await see(title);
    expect(asksFor(address)).toBe(asked);
    await context.unroute('**/api/**');

    const newer = release();
    await page.goto(address);
    await isOfBuild(visit, newer);
    await see(title);
  },
);

journey(
  'what one types outlasts a new release, which the next link opens; signing out leaves nothing personal',
  { only: 'phone', stack, keepsOffline: true, timeout: 180_000 },
  async (visit) => {
    const { page, t } = visit;
    const person = await newcomer(stack);
    await signIn(visit, person, '/shoplist');
    await see(page.getByRole('main').getByRole('heading', { level: 1 }));
    await untilKept(page);
    const newer = release();
    await page.goto('/shoplist');
    const build = await page.evaluate(() => window.__NEXT_DATA__?.buildId);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.fill('Walnuts');
    await see(page.getByText(t('state.newVersion')));
    await expect(field).toHaveValue('Walnuts');
    expect(await page.evaluate(() => window.__NEXT_DATA__?.buildId)).toBe(build);
    await page.getByRole('link', { name: t('bar.day'), exact: true }).click();
    await isOfBuild(visit, newer);
    await see(page.getByRole('main').getByRole('heading', { level: 1 }));

    const cached = await cachedIn(visit);
    expect(cached).toContain('/dashboard');
    expect(cached.filter((path) => /^\/(api|uploads)\//.test(path))).toEqual([]);
    await signOut(visit);
    const copies = await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('supra');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => resolve(opening.result);
      });
      const count = (store: string) =>
        new Promise<number>((resolve, reject) => {
          const asking = database.transaction(store).objectStore(store).count();
          asking.onerror = () => reject(asking.error);
          asking.onsuccess = () => resolve(asking.result);
        });
      return [await count('kept'), await count('queue')];
    });
    expect(copies).toEqual([0, 0]);
  },
);
