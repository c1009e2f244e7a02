import { fieldNamed } from '../records/fields';
import type { Knex } from 'knex';
import { badRequest } from '../records/http/errors';
import { sql } from '../records/database/database';
import { termRecords } from '../records/search/filters';
import { orderNullsLast } from '../records/search/nullsLast';
import type { Narrow } from '../records/panel/operators';
import { idOf, positive } from '../records/search/params';
import { collectionOf } from '../records/registry';
import { connection } from '../vendor/strapi';
import { tableOf, termOf, TERMS } from '../records/database/tables';
import type { Body, Caller, CollectionMap, CallerFields } from '../records/types';

type Query = Knex.QueryBuilder;

const dishes = () => collectionOf('dishes');
const db = connection;
/**
 * Casts a relation's id to an integer: it is stored as a number with a decimal point, which would not match whole ids.
 */
const wholeDish = () => db().raw('cast(?? as integer)', ['dish']);

/** Selects the dishes that are the caller's own, shared with them, or saved by them. */
const PARTS: Readonly<Record<'mine' | 'shared' | 'saved', (caller: number) => Query>> = {
  mine: (owner) => db()(tableOf(dishes())).select('id').where({ owner }),
  shared: (caller) => termRecords(dishes(), 'collaborators', [String(caller)]),
  saved: (user) =>
    db()(tableOf(collectionOf('saves')))
      .select(wholeDish())
      .where({ user }),
};

const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

/** Splits a parameter at its commas. */
function wordsIn(value: unknown, name: string): string[] {
  if (typeof value !== 'string') throw badRequest(`${name} takes words with commas between`, [name]);
  return value.split(',').filter((word) => word.trim() !== '');
}

function partsOf(value: unknown, { id }: Caller): Narrow {
  const parts = wordsIn(value, 'own').map((name) => {
    if (!isPart(name)) throw badRequest('own takes mine, shared and saved', ['own']);
    return PARTS[name](id);
  });
  const [first, ...rest] = parts;
  return (query) => void (first && query.whereIn('r.id', rest.length ? first.union(rest) : first));
}

function taggedWith(value: unknown): Narrow {
  const tags = fieldNamed(dishes().fields, 'tags');
  const words = wordsIn(value, 'tags').map((word) => termOf(tags, word));
  return (query) =>
    words.forEach((word) => void query.whereIn('r.id', termRecords(dishes(), 'tags', [word])));
}

const notes = (user: number) => db()(tableOf(collectionOf('dish-notes'))).where({ user });

function ratedAtLeast(value: unknown, { id }: Caller): Narrow {
  const least = positive(value, ['rating'], 5);
  return (query) => void query.whereIn('r.id', notes(id).where('rating', '>=', least).select(wholeDish()));
}

/** Narrows to dishes with words that may have been taken for another food, among those that the caller may edit. */
function toCheck(value: unknown, { id }: Caller): Narrow {
  if (value !== 'true') throw badRequest('toCheck takes true', ['toCheck']);
  const doubtful = () => db()(TERMS).select('record').where({ collection: 'dishes', kind: 'lookAgain' });
  return (query) =>
    void query
      .whereIn('r.id', doubtful())
      .where((within) => within.whereIn('r.id', PARTS.mine(id)).orWhereIn('r.id', PARTS.shared(id)));
}

/** Narrows to the dishes of a cookbook, if the caller may read it. */
function inCookbook(value: unknown, caller: Caller): Narrow {
  const record = idOf(value, 'cookbook');
  const cookbooks = collectionOf('cookbooks');
  return (query) => {
    const readable = db()(`${tableOf(cookbooks)} as r`)
      .select('r.id')
      .where('r.id', record)
      .where((within) => cookbooks.scope(within, caller));
    const held = db()(TERMS)
      .select(db().raw('cast(?? as integer)', ['value']))
      .where({ collection: 'cookbooks', kind: 'dishes' })
      .whereIn('record', readable);
    query.whereIn('r.id', held);
  };
}

/** Parameters of `GET dishes` that concern the caller's own data. */
export const ownFilters = {
  own: partsOf,
  tags: taggedWith,
  rating: ratedAtLeast,
  toCheck,
  cookbook: inCookbook,
} as const;

/** Order `sort=rating:desc`: dishes that the caller rated best come first; unrated ones are last in both directions. */
export const orderByRating =
  (direction: 'asc' | 'desc', { id }: Caller): Narrow =>
  (query) => {
    const given = notes(id).select(wholeDish().wrap('', ' as dish'), 'rating').as('noted');
    query.leftJoin(given, 'noted.dish', 'r.id');
    orderNullsLast(query, 'noted.rating', direction, true);
  };

/** Field `myReach`: the caller owns each dish, edits it with its owner, or only reads it. */
export const MY_REACH: CallerFields<CollectionMap['dishes']> = {
  fields: ['myReach'],
  of: async (bodies, caller) =>
    new Map(bodies.map((body) => [body.id, { myReach: dishes().reach(body, caller) }])),
};

type Note = CollectionMap['dish-notes'];

/** Field `myRating`: the caller's rating of each dish. */
export const MY_RATING: CallerFields = {
  fields: ['myRating'],
  async of(bodies: readonly Body[], { id: user }: Caller) {
    const rows: Pick<Note, 'dish' | 'rating'>[] = await (
      await sql()
    )(tableOf(collectionOf('dish-notes')))
      .where({ user })
      .whereIn(
        'dish',
        bodies.map(({ id }) => id),
      )
      .select('dish', 'rating');
    return new Map(rows.map(({ dish, rating }) => [Number(dish), { myRating: rating }]));
  },
};
