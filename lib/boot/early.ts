import { EARLY_PLACES } from '@/lib/api/early';
import { checkoutPaths, courierPaths } from '@/lib/api/order/orders';
import { planPath } from '@/lib/api/mealplan/plan';
import { pantryPath } from '@/lib/api/pantry/pantry';
import { shopListPaths, shopListsPath } from '@/lib/api/shoplist/shoplists';
import { withQuery } from '@/lib/api/query';
import type { Role } from '@/lib/domain/access/rights';

interface EarlyReads {
  /** Role whose page makes these reads; every role's if absent. */
  readonly role?: Role;
  readonly paths: readonly string[];
}
const { id, me, monday, ahead, before } = EARLY_PLACES;

/**
 * First reads of the pages that signed-in people open daily. The boot script begins them with the kept token, while the
 * page's scripts still load.
 */
const READS: Readonly<Record<string, EarlyReads>> = {
  '/dashboard': {
    role: 'User',
    paths: [withQuery('users/me/calendar', { from: monday, to: ahead }), shopListsPath()],
  },
  '/shoplist': { paths: [shopListsPath()] },
  '/shoplist/[id]': { paths: shopListPaths(id) },
  '/shoplist/[id]/checkout': { paths: checkoutPaths(id) },
  '/mealplan/[id]/edit': { paths: [planPath(id)] },
  '/orders': { role: 'Courier', paths: courierPaths(me, before) },
  '/pantry': { paths: [pantryPath()] },
};

/** Describes a page's first reads for the boot script: `Courier orders?… orders?…`, with `*` for every role. */
export function describeEarlyReads(page: string): string | undefined {
  const reads = READS[page];
  return reads && [reads.role ?? '*', ...reads.paths].join(' ');
}
