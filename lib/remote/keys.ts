/** Collection of the CMS, as writes and the live stream name it. */
export type Collection =
  | 'audits'
  | 'barcodes'
  | 'cookbooks'
  | 'cookings'
  | 'dishes'
  | 'dish-notes'
  | 'exercises'
  | 'households'
  | 'imports'
  | 'intakes'
  | 'logs'
  | 'mealplans'
  | 'medical'
  | 'memberships'
  | 'orders'
  | 'pantry-items'
  | 'prices'
  | 'products'
  | 'reports'
  | 'saves'
  | 'schedules'
  | 'shop'
  | 'shoplists'
  | 'stocks'
  | 'subscriptions'
  | 'supplements'
  | 'users'
  | 'weights';

interface Kind {
  /** Collections whose records the answer shows: a write to one of them makes it outdated. */
  readonly shows: readonly Collection[];
  /** Collection of the single record that the answer is about; its id is the key's first parameter. */
  readonly one?: Collection;
  /** Marks an answer that the screen updates itself after the person's own writes, so it is not read again. */
  readonly isOptimistic?: true;
}

const kind = (shows: readonly Collection[], more?: Omit<Kind, 'shows'>): Kind => ({ shows, ...more });

const DISHES = ['dishes', 'products', 'saves', 'prices'] as const;
const PLANS = ['mealplans', 'memberships', 'subscriptions'] as const;
/** Pantry and everything that changes it: cookings, food marked as eaten, deliveries. */
const AT_HOME = ['pantry-items', 'cookings', 'logs', 'orders'] as const;
const CALENDAR = [...PLANS, 'dishes', 'schedules', 'exercises', 'intakes', 'supplements', 'logs'] as const;

/** All kinds of cached answers, with what makes each outdated. */
const KINDS = {
  barcodes: kind(['barcodes'], { isOptimistic: true }),
  // a code is looked up at Open Food Facts only once
  codeFact: kind([]),
  foodNames: kind([]),
  atHome: kind(['dishes', 'products', ...AT_HOME, 'households'], { one: 'dishes' }),
  calendar: kind([...CALENDAR, 'prices'], { isOptimistic: true }),
  catalogue: kind(['products']),
  courierOrders: kind(['orders'], { isOptimistic: true }),
  cookbook: kind(['cookbooks', 'dishes'], { one: 'cookbooks' }),
  cookbooks: kind(['cookbooks']),
  cookings: kind(['cookings', 'logs'], { isOptimistic: true }),
  // recipes that can be cooked depend on the pantry
  cookNow: kind([...DISHES, ...AT_HOME, 'dish-notes', 'cookbooks', 'households', 'users']),
  couriers: kind(['users']),
  dayNutrients: kind([...CALENDAR, 'products']),
  deeds: kind(['audits']),
  dish: kind(['dishes', 'products'], { one: 'dishes' }),
  dishNote: kind(['dish-notes'], { one: 'dish-notes', isOptimistic: true }),
  dishSaved: kind(['saves'], { one: 'dishes', isOptimistic: true }),
  // a form keeps the record that it was opened with
  dishToEdit: kind([]),
  dishVersion: kind(['dishes'], { one: 'dishes' }),
  dishVersions: kind(['dishes'], { one: 'dishes' }),
  dishes: kind([...DISHES, 'cookings']),
  eaters: kind(['memberships', 'users'], { one: 'mealplans' }),
  eaten: kind(['logs'], { isOptimistic: true }),
  editablePlans: kind(PLANS),
  examinations: kind(['medical']),
  expenditure: kind([...CALENDAR, 'products', 'weights', 'users']),
  exercise: kind(['exercises'], { one: 'exercises' }),
  exercises: kind(['exercises']),
  feed: kind([]),
  reminders: kind([]),
  followed: kind(PLANS),
  followers: kind(['subscriptions'], { one: 'mealplans' }),
  // the food table is only ever replaced as a whole
  foods: kind([]),
  household: kind(['households']),
  householdLink: kind(['households']),
  import: kind(['imports'], { one: 'imports', isOptimistic: true }),
  // matched lines show the names of products and foods
  importNames: kind(['products']),
  imports: kind(['imports']),
  intakes: kind(['intakes', 'supplements', 'logs']),
  invitations: kind(['memberships']),
  join: kind(PLANS),
  lastOrder: kind(['orders']),
  lastWeights: kind(['weights']),
  latestPrices: kind(['prices', 'households']),
  library: kind([...DISHES, 'dish-notes', 'cookings', 'cookbooks']),
  logs: kind(['logs'], { isOptimistic: true }),
  me: kind(['users'], { isOptimistic: true }),
  members: kind(['memberships'], { one: 'mealplans' }),
  myTags: kind(['dishes']),
  movements: kind(['stocks']),
  nextVisit: kind(['medical']),
  openLines: kind(['shoplists', ...AT_HOME]),
  order: kind(['orders'], { one: 'orders' }),
  orderAgain: kind(['orders', 'products']),
  orderable: kind(['shoplists', 'orders', 'products']),
  orderFaces: kind(['dishes']),
  orderFigures: kind(['orders']),
  orders: kind(['orders']),
  paidSince: kind(['orders']),
  pantry: kind(AT_HOME, { isOptimistic: true }),
  pantryBook: kind(AT_HOME),
  eatSoon: kind([...AT_HOME, 'dishes']),
  pantryCause: kind(AT_HOME),
  people: kind(['users']),
  person: kind(['users', 'dishes', 'mealplans', 'cookbooks'], { one: 'users' }),
  plan: kind([...PLANS, 'dishes', 'prices', 'exercises', 'supplements'], { one: 'mealplans' }),
  plates: kind(PLANS),
  planning: kind([], { isOptimistic: true }),
  plans: kind([...PLANS, 'prices']),
  prices: kind(['prices']),
  product: kind(['products'], { one: 'products' }),
  products: kind(['products']),
  reports: kind(['reports']),
  schedules: kind(['schedules', 'exercises'], { isOptimistic: true }),
  shelf: kind([...DISHES, 'exercises', 'supplements']),
  shop: kind(['shop']),
  shopDay: kind(['orders']),
  shoplist: kind(['shoplists'], { one: 'shoplists', isOptimistic: true }),
  shoplists: kind(['shoplists']),
  similar: kind(['dishes', 'prices'], { one: 'dishes', isOptimistic: true }),
  spending: kind([
    'prices',
    'orders',
    'products',
    'households',
    'dishes',
    'logs',
    'cookings',
    'pantry-items',
  ]),
  stockable: kind(['stocks', 'products']),
  stocks: kind(['stocks', 'products']),
  subscription: kind([...PLANS, 'prices'], { one: 'subscriptions' }),
  supplement: kind(['supplements'], { one: 'supplements' }),
  supplements: kind(['supplements']),
  usual: kind(['orders', 'products'], { isOptimistic: true }),
  visits: kind(['medical']),
  weights: kind(['weights']),
} satisfies Record<string, Kind>;

type Parameter = string | number | null | undefined;
/** Cache key of a read: its kind, and the call's parameters. */
export type Key = readonly [kind: keyof typeof KINDS, ...parameters: readonly Parameter[]];

/** Record that was written, or any of its collection; `isGone` if the reader no longer has it. */
export interface Change {
  readonly collection: Collection;
  readonly id?: number;
  readonly isGone?: boolean;
}

const kindOf = ([name]: Key): Kind => KINDS[name];

/** Tells whether writing the record makes an answer outdated. */
export function isChangedBy(key: Key, { collection, id }: Change): boolean {
  const { shows, one } = kindOf(key);
  return shows.includes(collection) && (one !== collection || id === undefined || key[1] === id);
}

/**
 * Tells whether an answer on the screen must be read again after the person's own write: not if it is gone, nor if the
 * screen updates it.
 */
export function needsReread(key: Key, { collection, id, isGone }: Change): boolean {
  const { one, isOptimistic } = kindOf(key);
  return !isOptimistic && !(isGone && one === collection && key[1] === id);
}
