import type { Knex } from 'knex';
import { EATEN } from '../domain/mealplan/types';
import { collectionOf } from '../records/registry';
import { connection } from '../vendor/strapi';
import { tableOf } from '../records/database/tables';

const db = connection;
/** Casts a relation's id to an integer, because it is stored as a number with a decimal point. */
const idIn = (column: string) => db().raw('cast(?? as integer)', [column]);
const idOf = (column: string) => db().raw('cast(?? as integer) as dish', [column]);

/**
 * Returns these log rows under their recipe, and under the same recipe in the other language: cooking one counts as
 * both.
 */
function inBothLanguages(
  rows: () => Knex.QueryBuilder,
  columns: readonly string[] = ['c.day'],
): Knex.QueryBuilder {
  const other = rows()
    .join(`${tableOf(collectionOf('dishes'))} as d`, 'd.id', idIn('c.dish'))
    .whereNotNull('d.translationOf')
    .select(idOf('d.translationOf'), ...columns);
  const all = rows()
    .select(idOf('c.dish'), ...columns)
    .unionAll(other);
  return db().from(all.as('both'));
}

const logged = (collection: 'cookings' | 'logs', user: number): Knex.QueryBuilder =>
  db()(`${tableOf(collectionOf(collection))} as c`)
    .where('c.user', user)
    .whereNotNull('c.dish');

/** Selects the recipes that a person has cooked, each with the last day. */
export const cookedBy = (user: number): Knex.QueryBuilder =>
  inBothLanguages(() => logged('cookings', user))
    .select('dish')
    .max('day as last')
    .groupBy('dish');

/**
 * Selects the recipes that a person has cooked, or eaten beside plans, each with the number of times and the last day.
 */
export function eatenBy(user: number): Knex.QueryBuilder {
  const eaten = () => logged('logs', user).where('c.kind', EATEN);
  const cooked = inBothLanguages(() => logged('cookings', user)).select('dish', 'day');
  const all = cooked.unionAll(inBothLanguages(eaten).select('dish', 'day'));
  return db().from(all.as('all')).select('dish').max('day as last').count({ times: '*' }).groupBy('dish');
}

/** Selects the recipes that a person cooked, or ate beside plans, since a day. */
export function cookedOrEatenSince(user: number, since: string): Knex.QueryBuilder {
  const cooked = () => logged('cookings', user).where('c.day', '>=', since);
  const eaten = () => logged('logs', user).where('c.day', '>=', since).where('c.kind', EATEN);
  return inBothLanguages(cooked).select('dish').union(inBothLanguages(eaten).select('dish'));
}

/**
 * Selects what a person said since a day of dishes left over and thrown away, in their plans (`logs`) or of dishes that
 * they cooked: with the dish, the day and the key of the plan's entry, null for a dish cooked without a plan.
 */
export const outcomesIn = (collection: 'cookings' | 'logs', user: number, since: string): Knex.QueryBuilder =>
  inBothLanguages(
    () => logged(collection, user).where('c.day', '>=', since).whereNotNull('c.outcome'),
    ['c.id', 'c.day', 'c.key', 'c.outcome'],
  ).select('dish', 'id', 'day', 'key', 'outcome');
