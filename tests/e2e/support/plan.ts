import type { Locator } from 'playwright-core';
import { callApi, tokenOf, type Person } from './people';
import { see, type Visit } from './visit';

interface Kept {
  readonly id: number;
  readonly attributes: { readonly joinToken: string };
}

/** A plan of one day with an empty lunch, made without the site. */
export async function keptPlan({ house }: Visit, owner: Person, name: string): Promise<Kept> {
  const token = await tokenOf(house.url, owner);
  const days = [{ meals: [{ type: 'Lunch', entries: [{ kind: 'text', text: 'ტყემალი 1' }] }] }];
  return (await callApi(house.url, 'mealplans', { token, method: 'POST', data: { Name: name, days } })).data;
}

export const button = ({ page, t }: Visit, key: string): Locator =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true });

/** Opens the dialog that puts something into the first meal of the day that is shown. */
async function openAdd({ page, t }: Visit): Promise<Locator> {
  const name = t.pattern('mealplan:planner.addTo');
  await page.getByRole('main').getByRole('button', { name }).first().click();
  return page.getByRole('dialog');
}

/** Searches the shelf for a dish and puts it into the first meal by a tap. */
export async function addDish(visit: Visit, dish: string) {
  const dialog = await openAdd(visit);
  await dialog.getByRole('searchbox', { name: visit.t('mealplan:shelf.searchDishes') }).fill(dish);
  await dialog
    .getByRole('button', { name: visit.t('mealplan:add.pick', { name: dish }), exact: true })
    .click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Writes a few words into the first meal. */
export async function addText(visit: Visit, text: string) {
  const { t } = visit;
  const dialog = await openAdd(visit);
  await dialog.getByRole('button', { name: t('mealplan:add.kinds.text'), exact: true }).click();
  await dialog.getByRole('textbox', { name: t('mealplan:add.text'), exact: true }).fill(text);
  await dialog.getByRole('button', { name: t('action.add'), exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export const saveDays = (visit: Visit) => button(visit, 'action.save').click();
export const areSaved = ({ page, t }: Visit) =>
  see(page.getByRole('status').getByText(t('mealplan:planner.saved'), { exact: true }));
