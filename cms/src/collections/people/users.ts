import { DIETS } from '../../domain/dish/types';
import { LANGUAGES } from '../../domain/language';
import { LIMITS, PLAN_LIMITS } from '../../domain/limits';
import { ADDRESS_BOOK_LIMITS } from '../../domain/order/addresses';
import { ORDER_LIMITS } from '../../domain/order/types';
import type { CalendarKind } from '../../domain/mealplan/types';
import { MEASURE_SYSTEMS, SEXES } from '../../domain/access/settings';
import { type Learning, WEIGHT_GOALS } from '../../domain/energy/target';
import { ACTIVITIES, BODY_RANGES } from '../../domain/nutrition/mifflin';
import { ALLERGENS } from '../../domain/product/types';
import { refuseIfDisabled } from '../../barcodes/lookUp';
import { refuseStrangers } from '../../mealplans/household';
import { targetFields } from '../../mealplans/targets';
import type { PlanningPreferences } from '../../planning/request';
import { byWords, forAdmin } from '../../records/write/bodyOrders';
import {
  type BodyOf,
  boolean,
  choice,
  opaque,
  media,
  number,
  object,
  objects,
  text,
  words,
} from '../../records/fields';
import type { Collection } from '../../records/types';
import { deleteReminders } from '../../reminders/deleteReminders';
import { PHONE } from '../shared';
import { wordTermsOf } from '../words';

const own = { show: 'self' } as const;
const byCms = { show: 'selfOrAdmin', setBy: 'none' } as const;
const line = (rest = {}) => text({ max: ORDER_LIMITS.addressLine, lengthKey: 'tooLong', ...rest });

const fields = {
  email: text({ ...byCms, column: 'text' }),
  emailVerified: boolean({ ...byCms }),
  Name: text({ required: true, ...LIMITS.personName, column: 'name' }),
  Rolee: text({ ...byCms, column: 'text' }),
  phone: text({ show: 'selfOrAdmin', ...PHONE }),
  avatar: media(),
  diet: words(DIETS, own),
  allergens: words(ALLERGENS, own),
  targets: object(targetFields, own),
  /** Used for reference intakes; nobody else sees sex and birth year. */
  sex: choice(SEXES, own),
  birthYear: number({ whole: true, ...LIMITS.birthYear, ...own }),
  /** Height in centimetres and level of activity; like the goal for the weight, nobody else sees them. */
  height: number({ ...BODY_RANGES.height, ...own }),
  activity: choice(ACTIVITIES, own),
  weightGoal: choice(WEIGHT_GOALS, own),
  /** True if the target energy follows what the person turns out to use; null counts as no. */
  learnsTargets: boolean(own),
  /** Measures in which recipes show amounts. */
  measures: choice(MEASURE_SYSTEMS, own),
  /** Address book, the usual one first. */
  addresses: objects(
    {
      label: text({ max: ADDRESS_BOOK_LIMITS.label, lengthKey: 'tooLong' }),
      zone: text({ max: 36 }),
      street: line({ required: true }),
      building: line(),
      entrance: line(),
      floor: line(),
      flat: line(),
      doorCode: line(),
      landmark: line(),
      lat: number({ min: -90, max: 90 }),
      lng: number({ min: -180, max: 180 }),
    },
    ADDRESS_BOOK_LIMITS.addresses,
    own,
  ),
  /** People who eat at home, the person first; followed plans are laid for these. */
  household: objects(
    {
      Name: text({ required: true, max: LIMITS.personName.max }),
      factor: number({ required: true, ...PLAN_LIMITS.factor, key: 'amount' }),
      /** User id, if the eater is somebody who shares the person's home. */
      user: number({ whole: true, above: 0, max: 2_147_483_647 }),
    },
    PLAN_LIMITS.eaters,
    own,
  ),
  /** True if cooking by a plan uses up things at home; null counts as yes. */
  usesUpHome: boolean(own),
  /** True if the first questions are answered or put aside; null for people who came before there were any. */
  welcomed: boolean(own),
  /** True if Open Food Facts may be asked about codes that nobody here knows. */
  openFoodFacts: boolean(own),
  /** True if search engines may list the person's public page; null counts as no. */
  listed: boolean({ ...own, column: 'boolean' }),
  timeZone: text({
    ...own,
    max: 60,
    initial: 'Asia/Tbilisi',
    pattern: { is: /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/, key: 'choice' },
  }),
  /**
   * True if the person, or their browser at sign-up, ever set the zone; null for people who came before that was
   * stored.
   */
  zoneConfirmed: boolean({ ...own, setBy: 'none' }),
  language: choice(LANGUAGES, own),
  feedToken: text({ show: 'never', setBy: 'none', column: 'text' }),
  feedKinds: opaque<readonly CalendarKind[]>(),
  /** Products that are always at home; read through `staplesOf`, which follows merged products. */
  staples: opaque<readonly number[]>(),
  /** Settings for planning the next week; read and stored by `users/me/planning`. */
  planning: opaque<PlanningPreferences>(),
  /** Moves of the target energy; read by `users/me/expenditure`. */
  learning: opaque<Learning>(),
  /** Monthly budget of the person's household; read and set by `prices/spending` and `prices/budget`. */
  budgetTetri: number({ setBy: 'none', show: 'self' }),
  blocked: boolean({ ...byCms, column: 'boolean' }),
};

export const users: Collection<BodyOf<typeof fields>> = {
  name: 'users',
  uid: 'api::user.user',
  notEmbedded: ['createdAt', 'updatedAt'],
  fields,
  scope(query, caller) {
    if (caller.who !== 'Admin') query.where('r.id', caller.id);
  },
  reach(body, caller) {
    if (body.id === caller.id) return 'edit';
    return caller.who === 'Admin' ? 'read' : 'none';
  },
  terms: ({ Name, email }) => wordTermsOf([Name, email]),
  lists: {
    orders: forAdmin({ phone: byWords('phone') }),
  },
  hooks: {
    async check(input, before, caller) {
      refuseIfDisabled(input);
      if (input.timeZone) input.zoneConfirmed = true;
      await refuseStrangers(input, before, caller);
    },
    beforeDelete: ({ id }, trx) => deleteReminders(trx, id),
  },
};

declare module '../../records/types' {
  interface CollectionMap {
    users: BodyOf<typeof fields>;
  }
}
