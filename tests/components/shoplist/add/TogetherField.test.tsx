import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { AddDishDialog } from '@/components/shoplist/add/AddDishDialog';
import { FromPlanDialog } from '@/components/shoplist/add/FromPlanDialog';
import { ShareListDialog } from '@/components/shoplist/view/ShareListDialog';
import { ShopLists } from '@/components/shoplist/ShopLists';
import type { Language } from '@/lib/domain/language';
import type { ShopList } from '@/lib/domain/shoplist/types';
import { signInAs } from '../../../support/builders/auth';
import { buildHousehold } from '../../../support/builders/pantry';
import { renderApp, renderPart } from '../../../support/render';
import { answer, api, dataOf, many, one, server, strapiError } from '../../../support/servers/server';

const ME = { id: 1, Name: 'Mariam' };
const buildList = (given: Partial<ShopList> = {}): ShopList => ({
  id: 3,
  Name: 'Market',
  owner: ME,
  members: [],
  mealplan: null,
  from: null,
  to: null,
  aisles: [],
  total: 0,
  done: 0,
  ordered: 0,
  updatedAt: '2026-11-24T00:00:00.000Z',
  ...given,
});

/** Signs in a person with these households; returns the sent changes. */
function setUp(households = [buildHousehold()], lists: readonly ShopList[] = []) {
  const told: Record<string, unknown>[] = [];
  signInAs(ME);
  answer('/households', many(households));
  answer('/shoplists', many(lists));
  answer('/live', {}, 503);
  const take = (path: string) =>
    http.post(api(path), async ({ request }) => {
      told.push(await dataOf<Record<string, unknown>>(request));
      return HttpResponse.json(one(buildList({ id: 9 })));
    });
  server.use(...['/shoplists', '/shoplists/from-plan', '/shoplists/9/add-dish'].map(take));
  return { told };
}

test.each<[Language, string, string, string, string]>([
  ['en', 'Name of the new list', 'Create a list', 'Together with', 'Ana'],
  ['ka', 'ახალი სიის დასახელება', 'სიის შექმნა', 'ვისთან ერთად', 'ანა'],
])(
  'a new list includes the whole household, shown at its start (%s)',
  async (language, name, create, title, ana) => {
    const { told } = setUp();
    const { user } = renderApp(<ShopLists />, { language });
    const field = await screen.findByLabelText(name);
    expect(screen.queryByRole('group', { name: title })).not.toBeInTheDocument();
    await user.type(field, 'Market');
    const group = within(await screen.findByRole('group', { name: title }));
    expect(group.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: create }));
    await waitFor(() => expect(told).toEqual([{ Name: 'Market', members: [21, 22] }]));
    await user.click(group.getByRole('checkbox', { name: ana }));
    await user.click(screen.getByRole('button', { name: create }));
    await waitFor(() => expect(told[1]).toEqual({ Name: 'Market', members: [21] }));
  },
);

test('a list with nobody ticked is private, and says so', async () => {
  const { told } = setUp();
  const { user } = renderApp(<ShopLists />);
  await user.type(await screen.findByLabelText('Name of the new list'), 'A surprise');
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  expect(screen.getByText('Only you will see this list.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create a list' }));
  await waitFor(() => expect(told).toEqual([{ Name: 'A surprise' }]));
});

test('a person who lives alone, or is only invited, is not asked', async () => {
  const { told } = setUp([buildHousehold({ owner: null, members: [], myRole: 'invited' })]);
  const { user } = renderApp(<ShopLists />);
  await user.type(await screen.findByLabelText('Name of the new list'), 'Market{Enter}');
  await waitFor(() => expect(told).toEqual([{ Name: 'Market' }]));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a former member is refused where they were ticked, and no longer offered', async () => {
  setUp();
  const { user } = renderApp(<ShopLists />);
  await user.type(await screen.findByLabelText('Name of the new list'), 'Market');
  await screen.findByRole('checkbox', { name: 'Ana' });
  const errors = [{ path: ['members', 1], key: 'reference', message: 'x', name: 'ValidationError' }];
  server.use(
    http.post(api('/shoplists'), () => HttpResponse.json(strapiError(400, { errors }), { status: 400 })),
  );
  answer('/households', many([buildHousehold({ members: [{ id: 21, Name: 'Giorgi' }] })]));
  await user.click(screen.getByRole('button', { name: 'Create a list' }));
  const group = await screen.findByRole('group', { name: 'Together with' });
  expect(await within(group).findByText('This no longer exists, please choose again')).toBeVisible();
  await waitFor(() => expect(within(group).getAllByRole('checkbox')).toHaveLength(1));
  expect(screen.getByLabelText('Name of the new list')).not.toHaveAttribute('aria-invalid');
});

test('a new list from a recipe has them too, an existing one stays', async () => {
  const { told } = setUp(undefined, [buildList()]);
  const dish = { id: 5, Name: 'Lobio' };
  const { user } = renderPart(<AddDishDialog dish={dish} servings={4} onClose={vi.fn()} />);
  expect(await screen.findByRole('option', { name: 'Market', selected: true })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('List'), 'A new list');
  await screen.findByRole('checkbox', { name: 'Giorgi' });
  await user.click(screen.getByRole('button', { name: 'Add to shopping list' }));
  await waitFor(() =>
    expect(told).toEqual([
      { Name: 'Lobio', members: [21, 22] },
      { dish: 5, servings: 4 },
    ]),
  );
});

const PLAN = { id: 6, Name: 'Week', startDate: '2026-11-23', repeat: 'none', dayCount: 7 } as const;

test('a new list from a plan has them too', async () => {
  const { told } = setUp(undefined, [buildList()]);
  const { user } = renderPart(<FromPlanDialog plan={PLAN} onClose={vi.fn()} />);
  await user.click(await screen.findByRole('checkbox', { name: 'Ana' }));
  await user.click(screen.getByRole('button', { name: 'Add to shopping list' }));
  await waitFor(() => expect(told[0]).toMatchObject({ mealplan: 6, members: [21] }));
});

test('adding a plan to an existing list does not change its people', async () => {
  const { told } = setUp(undefined, [buildList()]);
  const { user } = renderPart(<FromPlanDialog plan={PLAN} list={buildList()} onClose={vi.fn()} />);
  await user.click(await screen.findByRole('button', { name: 'Add to shopping list' }));
  await waitFor(() => expect(told[0]).toMatchObject({ list: 3 }));
  expect(told[0]).not.toHaveProperty('members');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('sharing offers household members who are not on the list, at one tap', async () => {
  setUp();
  const shared: unknown[] = [];
  server.use(
    http.post(api('/shoplists/3/members'), async ({ request }) => {
      shared.push(await dataOf(request));
      return HttpResponse.json(one(buildList()));
    }),
  );
  const onChanged = vi.fn();
  const list = buildList({ members: [{ id: 21, Name: 'Giorgi' }] });
  const { user } = renderPart(<ShareListDialog {...{ list, onChanged }} onClose={vi.fn()} />);
  const group = within(await screen.findByRole('group', { name: 'From your household:' }));
  expect(group.getAllByRole('button')).toHaveLength(1);
  await user.click(group.getByRole('button', { name: 'Add: Ana' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(shared).toEqual([{ user: 22 }]);
  expect(screen.getByRole('list')).toHaveFocus();
});

test('another person’s list offers nobody', async () => {
  setUp();
  const list = buildList({ owner: { id: 21, Name: 'Giorgi' }, members: [ME] });
  renderPart(<ShareListDialog list={list} onChanged={vi.fn()} onClose={vi.fn()} />);
  expect(await screen.findByText('Giorgi (owner)')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Add/ })).not.toBeInTheDocument();
});
