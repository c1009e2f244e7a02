import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { DIETARY_FLAGS, DISH_TYPES, UNITS } from '../domain/dish/types';
import { LIMITS, PLAN_LIMITS } from '../domain/limits';
import { allergensAndDietsOf } from '../domain/mealplan/allergensAndDiets';
import { ENTRY_KINDS, REPEATS } from '../domain/mealplan/types';
import { ALLERGENS } from '../domain/product/types';
import { isMember, ofMembers, roleIn, withoutNames } from '../mealplans/access';
import { consentedDishes } from '../mealplans/consent';
import type { Membership, Plan, PlanFacts, Published, TableFigures } from '../mealplans/bodies';
import { checkPlan, type GivenPlan } from '../mealplans/check';
import { defaultEaters } from '../mealplans/household';
import { idsIn, type DaysWithEaters, meanDay, listedDays } from '../mealplans/meanDay';
import { offerPlan } from '../mealplans/offer';
import { OWN_PLAN_COST } from '../mealplans/ownCosts';
import { agreedTerms, dishesIn, sharedTerms } from '../mealplans/shares';
import { targetFields } from '../mealplans/targets';
import { planCounterparts, plansInLanguageOf, twinTerms } from '../mealplans/twins';
import { WHO_SEES } from '../mealplans/whoSees';
import { rowsOf, sql } from '../records/database/database';
import {
  type BodyWith,
  boolean,
  choice,
  day,
  instant,
  opaque,
  longText,
  media,
  number,
  object,
  objects,
  parts,
  relation,
  text,
  time,
  words,
} from '../records/fields';
import { referencedIds } from '../records/write/input';
import { parsed, rows } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import { newToken } from '../records/http/token';
import type { Body, Caller, Collection, CollectionMap, Reach, Related, Term } from '../records/types';
import { erase } from '../records/write/write';
import { parseOwner, publicFields } from './shared';
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
  /** Servings that each eater eats at this entry; entries from before it, and without it, count by the factors. */
  shares: objects(
    {
      eater: text({ required: true, max: 36 }),
      servings: number({ required: true, ...PLAN_LIMITS.share, decimals: 2, key: 'amount' }),
    },
    PLAN_LIMITS.eaters,
    { isSparse: true },
  ),
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
  /** Name of the eater; a guest has none, and readers tell guests apart by their place at the table. */
  Name: text({ max: LIMITS.personName.max }),
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
  published: opaque<Published>(),
  /** Private dishes that somebody has agreed to show the plan's members. */
  agreed: opaque<number[]>(),
  /** Sent with an edit to allow that its private dishes are shown to the members. */
  confirmPrivate: boolean({ show: 'never', derived: true }),
  version: number({ setBy: 'none', initial: 0, column: 'number' }),
  /** End of the time in which a member can take over a plan whose author has gone; it is frozen until then. */
  offeredUntil: instant({ column: 'text' }),
  joinToken: text({ show: 'editor', setBy: 'none', column: 'text' }),
  featured: boolean({ setBy: 'none', initial: false, column: 'boolean' }),
  memberCount: number({ setBy: 'none', derived: true }),
  unpublished: boolean({ show: 'editor', setBy: 'none', derived: true }),
  isOpen: boolean({ show: 'never', setBy: 'none', derived: true, column: 'boolean' }),
  /** People who are invited as members and have confirmed their address. */
  invited: relation('users', { many: true, show: 'never', setBy: 'none', derived: true }),
  viewers: relation('users', { many: true, show: 'never', setBy: 'none', derived: true }),
  editors: relation('users', { many: true, show: 'never', setBy: 'none', derived: true }),
  /** Viewers who eat by the plan. */
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
  /** Allergens that something in its days may contain and nothing certainly does. */
  unknownAllergens: words(ALLERGENS, { setBy: 'none', derived: true }),
  incompleteProducts: words(undefined, { setBy: 'none' }),
  pricelessProducts: words(undefined, { setBy: 'none' }),
  /** Same figures for the saved days, if those are not the published ones. */
  savedFigures: opaque<TableFigures>({ derived: true }),
};

export const mealplans: Collection<CollectionMap['mealplans'], GivenPlan> = {
  name: 'mealplans',
  uid: 'api::mealplan.mealplan',
  owner: 'owner',
  // version 2 states the counterparts of plans in the other language
  termsAre: 2,
  dependsOn: [
    { collection: 'dishes', termKind: 'dish' },
    { collection: 'products', termKind: 'product' },
    { collection: 'dishes', termKind: 'savedDish', isUnsearched: true },
    { collection: 'products', termKind: 'savedProduct', isUnsearched: true },
  ],
  alsoShows: ['memberships', 'subscriptions', 'exercises', 'supplements'],
  notEmbedded: ['days', 'eaters', 'targets'],
  fields,
  scope(query, { id, who }) {
    if (who === 'Admin') return;
    query.where((mine) => {
      mine.where('r.isOpen', true);
      if (who !== 'User') return;
      mine.orWhere('r.owner', id).orWhere((seats) => ofMembers(seats, id));
    });
  },
  reach,
  async figures(body: Plan, related) {
    const state = stateOf(body);
    const differs = body.published && state.unpublished;
    return {
      ...(await figuresOf(listedDays(body), related)),
      savedFigures: differs ? await figuresOf(body, related) : null,
      ...(await membersOf(body)),
      ...state,
    };
  },
  async terms(body: Plan, related) {
    const { published, days, agreed } = body;
    return [
      ...wordTermsOf([body.Name]),
      ...usedTerms(listedDays(body), 'dish', 'product'),
      // unpublished contents do not make a plan findable
      ...(published ? usedTerms(body, 'savedDish', 'savedProduct') : []),
      ...(await twinTerms(listedDays(body).days, related)),
      ...sharedTerms(published?.days ?? []),
      ...agreedTerms(days, agreed ?? []),
    ];
  },
  lists: {
    isForgiving: true,
    inLanguage: plansInLanguageOf,
    asks: { by: parseOwner },
    counterparts: planCounterparts,
  },
  personal: {
    fields: ['myRole', 'eatsAlong', 'subscription', 'published'],
    mine: [OWN_PLAN_COST, WHO_SEES],
    view(body: Plan, caller) {
      const { published } = body;
      const version = published?.version ?? 0;
      const isReader = roleIn(body, caller) === 'reader' && !body.byToken;
      const read = isReader
        ? { ...body, version, days: published?.days ?? [], eaters: published?.eaters ?? [] }
        : { ...body, ...body.savedFigures, version };
      return isMember(body, caller) ? read : { ...read, eaters: withoutNames(read.eaters) };
    },
    async valuesOf(bodies: readonly Plan[], caller) {
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
            {
              myRole: roleIn(body, caller),
              ...asViewer,
              subscription: subscriptions.get(body.id) ?? null,
              published: body.published && { version: body.published.version, at: body.published.at },
            },
          ];
        }),
      );
    },
  },
  hooks: {
    guards({ verb, id }) {
      if (verb === 'create') return [];
      return verb === 'update' && id ? [{ of: 'plan', key: id }] : undefined;
    },
    async check(input, before, caller, trx) {
      const { confirmPrivate } = input;
      delete input.confirmPrivate;
      await checkPlan(input, before, trx);
      if (before) {
        Object.assign(
          input,
          await agreedWith(input, before, { isAgreed: confirmPrivate === true, caller }, trx),
        );
        return;
      }
      input.joinToken = newToken();
      if (!Array.isArray(input.eaters) || input.eaters.length === 0)
        input.eaters = await defaultEaters(caller);
    },
    onOwnerGone: offerPlan,
    async beforeDelete(body, trx) {
      // Followers keep their pinned copy and marks; memberships end with the plan.
      const memberships = collectionOf('memberships');
      const members = await rows(trx(tableOf(memberships)).where({ mealplan: body.id }));
      for (const member of members) await erase(memberships, member, trx);
    },
  },
};

function reach(body: Plan, caller: Caller): Reach {
  if (caller.who === 'Admin') return 'own';
  const role = caller.who === 'User' ? roleIn(body, caller) : 'reader';
  if (role === 'owner') return 'own';
  if (role === 'editor') return body.offeredUntil ? 'read' : 'edit';
  return role === 'viewer' || role === 'invited' || body.isOpen ? 'read' : 'none';
}

/** Returns the terms by which a plan is rewritten when a dish or a product of these days changes. */
function usedTerms({ days }: DaysWithEaters, dish: string, product: string): Term[] {
  const used = idsIn(days);
  return [
    ...used.dishes.map((id) => ({ kind: dish, value: String(id) })),
    ...used.products.map((id) => ({ kind: product, value: String(id) })),
  ];
}

/**
 * Returns what an edit changes besides: the private dishes that members may then read, and, if the plan turns private,
 * the removal of its published version.
 */
async function agreedWith(
  input: GivenPlan,
  before: Plan,
  how: { isAgreed: boolean; caller: Caller },
  trx: Knex,
): Promise<Partial<Plan>> {
  const named = input.days && referencedIds({ days: fields.days }, { days: input.days });
  const dishes = named?.filter(({ to }) => to === 'dishes').map(({ id }) => id);
  const agreed = dishes && (await consentedDishes(before, { dishes, ...how }, trx));
  if (input.visibility !== 'private' || !before.published) return agreed ? { agreed } : {};
  const shown = dishesIn(before.published.days);
  return { published: null, agreed: [...new Set([...(agreed ?? before.agreed ?? []), ...shown])] };
}

/**
 * Returns if anybody may read the plan (isOpen), and if members of a public plan read something else than everybody
 * (unpublished).
 */
function stateOf({ visibility, hidden, published, days, eaters }: Plan) {
  const isPublic = visibility === 'public';
  const read = { days: published?.days, eaters: published?.eaters };
  return {
    isOpen: isPublic && !hidden && Boolean(published),
    unpublished: isPublic && !isDeepStrictEqual(read, { days, eaters }),
  };
}

async function figuresOf(table: DaysWithEaters, related: Related): Promise<TableFigures> {
  const { days } = table;
  const ids = idsIn(days);
  const dishes = await related.bodies('dishes', ids.dishes);
  const products = await related.bodies('products', ids.products);
  const mean = meanDay(table, { dishes, products });
  const round = (value: number) => Math.round(value * 100) / 100;
  const foods = { dish: (id: number) => dishes.get(id), product: (id: number) => products.get(id) };
  return {
    dayCount: days.length,
    calories: round(mean.calories),
    fats: round(mean.fats),
    carbs: round(mean.carbs),
    prots: round(mean.prots),
    costTetri: mean.costTetri,
    ...allergensAndDietsOf(days, foods),
    incompleteProducts: mean.incomplete,
    pricelessProducts: mean.priceless,
  };
}

async function membersOf(body: Body): Promise<Partial<Body>> {
  const db = await sql();
  const found = await rows<Membership>(db(tableOf(collectionOf('memberships'))).where({ mealplan: body.id }));
  const inState = (state: Membership['state']) => found.filter((one) => one.state === state);
  const members = inState('accepted');
  const ofRole = (role: string) => members.filter((one) => one.role === role);
  const ids = (of: typeof found) => of.flatMap(({ user }) => user ?? []);
  const viewers = ofRole('viewer');
  const along = viewers.filter(({ eatsAlong }) => eatsAlong);
  return {
    invited: ids(inState('invited')),
    viewers: ids(viewers),
    editors: ids(ofRole('editor')),
    along: ids(along),
    memberCount: members.length,
  };
}

/** Returns a viewer's answers about eating by these plans; null means no answer yet. */
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
