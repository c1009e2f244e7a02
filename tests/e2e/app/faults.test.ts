import { expect } from '@playwright/test';
import { ownStack } from '../support/ownStack';
import { callApi, fillSignIn, newcomer, signIn, tokenOf } from '../support/people';
import { lineOf, pressSave, savedDish, writeBasics, writeStep } from '../support/recipe';
import { gone, journey, see, test, type Visit } from '../support/visit';
import { unique } from '../support/unique';

// A separate stack: these tests stop its CMS while others are at work.
const { own, stack } = ownStack();

let isStopped = false;
async function stopCms() {
  isStopped = true;
  await own.stack.stopPart('cms');
}
async function startCms() {
  await own.stack.startPart('cms');
  isStopped = false;
}
// Leaves the stack whole for the next test, however this one ended.
test.afterEach(async () => {
  if (isStopped) await startCms();
});

/** Signs in a person and begins a recipe. */
async function writes(visit: Visit): Promise<{ name: string; email: string; password: string }> {
  const person = await newcomer(stack);
  await signIn(visit, person, '/dishes/new');
  const name = `Quince stew ${unique()}`;
  await writeBasics(visit, { name, minutes: '75' });
  await writeStep(visit, 1, 'Cut the quinces into eighths.');
  return { ...person, name };
}

const nameField = ({ page, t }: Visit) =>
  page.getByRole('textbox', { name: t('recipe:form.name'), exact: true });

/** Returns the names of a person's recipes in the CMS. */
async function recipesOf(person: { email: string; password: string }): Promise<string[]> {
  const token = await tokenOf(stack.url, person);
  const me = await callApi(stack.url, 'users/me', { token });
  const answer = await callApi(stack.url, `dishes?filters[owner][id][$eq]=${me.id}&fields[0]=Name`, {
    token,
  });
  return answer.data.map((dish: { attributes: { Name: string } }) => dish.attributes.Name);
}

journey(
  'a form stays while the CMS is down, says so, and saves once the CMS is back',
  { on: 'desktop', stack },
  async (visit) => {
    const { page, t } = visit;
    visit.watch.allow(/\/api\/|\/uploads\//);
    const recipe = await writes(visit);
    await stopCms();
    await pressSave(visit);
    await see(page.getByText(t('recipe:waiting.text')));
    await expect(nameField(visit)).toHaveValue(recipe.name);
    await startCms();
    await savedDish(visit, recipe.name);
    expect(await recipesOf(recipe)).toEqual([recipe.name]);
  },
);

journey('a double click on Save makes one dish', { on: 'desktop', stack }, async (visit) => {
  const { page, t } = visit;
  const recipe = await writes(visit);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('action.save'), exact: true })
    .dblclick();
  await savedDish(visit, recipe.name);
  expect(await recipesOf(recipe)).toEqual([recipe.name]);
});

journey(
  'an offline page says so, and saves the changes once online',
  { on: 'phone', stack },
  async (visit) => {
    const { page, t, context } = visit;
    visit.watch.allow(/ERR_INTERNET_DISCONNECTED/);
    const recipe = await writes(visit);
    await context.setOffline(true);
    const note = page.getByText(t('state.offline'));
    await see(note);
    await pressSave(visit);
    await see(page.getByText(t('recipe:waiting.text')));
    await context.setOffline(false);
    await gone(note);
    await savedDish(visit, recipe.name);
    expect(await recipesOf(recipe)).toEqual([recipe.name]);
  },
);

journey(
  'a list that cannot be read waits, says so, and loads without help',
  { on: 'phone', stack },
  async (visit) => {
    const { page, t } = visit;
    visit.watch.allow(/\/api\//);
    await signIn(visit, await newcomer(stack));
    await stopCms();
    await page.clock.install();
    await page.goto('/dishes');
    await see(page.getByText(t('state.away')));
    // a page waits for twenty seconds of its own clock, however long the CMS takes here
    await page.clock.pauseAt(Date.now() + 1000);
    await startCms();
    await page.clock.resume();
    await see(page.getByRole('heading', { name: t('dish:empty.title') }));
    await gone(page.getByText(t('state.away')));
  },
);

journey('a draft outlives a reload and a lost session', { on: 'desktop', stack }, async (visit) => {
  const { page, t, context } = visit;
  const recipe = await writes(visit);
  await lineOf(visit, 1)
    .getByRole('textbox', { name: t('recipe:line.amount') })
    .fill('1,5');
  await page.reload();
  await see(page.getByText(t.pattern('recipe:draft.restored')));
  await expect(nameField(visit)).toHaveValue(recipe.name);
  const amount = lineOf(visit, 1).getByRole('textbox', { name: t('recipe:line.amount') });
  await expect(amount).toHaveValue('1,5');

  // signed out in another tab; requests of this page at that moment are refused
  visit.watch.allow(/\/api\/(memberships|users\/\d+)/);
  const other = await context.newPage();
  await other.goto('/icon-192.png'); // the app itself does not run there
  await other.evaluate(() => {
    for (const name of Object.keys(localStorage))
      if (/^(jwt|userData|firebase:)/.test(name)) localStorage.removeItem(name);
  });
  await page.waitForURL((url) => url.pathname === '/user/login');
  await fillSignIn(page, t, recipe);
  await page.waitForURL((url) => url.pathname === '/dishes/new');
  await expect.poll(() => nameField(visit).inputValue()).toBe(recipe.name);
});
