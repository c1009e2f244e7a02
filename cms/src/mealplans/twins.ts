import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { LANGUAGES } from '../domain/language';
import type { PlanDay, PlanEntry } from '../domain/mealplan/types';
import { connection } from '../vendor/strapi';
import { collectionOf } from '../records/registry';
import { tableOf, TERMS } from '../records/database/tables';
import type { Caller, Reading, Related, Term } from '../records/types';
import { dishesIn } from './shares';

type Query = Knex.QueryBuilder;

/**
 * Term kind for plans that are translations of each other: their days hold the same meals, dish by dish, a recipe and
 * its translation counting as one. Nobody links them; the term is computed from the content, so a changed plan stands
 * alone again.
 */
const TWIN = 'twin';

const plans = () => collectionOf('mealplans');
const db = connection;

/** Returns the term that a plan shares with its translation; none without dishes. */
export async function twinTerms(days: readonly PlanDay[], related: Related): Promise<Term[]> {
  const ids = dishesIn(days);
  if (ids.length === 0) return [];
  const dishes = await related.bodies('dishes', ids);
  const sameIn = (id: number) => Math.min(id, dishes.get(id)?.translationOf ?? id);
  const held = days.map(({ meals }) =>
    meals.map(({ type, entries }) => [type, entries.map((entry) => entryContent(entry, sameIn))]),
  );
  const value = createHash('sha256').update(JSON.stringify(held)).digest('base64url');
  return [{ kind: TWIN, value }];
}

/** Returns the language-independent fields of an entry. */
const entryContent = (
  { kind, dish, servings, product, amount, unit }: PlanEntry,
  sameIn: (id: number) => number,
) => [kind, dish ? sameIn(dish) : null, servings ?? null, product ?? null, amount ?? null, unit ?? null];

/** Selects the translations of these plans that the caller may read. */
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

/**
 * Excludes plans whose translation in the reader's language is in the list too; a plan of the caller's own is excluded
 * only if the translation is also theirs.
 */
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

/** Selects the plans that a person owns or is a member of. */
export function mine({ id }: Caller): Query {
  const member = db()(TERMS)
    .select('record')
    .where({ collection: 'mealplans', value: String(id) })
    .whereIn('kind', ['viewers', 'editors']);
  return db()(tableOf(plans())).select('id as record').where({ owner: id }).union(member);
}
