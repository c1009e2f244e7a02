import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { textsOf } from '@/tools/screens/texts.mjs';
import { paintedFrames, recordFrames } from '../support/painted';
import { callApi, demoPerson, signIn, tokenOf } from '../support/people';
import { journey, see, type Visit } from '../support/visit';
import { foreignWordsIn } from '../support/words';

const SHORT = { en: 'EN', ka: 'ქარ' } as const;
const langOf = ({ page }: Visit) => page.evaluate(() => document.documentElement.lang);

/** Chooses a language by the buttons at the top of the page. */
async function choose({ page, t }: Visit, language: 'en' | 'ka') {
  const toggle = page.getByRole('banner').getByRole('group').getByRole('button', { name: SHORT[language] });
  await toggle.click();
  await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
  await see(page.getByRole('link', { name: t('action.signIn') }).first());
}

journey(
  'a first visit is in English; a reload keeps the chosen language without flashing the other',
  { on: 'desktop', isFresh: true },
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
    ] as const) {
      await open(path);
      await see(page.getByRole('main').getByText(t(key)).first());
      const frames = await paintedFrames(page);
      expect(frames.map(({ lang }) => lang).filter((lang) => lang !== language)).toEqual([]);
      const foreign = [others(key), others('action.signIn'), others('footer.note')];
      expect(frames.filter(({ text }) => foreign.some((one) => text.includes(one)))).toEqual([]);
    }
  },
);

journey(
  'a signed-in person sees their language from the first paint of a guarded page',
  { on: 'phone' },
  async (visit) => {
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
  },
);

journey('each button of a phone’s header and bar is 44 px tall', { on: 'phone' }, async (visit) => {
  const { page } = visit;
  await signIn(visit, demoPerson('user'), '/dashboard');
  const buttons = page.locator('header button, .bottom-bar a, .bottom-bar button');
  await expect.poll(() => buttons.count()).toBeGreaterThan(6);
  const small = await buttons.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box: { width, height } }) => Math.min(width, height) < 44)
      .map(({ text, box }) => `${text} ${Math.round(box.width)} × ${Math.round(box.height)}`),
  );
  expect(small).toEqual([]);
});

/** Simulates a slow network and an old phone. */
async function slowDown({ context, page }: Visit) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const throughput = (400 * 1000) / 8;
  const line = { offline: false, latency: 400, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Makes a list with one product that the shop sells, ready to order. */
async function listToOrder({ stack, language }: Visit): Promise<number> {
  const token = await tokenOf(stack.url, demoPerson('admin'));
  const call = (to: string, data?: object) =>
    callApi(stack.url, to, { token, ...(data && { method: 'POST', data }) });
  const [product] = (await call('products?filters[Name][$eq]=Milk')).data;
  const Name = language === 'ka' ? 'კვირის სია' : 'A list for the week';
  const { id } = (await call('shoplists', { Name, language })).data;
  await call(`shoplists/${id}/change`, {
    op: 'add',
    key: randomUUID(),
    product: product.id,
    Name: product.attributes.Name,
    amount: 1000,
    unit: 'ml',
  });
  return id;
}

journey(
  'a slow page never paints a word of the other language, not even in the tab',
  { on: 'phone' },
  async (visit) => {
    const { page, t, language } = visit;
    await signIn(visit, demoPerson('admin'));
    const list = await listToOrder(visit);
    const foreignIn = foreignWordsIn(language);
    await recordFrames(page, 'body');
    await slowDown(visit);
    for (const [path, heading] of [
      ['/', 'landing:hero.title'],
      ['/dishes', 'menu.dishes'],
      ['/orders', 'menu.orders'],
      [`/shoplist/${list}/checkout`, 'order:checkout.title'],
    ] as const) {
      await page.goto(path, { waitUntil: 'commit', timeout: 60_000 });
      await page
        .getByRole('heading', { level: 1, name: t(heading) })
        .waitFor({ timeout: 60_000, state: 'attached' });
      await expect.poll(async () => (await paintedFrames(page)).at(-1)?.text).toContain(t(heading));
      const frames = await paintedFrames(page);
      expect(frames.flatMap(({ text }) => foreignIn(text).map((word) => `${path}: ${word}`))).toEqual([]);
    }
  },
);

journey('a reload keeps the theme from the first paint', { on: 'desktop' }, async (visit) => {
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
