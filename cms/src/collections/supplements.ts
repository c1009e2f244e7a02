import { LIMITS } from '../domain/limits';
import { SUPPLEMENT_UNITS } from '../domain/supplement/types';
import { isTime } from '../domain/time/day';
import { fieldErrors } from '../records/errors';
import { choice, media, number, text, words } from '../records/fields';
import type { Collection } from '../records/types';
import { membersReach, membersScope, publicFields } from './shared';
import { wordTermsOf } from './words';

const MAX_TIMES = 12;

export const supplements: Collection = {
  name: 'supplements',
  uid: 'api::supplement.supplement',
  owner: 'owner',
  fields: {
    ...publicFields,
    benefits: text({ max: LIMITS.description.max }),
    usage: text({ max: LIMITS.description.max }),
    dailyDosage: number({ ...LIMITS.amount, key: 'amount' }),
    unit: choice(SUPPLEMENT_UNITS),
    priceTetri: number({ whole: true, min: 0, max: 100_000_000, column: 'number' }),
    quantity: number({ ...LIMITS.amount, key: 'amount' }),
    timesToTake: words(),
    Images: media({ many: true, max: LIMITS.images.max }),
  },
  scope: membersScope,
  reach: membersReach,
  terms: ({ Name }) => wordTermsOf([Name]),
  async check(input) {
    const times = (input.timesToTake as string[] | undefined) ?? [];
    const wrong = times.findIndex((time) => !isTime(time));
    if (wrong >= 0) throw fieldErrors([{ path: ['timesToTake', wrong], key: 'time' }]);
    if (times.length > MAX_TIMES) throw fieldErrors([{ path: ['timesToTake'], key: 'tooMany', values: { max: MAX_TIMES } }]);
  },
};
