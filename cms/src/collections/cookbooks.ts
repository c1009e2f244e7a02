import { coversOf } from '../dishes/covers';
import { LIMITS } from '../domain/limits';
import { type BodyOf, media, relation, text } from '../records/fields';
import type { Collection, CollectionMap } from '../records/types';
import {
  collaboratorsField,
  handOver,
  parseOwner,
  publicFields,
  refuseNewCollaborators,
  sharedReach,
  sharedScope,
} from './shared';
import { wordTermsOf } from './words';

const fields = {
  ...publicFields,
  Name: text({ required: true, ...LIMITS.cookbook.name, column: 'name' }),
  image: media(),
  /** Recipes in the order of the cookbook. */
  dishes: relation('dishes', {
    many: true,
    max: LIMITS.cookbook.dishes,
    marksClosed: true,
    brief: ['Name', 'language', 'DishImages', 'TimeToCook', 'servingAmount', 'calories'],
  }),
  collaborators: collaboratorsField(),
};

/**
 * Recipes put together in an order, shared like recipes; a recipe in it that the reader may not open is shown closed.
 */
export const cookbooks: Collection<CollectionMap['cookbooks']> = {
  name: 'cookbooks',
  uid: 'api::cookbook.cookbook',
  owner: 'owner',
  fields,
  scope: sharedScope('cookbooks'),
  reach: sharedReach,
  terms: ({ Name }) => wordTermsOf([Name]),
  lists: { asks: { by: parseOwner } },
  personal: {
    mine: [{ fields: ['cover', 'recipeCount'], of: coversOf }],
  },
  hooks: {
    async check(input, before) {
      refuseNewCollaborators(input, before);
    },
    onOwnerGone: (body, trx) => handOver(cookbooks, body, trx),
  },
};

declare module '../records/types' {
  interface CollectionMap {
    cookbooks: BodyOf<typeof fields>;
  }
}
