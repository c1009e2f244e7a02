import { expect } from '@playwright/test';
import { newcomer, signIn } from '../support/people';
import { journey, see } from '../support/visit';

journey(
  'a person chooses reminders and quiet hours, and a reload keeps them',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack } = visit;
    // a headless browser has no notifications to allow
    await page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'default' }),
    );
    await signIn(visit, await newcomer(stack), '/settings');
    const region = page.getByRole('region', { name: t('reminders:title'), exact: true });
    const near = page.locator('#part-calendar');
    await near.scrollIntoViewIfNeeded();
    await see(region.getByRole('button', { name: t('reminders:here.turnOn') }));
    const supplements = region.getByRole('switch', { name: t('reminders:kind.supplement') });
    await supplements.check();
    await see(page.getByText(t('alerts:reminders.set.success')).first());
    await region.getByRole('switch', { name: t('reminders:quiet.switch') }).check();
    const from = region.getByLabel(t('reminders:quiet.from'), { exact: true });
    await expect.poll(() => from.inputValue()).toBe('22:00');
    await page.reload();
    await near.scrollIntoViewIfNeeded();
    await expect.poll(() => supplements.isChecked()).toBe(true);
    await expect.poll(() => from.inputValue()).toBe('22:00');
  },
);
