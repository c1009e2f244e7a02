import { expect } from '@playwright/test';
import { callApi, newcomer, signIn, tokenOf } from '../support/people';
import { openSeeded } from '../support/recipe';
import { unique } from '../support/unique';
import { at, gone, journey, see } from '../support/visit';

journey(
  'a person records a cooking in cook mode, filters by it, and does not draw the recipe again soon',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack, open } = visit;
    await signIn(visit, await newcomer(stack), '/dishes');
    await openSeeded(visit, 0);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('button', { name: t('dish:save.save'), exact: true }).click();
    await see(page.getByRole('button', { name: t('dish:save.saved'), exact: true }));

    // through cook mode to its end
    await page.getByRole('button', { name: t('dish:cook.start'), exact: true }).click();
    const cook = page.getByRole('dialog');
    const done = cook.getByRole('button', { name: t('dish:cook.done'), exact: true });
    const next = cook.getByRole('button', { name: t('dish:cook.next'), exact: true });
    await see(next.or(done));
    while ((await done.count()) === 0) await next.click();
    await done.click();
    const asked = page.getByRole('dialog', { name: t('cooking:asked.title') });
    await asked.getByLabel(t('cooking:note'), { exact: true }).fill('Less salt');
    await asked.getByRole('button', { name: t('cooking:asked.send'), exact: true }).click();
    await gone(asked);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight)); // what lies below loads when it is near
    const log = page.getByRole('region', { name: t('cooking:title'), exact: true });
    // the waiting and the saved row may both show until the answer arrives
    await see(log.getByText('Less salt').first());
    await see(log.getByText(t.pattern('cooking:times_one')));
    await gone(log.getByText(t('cooking:waiting')));

    // a cooked recipe is not among those never cooked
    const card = page.getByRole('main').getByRole('link', { name, exact: true });
    await open('/dishes/my');
    await see(card);
    await open('/dishes/my?cooked=never');
    await see(page.getByRole('button', { name: t('action.draw') }));
    await gone(card);

    // the library's only recipe has just been cooked
    await open('/dishes/my');
    await page.getByRole('button', { name: t('action.draw') }).click();
    const draw = page.getByRole('dialog', { name: t('cooking:draw.title') });
    await see(draw.getByText(t('cooking:draw.lately')));
    await draw.getByRole('button', { name: t('action.close'), exact: true }).click();

    // once another recipe is saved, the draw picks it
    await openSeeded(visit, 1);
    await page.getByRole('button', { name: t('dish:save.save'), exact: true }).click();
    await see(page.getByRole('button', { name: t('dish:save.saved'), exact: true }));
    const other = new URL(page.url()).pathname;
    await open('/dishes/my');
    await page.getByRole('button', { name: t('action.draw') }).click();
    await see(draw.getByText(t('cooking:draw.never')));
    await draw.getByRole('link', { name: t('cooking:draw.open'), exact: true }).click();
    await at(page, other);
  },
);

journey(
  'a running timer shows on other pages, survives a reload, and leads back to its recipe',
  { on: 'desktop' },
  async (visit) => {
    const { page, t, open } = visit;
    await open('/');
    const cards = page.getByRole('main').getByRole('link', { name: /khachapuri|ხაჭაპური/ });
    await cards.first().click();
    const start = page.getByRole('button', { name: t.pattern('dish:timer.start') }).first();
    await start.click();
    const place = new URL(page.url()).pathname;
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const dock = page.getByRole('region', { name: t('timer:title'), exact: true });
    await see(dock.getByRole('timer'));

    await open('/privacy');
    const back = dock.getByRole('link').filter({ hasText: name });
    await see(back);
    const box = await back.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    const before = await dock.getByRole('timer').innerText();
    await expect.poll(() => dock.getByRole('timer').innerText()).not.toBe(before);
    await page.reload();
    await back.click();
    await page.waitForURL((url) => url.pathname === place && url.hash.startsWith('#step-'));
    await dock.getByRole('button', { name: t('timer:cancel'), exact: true }).click();
    await gone(dock);
    await see(start);
  },
);

journey(
  'the step stays in sight while a person scrolls a long list of ingredients',
  { on: 'desktop' },
  async (visit) => {
    const { page, t, stack, open } = visit;
    const person = await newcomer(stack);
    const token = await tokenOf(stack.url, person);
    const call = (to: string, data?: object) =>
      callApi(stack.url, to, { token, ...(data && { method: 'POST', data }) });
    const found: readonly { readonly id: number }[] = (await call('products?pagination[pageSize]=30')).data;
    const ingredients = found.map(({ id }) => ({ product: id, amount: 100, unit: 'gr' }));
    const Steps = [{ description: 'Stir.' }];
    const dish = await call('dishes', {
      Name: `Long list ${unique()}`,
      servingAmount: 4,
      ingredients,
      Steps,
    });
    await signIn(visit, person);
    await open(`/dishes/${dish.data.id}`);
    await page.getByRole('button', { name: t('dish:cook.start'), exact: true }).click();
    const cook = page.getByRole('dialog');
    const step = cook.getByRole('heading', { level: 3 }).first();
    const last = cook.getByRole('checkbox').last();
    await see(step);
    await expect(last).not.toBeInViewport();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(step).toBeInViewport();
  },
);
