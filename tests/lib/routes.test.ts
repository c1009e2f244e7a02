import { expect, test } from 'vitest';
import { canOpen } from '@/lib/domain/access/pages';
import { barFor, groupOf, loginFor, menuFor, placeOf, ROUTES, safeNext } from '@/lib/routes';

test('the specification’s routes are in the table with their roles', () => {
  for (const path of ['/dishes/my', '/dishes/new', '/dishes']) {
    expect(canOpen(ROUTES, 'User', path)).toBe(true);
    expect(canOpen(ROUTES, 'Courier', path)).toBe(false);
  }
  for (const path of ['/dishes', '/mealplan/list', '/cookbooks']) {
    expect(canOpen(ROUTES, undefined, path)).toBe(true);
    expect(canOpen(ROUTES, 'Courier', path)).toBe(false);
  }
  for (const path of ['/dishes/my', '/dishes/new', '/mealplan/my', '/mealplan/create'])
    expect(canOpen(ROUTES, undefined, path)).toBe(false);
  for (const path of ['/orders', '/storage']) {
    expect(canOpen(ROUTES, 'Courier', path)).toBe(true);
    expect(canOpen(ROUTES, 'User', path)).toBe(false);
  }
});

test('an Admin may open every route', () => {
  expect(ROUTES.filter(({ path }) => !canOpen(ROUTES, 'Admin', path))).toEqual([]);
});

test('a visitor may open the landing, the legal texts, the sign-in pages and one public recipe, but not its form', () => {
  const open = ROUTES.filter(({ path }) => canOpen(ROUTES, undefined, path)).map(({ path }) => path);
  expect(open).toEqual(
    expect.arrayContaining(['/', '/terms', '/privacy', '/user/login', '/user/signup', '/dishes/[id]']),
  );
  expect(canOpen(ROUTES, undefined, '/dishes/[id]/edit')).toBe(false);
  expect(canOpen(ROUTES, undefined, '/_app')).toBe(false);
});

test('the menu groups hold what the role may open, Orders and Storage last', () => {
  expect(menuFor('Courier').map(({ group }) => group)).toEqual(['day', 'work']);
  expect(menuFor('User').some(({ group }) => group === 'work')).toBe(false);
  expect(
    menuFor('Admin')
      .at(-1)
      ?.rows.map(({ path }) => path),
  ).toEqual(['/orders', '/storage']);
  expect(menuFor(undefined).map(({ group }) => group)).toEqual(['browse']);
  const paths = (role?: 'User') => menuFor(role).map(({ rows }) => rows.map(({ path }) => path));
  expect(paths()[0]).toContain('/cookbooks');
  expect(paths('User')[1]).toContain('/cookbooks');
});

test('a phone’s bar leads only where the role may go', () => {
  for (const role of ['User', 'Courier', 'Admin'] as const) {
    for (const { path } of barFor(role)) expect(canOpen(ROUTES, role, path)).toBe(true);
  }
  expect(barFor(undefined)).toEqual([]);
});

test('the first menu entries are the day, recipes, plans and shopping, and the bar has the same', () => {
  expect(menuFor('User').map(({ group }) => group)).toEqual([
    'day',
    'recipes',
    'mealplans',
    'shopping',
    'browse',
  ]);
  expect(barFor('User').map(({ place }) => place)).toEqual(['day', 'plan', 'recipes', 'shopping']);
});

test('every signed-in page highlights a menu group, and a place in the bar', () => {
  const pages = ROUTES.filter((row) => 'roles' in row).map(({ path }) => path);
  expect(pages.filter((path) => !groupOf(path))).toEqual([]);
  expect(pages.filter((path) => canOpen(ROUTES, 'User', path) && !placeOf('User', path))).toEqual([]);
});

test.each([
  ['/dishes', 'browse', 'recipes'],
  ['/dishes/[id]/edit', 'recipes', 'recipes'],
  ['/cookbooks/5', 'recipes', 'recipes'],
  ['/mealplan/list', 'browse', 'plan'],
  ['/mealplan/5/edit?day=2', 'mealplans', 'plan'],
  ['/shoplist/5/checkout', 'shopping', 'shopping'],
  ['/doctor/visits', 'day', 'day'],
  ['/', undefined, undefined],
] as const)('%s belongs to %s in the menu and %s in the bar', (path, group, place) => {
  expect([groupOf(path), placeOf('User', path)]).toEqual([group, place]);
});

test('a courier’s other pages are found under "More"', () => {
  expect(placeOf('Courier', '/settings')).toBeUndefined();
  expect(placeOf('Courier', '/storage')).toBe('storage');
});

test('the way back survives the detour through the login page', () => {
  const back = new URLSearchParams(loginFor('/dishes?type=Lunch&q=ხაჭო').split('?')[1]).get('next');
  expect(safeNext(back)).toBe('/dishes?type=Lunch&q=%E1%83%AE%E1%83%90%E1%83%AD%E1%83%9D');
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'dishes',
  '/user/login?next=/user/login',
  undefined,
  ['/dishes'],
])('the way back never leads elsewhere: %j', (next) => {
  expect(safeNext(next)).toBeUndefined();
});

test('an address stored for after sign-in opens like its page', () => {
  for (const path of [
    '/mealplan/17',
    '/mealplan/17/edit',
    '/mealplan/join/aB_-9',
    '/dishes/17',
    '/dishes/17/edit',
  ])
    expect(canOpen(ROUTES, 'User', path)).toBe(true);
  expect(canOpen(ROUTES, 'Courier', '/mealplan/17/edit')).toBe(false);
  expect(canOpen(ROUTES, 'Courier', '/dishes/17')).toBe(true);
  expect(canOpen(ROUTES, 'User', '/nowhere/17')).toBe(false);
});
