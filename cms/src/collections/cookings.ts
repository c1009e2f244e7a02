import { takeInHand } from '../cooking/cookings';
import { checkOutcome, OUTCOME_FIELDS } from '../calendar/outcomes';
import { LIMITS } from '../domain/limits';
import { type BodyOf, boolean, day, longText, media, relation, text } from '../records/fields';
import type { Collection, CollectionMap } from '../records/types';
import { ownGuards, ownedBy } from './shared';

const fields = {
  user: relation('users', { setBy: 'none', show: 'never' }),
  dish: relation('dishes', { setBy: 'none' }),
  /** Name of the recipe at that time; it stays when the recipe is gone. */
  Name: text({ setBy: 'none', max: LIMITS.name.max }),
  day: day({ required: true, column: 'text' }),
  Note: longText({ max: LIMITS.note.max }),
  image: media(),
  /** Key of the plan's entry whose mark created the record. */
  key: text({ setBy: 'none', column: 'text' }),
  /** True if the person entered or changed it, so that it stays when the plan's mark is taken back. */
  byHand: boolean({ setBy: 'none', show: 'never', initial: false, column: 'boolean' }),
  ...OUTCOME_FIELDS,
};

/** Log of the recipes that a person cooked, by day; only that person reads and writes it, not even Admin. */
export const cookings: Collection<CollectionMap['cookings']> = {
  name: 'cookings',
  uid: 'api::cooking.cooking',
  fields,
  ...ownedBy('user'),
  hooks: {
    guards: ownGuards,
    async check(input, before, caller) {
      if (input.outcome !== undefined) input.outcomeServings ??= null; // an outcome without an amount has none
      checkOutcome({ ...before, ...input });
      await takeInHand(input, before, caller);
    },
  },
};

declare module '../records/types' {
  interface CollectionMap {
    cookings: BodyOf<typeof fields>;
  }
}
