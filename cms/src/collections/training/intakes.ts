import { LIMITS } from '../../domain/limits';
import type { IntakeFacts } from '../../mealplans/bodies';
import { eraseMarksOf, moveMarks } from '../../calendar/marks';
import { fieldErrors } from '../../records/http/errors';
import { type BodyWith, day, number, relation, text, words } from '../../records/fields';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import type { Collection, CollectionMap } from '../../records/types';
import { checkSpan, checkTimes, ownGuards, ownedBy } from '../shared';

const fields = {
  owner: relation('users', { setBy: 'none', show: 'never' }),
  supplement: relation('supplements', { required: true, embedded: true }),
  Name: text({ setBy: 'none', max: LIMITS.name.max }),
  dosage: number({ required: true, ...LIMITS.amount, key: 'amount' }),
  times: words(),
  left: number({ ...LIMITS.left, key: 'amount' }),
  from: day({ column: 'text' }),
  until: day({ column: 'text' }),
};

/** Supplement that a person takes, and the stock they have left, both in the supplement's unit. */
export const intakes: Collection<CollectionMap['intakes']> = {
  name: 'intakes',
  uid: 'api::intake.intake',
  fields,
  ...ownedBy('owner'),
  hooks: {
    async check(input, before, _caller, trx) {
      checkTimes(input, 'times');
      checkSpan(input, before);
      if ((input.times ?? before?.times ?? []).length === 0)
        throw fieldErrors([{ path: ['times'], key: 'required' }]);
      // The person who shared the supplement may delete it; its name stays on the intake.
      if (input.supplement) {
        const id = input.supplement;
        input.Name = (await readBodies(trx, collectionOf('supplements'), [id])).get(id)?.Name;
      }
    },
    afterWrite: moveMarks,
    beforeDelete: ({ id }, trx) => eraseMarksOf('intake', id, trx),
    guards: ownGuards,
  },
};

declare module '../../records/types' {
  interface CollectionMap {
    intakes: BodyWith<typeof fields, IntakeFacts>;
  }
}
