import { at, see, type Visit } from './visit';
import type { Person } from './people';

/** Shares the shown list, unless the guest is on it already. */
export async function shareWith(visit: Visit, guest: Person) {
  const { page, t } = visit;
  const button = page.getByRole('main').getByRole('button', { name: t('action.share'), exact: true });
  const open = button.filter({ visible: true });
  // with little room the button is behind "more"
  if ((await open.count()) === 0)
    await page
      .getByRole('main')
      .getByRole('button', { name: t('shoplist:action.more'), exact: true })
      .click();
  await open.click();
  const share = page.getByRole('dialog', { name: t('shoplist:share.title') });
  const there = share.getByRole('listitem').filter({ hasText: guest.name });
  await see(share.getByLabel(t('shoplist:share.email')));
  if ((await there.count()) === 0) {
    await share.getByLabel(t('shoplist:share.email')).fill(guest.email);
    await share.getByRole('button', { name: t('action.add'), exact: true }).click();
  }
  await see(there);
  await share.getByRole('button', { name: t('action.close') }).click();
}

/** Orders the open lines of the shown list; returns the order's card. */
export async function orderList(visit: Visit) {
  const { page, t } = visit;
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('shoplist:action.order'), exact: true }).click();
  const field = (key: string) => main.getByLabel(t(`order:field.${key}`));
  await field('Name').fill('Tamar');
  await field('phone').fill('+995 555 10 20 30');
  await main.getByLabel(t('address:field.street')).fill('Rustaveli 5');
  await main.getByRole('combobox', { name: t('order:field.zone') }).selectOption({ index: 1 });
  const times = page.getByRole('radiogroup', { name: t('order:checkout.when') });
  await times.locator('label').nth(1).click();
  await see(times.getByRole('radio', { checked: true }).nth(0));
  await see(page.getByText(t('order:sum.estimated'), { exact: true }));
  await main.getByRole('button', { name: t('order:checkout.send'), exact: true }).click();
  await at(page, '/shoplist/orders');
  const card = page.getByRole('article').first();
  await see(card.getByText(t('order:state.placed'), { exact: true }).first());
  return card;
}
