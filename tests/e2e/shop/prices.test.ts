import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Language } from '@/lib/domain/language';
import { callApi, newcomer, signIn, tokenOf } from '../support/people';
import { gone, journey, see } from '../support/visit';
import { unique } from '../support/unique';

const WORDS = {
  en: { name: 'Walnuts', price: '9.50', money: /9\.50\s₾/, twice: /19\.00\s₾/ },
  ka: { name: 'ნიგოზი', price: '9,50', money: /9,50\s₾/, twice: /19,00\s₾/ },
} as const satisfies Record<Language, object>;

journey(
  'a person ticks a line and puts it away in two taps, and its price counts from then on',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack, language, open } = visit;
    const { name, price, money, twice } = WORDS[language];
    const person = await newcomer(stack);
    const token = await tokenOf(stack.url, person);
    const call = (to: string, data?: object) =>
      callApi(stack.url, to, { token, ...(data && { method: 'POST', data }) });
    const [{ id: product }] = (await call('products?filters[Name][$eq]=Walnuts')).data;
    const ingredients = [{ product, amount: 100, unit: 'gr' }];
    const dish = await call('dishes', { Name: `Bazhe ${unique()}`, servingAmount: 1, ingredients });
    const list = await call('shoplists', { Name: `Bazhe ${unique()}` });
    await call(`shoplists/${list.data.id}/add-dish`, { dish: dish.data.id, servings: 1 });
    await signIn(visit, person, `/shoplist/${list.data.id}`);
    const main = page.getByRole('main');
    const line = main.getByRole('checkbox', { name, exact: true });
    const button = (key: string) => main.getByRole('button', { name: t(key, { name }), exact: true });
    const put = button('bought:put');
    const tick = async (checked: boolean) => {
      await line.locator('xpath=ancestor::label').click();
      await expect(line).toBeChecked({ checked });
    };
    const atHome = async () =>
      (await call('pantry-items')).data.map(
        ({ attributes: { Name, amount, unit } }: { attributes: Record<string, unknown> }) => [
          Name,
          amount,
          unit,
        ],
      );

    // behind the row, one tap says that the purchase is at home
    const behind = main.getByRole('button', { name: t.pattern('shoplist:item.more', { name }) });
    await see(line);
    await tick(true);
    await behind.click();
    await put.click();
    await expect.poll(async () => (await atHome()).length).toBe(1);

    // unticking offers to take it back from home too
    await tick(false);
    await button('bought:takeBack').click();
    await expect.poll(atHome).toEqual([]);

    // a price, behind the row too
    await tick(true);
    await button('bought:more').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('bought:price')).fill(price);
    await dialog.getByLabel(t('bought:shop')).fill('Dezerter');
    await dialog.getByLabel(t('bought:amount')).fill('100');
    await dialog.getByRole('button', { name: t('common:action.save'), exact: true }).click();
    await gone(dialog);
    await expect.poll(async () => (await call('prices/latest')).data.length).toBe(1);
    await expect.poll(async () => (await atHome()).length).toBe(1);

    // the dish costs what was paid, and says so
    await open(`/dishes/${dish.data.id}`);
    await see(main.getByText(t('dish:view.ownPrices')));
    await see(
      main
        .getByRole('row', { name: t('common:cost.total') })
        .getByText(money)
        .first(),
    );

    // its card and a plan with it show the same
    await open('/dishes/my');
    await see(main.getByRole('article').filter({ hasText: dish.data.attributes.Name }).getByText(money));
    const entries = [{ key: randomUUID(), kind: 'dish', dish: dish.data.id, servings: 2 }];
    const days = [{ meals: [{ type: 'Lunch', entries }] }, { meals: [] }];
    const plan = await call('mealplans', { Name: `Bazhe ${unique()}`, days });
    await open(`/mealplan/${plan.data.id}`);
    await see(main.getByText(t('mealplan:totals.ownPrices')));
    await see(main.getByRole('listitem').filter({ hasText: twice }).first());
    await see(main.getByRole('region', { name: t('mealplan:totals.week') }).getByText(twice));

    // the product remembers the price, and the month counts it
    await open(`/products/${product}`);
    await see(main.getByText(/Dezerter/));
    await open('/shoplist/spending');
    await see(main.getByRole('row').filter({ hasText: money }).first());
    await main.getByRole('button', { name: t('price:spending.setBudget') }).click();
    await page.getByRole('dialog').getByLabel(t('price:spending.budgetField'), { exact: true }).fill('100');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common:action.save'), exact: true })
      .click();
    await see(main.getByRole('progressbar', { name: t('price:spending.budget') }));
  },
);
