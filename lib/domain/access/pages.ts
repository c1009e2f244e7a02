import type { Role, Who } from './rights';

export type MenuGroup = 'day' | 'recipes' | 'mealplans' | 'shopping' | 'browse' | 'work';
/**
 * Row of the route table (product.md §2). Without `roles` the page is open to anyone; 'visitor' stands for signed-out
 * people; an Admin may open every page.
 */
export interface Page {
  readonly path: string;
  readonly label: string;
  readonly roles?: readonly Who[];
  readonly menu?: MenuGroup;
  /** Menu group for visitors, who own nothing on the page. */
  readonly visitorMenu?: MenuGroup;
}

/**
 * Returns the row for a path: its own (`/mealplan/17` is `/mealplan/[id]`), otherwise the nearest parent's; undefined
 * if none matches.
 */
export function pageOf(pages: readonly Page[], path: string): Page | undefined {
  const [address = ''] = path.split(/[?#]/);
  const clean = address.replace(/\/+$/, '') || '/';
  const rows = new Map(pages.map((page) => [page.path, page]));
  for (let at = clean; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const row = rows.get(at) ?? pages.find((page) => isAddressOf(page.path, at));
    if (row) return row;
  }
  return clean === '/' ? rows.get('/') : undefined;
}

const isAddressOf = (pattern: string, path: string): boolean => {
  if (!pattern.includes('[')) return false;
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith('[') || part === given[at])
  );
};

/** Checks whether a role may open a path; an undefined `role` is a visitor. */
export function canOpen(pages: readonly Page[], role: Role | undefined, path: string): boolean {
  const page = pageOf(pages, path);
  if (!page?.roles) return page !== undefined;
  return role === 'Admin' || page.roles.includes(role ?? 'visitor');
}

/** Returns the page shown after signing in. */
export const startPageOf = (role: Role): string => (role === 'Courier' ? '/orders' : '/dashboard');
