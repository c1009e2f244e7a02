import { expect } from 'vitest';
import { textsOf } from '@/scripts/screens/texts.mjs';
import { paintedFrames, recordFrames } from './support/painted';
import { demoPerson, signIn } from './support/people';
import { journey, see, type Visit } from './support/visit';

const SHORT = { en: 'EN', ka: 'ქარ' } as const;
const langOf = ({ page }: Visit) => page.evaluate(() => document.documentElement.lang);

/** Chooses a language by the flags at the head of the page. */
async function choose({ page, t }: Visit, language: 'en' | 'ka') {
  const toggle = page.getByRole('banner').getByRole('group').getByRole('button', { name: SHORT[language] });
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
  await see(page.getByRole('link', { name: t('action.signIn') }).first());
}

journey(
  'a first visit is in English; the chosen language is kept over a reload without a flash of the other',
  async (visit) => {
    const { page, t, language, open } = visit;
    const other = language === 'en' ? 'ka' : 'en';
    const others = textsOf(other);
    await open('/');
    await see(page.getByRole('heading', { level: 1, name: textsOf('en')('landing:hero.title') }));
    expect(await langOf(visit)).toBe('en');
    await choose({ ...visit, t: others }, other);
    await choose(visit, language);
    await expect.poll(() => langOf(visit)).toBe(language);

    await recordFrames(page, 'body');
    for (const [path, key] of [
      ['/', 'landing:hero.title'],
      ['/user/login', 'account:login.lead'],
      ['/terms', 'menu.terms'],
    ]) {
      await open(path);
      await see(page.getByRole('main').getByText(t(key)).first());
      const frames = await paintedFrames(page);
      expect(frames.map(({ lang }) => lang).filter((lang) => lang !== language)).toEqual([]);
      const foreign = [others(key), others('action.signIn'), others('footer.note')];
      expect(frames.filter(({ text }) => foreign.some((one) => text.includes(one)))).toEqual([]);
    }
  },
  { isFresh: true },
);

journey('the language holds for who is signed in, from the first paint of a guarded page', async (visit) => {
  const { page, t, language } = visit;
  const others = textsOf(language === 'en' ? 'ka' : 'en');
  await signIn(visit, demoPerson('user'));
  await recordFrames(page, 'body');
  await page.goto('/settings');
  await see(page.getByRole('heading', { name: t('account:settings.appearance') }));
  const frames = await paintedFrames(page);
  const foreign = ['account:settings.title', 'account:settings.profile', 'menu.group.browse'].map((key) =>
    others(key),
  );
  expect(frames.filter(({ text }) => foreign.some((one) => text.includes(one)))).toEqual([]);
  expect(frames.every(({ lang }) => lang === language)).toBe(true);
});

journey('the theme is kept over a reload and is there at the first paint', async (visit) => {
  const { page, t } = visit;
  await signIn(visit, demoPerson('user'), '/settings');
  await page.getByRole('button', { name: t('theme.dark'), exact: true }).click();
  const themeOf = () => page.evaluate(() => document.documentElement.dataset.bsTheme);
  await expect.poll(themeOf).toBe('dark');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.goto('/settings', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await themeOf()).toBe('dark');
  await see(page.getByRole('heading', { level: 1, name: t('account:settings.title') }));
  expect(await ground()).toBe(dark);
  await page.getByRole('button', { name: t('theme.light'), exact: true }).click();
  await expect.poll(ground).not.toBe(dark);
});
