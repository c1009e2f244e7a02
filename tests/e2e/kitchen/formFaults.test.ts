import { expect } from '@playwright/test';
import { newcomer, signIn } from '../support/people';
import { lineOf, PICTURE, pressSave } from '../support/recipe';
import { journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

const field = ({ page, t }: Visit, key: string) => page.getByRole('textbox', { name: t(key), exact: true });

/** Returns the error text that describes a field to screen readers. */
const faultAt = async (visit: Visit, key: string): Promise<string> => {
  const ids = (await field(visit, key).getAttribute('aria-describedby')) ?? '';
  const fault = ids.split(' ').find((id) => id.endsWith('-error'));
  return fault ? visit.page.locator(`[id="${fault}"]`).innerText() : '';
};

journey('a fault in a recipe shows at its field, and typed text stays', { on: 'desktop' }, async (visit) => {
  const { page, t, stack } = visit;
  await signIn(visit, await newcomer(stack), '/dishes/new');
  await pressSave(visit);
  await expect.poll(() => faultAt(visit, 'recipe:form.name')).toBe(t('validation:required'));
  await expect.poll(() => faultAt(visit, 'recipe:form.time')).toBe(t('validation:time'));

  const tooShort = t('validation:name', { min: 5, max: 150 });
  for (const [typed, fault] of [
    ['ღომი', tooShort],
    ['    ', t('validation:required')],
    ['🍲🍲🍲🍲', tooShort],
    ['ო'.repeat(151), tooShort],
    ['ო'.repeat(150), ''],
    ['🍲 ღომი', ''],
  ] as const) {
    await field(visit, 'recipe:form.name').fill(typed);
    await expect.poll(() => faultAt(visit, 'recipe:form.name')).toBe(fault);
  }
  await field(visit, 'recipe:form.time').fill('soon');
  await field(visit, 'recipe:form.servings').fill('0');
  const line = lineOf(visit, 1);
  const amount = line.getByRole('textbox', { name: t('recipe:line.amount') });
  await line.getByRole('combobox', { name: t('recipe:line.product') }).fill('nothing-like-it');
  for (const typed of ['0', '-2', 'lots', '1e9']) {
    await amount.fill(typed);
    await pressSave(visit);
    await see(line.getByText(t('validation:amount')));
    await expect(amount).toHaveValue(typed);
  }
  await amount.fill('1,5');
  await see(line.getByText(t('validation:ingredientOpen', { name: 'nothing-like-it' })));
  expect(await faultAt(visit, 'recipe:form.time')).toBe(t('validation:time'));
  expect(await faultAt(visit, 'recipe:form.servings')).toBe(t('validation:range', { min: 1, max: 100 }));

  await page.getByRole('button', { name: t('recipe:section.add') }).click();
  await page.getByLabel(t('recipe:line.note'), { exact: true }).last().fill('sifted'); // an empty section is dropped
  await field(visit, 'dish:step.minutes').fill('5');
  await pressSave(visit);
  await see(page.getByText(t('validation:section')));
  await see(page.getByText(t('validation:step')));
  expect(new URL(page.url()).pathname).toBe('/dishes/new');
});

journey('a file that is no picture is refused with the reason', { on: 'desktop' }, async (visit) => {
  const { page, t, stack } = visit;
  visit.watch.allow(/\/api\/upload/);
  await signIn(visit, await newcomer(stack), '/dishes/new');
  const add = page.getByLabel(t('recipe:pictures.add'), { exact: true });
  const file = (name: string, content: Buffer, mimeType = 'image/jpeg') => ({
    name,
    mimeType,
    buffer: content,
  });
  const refused = async (name: string, key: string) =>
    see(page.getByRole('alert').filter({ hasText: name }).getByText(t(key)));

  await add.setInputFiles(file('page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')));
  await refused('page.jpg', 'validation:imageType');
  await add.setInputFiles(
    file('drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
  );
  await refused('drawing.svg', 'validation:imageType');
  await add.setInputFiles(file('large.jpg', Buffer.concat([PICTURE.buffer, Buffer.alloc(11 * 1024 * 1024)])));
  await refused('large.jpg', 'validation:imageSize');
});

journey('mark-up in a text stays plain text', { on: 'phone' }, async (visit) => {
  const { page, t, stack } = visit;
  await signIn(visit, await newcomer(stack), '/dishes/new');
  const name = `<b onclick="x()">Soup</b> ${unique()}`;
  await field(visit, 'recipe:form.name').fill(name);
  await field(visit, 'recipe:form.description').fill('<script>document.title = "taken"</script>{{name}}');
  await field(visit, 'recipe:form.time').fill('30');
  await pressSave(visit);
  await page.waitForURL(/\/dishes\/\d+$/);
  await see(page.getByRole('heading', { level: 1, name, exact: true }));
  await see(page.getByText('<script>document.title = "taken"</script>{{name}}'));
  expect(await page.title()).toContain(name);
  await page.reload();
  await see(page.getByRole('heading', { level: 1, name, exact: true }));
  expect(await page.title()).toContain(name);
  expect(t('app.name').length).toBeGreaterThan(0);
});
