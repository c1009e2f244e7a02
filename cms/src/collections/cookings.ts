import { takeInHand } from '../cooking/cookings';
import { LIMITS } from '../domain/limits';
import { type BodyOf, boolean, day, longText, media, relation, text } from '../records/fields';
import type { Collection, CollectionMap } from '../records/types';
import { ownGuards, ownReach, ownScope } from './shared';

const fields = {
  user: relation('users', { setBy: 'none', show: 'never' }),
  dish: relation('dishes', { setBy: 'none' }),
  /** What the recipe was called then; it stays where the recipe is gone. */
  Name: text({ setBy: 'none', max: LIMITS.name.max }),
  day: day({ required: true, column: 'text' }),
  Note: longText({ max: LIMITS.note.max }),
  image: media(),
  /** The plan's entry whose mark has made it. */
  key: text({ setBy: 'none', column: 'text' }),
  /** Said or changed by the person, so that it stays where the plan's mark is taken back. */
  byHand: boolean({ setBy: 'none', show: 'never', initial: false, column: 'boolean' }),
};

/** When a person cooked which recipe; read and written by that person alone, by no Admin. */
export const cookings: Collection<CollectionMap['cookings']> = {
  name: 'cookings',
  uid: 'api::cooking.cooking',
  owner: 'user',
  fields,
  scope: ownScope('user'),
  reach: ownReach('user'),
  guards: ownGuards,
  async check(input, before, caller) {
    await takeInHand(input, before, caller);
  },
};

declare module '../records/types' {
  interface CollectionMap {
    cookings: BodyOf<typeof fields>;
  }
}
