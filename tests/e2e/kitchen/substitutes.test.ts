import { expect } from '@playwright/test';
import type { Language } from '@/lib/domain/language';
import { callApi, newcomer, signIn, tokenOf } from '../support/people';
import { gone, journey, see } from '../support/visit';
import { unique } from '../support/unique';

const WORDS = {
  en: { walnuts: 'Walnuts', seeds: 'Sunflower seeds', much: /Sunflower seeds 200\sgr?\b/ },
  ka: { walnuts: 'ნიგოზი', seeds: 'მზესუმზირის გული', much: /მზესუმზირის გული 200\sგ/ },
} as const satisfies Record<Language, object>;

journey('a person with a nut allergy cooks and shops with substitutes', { on: 'desktop' }, async (visit) => {
  const { page, t, stack, language, open } = visit;
  const words = WORDS[language];
  const person = await newcomer(stack);
  const token = await tokenOf(stack.url, person);
  const call = (to: string, data?: object, method = 'POST') =>
    callApi(stack.url, to, { token, ...(data && { method, data }) });
  const me = await call('users/me');
  await call(`users/${me.id}`, { allergens: ['nuts'] }, 'PUT');
  const [{ id: product }] = (await call('products?filters[Name][$eq]=Walnuts')).data;
  const ingredients = [{ product, amount: 200, unit: 'gr' }];
  const Steps = [{ description: 'Grind.' }];
  const dish = await call('dishes', { Name: `Bazhe ${unique()}`, servingAmount: 4, ingredients, Steps });
  const list = await call('shoplists', { Name: `Bazhe ${unique()}` });
  await call(`shoplists/${list.data.id}/add-dish`, { dish: dish.data.id, servings: 4 });

  // the recipe names the substitute, and cook mode its amount
  await signIn(visit, person, `/dishes/${dish.data.id}`);
  const safe = page.getByRole('note').getByRole('listitem').filter({ hasText: words.seeds });
  await see(safe);
  await page.getByRole('button', { name: t('dish:cook.start'), exact: true }).click();
  const cook = page.getByRole('dialog');
  await cook.getByRole('button', { name: t('substitutes:insteadOf', { name: words.walnuts }) }).click();
  await see(cook.getByRole('listitem').filter({ hasText: words.much }).last());

  // in the shop the substitute replaces the missing product, after one tap was undone
  await open(`/shoplist/${list.data.id}`);
  const main = page.getByRole('main');
  const line = (name: string) => main.getByRole('checkbox', { name, exact: true });
  const more = main.getByRole('button', { name: t.pattern('shoplist:item.more') }).first();
  const instead = main.getByRole('group', { name: t('substitutes:missing') });
  const swap = () => instead.getByRole('button', { name: words.much }).click();
  await see(line(words.walnuts));
  await more.click();
  await see(instead);
  await swap();
  await main.getByRole('button', { name: t('shoplist:item.undo', { name: words.walnuts }) }).click();
  await see(line(words.walnuts));
  await more.click();
  await swap();
  await see(line(words.seeds));
  await gone(line(words.walnuts));
  const kept = async () =>
    (await call(`shop-items?filters[list][id][$eq]=${list.data.id}&populate=deep,5`)).data.map(
      ({ attributes: { Name, amount, unit } }: { attributes: Record<string, unknown> }) => [
        Name,
        amount,
        unit,
      ],
    );
  await expect.poll(kept).toEqual([[words.seeds, 200, 'gr']]);
});
