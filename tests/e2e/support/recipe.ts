import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { callApi } from './people';
import { see, type Visit } from './visit';

/** A real picture, as a file that a person would choose. */
export const PICTURE = {
  name: 'supper.jpg',
  mimeType: 'image/jpeg',
  buffer: readFileSync(path.join(ROOT, 'cms/seed/pictures/avatar-user.jpg')),
};

const field = ({ page, t }: Visit, key: string) => page.getByRole('textbox', { name: t(key), exact: true });

/** Returns the n-th ingredient line outside any section. */
export const lineOf = ({ page, t }: Visit, number: number): Locator =>
  page
    .getByRole('main')
    .getByRole('group', { name: t('recipe:line.number', { number }), exact: true })
    .first();

export async function writeBasics(
  visit: Visit,
  recipe: { name: string; minutes: string; servings?: string },
) {
  await field(visit, 'recipe:form.name').fill(recipe.name);
  await field(visit, 'recipe:form.time').fill(recipe.minutes);
  if (recipe.servings) await field(visit, 'recipe:form.servings').fill(recipe.servings);
}

/** Types an amount and a product into a line, and picks the product offered under that name. */
export async function writeLine(visit: Visit, number: number, amount: string, product: string) {
  const { t } = visit;
  const line = lineOf(visit, number);
  await line.getByRole('textbox', { name: t('recipe:line.amount') }).fill(amount);
  const box = line.getByRole('combobox', { name: t('recipe:line.product') });
  await box.fill(product);
  await line.getByRole('option', { name: product, exact: true }).click();
}

export async function writeStep(visit: Visit, number: number, description: string) {
  await stepField(visit, number).fill(description);
}

const stepField = ({ page, t }: Visit, number: number) =>
  page.getByRole('textbox', { name: t('dish:step.number', { number }), exact: true });

/** Adds pictures by the file chooser and waits until the CMS has them. */
export async function addPictures({ page, t }: Visit, pictures: (typeof PICTURE)[], total: number) {
  await page.getByLabel(t('recipe:pictures.add'), { exact: true }).setInputFiles(pictures);
  await see(page.getByRole('img', { name: t('recipe:pictures.number', { number: total }), exact: true }));
}

export const publish = ({ page, t }: Visit) =>
  page.getByRole('radio', { name: t('dish:visibility.public') }).check();

/**
 * Opens a recipe of the seed, all of which are complete; other journeys publish incomplete ones that lists show before
 * it.
 */
export async function openSeeded({ page, t, stack, language, open }: Visit, number: number) {
  const asked = `dishes?filters[visibility][$eq]=public&filters[language][$eq]=${language}&sort=id:asc`;
  const { data } = await callApi(stack.url, `${asked}&fields[0]=Name&pagination[pageSize]=10`, {});
  await open(`/dishes/${data[number].id}`);
  await see(page.getByRole('heading', { name: t('dish:view.ingredients') }));
}

export const pressSave = ({ page, t }: Visit) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('action.save'), exact: true })
    .click();

/** Waits for the saved recipe's own page; returns its id. */
export async function savedDish({ page }: Visit, name: string): Promise<number> {
  await page.waitForURL(/\/dishes\/\d+$/);
  await see(page.getByRole('heading', { level: 1, name, exact: true }));
  return Number(new URL(page.url()).pathname.split('/')[2]);
}

/** Opens the "More" menu on a recipe's page. */
export const openMore = ({ page, t }: Visit) =>
  page
    .getByRole('main')
    .getByRole('button', { name: t('dish:view.more'), exact: true })
    .click();

export async function pressMore(visit: Visit, key: string) {
  await openMore(visit);
  const name = visit.t(key);
  await visit.page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

/** Searches the public recipes by typing. */
export async function search({ page, t, open }: Visit, text: string) {
  await open('/dishes');
  await page.getByRole('searchbox', { name: t('dish:list.search') }).fill(text);
  await page.waitForURL((url) => url.searchParams.get('q') === text);
}

/** Returns the question before something that cannot be undone. */
export function question({ page, t }: Visit, title: string) {
  const dialog = page.getByRole('dialog', { name: title });
  return {
    dialog,
    warning: dialog.getByText(t('confirm.undo')),
    back: () => dialog.getByRole('button', { name: t('action.back'), exact: true }).click(),
    yes: (key: string) => dialog.getByRole('button', { name: t(key), exact: true }).click(),
  };
}
