import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { LANGUAGES } from '../domain/language';
import type { PlanDay, PlanEntry } from '../domain/mealplan/types';
import { connection } from '../records/strapi';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/database/tables';
import type { Caller, Reading, Related, Term } from '../records/types';
import { dishesIn } from './shares';

type Query = Knex.QueryBuilder;

/**
 * Two plans are one in two languages where their days hold the same meals, dish by dish, a recipe and its translation counting as one.
 * Nobody links them: it is read off what they hold, so a plan that is changed is one of its own again.
 */
const TWIN = 'twin';

const plans = () => collectionOf('mealplans');
const db = connection;

/** The mark that a plan has in common with itself in the other language; none without dishes. */
export async function twinTerms(days: readonly PlanDay[], related: Related): Promise<Term[]> {
  const ids = dishesIn(days);
  if (ids.length === 0) return [];
  const dishes = await related.bodies('dishes', ids);
  const sameIn = (id: number) => Math.min(id, dishes.get(id)?.translationOf ?? id);
  const held = days.map(({ meals }) =>
    meals.map(({ type, entries }) => [type, entries.map((entry) => heldBy(entry, sameIn))]),
  );
  const value = createHash('sha256').update(JSON.stringify(held)).digest('base64url');
  return [{ kind: TWIN, value }];
}

/** Of an entry what does not depend on the language. */
const heldBy = (
  { kind, dish, servings, product, amount, unit }: PlanEntry,
  sameIn: (id: number) => number,
) => [kind, dish ? sameIn(dish) : null, servings ?? null, product ?? null, amount ?? null, unit ?? null];

/** The plans that are one of these in another language, where the caller may read them. */
export function planCounterparts(ids: Query, caller: Caller): Query {
  return db()(`${TERMS} as own`)
    .join(`${TERMS} as twin`, joinedBy)
    .join(`${tableOf(plans())} as r`, 'r.id', 'twin.record')
    .where({ 'own.collection': 'mealplans', 'own.kind': TWIN })
    .whereIn('own.record', ids)
    .where((within) => plans().scope(within, caller))
    .select('twin.record as record');
}

const joinedBy: Knex.JoinCallback = (on) => {
  on.on('twin.collection', 'own.collection').on('twin.kind', 'own.kind').on('twin.value', 'own.value');
};

/** Leaves out plans that stand in the list in the reader's language too; of one's own those alone that are one's own in both. */
export function plansInLanguageOf(query: Query, { language, fits, caller }: Reading): void {
  const own = (side: 'own' | 'twin') => (within: Query) =>
    void within.whereIn(`${side}.record`, mine(caller));
  const stoodFor = db()(`${TERMS} as own`)
    .join(`${TERMS} as twin`, joinedBy)
    .where({ 'own.collection': 'mealplans', 'own.kind': TWIN })
    .whereIn('own.record', inLanguages(LANGUAGES.filter((one) => one !== language)))
    .whereIn('twin.record', shownIn(language))
    .where((alike) => void alike.whereNot(own('own')).orWhere(own('twin')))
    .select('own.record');
  query.where((kept) => void kept.where('r.language', language).orWhereNotIn('r.id', stoodFor));

  function shownIn(one: string): Query {
    const shown = inLanguages([one]).where((within) => plans().scope(within, caller));
    fits(shown);
    return shown;
  }
}

const inLanguages = (languages: readonly string[]): Query =>
  db()(`${tableOf(plans())} as r`)
    .select('r.id')
    .whereIn('r.language', languages);

/** The plans that a person has made or is a member of. */
export function mine({ id }: Caller): Query {
  const member = db()(TERMS)
    .select('record')
    .where({ collection: 'mealplans', value: String(id) })
    .whereIn('kind', ['viewers', 'editors']);
  return db()(tableOf(plans())).select('id as record').where({ owner: id }).union(member);
}
