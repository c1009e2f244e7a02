import { expect } from '@playwright/test';
import { paintedFrames, recordFrames } from '../support/painted';
import { demoPerson, fillSignIn, signInByForm } from '../support/people';
import { at, journey, see, type Visit } from '../support/visit';

/** Opens a page the person may not see: expects a refusal, a way home, and no frame with its content. */
async function isRefused(visit: Visit, path: string, role: string, content: RegExp) {
  const { page, t, open } = visit;
  await open(path);
  await see(page.getByRole('main').getByText(t('forbidden.text', { role: t(`role.${role}`) })));
  expect(new URL(page.url()).pathname).toBe(path);
  expect((await paintedFrames(page)).filter(({ text }) => content.test(text))).toEqual([]);
}

journey(
  'a courier lands on the orders and may open storage, but no own recipes',
  { on: 'phone' },
  async (visit) => {
    const { page, t, open } = visit;
    await signInByForm(visit, demoPerson('courier'));
    await at(page, '/orders');
    await see(page.getByRole('heading', { level: 1, name: t('menu.orders') }));
    await open('/storage');
    await see(page.getByRole('heading', { level: 1, name: t('storage:title') }));

    await recordFrames(page, 'main');
    await isRefused(visit, '/dashboard', 'Courier', t.pattern('dashboard:hello'));
    await isRefused(visit, '/dishes/my', 'Courier', t.pattern('menu.dishesMy'));
    await isRefused(visit, '/dishes/new', 'Courier', t.pattern('menu.dishesNew'));
    await isRefused(visit, '/dishes', 'Courier', t.pattern('menu.dishes'));
    await isRefused(visit, '/products', 'Courier', t.pattern('menu.products'));
    await page
      .getByRole('main')
      .getByRole('link', { name: t('forbidden.home') })
      .click();
    await at(page, '/orders');
  },
);

journey('a user is kept out of orders and storage', { on: 'desktop', gate: true }, async (visit) => {
  const { page, t } = visit;
  await signInByForm(visit, demoPerson('user'));
  await at(page, '/dashboard');
  await recordFrames(page, 'main');
  await isRefused(visit, '/orders', 'User', t.pattern('order:courier.emptyavailableText'));
  await isRefused(visit, '/storage', 'User', t.pattern('storage:emptyText'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('forbidden.home') })
    .click();
  await at(page, '/dashboard');
});

journey('an Admin lands on the dashboard and may open every page', { on: 'desktop' }, async (visit) => {
  const { page, t, open } = visit;
  await signInByForm(visit, demoPerson('admin'));
  await at(page, '/dashboard');
  const titles = {
    '/orders': t('menu.orders'),
    '/storage': t('storage:title'),
    '/dishes': t('menu.dishes'),
    '/dishes/my': t('menu.dishesMy'),
    '/products': t('menu.products'),
    '/settings': t('account:settings.title'),
  };
  for (const [path, name] of Object.entries(titles)) {
    await open(path);
    await see(page.getByRole('heading', { level: 1, name }));
  }
});

journey('a signed-out person signs in and reaches the page they wanted', { on: 'phone' }, async (visit) => {
  const { page, t, open } = visit;
  await recordFrames(page, 'main');
  await open('/settings');
  await at(page, '/user/login');
  const settings = t('account:settings.title');
  await see(page.getByRole('heading', { level: 1, name: t('account:login.title') }));
  expect((await paintedFrames(page)).filter(({ text }) => text.includes(settings))).toEqual([]);

  await fillSignIn(page, t, demoPerson('friend'));
  await at(page, '/settings');
  await see(page.getByRole('heading', { level: 1, name: settings }));
});

journey('sign-in never leads to an address of another site', { on: 'desktop' }, async (visit) => {
  const { page } = visit;
  await signInByForm(visit, demoPerson('friend'), '//example.org/steal');
  await at(page, '/dashboard');
  expect(new URL(page.url()).origin).toBe(visit.stack.url);
});

journey('an unknown address says so and leads to the start page', { on: 'phone' }, async (visit) => {
  const { page, t, open } = visit;
  visit.watch.allow(/nowhere.*404|404.*nowhere/);
  await open('/nowhere/at-all');
  await see(page.getByRole('main').getByText(t('notFound.text')));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('notFound.home') })
    .click();
  await at(page, '/');
});
