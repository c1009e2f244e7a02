import type { Context } from 'koa';
import { VISITOR } from '../auth/firebase-strategy';
import { isLanguage, LANGUAGES } from '../domain/language';
import { idIn } from '../records/http/actions';
import { badRequest, notFound } from '../records/http/errors';
import { sql } from '../records/database/database';
import { list, show } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { treeOf } from '../records/read/tree';
import { collectionOf } from '../records/registry';
import { checkParams, positive } from '../records/search/params';
import type { CollectionMap } from '../records/types';

const PAGE_SIZE = 24;

/** Fields of the cards on a person's page, by collection, in the order in which the page shows them. */
export const PUBLISHED = {
  dishes: {
    fields: [
      'Name',
      'language',
      'types',
      'dietaryFlags',
      'TimeToCook',
      'servingAmount',
      'calories',
      'costTetri',
      'incompleteProducts',
      'pricelessProducts',
      'fasting',
      'allergens',
      'unknownFacts',
      'unknownAllergens',
      'visibility',
      'saveCount',
    ],
    picture: 'DishImages',
    more: [],
  },
  mealplans: {
    fields: [
      'Name',
      'Description',
      'language',
      'visibility',
      'dayCount',
      'calories',
      'fats',
      'carbs',
      'prots',
      'costTetri',
      'dietaryFlags',
      'fasting',
      'allergens',
      'unknownAllergens',
      'incompleteProducts',
      'pricelessProducts',
      'version',
    ],
    picture: 'Images',
    more: [],
  },
  cookbooks: {
    fields: ['Name', 'Description', 'visibility'],
    picture: undefined,
    more: ['cover', 'recipeCount'],
  },
} as const;
type Kind = keyof typeof PUBLISHED;

interface Asked {
  readonly person: number;
  readonly reader: unknown;
  readonly page: number;
}

/**
 * GET people/{id}?reader=&page=: name and picture of somebody who publishes, and a page of their public records, newest
 * first. It is the same for every caller; a person without public records, or a blocked one, is a 404.
 */
export async function readPublished(ctx: Context): Promise<void> {
  checkParams(ctx.query, ['reader', 'page']);
  const { reader, page = 1 } = ctx.query;
  if (!isLanguage(reader)) throw badRequest(`reader takes ${LANGUAGES.join(' or ')}`, ['reader']);
  const users = collectionOf('users');
  const id = idIn(ctx);
  const person = (await readBodies<CollectionMap['users']>(await sql(), users, [id])).get(id);
  if (!person || person.blocked) throw notFound();
  const asked: Asked = { person: id, reader, page: positive(page, ['page'], 1_000_000) };
  const [dishes, mealplans, cookbooks] = await Promise.all([
    publicPage('dishes', asked),
    publicPage('mealplans', asked),
    publicPage('cookbooks', asked),
  ]);
  const totals = { dishes: dishes.total, mealplans: mealplans.total, cookbooks: cookbooks.total };
  const most = Math.max(...Object.values(totals));
  if (most === 0) throw notFound();
  const { attributes } = await show(users, person, treeOf(users, { avatar: true }, ['Name']), VISITOR);
  ctx.body = {
    data: {
      id,
      attributes: {
        ...attributes,
        listed: person.listed === true,
        dishes: dishes.data,
        mealplans: mealplans.data,
        cookbooks: cookbooks.data,
      },
    },
    meta: { totals, pageCount: Math.ceil(most / PAGE_SIZE) },
  };
}

/** Reads a page of a person's records of one kind, as a visitor may see them. */
async function publicPage(kind: Kind, { person, reader, page }: Asked) {
  const { fields, picture, more } = PUBLISHED[kind];
  const given = {
    by: String(person),
    reader,
    fields: [...fields, ...more],
    populate: picture && { [picture]: true },
    sort: 'createdAt:desc',
    pagination: { page, pageSize: PAGE_SIZE },
  };
  const { data, meta } = await list(collectionOf(kind), given, VISITOR);
  return { data, total: meta.pagination.total };
}
