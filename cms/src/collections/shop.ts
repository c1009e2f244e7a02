import { SHOP_LIMITS } from '../domain/order/shop';
import { type FieldError, fieldErrors } from '../records/http/errors';
import { type BodyOf, boolean, number, parts, text, time } from '../records/fields';
import type { Collection } from '../records/types';
import { PHONE } from './shared';

const money = () => number({ whole: true, ...SHOP_LIMITS.money, initial: 0 });
const whole = (range: { min: number; max: number }, initial: number) =>
  number({ whole: true, ...range, initial, required: true });

const fields = {
  isTaking: boolean({ initial: true }),
  feeTetri: money(),
  minimumTetri: money(),
  markupPercent: number({ ...SHOP_LIMITS.markupPercent, initial: 0 }),
  zones: parts(
    {
      Name: text({ required: true, max: SHOP_LIMITS.zoneName }),
      NameKa: text({ max: SHOP_LIMITS.zoneName }),
      feeTetri: number({ whole: true, ...SHOP_LIMITS.money, required: true }),
    },
    SHOP_LIMITS.zones,
    { json: true },
  ),
  hours: parts(
    {
      weekday: number({ whole: true, min: 1, max: 7, required: true }),
      from: time({ required: true }),
      to: time({ required: true }),
    },
    SHOP_LIMITS.hours,
    { json: true },
  ),
  windowMinutes: whole(SHOP_LIMITS.windowMinutes, 120),
  leadMinutes: whole(SHOP_LIMITS.leadMinutes, 60),
  daysAhead: whole(SHOP_LIMITS.daysAhead, 3),
  phone: text({ ...PHONE }),
};

/** Settings of the shop: one record, which everyone signed in reads and Admin changes. */
export const shop: Collection<BodyOf<typeof fields>> = {
  name: 'shop',
  uid: 'api::shop.shop',
  fields,
  scope: () => undefined,
  reach: (_body, { who }) => (who === 'Admin' ? 'own' : who === 'visitor' ? 'none' : 'read'),
  hooks: {
    async check(input) {
      const hours = input.hours ?? [];
      const errors = hours.flatMap(({ from, to }, index): FieldError[] =>
        from < to ? [] : [{ path: ['hours', index, 'to'], key: 'time' }],
      );
      if (errors.length) throw fieldErrors(errors);
    },
  },
};

declare module '../records/types' {
  interface CollectionMap {
    shop: BodyOf<typeof fields>;
  }
}
