import { expect } from '@playwright/test';
import { callApi, newcomer, signIn, tokenOf } from '../support/people';
import { countTaps, tapsSince } from '../support/taps';
import { gone, journey, see, type Visit } from '../support/visit';

const MEALS = 21;

/** Opens the form for a new plan, by the menu of the device. */
async function toNewPlan({ page, t, device }: Visit) {
  if (device === 'desktop') {
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('menu.group.mealplans') })
      .click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('menu.mealplanCreate') })
      .click();
    return;
  }
  await page
    .getByRole('navigation', { name: t('app.bar') })
    .getByRole('link', { name: t('bar.plan') })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('menu.mealplanCreate') })
    .first()
    .click();
}

journey(
  'a new account fills its first week in six taps, and a second in three',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack } = visit;
    const person = await newcomer(stack);
    await countTaps(page);
    await signIn(visit, person, '/dashboard');
    await tapsSince(page);

    await toNewPlan(visit);
    await page.getByRole('button', { name: t('planner:form.createFilled') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('fill:form.plan') }).click();
    await see(dialog.getByText(t('fill:proposal.done')));
    await dialog.getByRole('button', { name: t('fill:proposal.take'), exact: true }).click();
    await gone(dialog);
    expect(await tapsSince(page)).toBeLessThanOrEqual(6);

    const token = await tokenOf(stack.url, person);
    const id = Number(new URL(page.url()).pathname.split('/')[2]);
    const read = async () =>
      (await callApi(stack.url, `mealplans/${id}?populate=deep,4`, { token })).data.attributes;
    const filled = (days: { meals: { entries: unknown[] }[] }[]) =>
      days.flatMap(({ meals }) => meals.filter(({ entries }) => entries.length > 0)).length;
    await expect.poll(async () => filled((await read()).days)).toBe(MEALS);
    expect((await read()).startDate).not.toBeNull();

    await page.getByRole('button', { name: t('planner:planner.addWeek') }).click();
    await tapsSince(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('planner:planner.fill') })
      .click();
    await dialog.getByRole('button', { name: t('fill:form.plan') }).click();
    await see(dialog.getByText(t('fill:proposal.done')));
    await dialog.getByRole('button', { name: t('fill:proposal.take'), exact: true }).click();
    await gone(dialog);
    expect(await tapsSince(page)).toBeLessThanOrEqual(3);
    await expect.poll(async () => filled((await read()).days)).toBe(2 * MEALS);
  },
);
