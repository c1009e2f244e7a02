import { expect } from '@playwright/test';
import { addDays } from '@/lib/domain/time/day';
import { formatAmount } from '@/lib/format/amount';
import { at, atLeast } from '@/tests/support/at';
import { shareWith } from '../checkout';
import { main } from '../pantry';
import type { Person } from '../people';
import { countTaps, tapsSince } from '../taps';
import { gone, see, type Visit } from '../visit';
import { ALL_GOODS, GOODS, missingOf, type Amounts, type Good } from './goods';
import { button, nameOf } from './moving';
import { NO_NETWORK } from '../watch';

const line = (visit: Visit, good: Good) =>
  main(visit).getByRole('checkbox', { name: nameOf(visit, good), exact: true });
const told = (visit: Visit, good: Good, amount: number) =>
  formatAmount(amount, GOODS[good].unit, visit.language, { short: true });
const press = (visit: Visit, key: string, good: Good) =>
  main(visit)
    .getByRole('button', { name: visit.t(key, { name: nameOf(visit, good) }), exact: true })
    .click();
/** Opens the dialog behind a line's row. */
const open = (visit: Visit, good: Good) =>
  main(visit)
    .getByRole('button', { name: visit.t.pattern('shoplist:item.more', { name: nameOf(visit, good) }) })
    .click();
/** Ticks a line, and waits for the undo button in the place of the one that opens it. */
const tick = async (visit: Visit, good: Good) => {
  await line(visit, good).locator('xpath=ancestor::label').click();
  await expect(line(visit, good)).toBeChecked();
};

/** Makes a list of all that the plan takes: items at home are folded at its end, with their amounts. */
export async function listFromPlan(
  nino: Visit,
  { plan, today, needed, there }: { plan: number; today: string; needed: Amounts; there: Amounts },
): Promise<readonly Good[]> {
  const { page, t, open } = nino;
  await open(`/mealplan/${plan}`);
  await button(nino, 'action.addToList').click();
  const dialog = page.getByRole('dialog', { name: t('shoplist:plan.title') });
  await dialog.getByLabel(t('shoplist:plan.to')).fill(addDays(today, 13));
  await dialog.getByRole('button', { name: t('action.addToList') }).click();
  await page.waitForURL(/\/shoplist\/\d+$/);
  const bought = ALL_GOODS.filter((good) => missingOf(needed, there)[good] !== undefined);
  for (const good of bought) await see(line(nino, good));
  await see(page.getByText(t('shoplist:progress', { done: 0, total: bought.length })));
  await main(nino)
    .getByRole('button', { name: new RegExp(`^${t('shoplist:part.atHome')}`) })
    .click();
  for (const good of ALL_GOODS) {
    const amount = there[good];
    if (amount === undefined || !needed[good]) continue;
    const words = bought.includes(good)
      ? t('shoplist:item.partly', { there: told(nino, good, amount) })
      : t('shoplist:item.home', {
          there: told(nino, good, amount),
          needed: told(nino, good, needed[good]),
        });
    await see(
      main(nino)
        .getByRole('listitem')
        .filter({ hasText: nameOf(nino, good) })
        .getByText(words),
    );
  }
  return bought;
}

interface Shopping {
  readonly bought: readonly Good[];
  readonly list: string;
}

/**
 * Both shop offline: each ticks and puts away, both tick the last line, and one records a price and comes back to the
 * page.
 */
export async function shopApart(nino: Visit, gio: Visit, { bought, list }: Shopping) {
  for (const one of [nino, gio]) {
    await countTaps(one.page);
    await one.open(list);
    for (const good of bought) await see(line(one, good));
    await see(one.page.getByText(one.t('shoplist:price.open'), { exact: true }));
    await one.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    one.watch.allow(NO_NETWORK);
    await one.context.setOffline(true);
  }
  const last = at(bought, -1);
  const [hers, his] = [bought.slice(0, 2), bought.slice(2, -1)];
  for (const good of [...hers, last]) {
    await tapsSince(nino.page);
    await tick(nino, good);
    await open(nino, good);
    await press(nino, 'bought:put', good);
    await see(
      main(nino).getByRole('button', {
        name: nino.t('bought:put', { name: nameOf(nino, good) }),
        pressed: true,
      }),
    );
    expect(await tapsSince(nino.page)).toBeLessThanOrEqual(3);
  }
  await tick(gio, last);
  await open(gio, last);
  await press(gio, 'bought:put', last);
  const [paid, ...rest] = atLeast(1, his);
  await tick(gio, paid);
  await open(gio, paid);
  await press(gio, 'bought:more', paid);
  const dialog = gio.page.getByRole('dialog');
  await dialog.getByLabel(gio.t('bought:price')).fill(gio.language === 'ka' ? '12,40' : '12.40');
  await dialog.getByLabel(gio.t('bought:shop')).fill('Dezerter');
  await dialog.getByRole('button', { name: gio.t('common:action.save'), exact: true }).click();
  await gone(dialog);
  // closed and opened again, still offline: nothing failed, nothing is gone
  await gio.page.reload();
  for (const good of rest) {
    await see(line(gio, good));
    await tick(gio, good);
  }
  if (rest.length > 0)
    await main(gio)
      .getByRole('button', { name: gio.t.pattern('bought:all_one', {}) })
      .or(main(gio).getByRole('button', { name: gio.t.pattern('bought:all_other', {}) }))
      .click();
  for (const { page, t } of [nino, gio])
    await expect(page.getByText(t('alerts:generic.danger'))).toHaveCount(0);
}

/** Goes online again: nothing waits on either phone, and both have everything. */
export async function shopTogether(all: readonly Visit[], { bought }: Shopping) {
  for (const { context } of all) await context.setOffline(false);
  for (const { page, t } of all) {
    await see(page.getByText(t('shoplist:progress', { done: bought.length, total: bought.length })));
    await gone(page.getByText(t('shoplist:item.waiting')).first());
    await gone(page.getByText(t.pattern('state.offlineWaiting_one')).first());
    await gone(page.getByText(t.pattern('state.offlineWaiting_other')).first());
  }
}

/** Lets Gio tick and change Nino's list too. */
export const shareList = (nino: Visit, guest: Person) => shareWith(nino, guest);
