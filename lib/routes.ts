import { canOpen, pageOf, type MenuGroup, type Page } from '@/lib/domain/access/pages';
import type { Role } from '@/lib/domain/access/rights';
import { keysOf } from '@/lib/domain/keysOf';

/**
 * Single route table: path, label (a key of `common`), roles and menu group, for the menu, the guard and the tests. A
 * row without roles is open to anyone; a path without its own row uses the nearest one above it by segment.
 */
export const ROUTES = [
  { path: '/', label: 'menu.home' },
  { path: '/dashboard', label: 'menu.dashboard', roles: ['User'], menu: 'day' },
  { path: '/calendar', label: 'menu.calendar', roles: ['User'], menu: 'day' },
  { path: '/dishes/my', label: 'menu.dishesMy', roles: ['User'], menu: 'recipes' },
  { path: '/dishes/new', label: 'menu.dishesNew', roles: ['User'], menu: 'recipes' },
  { path: '/import', label: 'menu.import', roles: ['User'], menu: 'recipes' },
  { path: '/dishes/print', label: 'menu.dishesPrint', roles: ['User'] },
  { path: '/dishes', label: 'menu.dishes', roles: ['visitor', 'User'], menu: 'browse' },
  { path: '/dishes/[id]', label: 'menu.dish' },
  { path: '/dishes/[id]/edit', label: 'menu.dishEdit', roles: ['User'] },
  {
    path: '/cookbooks',
    label: 'menu.cookbooks',
    roles: ['visitor', 'User'],
    menu: 'recipes',
    visitorMenu: 'browse',
  },
  { path: '/cookbooks/[id]', label: 'menu.cookbook' },
  { path: '/people/[id]', label: 'menu.person' },
  { path: '/mealplan/my', label: 'menu.mealplanMy', roles: ['User'], menu: 'mealplans' },
  { path: '/mealplan/create', label: 'menu.mealplanCreate', roles: ['User'], menu: 'mealplans' },
  { path: '/mealplan/list', label: 'menu.mealplanList', roles: ['visitor', 'User'], menu: 'browse' },
  { path: '/mealplan/[id]', label: 'menu.mealplan' },
  { path: '/mealplan/[id]/edit', label: 'menu.mealplanEdit', roles: ['User'] },
  { path: '/mealplan/join/[token]', label: 'menu.mealplanJoin' },
  { path: '/exercises', label: 'menu.exercises', roles: ['User'], menu: 'day' },
  { path: '/exercises/schedule', label: 'menu.schedule', roles: ['User'], menu: 'day' },
  { path: '/exercises/new', label: 'menu.exerciseNew', roles: ['User'] },
  { path: '/exercises/[id]', label: 'menu.exercise', roles: ['User'] },
  { path: '/exercises/[id]/edit', label: 'menu.exerciseEdit', roles: ['User'] },
  { path: '/supplements', label: 'menu.supplements', roles: ['User'], menu: 'day' },
  { path: '/supplements/new', label: 'menu.supplementNew', roles: ['User'] },
  { path: '/supplements/[id]', label: 'menu.supplement', roles: ['User'] },
  { path: '/supplements/[id]/edit', label: 'menu.supplementEdit', roles: ['User'] },
  { path: '/shoplist', label: 'menu.shoplist', roles: ['User'], menu: 'shopping' },
  { path: '/shoplist/orders', label: 'menu.shoplistOrders', roles: ['User'], menu: 'shopping' },
  { path: '/pantry', label: 'menu.pantry', roles: ['User'], menu: 'shopping' },
  { path: '/shoplist/spending', label: 'menu.spending', roles: ['User'], menu: 'shopping' },
  { path: '/shoplist/[id]/checkout', label: 'menu.checkout', roles: ['User'] },
  { path: '/doctor', label: 'menu.doctor', roles: ['User'], menu: 'day' },
  { path: '/doctor/visits', label: 'menu.visits', roles: ['User'] },
  { path: '/doctor/examinations', label: 'menu.examinations', roles: ['User'] },
  { path: '/products', label: 'menu.products', roles: ['User'], menu: 'shopping' },
  { path: '/users', label: 'menu.users', roles: ['Admin'], menu: 'day' },
  { path: '/settings', label: 'menu.settings', roles: ['User', 'Courier'], menu: 'day' },
  { path: '/orders', label: 'menu.orders', roles: ['Courier'], menu: 'work' },
  { path: '/storage', label: 'menu.storage', roles: ['Courier'], menu: 'work' },
  { path: '/user/login', label: 'menu.login' },
  { path: '/user/signup', label: 'menu.signup' },
  { path: '/user/forgot-password', label: 'menu.forgotPassword' },
  { path: '/user/action', label: 'menu.userAction' },
  { path: '/offline', label: 'menu.offline' },
  { path: '/terms', label: 'menu.terms' },
  { path: '/privacy', label: 'menu.privacy' },
] as const satisfies readonly Page[];

export type RoutePath = (typeof ROUTES)[number]['path'];

export type MenuRow = (typeof ROUTES)[number] & { menu: MenuGroup };
const GROUPS = [
  'day',
  'recipes',
  'mealplans',
  'shopping',
  'browse',
  'work',
] as const satisfies readonly MenuGroup[];
type RouteGroup = (typeof GROUPS)[number];

/**
 * Returns the menu of a role: its groups in order, each with the rows that the role may open; empty groups are left
 * out.
 */
export function menuFor(role: Role | undefined): { group: RouteGroup; rows: MenuRow[] }[] {
  const rows = ROUTES.filter((row): row is MenuRow => 'menu' in row && canOpen(ROUTES, role, row.path));
  const groupOf = (row: MenuRow) => (!role && 'visitorMenu' in row ? row.visitorMenu : row.menu);
  return GROUPS.map((group) => ({ group, rows: rows.filter((row) => groupOf(row) === group) })).filter(
    (entry) => entry.rows.length > 0,
  );
}

export type BarPlace = 'day' | 'plan' | 'recipes' | 'shopping' | 'orders' | 'storage';
const BAR: Readonly<Record<BarPlace, RoutePath>> = {
  day: '/dashboard',
  plan: '/mealplan/my',
  recipes: '/dishes',
  shopping: '/shoplist',
  orders: '/orders',
  storage: '/storage',
};

/** Returns the role's main places, for the bottom bar on phones. */
export function barFor(role: Role | undefined): { place: BarPlace; path: RoutePath }[] {
  if (!role) return [];
  const places: BarPlace[] =
    role === 'Courier' ? ['orders', 'storage'] : ['day', 'plan', 'recipes', 'shopping'];
  return places.map((place) => ({ place, path: BAR[place] }));
}

/** First path segments of the pages that belong to a menu group, including pages in no menu. */
const ROOMS: Readonly<Record<Exclude<RouteGroup, 'browse'>, string>> = {
  day: 'dashboard calendar exercises supplements doctor settings users',
  recipes: 'dishes cookbooks import',
  mealplans: 'mealplan',
  shopping: 'shoplist pantry products',
  work: 'orders storage',
};
const roomOf = (path: string): string => path.split(/[/?#]/)[1] ?? '';
const groupOfRoom = (room: string) => keysOf(ROOMS).find((group) => ROOMS[group].split(' ').includes(room));

/**
 * Returns a page's menu group, its own or that of the pages that lead to it; undefined for the start page and similar
 * ones.
 */
export function groupOf(path: string): RouteGroup | undefined {
  const row: Page | undefined = pageOf(ROUTES, path);
  const isOwnRow = row?.path === path.replace(/[?#].*$/s, '');
  return (isOwnRow ? row.menu : undefined) ?? groupOfRoom(roomOf(path));
}

/** Returns the place in a phone's bar that a page belongs to; undefined if it belongs to none of the role's. */
export function placeOf(role: Role | undefined, path: string): BarPlace | undefined {
  const group = groupOfRoom(roomOf(path));
  return barFor(role).find(
    (one) => groupOfRoom(roomOf(one.path)) === group && (group !== 'work' || path.startsWith(one.path)),
  )?.place;
}

const LOGIN: RoutePath = '/user/login';

/** Returns the login page's address that leads back to `path` afterwards. */
export const loginFor = (path: string): string => `${LOGIN}?next=${encodeURIComponent(path)}`;

/**
 * Returns the path in an address's `next` if it is on our own site; undefined for anything that could lead elsewhere.
 */
export function safeNext(next: unknown): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/')) return undefined;
  const base = 'http://self.invalid';
  try {
    const url = new URL(next, base);
    const isOurs =
      url.origin === base && !url.pathname.startsWith('//') && !url.pathname.startsWith('/user/');
    return isOurs ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined; // not an address at all
  }
}
