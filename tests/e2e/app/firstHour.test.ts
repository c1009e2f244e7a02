import { expect } from '@playwright/test';
import { COOKIES, DATABASES, LOCAL_NAMES, partOfCopy, TAB_NAMES } from '@/lib/browser/stores';
import { DEVICE_SETTINGS } from '@/lib/stored/stored';
import { callApi, newcomer, signIn, signOut, signUp, makeUpPerson, tokenOf } from '../support/people';
import { unique } from '../support/unique';
import { at, gone, journey, see, type Visit } from '../support/visit';

/** Returns the records of a kind that links on the screen lead to. */
async function linked({ page, stack }: Visit, kind: 'dishes' | 'mealplan', token: string) {
  const links = page.getByRole('main').locator(`a[href^="/${kind}/"]`);
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const ids = [...new Set(hrefs.flatMap((href) => /\/(\d+)$/.exec(href)?.[1] ?? []))];
  const path = kind === 'dishes' ? 'dishes' : 'mealplans';
  const read = async (id: string) => (await callApi(stack.url, `${path}/${id}`, { token })).data.attributes;
  return Promise.all(ids.map(read));
}

const mayHold = (
  of: { allergens: string[]; unknownAllergens: string[]; unknownFacts?: string[] },
  what: string,
) =>
  of.allergens.includes(what) ||
  of.unknownAllergens.includes(what) ||
  Boolean(of.unknownFacts?.includes('allergens'));

journey(
  'a new person answers three questions, follows a ready week, and is not asked again',
  { on: 'phone' },
  async (visit) => {
    const { page, t, stack } = visit;
    const person = makeUpPerson();
    await signUp(visit, person);
    const main = page.getByRole('main');
    const go = () => main.getByRole('button', { name: t('action.continue'), exact: true }).click();
    const question = (number: 0 | 1 | 2) =>
      main.getByRole('heading', { name: t(`welcome:question.${number}.title`) });

    await see(question(0));
    await main.getByRole('button', { name: t('welcome:more', { name: t('welcome:children') }) }).click();
    await go();
    await see(question(1));
    await main.getByRole('button', { name: t('allergen.peanuts'), exact: true }).click();
    await page.reload();
    await see(question(1));
    await main.getByRole('button', { name: t('allergen.peanuts'), exact: true }).click();
    await go();
    await see(question(2));
    await main.getByRole('button', { name: t('welcome:skip'), exact: true }).click();

    await see(main.getByRole('heading', { name: t('welcome:answers.title') }));
    await page.reload();
    const subscribe = main.getByRole('button', { name: t('mealplan:action.subscribe') });
    await subscribe.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('mealplan:action.subscribe') }).click();
    await gone(dialog);
    await gone(main.getByRole('heading', { name: t('welcome:answers.title') }));

    const token = await tokenOf(stack.url, person);
    await expect
      .poll(() => callApi(stack.url, 'users/me', { token }))
      .toMatchObject({
        welcomed: true,
        allergens: ['peanuts'],
        household: [{ factor: 1 }, { factor: 0.5 }],
      });
    await page.reload();
    await see(page.getByRole('heading', { level: 1 }));
    await expect(question(0)).toHaveCount(0);
  },
);

journey(
  'the screen proposes nothing with nuts after the answer "nuts", which can be changed there',
  { on: 'desktop' },
  async (visit) => {
    const { page, t, stack } = visit;
    const person = makeUpPerson();
    await signUp(visit, person);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: t('welcome:skip'), exact: true }).click();
    await main.getByRole('button', { name: t('allergen.nuts'), exact: true }).click();
    await main.getByRole('button', { name: t('action.continue'), exact: true }).click();
    await main.getByRole('button', { name: t('welcome:skip'), exact: true }).click();

    const tonight = main.getByRole('region', { name: t('dashboard:tonight') });
    await expect(tonight.getByRole('link').nth(4)).toBeVisible();
    await see(main.getByRole('link', { name: t('mealplan:ready.others') }));
    const token = await tokenOf(stack.url, person);
    const proposed = async () => [
      ...(await linked(visit, 'dishes', token)),
      ...(await linked(visit, 'mealplan', token)),
    ];
    const shown = await proposed();
    expect(shown.length).toBeGreaterThanOrEqual(4);
    expect(shown.filter((one) => mayHold(one, 'nuts')).map(({ Name }) => Name)).toEqual([]);

    const change = new RegExp(`^${t('welcome:answers.change')} ?: ${t('welcome:answers.not')}`);
    await main.getByRole('button', { name: change }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('allergen.milk'), exact: true }).click();
    await dialog.getByRole('button', { name: t('action.save'), exact: true }).click();
    await gone(dialog);
    await expect
      .poll(
        async () => (await proposed()).filter((one) => mayHold(one, 'milk') || mayHold(one, 'nuts')).length,
      )
      .toBe(0);
  },
);

journey(
  'signing out leaves nothing of a person in the browser, and the page lists all it stores',
  { on: 'phone', keepsOffline: true },
  async (visit) => {
    const { page, stack, open } = visit;
    const person = await newcomer(stack);
    const token = await tokenOf(stack.url, person);
    const list = await callApi(stack.url, 'shoplists', {
      token,
      method: 'POST',
      data: { Name: `List ${unique()}` },
    });
    const recipe = (await callApi(stack.url, 'dishes?pagination[pageSize]=1', {})).data[0];
    await signIn(visit, person);
    for (const path of ['/dashboard', `/dishes/${recipe.id}`, `/shoplist/${list.data.id}`, '/pantry']) {
      await open(path);
      await see(page.getByRole('heading', { level: 1 }));
    }
    await expect.poll(async () => (await storesOf(visit)).copies.length).toBeGreaterThan(2);
    const before = await storesOf(visit);
    const isTold = (names: object, name: string) =>
      Object.keys(names).some((known) => (known.endsWith(':') ? name.startsWith(known) : name === known));
    expect(before.local.filter((name) => !isTold(LOCAL_NAMES, name))).toEqual([]);
    expect(before.tab.filter((name) => !isTold(TAB_NAMES, name))).toEqual([]);
    expect(before.databases.filter((name) => !isTold(DATABASES, name))).toEqual([]);
    expect(before.cookies.filter((name) => !isTold(COOKIES, name))).toEqual([]);
    expect(before.copies.filter((key) => key !== 'list' && !partOfCopy(key))).toEqual([]);

    await signOut(visit);
    const left = { copies: [], waiting: 0, tab: [], cookies: ['selectedLanguage'] };
    await expect.poll(() => storesOf(visit)).toMatchObject(left);
    expect((await storesOf(visit)).local.filter((name) => !DEVICE_SETTINGS.includes(name as never))).toEqual(
      [],
    );
  },
);

/** Returns the names of everything this browser stores for the site. */
const storesOf = ({ page }: Visit) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const isThere = databases.includes('supra');
    const opened = isThere ? await asked(indexedDB.open('supra')) : undefined;
    const store = (name: string) => opened?.transaction(name).objectStore(name);
    const keys = store('kept')?.getAllKeys();
    const copies = keys ? (await asked(keys)).map(String) : [];
    const calls = store('queue')?.count();
    const waiting = calls ? await asked(calls) : 0;
    opened?.close();
    const local = Object.keys(localStorage);
    const cookies = document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '');
    return { local, tab: Object.keys(sessionStorage), databases, copies, waiting, cookies };
  });

journey(
  'a visitor who wants to write a recipe learns why to sign in',
  { on: 'desktop' },
  async ({ page, t, open }) => {
    await open('/dishes/new');
    await at(page, '/user/login');
    await see(page.getByText(t('account:login.why.recipe')));
  },
);
