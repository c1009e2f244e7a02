import { expect } from '@playwright/test';
import { ownStack } from '../support/ownStack';
import { callApi, newcomer, signIn, tokenOf } from '../support/people';
import { writeBasics, writeStep, pressSave, savedDish } from '../support/recipe';
import { gone, journey, see, type Visit } from '../support/visit';
import { unique } from '../support/unique';

// A separate stack: these tests kill its parts while others are at work.
const { own, stack } = ownStack();

const kill = (part: 'cms' | 'next' | 'emulator' | 'front') => process.kill(own.stack.pidOf(part), 'SIGKILL');
/** Returns whether every part answers again. */
const isWhole = () =>
  fetch(`${own.stack.url}/health`).then(
    ({ status }) => status === 200,
    () => false,
  );
const BACK = 90_000;
const whole = () => expect.poll(isWhole, { timeout: BACK }).toBe(true);

/** Goes to another page as a link does, without a reload. */
const go = ({ page }: Visit, to: string) =>
  page.evaluate((place) => {
    const { next } = window as unknown as { next: { router: { push: (place: string) => Promise<boolean> } } };
    void next.router.push(place);
  }, to);
/** Marks the page in a way that a reload would remove. */
const mark = ({ page }: Visit) => page.evaluate(() => void Object.assign(window, { isSame: true }));
const isMarked = ({ page }: Visit) => page.evaluate(() => 'isSame' in window);

journey(
  'a page waits while any part of the stack is killed, says so quietly, and continues without help',
  { on: 'phone', stack },
  async (visit) => {
    const { page, t } = visit;
    visit.watch.allow(/\/api\/|\/identitytoolkit|\/securetoken|ERR_|_next|answer: GET|status of 50[23]/);
    const person = await newcomer(stack);
    const name = `Quince stew ${unique()}`;
    const token = await tokenOf(stack.url, person);
    await callApi(stack.url, 'dishes', {
      token,
      method: 'POST',
      data: { Name: name, language: visit.language },
    });
    await page.clock.install();
    await signIn(visit, person, '/dishes/my');
    const recipe = page.getByRole('main').getByText(name).first();
    const exercises = page.getByRole('main').getByText(t('exercise:list.emptyTitle')).first();
    await see(recipe);
    await go(visit, '/exercises');
    await see(exercises);
    await mark(visit);

    // the CMS: requests of the page wait meanwhile, with one quiet message and no red one
    kill('cms');
    await go(visit, '/dishes');
    await see(page.getByText(t('state.away')));
    // a page waits for twenty seconds of its own clock, however long the CMS takes here
    await page.clock.pauseAt(Date.now() + 1000);
    await whole();
    await page.clock.resume();
    await see(page.getByRole('heading', { name: t('dish:empty.title') }));
    await gone(page.getByText(t('state.away')));
    await expect(page.getByText(t('alerts:generic.danger'))).toHaveCount(0);
    await whole();

    // the emulator: people who are signed in stay signed in
    kill('emulator');
    await go(visit, '/exercises');
    await see(exercises);
    await whole();

    // the front: for a moment nothing answers at all
    await go(visit, '/dishes');
    await see(page.getByRole('heading', { name: t('dish:empty.title') }));
    await mark(visit);
    kill('front');
    await go(visit, '/dishes?q=qqqq');
    await page
      .getByRole('heading', { name: t('dish:empty.search', { q: 'qqqq' }) })
      .waitFor({ state: 'visible', timeout: BACK });
    await expect(page.getByText(t('alerts:generic.danger'))).toHaveCount(0);
    expect(await isMarked(visit)).toBe(true);
    await whole();

    // Next: the front sends the pages of the build meanwhile, also one that was never opened
    kill('next');
    await go(visit, '/supplements');
    await page
      .getByRole('heading', { name: t('menu.supplements'), level: 1 })
      .waitFor({ state: 'visible', timeout: BACK });
    await whole();
  },
);

journey('a recipe saved while the CMS restarts is saved once', { on: 'desktop', stack }, async (visit) => {
  const { page, t } = visit;
  visit.watch.allow(/\/api\//);
  const person = await newcomer(stack);
  await signIn(visit, person, '/dishes/new');
  const name = `Quince stew ${unique()}`;
  await writeBasics(visit, { name, minutes: '75' });
  await writeStep(visit, 1, 'Cut the quinces into eighths.');
  kill('cms');
  await pressSave(visit);
  await whole();
  await savedDish(visit, name);
  const token = await tokenOf(stack.url, person);
  const me = await callApi(stack.url, 'users/me', { token });
  const kept = await callApi(stack.url, `dishes?filters[owner][id][$eq]=${me.id}`, { token });
  expect(kept.data).toHaveLength(1);
  await gone(page.getByText(t('state.away')));
});
