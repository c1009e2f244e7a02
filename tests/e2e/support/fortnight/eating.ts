import { expect } from '@playwright/test';
import { dialog, main, row } from '../pantry';
import { countTaps, tapsSince } from '../taps';
import { gone, see, type Visit } from '../visit';
import type { Good } from './goods';
import { nameOf } from './moving';

/** Cooks from the day's page in cook mode; two taps at the end mark it cooked and take it out of the pantry. */
export async function cook(nino: Visit, dish: string, things: number) {
  const { page, t, open } = nino;
  await open('/dashboard');
  await main(nino).getByRole('link', { name: dish, exact: true }).first().click();
  await page.waitForURL(/\/dishes\/\d+/);
  await countTaps(page);
  await page.getByRole('button', { name: t('dish:cook.start'), exact: true }).click();
  const next = dialog(nino).getByRole('button', { name: t('dish:cook.next'), exact: true });
  const done = dialog(nino).getByRole('button', { name: t('dish:cook.done'), exact: true });
  await see(next.or(done));
  while ((await done.count()) === 0) await next.click();
  await tapsSince(page);
  await done.click();
  await dialog(nino)
    .getByRole('button', { name: t('cooking:asked.send'), exact: true })
    .click();
  await see(
    main(nino)
      .getByText(t('fromHome:taken_other', { count: things }))
      .first(),
  );
  expect(await tapsSince(page)).toBeLessThanOrEqual(2);
}

/** Returns the mark of a meal on the day's page. */
export const eaten = ({ page, t }: Visit, name: string) =>
  page
    .getByRole('region', { name: t('mealplan:today.title') })
    .getByRole('group', { name: t('mealplan:log.label', { name }) })
    .getByRole('button', {
      name: new RegExp(`^(${t('mealplan:log.mark.entry')}|${t('mealplan:log.done.entry')}):`),
    });

/** At the end of the two weeks Nino counts the cupboard: one good has `amount` left, another none. */
export async function count(nino: Visit, good: Good, amount: number) {
  const { t, page } = nino;
  const name = nameOf(nino, good);
  await row(nino, name)
    .getByRole('button', { name: t('pantry:item.more', { name }), exact: true })
    .click();
  await row(nino, name)
    .getByRole('button', { name: t('action.edit'), exact: true })
    .click();
  const form = page.getByRole('dialog', { name: t('pantry:form.title', { name }) });
  await form.getByLabel(t('pantry:form.amount'), { exact: true }).fill(String(amount));
  await form.getByRole('button', { name: t('action.save'), exact: true }).click();
  await gone(form);
  await expect.poll(() => row(nino, name).locator('output').textContent()).toMatch(new RegExp(`^${amount}`));
}
