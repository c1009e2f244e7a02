import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { given } from '@/tests/support/at';
import { demoPerson, signIn } from '../support/people';
import { at, gone, journey, see, type Visit } from '../support/visit';
import { NO_NETWORK } from '../support/watch';

const WORDS = {
  en: {
    typed: 'khachapu',
    slip: 'kachapuri',
    dish: /khachapuri/i,
    action: 'import rec',
    meant: 'khachapuri',
  },
  ka: { typed: 'ხაჭაპ', slip: 'ხაჭპური', dish: /ხაჭაპურ/, action: 'შემოტანა', meant: 'ხაჭაპური' },
} as const;
/** Results of other kinds, each the first of its kind, found by a word of its name. */
const OTHERS = {
  en: [
    ['plank', /^Push-ups and plank/, 'exercises'],
    ['magnesium', /^Magnesium citrate/, 'supplements'],
  ],
  ka: [
    ['პლანკ', /პლანკ/, 'exercises'],
    ['მაგნიუმ', /მაგნიუმ/, 'supplements'],
  ],
} as const;

/** Opens the search from the page's header. */
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
  'everything is two taps away: a recipe by some letters, an action by name, a page without typing',
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
  'a search finds exercises and supplements by name, reports a typo, and puts a recipe on a day and a list',
  { on: 'desktop' },
  async (visit) => {
    const { page, t, language } = visit;
    const words = WORDS[language];
    await signIn(visit, demoPerson(language === 'ka' ? 'friend' : 'user'), '/dashboard');
    const field = await openSearch(visit);
    const list = page.getByRole('listbox', { name: t('search.open') });
    for (const [typed, name, kind] of OTHERS[language]) {
      await field.fill(typed);
      const own = list.getByRole('group', { name: t(`search:kind.${kind}`) });
      await see(own.getByRole('option', { name }).first());
      await expect(list.getByRole('group').first()).toHaveAccessibleName(t(`search:kind.${kind}`));
    }
    await field.fill(words.slip);
    await see(page.getByText(`${t('search:meant.before')} ${words.meant}`));
    const dish = list.getByRole('option', { name: words.dish }).first();
    await see(dish);
    const found = await new AxeBuilder({ page }).include('[role="dialog"]').analyze();
    expect(found.violations.map(({ id }) => id)).toEqual([]);

    // by keyboard: to the actions beside the row, and back
    const name = t('search:act.list');
    const recipes = list.getByRole('group', { name: t('search:kind.dishes') });
    const first = recipes.getByRole('option', { name: new RegExp(`^${name}: `) }).first();
    await see(first);
    const own = (await first.getAttribute('aria-label')) ?? '';
    const onList = recipes.getByRole('option', { name: own, exact: true });
    for (let press = 0; press < 4 && (await onList.getAttribute('aria-selected')) !== 'true'; press += 1)
      await field.press('ArrowRight');
    await expect(onList).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await gone(onList);
    await expect(field).toBeFocused();
    const added = await list.getByRole('option', { name: words.dish }).first().textContent();
    expect(added).toContain(given(t('search:act.onList', { list: '' }).split('“')[0]).split('„')[0]);
  },
);

journey('recently viewed pages are available offline', { on: 'phone', keepsOffline: true }, async (visit) => {
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
});
