import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { demoPerson, signIn } from './support/people';
import { at, gone, journey, see, type Visit } from './support/visit';
import { NO_NETWORK } from './support/watch';

const WORDS = {
  en: { typed: 'khachapu', dish: /khachapuri/i, action: 'import rec' },
  ka: { typed: 'ხაჭაპ', dish: /ხაჭაპურ/, action: 'შემოტანა' },
} as const;

/** What a browser logs while it is without network. */

const openSearch = async ({ page, t }: Visit) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('search.open') })
    .click();
  const field = page.getByRole('combobox', { name: t('search.open') });
  await see(field);
  return field;
};

journey(
  'anything is two taps away: a recipe by some of its letters, an action by its name, a page unasked',
  { on: 'desktop' },
  async (visit) => {
    const { page, t, language, device } = visit;
    const words = WORDS[language];
    await signIn(visit, demoPerson(language === 'ka' ? 'friend' : 'user'), '/dashboard');

    const field = await openSearch(visit);
    await field.fill(words.typed);
    const dish = page.getByRole('option', { name: words.dish }).first();
    await see(dish);
    const found = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
    expect(found.violations.map(({ id }) => id)).toEqual([]);
    const name = ((await dish.textContent()) ?? '').slice(0, 8);
    await dish.click();
    await page.waitForURL(/\/dishes\/\d+$/);
    await see(page.getByRole('heading', { level: 1, name }));

    if (device === 'desktop') await page.keyboard.press('/');
    else await openSearch(visit);
    const again = page.getByRole('combobox', { name: t('search.open') });
    await again.fill(words.action);
    await see(page.getByRole('option', { name: t('search:action.import') }));
    await again.press('Enter');
    await at(page, '/import');

    await openSearch(visit);
    await page.getByRole('option', { name: t('menu.examinations'), exact: true }).click();
    await at(page, '/doctor/examinations');
    const place = device === 'phone' ? t('bar.day') : t('menu.group.day');
    const frame = page.getByRole('navigation', { name: t(device === 'phone' ? 'app.bar' : 'app.menu') });
    const lit = frame.locator('[aria-current], .active').filter({ hasText: place });
    await see(lit.first());
  },
);

journey(
  'what was looked at is at hand without network',
  { on: 'phone', keepsOffline: true },
  async (visit) => {
    const { page, t, language, context } = visit;
    await signIn(visit, demoPerson(language === 'ka' ? 'friend' : 'user'), '/dashboard');
    const field = await openSearch(visit);
    await field.fill(WORDS[language].typed);
    await page.getByRole('option', { name: WORDS[language].dish }).first().click();
    await page.waitForURL(/\/dishes\/\d+$/);
    await see(page.getByRole('heading', { level: 1 }));
    visit.watch.allow(NO_NETWORK);
    await context.setOffline(true);
    await openSearch(visit);
    await see(page.getByText(t('search:offline')));
    await see(page.getByRole('option', { name: WORDS[language].dish }).first());
    await page.keyboard.press('Escape');
    await gone(page.getByRole('combobox', { name: t('search.open') }));
    await context.setOffline(false);
  },
);
