import { expect } from '@playwright/test';
import { fillSignIn, newcomer, signIn } from '../support/people';
import { createPlan } from '../support/plan';
import { pressSave, savedDish, writeBasics, writeLine, writeStep } from '../support/recipe';
import { at, gone, journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

/** Returns the focused element, or nothing. */
const holder = ({ page }: Visit) =>
  page.evaluate(() => {
    const { activeElement: one, body } = document;
    return one === null || one === body ? 'nobody' : one.tagName;
  });
const isAtHeading = (visit: Visit) => expect.poll(() => holder(visit)).toBe('H1');

journey(
  'the focus survives signing in, saving, removing a line, closing a menu and removing a filter',
  { on: 'desktop', gate: true },
  async (visit) => {
    const { page, t, stack, open } = visit;
    await open('/user/login');
    await fillSignIn(page, t, await newcomer(stack));
    await at(page, '/dashboard');
    await isAtHeading(visit);

    await open('/dishes/new');
    const name = `Keyboard ${unique()}`;
    await writeBasics(visit, { name, minutes: '30' });
    await writeLine(visit, 1, '450 g', 'Red beans');
    await writeStep(visit, 1, 'Boil them.');
    await page.getByRole('button', { name: t('recipe:section.add'), exact: true }).press('Enter');
    const section = page.getByRole('textbox', { name: t('recipe:section.title') });
    await section.fill('For the table');
    await section.press('Enter');
    expect(new URL(page.url()).pathname).toBe('/dishes/new');
    await expect.poll(() => holder(visit)).toBe('INPUT');
    await page
      .getByRole('button', { name: t('recipe:section.remove', { name: 'For the table' }) })
      .press('Enter');
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: t('action.remove'), exact: true }).press('Enter');
    await gone(question);
    await expect.poll(() => holder(visit)).not.toBe('nobody');
    await pressSave(visit);
    await savedDish(visit, name);
    await isAtHeading(visit);

    const more = page.getByRole('main').getByRole('button', { name: t('dish:view.more'), exact: true });
    await more.press('Enter');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('action.delete'), exact: true })
      .press('Enter');
    await see(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await gone(page.getByRole('dialog'));
    await expect(more).toBeFocused();

    await open('/dishes?type=Dinner');
    const clear = page.getByRole('button', { name: t('dish:filter.clear_one', { count: 1 }), exact: true });
    await clear.press('Enter');
    await gone(clear);
    await expect.poll(() => holder(visit)).not.toBe('nobody');
  },
);

journey('three keys lead from the top of the planner to its first meal', { on: 'desktop' }, async (visit) => {
  const { page, stack, t } = visit;
  const owner = await newcomer(stack);
  const { id } = await createPlan(visit, owner, `Three keys ${unique()}`);
  await signIn(visit, owner, `/mealplan/${id}/edit`);
  await see(page.locator('[data-stop]').first());
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect(page.locator('[data-stop]').first()).toBeFocused();
  const names = await page.getByRole('button', { name: t.pattern('planner:planner.move') }).allInnerTexts();
  expect(new Set(names).size).toBe(names.length);
});
