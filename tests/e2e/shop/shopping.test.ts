import { expect } from '@playwright/test';
import type { Language } from '@/lib/domain/language';
import { newKey } from '@/lib/newKey';
import { callApi, newcomer, signIn, tokenOf } from '../support/people';
import { gone, journey, see, type Visit } from '../support/visit';
import { NO_NETWORK } from '../support/watch';
import { unique } from '../support/unique';

/** Typed texts and product names, in the language of the journey. */
const WORDS = {
  en: {
    milk: 'Milk',
    egg: 'Egg',
    salt: 'Salt',
    coriander: 'Coriander',
    sulguni: 'Sulguni',
    water: 'Water',
    more: '2 l milk',
    cheese: 'sulguni 500g',
    tins: '3 candles',
  },
  ka: {
    milk: 'რძე',
    egg: 'კვერცხი',
    salt: 'მარილი',
    coriander: 'ქინძი',
    sulguni: 'სულგუნი',
    water: 'წყალი',
    more: '2 ლ რძე',
    cheese: 'სულგუნი 500 გ',
    tins: '3 სანთელი',
  },
} as const satisfies Record<Language, object>;

type Call = (path: string, data?: object) => ReturnType<typeof callApi>;

const main = ({ page }: Visit) => page.getByRole('main');
const line = (visit: Visit, name: string) => main(visit).getByRole('checkbox', { name, exact: true });
const button = (visit: Visit, name: string | RegExp) => main(visit).getByRole('button', { name });

const productNamed = async (call: Call, Name: string): Promise<number> =>
  (await call(`products?filters[Name][$eq]=${encodeURIComponent(Name)}`)).data[0].id;

/**
 * Makes a household that buys eggs, always has salt, and has put a soup of milk, coriander, salt and water on a list.
 */
async function soupOn(call: Call): Promise<number> {
  const [milk, coriander, salt, water, egg] = await Promise.all(
    ['Milk', 'Coriander', 'Salt', 'Water', 'Egg'].map((Name) => productNamed(call, Name)),
  );
  const before = (await call('shoplists', { Name: `Before ${unique()}` })).data.id;
  const bought = { op: 'add', key: newKey(), product: egg, Name: 'Egg', category: 'dairy', checked: true };
  await call(`shoplists/${before}/change`, bought);
  await call('shoplists/staples', { product: salt, isStaple: true });
  const ingredients = [
    { product: milk, amount: 400, unit: 'ml' },
    { product: coriander, amount: 6, unit: 'gr' },
    { product: salt, amount: 5, unit: 'gr' },
    { product: water, amount: 1000, unit: 'ml' },
  ];
  const dish = (await call('dishes', { Name: `Soup ${unique()}`, servingAmount: 4, ingredients })).data.id;
  const list = (await call('shoplists', { Name: `Soup ${unique()}` })).data.id;
  await call(`shoplists/${list}/add-dish`, { dish, servings: 4 });
  return list;
}

async function callOf({ stack }: Visit) {
  const person = await newcomer(stack);
  const token = await tokenOf(stack.url, person);
  const call: Call = (to, data) => callApi(stack.url, to, { token, ...(data && { method: 'POST', data }) });
  return { person, call };
}

/** Types text as people say it and picks the first matching option. */
async function type(visit: Visit, text: string, option: string | RegExp) {
  const field = main(visit).getByRole('combobox', { name: visit.t('shoplist:add.label') });
  await field.fill(text);
  await see(visit.page.getByRole('option').filter({ hasText: option }).first());
  await field.press('Enter');
}

journey(
  'a person shops offline: types, taps, imports and ticks, and everything arrives',
  { on: 'phone', gate: true, keepsOffline: true },
  async (visit) => {
    const { t, context, language } = visit;
    const words = WORDS[language];
    const { person, call } = await callOf(visit);
    const list = await soupOn(call);
    await signIn(visit, person, `/shoplist/${list}`);
    // a bunch and a pack, not 6 grams; no water; salt is at home
    await see(line(visit, words.coriander));
    await see(button(visit, language === 'en' ? /Coriander 1\sbunch$/ : /ქინძი 1\sკონა$/));
    await see(button(visit, language === 'en' ? /Milk 1\sl$/ : /რძე 1\sლ$/));
    for (const name of [words.water, words.salt]) await expect(line(visit, name)).toHaveCount(0);
    await button(visit, language === 'en' ? /Coriander 1/ : /ქინძი 1/).click();
    await see(main(visit).getByText(t.pattern('listLine:for')).last());
    await button(visit, language === 'en' ? /Coriander 1/ : /ქინძი 1/).click();
    const bring = t('shoplist:item.bring');
    const eggs = button(visit, `${bring} ${words.egg}`);
    await see(eggs);

    await visit.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    visit.watch.allow(NO_NETWORK);
    await context.setOffline(true);
    await type(visit, words.more, words.milk);
    await see(button(visit, language === 'en' ? /Milk 3\s×\s1\sl$/ : /რძე 3\s×\s1\sლ$/));
    await type(visit, words.cheese, words.sulguni);
    await see(line(visit, words.sulguni));
    await type(visit, words.tins, words.tins);
    await eggs.click();
    await see(line(visit, words.egg));
    await gone(eggs);
    await button(visit, new RegExp(`^${t('shoplist:part.atHome')}`)).click();
    await button(visit, `${bring} ${words.salt}`).click();
    await see(line(visit, words.salt));
    await line(visit, words.coriander).press('Space');
    await see(main(visit).getByRole('button', { name: t('shoplist:item.undo', { name: words.coriander }) }));

    await context.setOffline(false);
    const kept = async () => {
      const { data } = await call(`shop-items?filters[list][id][$eq]=${list}&populate=deep,5`);
      return data
        .map(
          ({
            attributes: { Name, amount, unit, checked, atHome },
          }: {
            attributes: Record<string, unknown>;
          }) => [Name, amount, unit, checked, atHome],
        )
        .sort();
    };
    await expect.poll(kept).toEqual(
      [
        ['Milk', 2400, 'ml', false, false],
        ['Sulguni', 500, 'gr', false, false],
        [language === 'en' ? 'candles' : 'სანთელი', 3, 'Piece', false, false],
        ['Egg', null, null, false, false],
        ['Salt', 5, 'gr', false, false],
        ['Coriander', 6, 'gr', true, false],
      ].sort(),
    );
  },
);

/** Counts the rows fully visible between the list's header and the docked bar. */
const rowsInSight = ({ page }: Visit) =>
  page.evaluate(() => {
    const sight = (row: Element) => {
      const { top, bottom, left } = row.getBoundingClientRect();
      const isSeen = (y: number) => row.contains(document.elementFromPoint(left + 24, y));
      return top >= 0 && bottom <= innerHeight && isSeen(top + 2) && isSeen(bottom - 2);
    };
    return [...document.querySelectorAll('main article li')].filter(
      (row) => row.querySelector('[type=checkbox]') && sight(row),
    ).length;
  });

journey(
  'a phone’s screen shows at least eleven rows, at the top and further down',
  { only: 'phone' },
  async (visit) => {
    const { person, call } = await callOf(visit);
    const list = (await call('shoplists', { Name: 'კვირის საყიდლები' })).data.id;
    const { data } = await call('products?filters[sold][$eq]=true&sort=id:asc&pagination[pageSize]=30');
    for (const { id, attributes } of data) {
      const { Name, category } = attributes;
      await call(`shoplists/${list}/change`, { op: 'add', key: newKey(), product: id, Name, category });
    }
    await signIn(visit, person, `/shoplist/${list}`);
    await see(main(visit).getByRole('checkbox').first());
    await see(main(visit).getByRole('combobox', { name: visit.t('shoplist:add.label') }));
    await expect.poll(() => rowsInSight(visit)).toBeGreaterThanOrEqual(11);
    await visit.page.mouse.wheel(0, 400);
    await expect.poll(() => rowsInSight(visit)).toBeGreaterThanOrEqual(11);
  },
);
