import { expect } from '@playwright/test';
import { callApi, signUp, stranger, tokenOf } from './support/people';
import { at, gone, journey, see } from './support/visit';

journey(
  'a new person answers three questions, follows a ready week, and is asked no more',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack } = visit;
    const person = stranger();
    await signUp(visit, person);
    const main = page.getByRole('main');
    const go = () => main.getByRole('button', { name: t('action.continue'), exact: true }).click();
    const question = (number: 0 | 1 | 2) =>
      main.getByRole('heading', { name: t(`welcome:question.${number}.title`) });

    await see(question(0));
    await main.getByRole('button', { name: t('welcome:more', { name: t('welcome:children') }) }).click();
    await go();
    await see(question(1));
    await main.getByRole('button', { name: t('allergen.peanuts'), exact: true }).click();
    await page.reload();
    await see(question(1));
    await main.getByRole('button', { name: t('allergen.peanuts'), exact: true }).click();
    await go();
    await see(question(2));
    await main.getByRole('button', { name: t('welcome:skip') }).click();

    await see(main.getByText(t('mealplan:ready.title')));
    await main.getByRole('button', { name: t('mealplan:action.subscribe') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('mealplan:action.subscribe') }).click();
    await gone(dialog);
    await gone(main.getByText(t('mealplan:ready.title')));

    const token = await tokenOf(stack.url, person);
    await expect
      .poll(() => callApi(stack.url, 'users/me', { token }))
      .toMatchObject({
        welcomed: true,
        allergens: ['peanuts'],
        household: [{ factor: 1 }, { factor: 0.5 }],
      });
    await page.reload();
    await see(page.getByRole('heading', { level: 1 }));
    expect(await question(0).count()).toBe(0);
  },
);

journey(
  'a visitor who wants to write a recipe is told why to sign in',
  { on: 'desktop' },
  async ({ page, t, open }) => {
    await open('/dishes/new');
    await at(page, '/user/login');
    await see(page.getByText(t('account:login.why.recipe')));
  },
);
