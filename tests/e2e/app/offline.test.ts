import { expect } from '@playwright/test';
import { callApi, newcomer, signIn, tokenOf } from '../support/people';
import { createPlan } from '../support/plan';
import { journey, see, type Visit } from '../support/visit';
import { NO_NETWORK } from '../support/watch';
import { unique } from '../support/unique';

const title = ({ page }: Visit, name: string | RegExp) => see(page.getByRole('heading', { level: 1, name }));

/** Returns the kinds of answers that this browser has cached. */
const keptKinds = ({ page }: Visit): Promise<string[]> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'supra')) return [];
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const opening = indexedDB.open('supra');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const asked = opening.result.transaction('kept').objectStore('kept').getAllKeys();
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
        opening.result.close();
      };
    });
    return keys.map(String).flatMap((key) => (key.startsWith('[') ? [String(JSON.parse(key)[1])] : []));
  });

journey(
  'a recipe, a plan, the day, the calendar and a list that were read open again offline',
  { on: 'phone', gate: true, keepsOffline: true },
  async (visit) => {
    const { page, t, stack, open, context } = visit;
    const person = await newcomer(stack);
    const token = await tokenOf(stack.url, person);
    const plan = await createPlan(visit, person, `Plan ${unique()}`);
    const recipe = (await callApi(stack.url, 'dishes?pagination[pageSize]=1', {})).data[0];
    const list = (
      await callApi(stack.url, 'shoplists', { token, method: 'POST', data: { Name: `List ${unique()}` } })
    ).data;
    await signIn(visit, person);
    const places: readonly [string, () => Promise<void>, string][] = [
      [`/dishes/${recipe.id}`, () => title(visit, recipe.attributes.Name), 'dish'],
      [`/mealplan/${plan.id}`, () => see(page.getByText('ტყემალი 1').first()), 'plan'],
      ['/calendar', () => title(visit, t('menu.calendar')), 'calendar'],
      [`/shoplist/${list.id}`, () => title(visit, list.attributes.Name), 'shoplist'],
      ['/dashboard', () => see(page.getByRole('main').getByRole('heading', { level: 1 })), 'intakes'],
    ];
    for (const [address, isRead, kind] of places) {
      await open(address);
      await isRead();
      // the page may have brought the data; the browser stores a copy once it has read them itself
      await expect.poll(() => keptKinds(visit)).toContain(kind);
    }
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    visit.watch.allow(NO_NETWORK);
    await context.setOffline(true);
    for (const [address, isRead] of places) {
      await open(address);
      await isRead();
    }
  },
);
