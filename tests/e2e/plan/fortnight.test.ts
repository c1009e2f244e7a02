import { expect } from '@playwright/test';
import { atLeast } from '@/tests/support/at';
import { drawBars } from '@/tools/screens/bars.mjs';
import { expectLedger, pantryOf } from '../support/fortnight/ledger';
import { cook, count, eaten } from '../support/fortnight/eating';
import {
  missingOf,
  ORDERED,
  recipesOf,
  scaled,
  sumOf,
  type Amounts,
  type Recipe,
} from '../support/fortnight/goods';
import { moveIn, nameOf, orderIn, writeRecipe } from '../support/fortnight/moving';
import { mealsOf, planFortnight, planTogether, takenBy } from '../support/fortnight/planning';
import { CODE, PACK, scanButter } from '../support/fortnight/scanning';
import { listFromPlan, shareList, shopApart, shopTogether } from '../support/fortnight/shopping';
import { callsOf } from '../support/orders';
import { putAway, row } from '../support/pantry';
import { newcomer, signIn } from '../support/people';
import { filmBars } from '../support/qrVideo';
import { journey, see, test, type Visit } from '../support/visit';
import { unique } from '../support/unique';

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' }).format(new Date());
const minus = (one: Amounts): Amounts => scaled(one, -1);

/** Nino uses the journey's device, Gio a phone whose camera films a pack. */
async function fortnight(nino: Visit) {
  const film = test.info().outputPath('pack.y4m');
  filmBars(drawBars('ean13', CODE), film);
  const gio = await nino.join('phone', 'ka', { film, keepsOffline: true });
  const { stack, language, device } = nino;
  const [person, guest] = [await newcomer(stack, 'Nino'), await newcomer(stack, 'Gio')];
  const both = [person, guest];
  const mine = await callsOf(nino, person);
  await signIn(nino, person, '/pantry');
  await moveIn(nino, gio, guest);
  await putAway(gio, 'შავი ჩაი', 'შავი ჩაი');
  await orderIn(nino, person);
  await see(row(gio, nameOf(gio, 'egg')));
  await scanButter(gio);
  let there = sumOf(ORDERED.amounts, { butter: 2 * PACK });
  await expectLedger(nino, both, there);
  await nino.open('/pantry');
  await see(row(nino, nameOf(nino, 'butter')));

  const recipes = new Map<number, Recipe>();
  for (const recipe of recipesOf(language, unique())) recipes.set(await writeRecipe(nino, recipe), recipe);
  const plan = await planFortnight(nino, nameOf(nino, 'chicken'));
  const meals = await mealsOf(mine, plan);
  expect(meals).toHaveLength(28);
  await planTogether(nino, gio, plan, guest);

  const needed = takenBy(meals, recipes);
  const bought = await listFromPlan(nino, { plan, today: today(), needed, there });
  await shareList(nino, guest);
  const list = new URL(nino.page.url()).pathname;
  const hers = device === 'phone' ? nino : await nino.join('phone', language, { keepsOffline: true });
  if (hers !== nino) await signIn(hers, person);
  await shopApart(hers, gio, { bought, list });
  await shopTogether([hers, gio], { bought, list });
  there = sumOf(there, missingOf(needed, there));
  await expect.poll(() => pantryOf(mine)).toEqual(there);
  await expectLedger(nino, both, there);
  expect((await mine('prices/latest')).data).toHaveLength(1);

  const [lunch, dinner] = atLeast(
    2,
    meals.filter(({ day }) => day === 0),
  );
  const [atNoon, atNight] = atLeast(
    2,
    [lunch, dinner].map((meal) => takenBy([meal], recipes)),
  );
  expect(lunch.dish).not.toBe(dinner.dish);
  const dishOf = ({ dish }: typeof lunch) => recipes.get(dish)?.name ?? '';
  await cook(nino, dishOf(lunch), Object.keys(atNoon).length);
  there = sumOf(there, minus(atNoon));
  await expectLedger(nino, both, there);
  await gio.open('/dashboard');
  await eaten(gio, dishOf(dinner)).click();
  await expect.poll(() => pantryOf(mine)).toEqual(sumOf(there, minus(atNight)));
  await eaten(gio, dishOf(dinner)).click();
  await expect.poll(() => pantryOf(mine)).toEqual(there);
  await eaten(gio, dishOf(dinner)).click();
  there = sumOf(there, minus(atNight));
  await expect.poll(() => pantryOf(mine)).toEqual(there);
  // the cooked amount is already gone from the pantry
  await eaten(gio, dishOf(lunch)).click();
  await see(gio.page.getByText(gio.t('mealplan:today.marked_other', { count: 2, total: 2 })));
  await expectLedger(nino, both, there);

  await nino.open('/pantry');
  // eggs from the order and from the shop are one item
  await expect.poll(() => row(nino, nameOf(nino, 'egg')).count()).toBe(1);
  await count(nino, 'milk', 900);
  there = { ...there, milk: 900 };
  await expect.poll(() => pantryOf(mine)).toEqual(there);
  await expectLedger(nino, both, there);
}

journey('a household plans, shops and eats for a fortnight', { on: 'phone', keepsOffline: true }, fortnight);
