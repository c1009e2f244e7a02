import type { Locator } from 'playwright-core';
import { gone, see, type Visit } from './visit';

/** The field of the import page. */
export const field = ({ page, t }: Visit): Locator =>
  page.getByLabel(t('import:start.field'), { exact: true });

/** Returns the row of a recipe that was read, by its name. */
export const rowOf = ({ page }: Visit, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

/** Puts an address, a page's source or a text into the one field and has it read. */
export async function reads(visit: Visit, text: string) {
  const { page, t } = visit;
  await visit.open('/import');
  await field(visit).fill(text);
  await page.getByRole('button', { name: t('import:start.read'), exact: true }).click();
  await page.waitForURL((url) => url.searchParams.has('id'));
}

/** Takes the chosen recipes, and waits until each of these exists. */
export async function takes(visit: Visit, names: readonly string[]) {
  const { page, t } = visit;
  await page.getByRole('button', { name: t.pattern('import:take.action_one') }).click();
  for (const name of names) await see(rowOf(visit, name).getByRole('link', { name, exact: true }));
}

/** Undoes the whole import, and confirms. */
export async function undoes(visit: Visit) {
  const { page, t } = visit;
  const action = { name: t('import:undo.action'), exact: true };
  await page.getByRole('main').getByRole('button', action).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('import:undo.confirm'), exact: true }).click();
  await gone(dialog);
}
