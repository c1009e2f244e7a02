import { DIETS } from '../../domain/dish/types';
import { LANGUAGES } from '../../domain/language';
import { LIMITS, PLAN_LIMITS } from '../../domain/limits';
import { BOOK_LIMITS } from '../../domain/order/addresses';
import { ORDER_LIMITS } from '../../domain/order/types';
import type { CalendarKind } from '../../domain/mealplan/types';
import { MEASURE_SYSTEMS, SEXES } from '../../domain/access/settings';
import { ALLERGENS } from '../../domain/product/types';
import { refuseClosed } from '../../barcodes/lookUp';
import { refuseStrangers } from '../../mealplans/household';
import { targetFields } from '../../mealplans/targets';
import type { PlanningWay } from '../../planning/request';
import { byWords, forAdmin } from '../../records/write/bodyOrders';
import {
  type BodyOf,
  boolean,
  choice,
  kept,
  media,
  number,
  object,
  objects,
  text,
  words,
} from '../../records/fields';
import type { Collection } from '../../records/types';
import { forgetReminders } from '../../reminders/forget';
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
  /** What reference intakes go by; nobody else sees them. */
  sex: choice(SEXES, own),
  birthYear: number({ whole: true, ...LIMITS.birthYear, ...own }),
  /** How recipes tell amounts. */
  measures: choice(MEASURE_SYSTEMS, own),
  /** The address book, the usual one first. */
  addresses: objects(
    {
      label: text({ max: BOOK_LIMITS.label, lengthKey: 'tooLong' }),
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
    BOOK_LIMITS.addresses,
    own,
  ),
  /** Who eats at home, the person first; what they follow is laid for these. */
  household: objects(
    {
      Name: text({ required: true, max: LIMITS.personName.max }),
      factor: number({ required: true, ...PLAN_LIMITS.factor, key: 'amount' }),
      /** Who it is, of those who have a home with the person. */
      user: number({ whole: true, above: 0, max: 2_147_483_647 }),
    },
    PLAN_LIMITS.eaters,
    own,
  ),
  /** Whether what they cook by a plan is taken out of what is at home; it is, unless they said no. */
  usesUpHome: boolean(own),
  /** Whether the first questions are answered or put aside; unknown of those who came before there were any. */
  welcomed: boolean(own),
  /** Whether Open Food Facts may be asked what a code is of that nobody here knows. */
  openFoodFacts: boolean(own),
  timeZone: text({
    ...own,
    max: 60,
    initial: 'Asia/Tbilisi',
    pattern: { is: /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/, key: 'choice' },
  }),
  /** Whether the zone was ever said, by the person or by their browser at sign-up; unknown of those who came before that was kept. */
  zoneConfirmed: boolean({ ...own, setBy: 'none' }),
  language: choice(LANGUAGES, own),
  feedToken: text({ show: 'never', setBy: 'none', column: 'text' }),
  feedKinds: kept<readonly CalendarKind[]>(),
  /** Products that are always at home; read through `staplesOf`, which follows what has been merged. */
  staples: kept<readonly number[]>(),
  /** With what the next week is asked for; read and kept by `users/me/planning`. */
  planning: kept<PlanningWay>(),
  /** What a month may cost, of the household that is theirs; read and set by `prices/spending` and `prices/budget`. */
  budgetTetri: number({ setBy: 'none', show: 'self' }),
  blocked: boolean({ ...byCms, column: 'boolean' }),
};

export const users: Collection<BodyOf<typeof fields>> = {
  name: 'users',
  uid: 'api::user.user',
  notEmbedded: ['createdAt', 'updatedAt'],
  fields,
  orders: forAdmin({ phone: byWords('phone') }),
  scope(query, caller) {
    if (caller.who !== 'Admin') query.where('r.id', caller.id);
  },
  reach(body, caller) {
    if (body.id === caller.id) return 'edit';
    return caller.who === 'Admin' ? 'read' : 'none';
  },
  async check(input, before, caller) {
    refuseClosed(input);
    if (input.timeZone) input.zoneConfirmed = true;
    await refuseStrangers(input, before, caller);
  },
  beforeDelete: ({ id }, trx) => forgetReminders(trx, id),
  terms: ({ Name, email }) => wordTermsOf([Name, email]),
};

declare module '../../records/types' {
  interface CollectionMap {
    users: BodyOf<typeof fields>;
  }
}
