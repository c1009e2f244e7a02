import { expect } from '@playwright/test';
import { addDays } from '@/lib/domain/time/day';
import { momentIn } from '@/lib/format/moment';
import { newcomer, signIn } from '../support/people';
import { gone, journey, see, type Visit } from '../support/visit';

const cardOf = ({ page, t }: Visit) => page.getByRole('region', { name: t('eaten:title'), exact: true });
const rowsOf = (visit: Visit, name: string) =>
  cardOf(visit).getByRole('button', { name: visit.t('eaten:change', { name }), exact: true });
const kcal = async (visit: Visit, name: string) =>
  Number(/(\d+)\u00A0(kcal|კკალ)/.exec((await rowsOf(visit, name).first().textContent()) ?? '')?.[1]);

/** Waits until nothing is left to be sent. */
async function sent(visit: Visit) {
  await gone(cardOf(visit).getByText(visit.t('eaten:waiting')).first());
}

async function openDialog(visit: Visit) {
  const { page, t } = visit;
  await cardOf(visit)
    .getByRole('button', { name: t('eaten:add'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: t('eaten:find.title') });
  await see(dialog);
  return dialog;
}

journey(
  'a person logs food, sees it in the ring, and copies it to the next day',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack, open, language } = visit;
    const [egg, soup] = language === 'ka' ? ['კვერცხი', 'წვნიანი ნინოსთან'] : ['Egg', 'Soup at Nino’s'];
    const today = momentIn('Asia/Tbilisi', new Date()).day;
    const yesterday = `/calendar?view=day&day=${addDays(today, -1)}`;
    await signIn(visit, await newcomer(stack), yesterday);
    let dialog = await openDialog(visit);
    await dialog.getByRole('searchbox').fill(egg);
    await dialog
      .getByRole('button')
      .filter({ has: page.getByText(egg, { exact: true }) })
      .first()
      .click();
    const amount = page.getByRole('textbox', { name: t('eaten:amount.label') });
    await amount.fill('2');
    await page.getByRole('button', { name: t('eaten:amount.send'), exact: true }).click();
    await see(rowsOf(visit, egg));
    const two = await kcal(visit, egg);
    expect(two).toBeGreaterThan(100);
    dialog = await openDialog(visit);
    await dialog.getByRole('searchbox').fill(soup);
    await dialog.getByRole('button', { name: t('eaten:find.own', { text: soup }) }).click();
    await see(rowsOf(visit, soup));
    await sent(visit);

    await open('/dashboard');
    await cardOf(visit)
      .getByRole('button', { name: t('eaten:copy'), exact: true })
      .click();
    await see(rowsOf(visit, soup));
    const ring = page.getByRole('region', { name: t('day:ring.title'), exact: true });
    const energy = async () =>
      Number(/\d+/.exec((await ring.locator('text').first().textContent()) ?? '')?.[0]);
    await expect.poll(energy).toBe(two);
    dialog = await openDialog(visit);
    await dialog
      .getByRole('button')
      .filter({ has: page.getByText(egg, { exact: true }) })
      .click();
    await expect.poll(() => rowsOf(visit, egg).count()).toBe(2);
    // each rounds, so together they may differ by one
    await expect.poll(async () => Math.abs((await energy()) - 2 * two)).toBeLessThanOrEqual(1);

    await rowsOf(visit, egg).first().click();
    await amount.fill('1');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('eaten:amount.save'), exact: true })
      .click();
    await expect.poll(() => kcal(visit, egg)).toBe(Math.round(two / 2));
    await rowsOf(visit, soup).click();
    await page.getByRole('button', { name: t('eaten:amount.remove'), exact: true }).click();
    await gone(rowsOf(visit, soup));
    await page.getByRole('button', { name: t('eaten:undo', { name: soup }) }).click();
    await see(rowsOf(visit, soup));
    await sent(visit);
    await page.reload();
    await see(rowsOf(visit, soup));
    await expect(rowsOf(visit, egg)).toHaveCount(2);
    await open(`/calendar?view=week&day=${addDays(today, -1)}`);
    await see(page.getByText(t('eaten:sum', { value: String(two) })).first());
  },
);

journey('a person records their weight by day and sees it charted', { on: 'phone' }, async (visit) => {
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
  await expect(rows).toHaveCount(2);
  await rows.first().getByRole('button').last().click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('eaten:amount.remove'), exact: true })
    .click();
  await expect.poll(() => rows.count()).toBe(1);
});
