import { expect } from '@playwright/test';
import { given } from '@/tests/support/at';
import { field, reads, rowOf, takes, undoes } from '../support/imports';
import { KHACHAPURI } from '../support/pasted';
import { fillSignIn, newcomer, signIn } from '../support/people';
import { at, gone, journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

/** Corrects the name before the recipe is taken; the typed text survives a reload. */
async function mends(visit: Visit, before: string, after: string) {
  const { page, t } = visit;
  const open = () =>
    rowOf(visit, before)
      .getByRole('button', { name: t('import:row.mend') })
      .click();
  await open();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: t('mend:name'), exact: true });
  await name.fill(after);
  await page.reload();
  await open();
  await expect.poll(() => name.inputValue()).toBe(after);
  await dialog.getByRole('button', { name: t('action.save'), exact: true }).click();
  await gone(dialog);
  await see(rowOf(visit, after));
}

async function cooks({ page, t }: Visit) {
  await page.getByRole('button', { name: t('dish:cook.start'), exact: true }).click();
  const cook = page.getByRole('dialog');
  await see(cook.getByText(given(t('dish:cook.step', { number: '1' }).split('{')[0])));
  await cook.getByRole('button', { name: t('action.close'), exact: true }).click();
  await gone(cook);
}

journey(
  'a person reviews a pasted text, takes it, cooks from it, and undoes the import',
  { on: 'phone', gate: true },
  async (visit) => {
    const { page, t, language } = visit;
    await signIn(visit, await newcomer(visit.stack));
    const recipe = KHACHAPURI[language](unique());
    await reads(visit, recipe.text);
    await expect.poll(() => rowOf(visit, recipe.name).innerText()).toContain(recipe.missing);
    const name = `${recipe.name} 2`;
    await mends(visit, recipe.name, name);
    await takes(visit, [name]);
    const address = page.url();

    await rowOf(visit, name).getByRole('link', { name, exact: true }).click();
    await see(page.getByRole('heading', { level: 1, name }));
    const dish = new URL(page.url()).pathname;
    await see(page.getByText(recipe.step));
    await cooks(visit);

    await visit.open('/import');
    await see(page.getByRole('link', { name: t('import:kind.text'), exact: true }));
    await visit.open(address);
    await undoes(visit);
    await see(page.getByText(t('import:state.undone'), { exact: true }).first());
    visit.watch.allow(/api\/dishes\/\d+(\/at-home)?\?.* 404|404 \(Not Found\)/);
    await visit.open(dish);
    await gone(page.getByRole('heading', { level: 1, name }));
  },
);

journey(
  'a text shared by a signed-out person waits until they have signed in',
  { on: 'phone' },
  async (visit) => {
    const person = await newcomer(visit.stack);
    const shared = '/import?title=Soup&text=https%3A%2F%2Fexample.org%2Fsoup';
    await visit.open(shared);
    await at(visit.page, '/user/login');
    await fillSignIn(visit.page, visit.t, person);
    await at(visit.page, '/import');
    await expect.poll(() => field(visit).inputValue()).toBe('https://example.org/soup');
  },
);
