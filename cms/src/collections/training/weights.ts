import { WEIGHT_LIMITS } from '../../domain/limits';
import { checkWeightDay } from '../../eaten/weights';
import { type BodyOf, day, number, relation } from '../../records/fields';
import type { Collection } from '../../records/types';
import { ownGuards, ownedBy } from '../shared';

const fields = {
  user: relation('users', { setBy: 'none', show: 'never' }),
  day: day({ required: true, column: 'text' }),
  kilograms: number({ required: true, ...WEIGHT_LIMITS }),
};

/** Weights of a person by day; only that person reads and writes them, not even Admin. */
export const weights: Collection<BodyOf<typeof fields>> = {
  name: 'weights',
  uid: 'api::weight.weight',
  fields,
  ...ownedBy('user'),
  hooks: {
    guards: ownGuards,
    check: (input, before, caller, trx) => checkWeightDay(input, before, caller.id, trx),
  },
};

declare module '../../records/types' {
  interface CollectionMap {
    weights: BodyOf<typeof fields>;
  }
}
