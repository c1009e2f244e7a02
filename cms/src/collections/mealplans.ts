import type { Published } from '../mealplans/bodies';
import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { DIETARY_FLAGS, DISH_TYPES, UNITS } from '../domain/dish/types';
import { LIMITS, PLAN_LIMITS } from '../domain/limits';
import { heldIn } from '../domain/mealplan/held';
import { ENTRY_KINDS, REPEATS } from '../domain/mealplan/types';
import { ALLERGENS } from '../domain/product/types';
import { roleIn, withoutNames } from '../mealplans/access';
import type { Membership, Plan, PlanFacts } from '../mealplans/bodies';
import { checkPlan, type GivenPlan } from '../mealplans/check';
import { firstEaters } from '../mealplans/household';
import { idsIn, meanDay, shownDays } from '../mealplans/meanDay';
import { offerPlan } from '../mealplans/offer';
import { OWN_PLAN_COST } from '../mealplans/ownCosts';
import { sharedTerms } from '../mealplans/shares';
import { targetFields } from '../mealplans/targets';
import { planCounterparts, plansInLanguageOf, twinTerms } from '../mealplans/twins';
import { rowsOf, sql } from '../records/database';
import {
  type BodyWith,
  boolean,
  choice,
  day,
  instant,
  kept,
  longText,
  media,
  number,
  object,
  parts,
  relation,
  text,
  time,
  words,
} from '../records/fields';
import { parsed, rows } from '../records/readModel';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/tables';
import { newToken } from '../records/token';
import type { Body, Caller, Collection, CollectionMap, Reach, Related } from '../records/types';
import { erase } from '../records/write';
import { publicFields } from './shared';
import { wordTermsOf } from './words';

const figure = () => number({ setBy: 'none', column: 'number' });
const name = () => text({ max: LIMITS.name.max });

const entry = {
  kind: choice(ENTRY_KINDS, { required: true }),
  dish: relation('dishes', { embedded: true }),
  servings: number({ above: 0, max: LIMITS.servings.max, key: 'amount' }),
  product: relation('products', { embedded: true }),
  amount: number({ ...LIMITS.amount, key: 'amount' }),
  unit: choice(UNITS),
  text: longText(PLAN_LIMITS.text),
  of: text({ max: 36 }),
  Name: name(),
  out: words(),
};
const meal = {
  type: choice(DISH_TYPES, { required: true }),
  time: time(),
  note: longText(PLAN_LIMITS.text),
  entries: parts(entry, PLAN_LIMITS.entries, { json: true }),
};

export const planDays = {
  title: text(PLAN_LIMITS.title),
  note: longText(PLAN_LIMITS.text),
  meals: parts(meal, PLAN_LIMITS.meals, { json: true }),
  exercises: parts(
    { exercise: relation('exercises', { embedded: true }), Name: name(), time: time(), endTime: time() },
    PLAN_LIMITS.perDay,
    { json: true },
  ),
  supplements: parts(
    {
      supplement: relation('supplements', { embedded: true }),
      Name: name(),
      dosage: number({ ...LIMITS.amount, key: 'amount' }),
      time: time(),
    },
    PLAN_LIMITS.perDay,
    { json: true },
  ),
  appointments: parts(
    {
      title: text({ required: true, ...PLAN_LIMITS.title }),
      time: time(),
      endTime: time(),
      note: longText(PLAN_LIMITS.text),
    },
    PLAN_LIMITS.perDay,
    { json: true },
  ),
};

export const planEaters = {
  Name: text({ required: true, max: LIMITS.personName.max }),
  factor: number({ required: true, ...PLAN_LIMITS.factor, key: 'amount' }),
  user: number({ whole: true, above: 0, max: 2_147_483_647 }),
  allergens: words(ALLERGENS),
};

const fields = {
  ...publicFields,
  Images: media({ many: true, max: LIMITS.images.max }),
  startDate: day({ column: 'text' }),
  repeat: choice(REPEATS, { initial: 'none' }),
  targets: object(targetFields),
  eaters: parts(planEaters, PLAN_LIMITS.eaters, { json: true }),
  days: parts(planDays, PLAN_LIMITS.days.max, { json: true }),
  published: kept<Published>(),
  version: number({ setBy: 'none', initial: 0, column: 'number' }),
  /** Its author has gone: frozen until then, for a member to take over. */
  offeredUntil: instant({ column: 'text' }),
  joinToken: text({ show: 'editor', setBy: 'none', column: 'text' }),
  featured: boolean({ setBy: 'none', initial: false, column: 'boolean' }),
  memberCount: number({ setBy: 'none', derived: true }),
  unpublished: boolean({ show: 'editor', setBy: 'none', derived: true }),
  isOpen: boolean({ show: 'never', setBy: 'none', derived: true, column: 'boolean' }),
  viewers: relation('users', { many: true, show: 'never', setBy: 'none', derived: true }),
  editors: relation('users', { many: true, show: 'never', setBy: 'none', derived: true }),
  /** The viewers who eat by it. */
  along: relation('users', { many: true, show: 'never', setBy: 'none', derived: true }),
  dayCount: figure(),
  calories: figure(),
  fats: figure(),
  carbs: figure(),
  prots: figure(),
  costTetri: figure(),
  dietaryFlags: words(DIETARY_FLAGS, { setBy: 'none' }),
  fasting: boolean({ setBy: 'none', derived: true }),
  allergens: words(ALLERGENS, { setBy: 'none', derived: true }),
  /** Allergens that something in its days may hold, and nothing surely does. */
  unknownAllergens: words(ALLERGENS, { setBy: 'none', derived: true }),
  incompleteProducts: words(undefined, { setBy: 'none' }),
  pricelessProducts: words(undefined, { setBy: 'none' }),
};

export const mealplans: Collection<CollectionMap['mealplans'], GivenPlan> = {
  name: 'mealplans',
  uid: 'api::mealplan.mealplan',
  owner: 'owner',
  isForgiving: true,
  inLanguage: plansInLanguageOf,
  counterparts: planCounterparts,
  // filled anew where plans have not said yet which others they are in the other language
  termsAre: 2,
  dependsOn: [
    { collection: 'dishes', termKind: 'dish' },
    { collection: 'products', termKind: 'product' },
  ],
  alsoShows: ['memberships', 'subscriptions', 'exercises', 'supplements'],
  personalFields: ['myRole', 'eatsAlong', 'subscription'],
  mine: [OWN_PLAN_COST],
  notEmbedded: ['days', 'eaters', 'targets'],
  fields,
  scope(query, { id, who }) {
    if (who === 'Admin') return;
    query.where((mine) => {
      mine.where('r.isOpen', true);
      if (who !== 'User') return;
      mine.orWhere('r.owner', id).orWhereIn('r.id', (sub) => {
        void sub
          .select('record')
          .from(TERMS)
          .where({ collection: 'mealplans', value: String(id) })
          .whereIn('kind', ['viewers', 'editors']);
      });
    });
  },
  reach,
  guards({ verb, id }) {
    if (verb === 'create') return [];
    return verb === 'update' && id ? [{ of: 'plan', key: id }] : undefined;
  },
  view(body: Plan, caller) {
    const role = roleIn(body, caller);
    if (role === 'owner' || role === 'editor') return body;
    const { published } = body;
    const eaters = published?.eaters ?? [];
    return {
      ...body,
      days: published?.days ?? [],
      eaters: role === 'viewer' ? eaters : withoutNames(eaters),
    };
  },
  async personal(bodies: readonly Plan[], caller) {
    const subscriptions = await ownSubscriptions(bodies, caller);
    const viewed = await answersOf(
      bodies.filter((body) => roleIn(body, caller) === 'viewer'),
      caller,
    );
    return new Map(
      bodies.map((body) => {
        const asViewer = viewed.has(body.id) && { eatsAlong: viewed.get(body.id) };
        return [
          body.id,
          { myRole: roleIn(body, caller), ...asViewer, subscription: subscriptions.get(body.id) ?? null },
        ];
      }),
    );
  },
  async check(input, before, caller, trx) {
    await checkPlan(input, before, trx);
    if (before) return;
    input.joinToken = newToken();
    if (!Array.isArray(input.eaters) || input.eaters.length === 0) input.eaters = await firstEaters(caller);
  },
  onOwnerGone: offerPlan,
  async beforeDelete(body, trx) {
    // Followers keep their pinned copy and marks; members have nothing left to be members of.
    const memberships = collectionOf('memberships');
    const members = await rows(trx(tableOf(memberships)).where({ mealplan: body.id }));
    for (const member of members) await erase(memberships, member, trx);
  },
  async figures(body: Plan, related) {
    return { ...(await planFigures(body, related)), ...(await membersOf(body)), ...stateOf(body) };
  },
  async terms(body: Plan, related) {
    const entries = shownDays(body).flatMap(({ meals }) => meals.flatMap((one) => one.entries));
    const used = entries.flatMap(({ dish, product }) => [
      ...(dish ? [{ kind: 'dish', value: String(dish) }] : []),
      ...(product ? [{ kind: 'product', value: String(product) }] : []),
    ]);
    const twin = await twinTerms(shownDays(body), related);
    return [...wordTermsOf([body.Name]), ...used, ...twin, ...sharedTerms(body.published?.days ?? [])];
  },
};

function reach(body: Plan, caller: Caller): Reach {
  if (caller.who === 'Admin') return 'own';
  const role = caller.who === 'User' ? roleIn(body, caller) : 'reader';
  if (role === 'owner') return 'own';
  if (role === 'editor') return body.offeredUntil ? 'read' : 'edit';
  return role === 'viewer' || body.isOpen ? 'read' : 'none';
}

/** Whether anybody may read it, and whether its editors have more than its readers see. */
function stateOf(body: Plan): Partial<Body> {
  const { published } = body;
  const isOpen = body.visibility === 'public' && !body.hidden && published !== null && !published.forMembers;
  const isWaiting = body.visibility === 'public' && published?.forMembers;
  const read = { days: published?.days, eaters: published?.eaters };
  return {
    isOpen,
    unpublished: isWaiting || !isDeepStrictEqual(read, { days: body.days, eaters: body.eaters }),
  };
}

async function planFigures(body: Plan, related: Related): Promise<Partial<Body>> {
  const days = shownDays(body);
  const ids = idsIn(days);
  const dishes = await related.bodies('dishes', ids.dishes);
  const products = await related.bodies('products', ids.products);
  const mean = meanDay(body, { dishes, products });
  const round = (value: number) => Math.round(value * 100) / 100;
  const foods = { dish: (id: number) => dishes.get(id), product: (id: number) => products.get(id) };
  return {
    dayCount: days.length,
    calories: round(mean.calories),
    fats: round(mean.fats),
    carbs: round(mean.carbs),
    prots: round(mean.prots),
    costTetri: mean.costTetri,
    ...heldIn(days, foods),
    incompleteProducts: mean.incomplete,
    pricelessProducts: mean.priceless,
  };
}

async function membersOf(body: Body): Promise<Partial<Body>> {
  const db = await sql();
  const members = await rows<Membership>(
    db(tableOf(collectionOf('memberships'))).where({ mealplan: body.id, state: 'accepted' }),
  );
  const ofRole = (role: string) => members.filter((one) => one.role === role);
  const ids = (found: typeof members) => found.map(({ user }) => user);
  const viewers = ofRole('viewer');
  const along = viewers.filter(({ eatsAlong }) => eatsAlong);
  return {
    viewers: ids(viewers),
    editors: ids(ofRole('editor')),
    along: ids(along),
    memberCount: members.length,
  };
}

/** What a viewer has said of eating by these plans, null where nothing yet. */
async function answersOf(bodies: readonly Body[], { id }: Caller): Promise<Map<number, boolean | null>> {
  if (bodies.length === 0) return new Map();
  const ids = bodies.map((body) => body.id);
  const found = (await sql())(tableOf(collectionOf('memberships')))
    .where({ user: id })
    .whereIn('mealplan', ids);
  const answers = await rowsOf<{ mealplan: number; body: string }>(found.select('mealplan', 'body'));
  return new Map(answers.map(({ mealplan, body }) => [mealplan, parsed<Membership>(body).eatsAlong ?? null]));
}

async function ownSubscriptions(bodies: readonly Body[], caller: Caller): Promise<Map<number, number>> {
  if (caller.id === 0) return new Map();
  const db: Knex = await sql();
  const rows: { id: number; mealplan: number }[] = await db(tableOf(collectionOf('subscriptions')))
    .where({ user: caller.id })
    .whereIn(
      'mealplan',
      bodies.map(({ id }) => id),
    )
    .select('id', 'mealplan');
  return new Map(rows.map(({ id, mealplan }) => [mealplan, id]));
}

declare module '../records/types' {
  interface CollectionMap {
    mealplans: BodyWith<typeof fields, PlanFacts>;
  }
}
