import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import '@/components/search/SearchDialog'; // loaded before the clock starts, because a busy machine is slow
import { switchOff } from '@/lib/offline/mode';
import { at, atLeast, given } from '@/tests/support/at';
import { signInAs } from '../../support/builders/auth';
import { renderApp } from '../../support/render';
import { currentPath } from '../../support/router';
import { answer, api, dataOf, many, one, server, strapiError } from '../../support/servers/server';

const LISTS = [{ id: 4, Name: 'Weekend shopping', total: 6, done: 2 }];
const MINE = { how: 'mine', by: null };
const ANAS = { how: 'theirs', by: 'ანა გელაშვილი' };
const NOTHING = {
  dishes: [],
  mealplans: [],
  days: [],
  exercises: [],
  supplements: [],
  examinations: [],
  cookbooks: [],
  products: [],
  foods: [],
};
const records = (...all: ({ id: number } & Record<string, unknown>)[]) => many(all).data;
const FOUND = {
  ...NOTHING,
  dishes: records(
    {
      id: 11,
      Name: 'Imeretian khachapuri',
      whose: MINE,
      TimeToCook: 100,
      calories: 1067.4,
      types: ['Dinner'],
    },
    { id: 12, Name: 'ხაჭაპური', whose: { ...ANAS, how: 'kept' } },
  ),
  mealplans: records({ id: 21, Name: 'Khachapuri week', whose: ANAS, dayCount: 7 }),
  products: records({ id: 31, Name: 'Khachapuri cheese', calories: 240, whose: MINE }),
  foods: records({ id: 41, Name: 'Khachapuri, frozen' }),
};

/** Search queries, one per call. */
const asked: string[] = [];
const answerSearch = (data: object, meant: string | null = null, totals: object = {}) =>
  server.use(
    http.get(api('/search'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ data, meta: { meant, totals } });
    }),
  );

beforeEach(() => {
  asked.length = 0;
  answer('/shoplists', many(LISTS));
  answer('/mealplans', many([]));
  answerSearch(FOUND);
});

const field = () => screen.findByRole('combobox', { name: 'Search everything' });
const option = (name: RegExp | string) => screen.findByRole('option', { name });
const kinds = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('group')
    .map((group) => group.textContent);

/** Returns the result rows, without their actions. */
const rows = () => screen.getAllByRole('option').filter((row) => !row.hasAttribute('aria-label'));

test('"/" opens the search, and one call finds every kind, with its owner', async () => {
  signInAs();
  const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
  await user.keyboard('/');
  await user.type(await field(), 'khacha');
  expect(await option(/Imeretian khachapuri\smine · 1\sh\s40\smin · 1,067\skcal/)).toBeInTheDocument();
  await option(/ხაჭაპური saved · by Ana Gelashvili/);
  await option(/Khachapuri week by Ana Gelashvili · 7 days/);
  await option(/Khachapuri cheese\smine · 240\skcal per 100\sg/);
  await option('Khachapuri, frozen');
  expect(asked.filter((one) => one.includes('q=khacha&'))).toEqual(['?q=khacha&reader=en']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/dishes/11'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('exercises, supplements, examinations and days of plans appear in their groups', async () => {
  signInAs();
  answerSearch({
    ...NOTHING,
    days: [
      {
        plan: 21,
        Name: 'Our week',
        index: 3,
        date: '2026-11-26',
        title: 'Feast',
        dishes: ['Satsivi'],
        whose: { how: 'shared', by: 'ანა გელაშვილი' },
      },
    ],
    exercises: records({ id: 1, Name: 'Push-ups and plank', whose: ANAS, duration: 15 }),
    supplements: records({ id: 2, Name: 'Magnesium citrate', whose: ANAS }),
    examinations: records({ id: 3, Name: 'Blood count', day: '2026-11-20', whose: MINE }),
  });
  const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
  await user.keyboard('/');
  await user.type(await field(), 'feast');
  await option(/Feast, Satsivi Thursday.* · Our week · shared with me · by Ana Gelashvili/);
  expect(kinds().slice(0, 4)).toEqual([
    expect.stringMatching(/^Days of my plansFeast/),
    expect.stringMatching(/^ExercisesPush-ups and plank by Ana Gelashvili · 15\smin/),
    expect.stringMatching(/^SupplementsMagnesium citrate/),
    expect.stringMatching(/^My examinationsBlood count mine · 20\sNovember/),
  ]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/mealplan/21?day=4'));
});

test('a corrected typo is reported, and one kind can be shown alone', async () => {
  signInAs();
  answerSearch(
    {
      ...FOUND,
      dishes: records(...Array.from({ length: 6 }, (_, at) => ({ id: 50 + at, Name: `Khachapuri ${at}` }))),
    },
    'khachapuri',
  );
  const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
  await user.keyboard('/');
  await user.type(await field(), 'kachapuri');
  expect(await screen.findByText('Shown for')).toHaveTextContent('Shown for khachapuri');
  expect(screen.getAllByRole('option', { name: /^Khachapuri \d/ })).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Recipes' }));
  expect(screen.getAllByRole('option', { name: /^Khachapuri \d/ })).toHaveLength(6);
  expect(screen.getAllByRole('group').filter((one) => one.closest('[role="listbox"]'))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Everything' }));
  await option(/Khachapuri week/);
});

test('matched letters are bold, those of synonyms are not', async () => {
  signInAs();
  const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
  await user.keyboard('/');
  await user.type(await field(), 'khacha');
  const bold = (row: HTMLElement) => [...row.querySelectorAll('b')].map(({ textContent }) => textContent);
  expect(bold(await option(/^Imeretian/))).toEqual(['khacha']);
  expect(bold(await option(/^ხაჭაპური/))).toEqual(['ხაჭა']);
  expect(bold(await option(/^All recipes for/))).toEqual(['khacha']);
  expect(bold(await option(/^New list called/))).toEqual(['khacha']);
});

test('a group with more results ends in the pages that list all, with their counts', async () => {
  signInAs();
  answerSearch(
    {
      ...FOUND,
      dishes: records(...Array.from({ length: 6 }, (_, at) => ({ id: 50 + at, Name: `Khachapuri ${at}` }))),
    },
    null,
    { dishes: { public: 1204, mine: 5 }, mealplans: { public: 1 }, products: { public: 9 } },
  );
  const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
  await user.keyboard('/');
  await user.type(await field(), 'khacha');
  const all = await option('All 1,204 that everyone sees');
  const own = await option('All 5 in My Recipes');
  const group = all.closest('[role="group"]');
  expect(
    within(group as HTMLElement)
      .getAllByRole('option', { name: /^(Khachapuri|All)/ })
      .slice(-2),
  ).toEqual([all, own]);
  expect(await option('All 9 products')).toBeInTheDocument();
  // all existing plans are already shown
  expect(screen.queryByRole('option', { name: 'All 1' })).not.toBeInTheDocument();
  const found = rows().filter((row) => !row.closest('[data-end]'));
  await waitFor(() => expect(screen.getByText(`${found.length} results`)).toHaveAttribute('role', 'status'));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(own).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/dishes/my?q=khacha'));
});

test('exact matches come before typos, within and across kinds, and Enter takes the first', async () => {
  signInAs();
  answerSearch({
    ...NOTHING,
    dishes: records({ id: 70, Name: 'Flank steak' }, { id: 71, Name: 'ფლანკ სტეიკი' }),
    exercises: records({ id: 2, Name: 'Blank stare' }, { id: 1, Name: 'Push-ups and plank' }),
  });
  const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
  await user.keyboard('/');
  await user.type(await field(), 'plank');
  await screen.findAllByRole('option', { name: /Flank steak/ });
  expect(rows()[0]).toHaveTextContent(/^Push-ups and plank/);
  expect(rows()[1]).toHaveTextContent(/^Blank stare/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/exercises/1'));
});

test.each(['settings', 'sett'])(
  'a page named “%s” comes before searching the word elsewhere',
  async (text) => {
    signInAs();
    answerSearch(NOTHING);
    const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
    await user.keyboard('/');
    await user.type(await field(), text);
    await option(`All recipes for “${text}”`);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentPath()).toBe('/settings'));
  },
);

test('arrows move through everything while the focus stays in the field, and screen readers hear which and how many', async () => {
  signInAs();
  const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
  await user.keyboard('{Control>}k{/Control}');
  const input = await field();
  await user.type(input, 'khacha');
  const [first, second] = [await option(/^Imeretian/), await option(/^ხაჭაპური/)];
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(input).toHaveFocus();
  expect(input).toHaveAttribute('aria-activedescendant', second.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  const all = rows();
  expect(all.at(-1)).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(screen.getByText(`${all.length} results`)).toHaveAttribute('role', 'status'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
});

describe('the actions of a row', () => {
  const LIST = { id: 4, Name: 'Weekend shopping' };
  interface Change {
    readonly key?: string;
    readonly days?: readonly { key: string; meals: { type: string; entries: object[] }[] }[];
  }
  /** Bodies sent, with their paths. */
  const sent: [string, Change][] = [];
  const take = (path: string, method: 'post' | 'put', body: object) =>
    server.use(
      http[method](api(path), async ({ request }) => {
        sent.push([path, await dataOf<Change>(request)]);
        return HttpResponse.json(body);
      }),
    );
  const WEEK = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => ({
    key,
    meals: [],
    exercises: [],
    supplements: [],
    appointments: [],
  }));
  const PLAN = {
    id: 7,
    Name: 'Our week',
    startDate: '2026-11-25',
    dayCount: 7,
    days: WEEK,
    updatedAt: 'then',
  };

  beforeEach(() => {
    sent.length = 0;
    answer('/shop-items', many([]));
    answer('/shoplists/4', one(LIST));
  });

  test('put a product on the list by keys, and remove it', async () => {
    signInAs();
    take('/shoplists/4/change', 'post', one(LIST));
    const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
    await user.keyboard('/');
    const input = await field();
    await user.type(input, 'khacha');
    const row = await option(/^Khachapuri cheese/);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(row).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    expect(row).toHaveAttribute('aria-selected', 'false');
    const act = await option('Put on the list: Khachapuri cheese');
    expect(input).toHaveAttribute('aria-activedescendant', act.id);
    await user.keyboard('{Enter}');
    expect(await option(/Khachapuri cheese.*On “Weekend shopping”/)).toBeInTheDocument();
    expect(sent).toEqual([
      [
        '/shoplists/4/change',
        { op: 'add', key: expect.any(String), product: 31, Name: 'Khachapuri cheese', category: 'other' },
      ],
    ]);
    expect(input).toHaveFocus();
    await user.click(await option('Undo: Khachapuri cheese'));
    await option('Put on the list: Khachapuri cheese');
    const [[, added], [, removed]] = atLeast(2, sent);
    expect(removed).toEqual({ op: 'remove', key: added.key });
  });

  test('never add a product twice, and let the list make a food’s product', async () => {
    signInAs();
    take('/shoplists/4/change', 'post', one(LIST));
    answer(
      '/shop-items',
      many([
        {
          id: 1,
          key: 'k',
          checked: false,
          product: { data: { id: 31, attributes: { Name: 'x' } } },
        },
      ]),
    );
    const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
    await user.keyboard('/');
    await user.type(await field(), 'khacha');
    await user.click(await option('Put on the list: Khachapuri cheese'));
    await option(/Khachapuri cheese.*Already on “Weekend shopping”/);
    expect(sent).toEqual([]);
    await user.click(await option('Put on the list: Khachapuri, frozen'));
    await option(/Khachapuri, frozen.*On “Weekend shopping”/);
    expect(at(sent, 0)[1]).toMatchObject({ op: 'add', food: 41, Name: 'Khachapuri, frozen' });
  });

  test('put a recipe on a new list, in its own servings', async () => {
    signInAs();
    answer('/shoplists', many([]));
    take('/shoplists', 'post', one({ ...LIST, Name: 'Shopping' }));
    take('/shoplists/4/add-dish', 'post', one(LIST));
    answerSearch({ ...NOTHING, dishes: records({ id: 11, Name: 'Lobio', servingAmount: 6 }) });
    const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
    await user.keyboard('/');
    await user.type(await field(), 'lobio');
    await user.click(await option('Put on the list: Lobio'));
    await option(/Lobio.*On “Shopping”/);
    expect(sent).toEqual([
      ['/shoplists', { Name: 'Shopping' }],
      ['/shoplists/4/add-dish', { dish: 11, servings: 6 }],
    ]);
    expect(screen.queryByRole('option', { name: 'Undo: Lobio' })).not.toBeInTheDocument();
  });

  test('put a recipe on the next day of the plan with an open meal, and remove it', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T08:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    signInAs();
    const full = { type: 'Dinner', key: 'm', entries: [{ key: 'e', kind: 'text', text: 'soup' }] };
    const days = WEEK.map((day, at) => (at === 0 ? { ...day, meals: [full] } : day));
    answer('/mealplans', many([PLAN]));
    answer('/mealplans/7', one({ ...PLAN, days }));
    take('/mealplans/7', 'put', one(PLAN));
    const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
    await user.keyboard('/');
    await user.type(await field(), 'khacha');
    await user.click(await option('Add to Thursday: Imeretian khachapuri'));
    await option(/Imeretian khachapuri.*Thursday, in “Our week”/);
    const [path, change] = at(sent, 0);
    expect(path).toBe('/mealplans/7');
    expect(change.days?.[1]).toMatchObject({
      key: 'b',
      meals: [{ type: 'Dinner', entries: [{ kind: 'dish', dish: 11, servings: null }] }],
    });
    answer('/mealplans/7', one({ ...PLAN, days: change.days }));
    await user.click(await option('Undo: Imeretian khachapuri'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(at(at(given(at(sent, 1)[1].days), 1).meals, 0).entries).toEqual([]);
  });

  test('ask first if members would read a private recipe, and obey the answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T08:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    signInAs();
    answer('/mealplans', many([PLAN]));
    answer('/mealplans/7', one(PLAN));
    const answers: boolean[] = [];
    server.use(
      http.put(api('/mealplans/7'), async ({ request }) => {
        const data = await dataOf<{ confirmPrivate?: boolean }>(request);
        answers.push(data.confirmPrivate ?? false);
        if (data.confirmPrivate) return HttpResponse.json(one(PLAN));
        const asked = { code: 'mealplan.privateDishes', privateDishes: ['Imeretian khachapuri'] };
        return HttpResponse.json(strapiError(409, asked), { status: 409 });
      }),
    );
    const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
    await user.keyboard('/');
    await user.type(await field(), 'khacha');
    await user.click(await option('Add to Thursday: Imeretian khachapuri'));
    await option(/Imeretian khachapuri.*It is private: members of “Our week” would read it/);
    await user.click(await option('Cancel: Imeretian khachapuri'));
    expect(answers).toHaveLength(1);
    await user.click(await option('Add to Thursday: Imeretian khachapuri'));
    await user.click(await option('Let them read it: Imeretian khachapuri'));
    await option(/Imeretian khachapuri.*Thursday, in “Our week”/);
    expect(answers).toEqual([false, false, true]);
    expect(screen.getByRole('option', { name: 'Undo: Imeretian khachapuri' })).toBeInTheDocument();
  });

  test('leave the row unchanged on failure', async () => {
    signInAs();
    server.use(
      http.post(api('/shoplists/4/change'), () => HttpResponse.json(strapiError(400), { status: 400 })),
    );
    const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
    await user.keyboard('/');
    await user.type(await field(), 'khacha');
    await user.click(await option('Put on the list: Khachapuri cheese'));
    expect(await screen.findByText('This could not be added to the shopping list')).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Put on the list: Khachapuri cheese' })).toBeInTheDocument();
  });
});

test('open a food as the product made of it', async () => {
  signInAs();
  server.use(http.post(api('/products/of-food'), () => HttpResponse.json(one({ id: 77, Name: 'Frozen' }))));
  const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
  await user.click(screen.getByRole('button', { name: 'Search everything' }));
  await user.type(await field(), 'khacha');
  await user.click(await option('Khachapuri, frozen'));
  await waitFor(() => expect(currentPath()).toBe('/products/77'));
});

test('actions and places are found by synonyms too, and a list is made from the typed text', async () => {
  signInAs();
  server.use(http.post(api('/shoplists'), () => HttpResponse.json(one({ id: 9, Name: 'Picnic' }))));
  answerSearch(NOTHING);
  const { user } = renderApp(<p>page</p>, { path: '/dashboard' });
  await user.keyboard('/');
  const input = await field();
  await user.type(input, 'create rec');
  expect(await option('New recipe')).toBeInTheDocument();
  await user.clear(input);
  await user.type(input, 'exam');
  expect(await option('Examinations')).toBeInTheDocument();
  await user.clear(input);
  await user.type(input, 'weekend');
  expect(await option(/Weekend shopping shared with me · 2 of 6/)).toBeInTheDocument();
  await user.clear(input);
  await user.type(input, 'Picnic');
  await user.click(await option('New list called “Picnic”'));
  await waitFor(() => expect(currentPath()).toBe('/shoplist/9'));
});

test('an offline search shows recent pages, and asks nobody', async () => {
  const { id } = signInAs();
  window.localStorage.setItem(`recent:${id}`, JSON.stringify([{ path: '/dishes/5', name: 'Lobio' }]));
  switchOff(true);
  const { user } = renderApp(<p>page</p>, { path: '/dashboard', language: 'ka' });
  await user.click(await screen.findByRole('button', { name: 'ძებნა ყველგან' }));
  const input = await screen.findByRole('combobox');
  expect(await screen.findByText(/ინტერნეტი არ არის\. აქაა/)).toBeInTheDocument();
  await user.type(input, 'ლობ');
  expect(kinds()[0]).toMatch(/^ბოლოს ნანახი/);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/dishes/5'));
  switchOff(false);
});

test('"/" typed into a field is a letter, and a visitor finds only what visitors may open', async () => {
  const { user } = renderApp(<input aria-label="a field" />, { path: '/' });
  await user.type(screen.getByLabelText('a field'), '1/2');
  expect(screen.getByLabelText('a field')).toHaveValue('1/2');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Search everything' }));
  await field();
  const options = await screen.findAllByRole('option');
  expect(options.map((row) => row.textContent?.trim())).toEqual([
    'Follow a ready week',
    'All Recipes',
    'Cookbooks',
  ]);
});
