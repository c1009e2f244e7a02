import type { Role, Who } from './rights';

export type MenuGroup = 'day' | 'recipes' | 'mealplans' | 'shopping' | 'browse' | 'work';
/** A row of the route table (product.md §2). `roles` absent: open to anyone, 'visitor' among them: to who is signed out; Admin may open every page. */
export interface Page {
  readonly path: string;
  readonly label: string;
  readonly roles?: readonly Who[];
  readonly menu?: MenuGroup;
  /** Where it stands for a visitor, for whom nothing there is their own. */
  readonly visitorMenu?: MenuGroup;
}

/**
 * The row for a path: its own (an address's, too: `/mealplan/17` is `/mealplan/[id]`), else the nearest above it by segment;
 * undefined when no row matches.
 */
export function pageOf(pages: readonly Page[], path: string): Page | undefined {
  const clean = path.split(/[?#]/)[0].replace(/\/+$/, '') || '/';
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

/** Whether a person with this role may open the path; `role` undefined is a visitor. */
export function canOpen(pages: readonly Page[], role: Role | undefined, path: string): boolean {
  const page = pageOf(pages, path);
  if (!page?.roles) return page !== undefined;
  return role === 'Admin' || page.roles.includes(role ?? 'visitor');
}

/** Where a person goes after signing in. */
export const homeOf = (role: Role): string => (role === 'Courier' ? '/orders' : '/dashboard');
