import { LIMITS } from '../../domain/limits';
import { SUPPLEMENT_UNITS } from '../../domain/supplement/types';
import { type BodyOf, choice, longText, media, number, words } from '../../records/fields';
import type { Collection } from '../../records/types';
import { checkTimes, membersReach, membersScope, namedGuards, publicFields } from '../shared';
import { wordTermsOf } from '../words';

const fields = {
  ...publicFields,
  benefits: longText({ max: LIMITS.description.max }),
  usage: longText({ max: LIMITS.description.max }),
  dailyDosage: number({ ...LIMITS.amount, key: 'amount' }),
  unit: choice(SUPPLEMENT_UNITS),
  priceTetri: number({ whole: true, ...LIMITS.priceTetri, column: 'number' }),
  quantity: number({ ...LIMITS.amount, key: 'amount' }),
  timesToTake: words(),
  Images: media({ many: true, max: LIMITS.images.max }),
};

export const supplements: Collection<BodyOf<typeof fields>> = {
  name: 'supplements',
  uid: 'api::supplement.supplement',
  owner: 'owner',
  fields,
  scope: membersScope,
  reach: membersReach,
  terms: ({ Name }) => wordTermsOf([Name]),
  lists: {
    isForgiving: true,
  },
  hooks: {
    guards: namedGuards('supplements'),
    async check(input) {
      checkTimes(input, 'timesToTake');
    },
  },
};

declare module '../../records/types' {
  interface CollectionMap {
    supplements: BodyOf<typeof fields>;
  }
}
