import { expect } from 'vitest';
import { addDays } from '@/lib/domain/time/day';
import { momentIn } from '@/lib/format/moment';
import { newcomer, signIn } from './support/people';
import { journey, see } from './support/visit';

journey('what one weighs is written down by day and drawn over time', async (visit) => {
  const { page, t, stack, open } = visit;
  const today = momentIn('Asia/Tbilisi', new Date()).day;
  await signIn(visit, await newcomer(stack), `/calendar?view=day&day=${addDays(today, -9)}`);
  const card = (key: 'today' | 'thatDay') =>
    page.getByRole('region', { name: t(`eaten:weight.${key}`), exact: true });
  const weigh = async (key: 'today' | 'thatDay', kilograms: string) => {
    await card(key).getByRole('textbox').fill(kilograms);
    await card(key)
      .getByRole('button', { name: t('eaten:weight.save'), exact: true })
      .click();
    await see(page.getByText(t('alerts:weight.save.success')));
  };
  await weigh('thatDay', '72.5');
  await open('/dashboard');
  await see(card('today').getByText(/72[.,]5/));
  await weigh('today', '71,2');
  await card('today')
    .getByRole('button', { name: t('eaten:weight.over') })
    .click();
  const dialog = page.getByRole('dialog', { name: t('eaten:weight.title') });
  await see(dialog.locator('canvas'));
  await see(dialog.getByText(/1[.,]3\u00A0(kg|კგ)/));
  await dialog.getByRole('button', { name: t('eaten:weight.ranges.year') }).click();
  await see(dialog.locator('canvas'));
  const rows = dialog.getByRole('listitem');
  expect(await rows.count()).toBe(2);
  await rows.first().getByRole('button').last().click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('eaten:amount.remove'), exact: true })
    .click();
  await expect.poll(() => rows.count()).toBe(1);
});
