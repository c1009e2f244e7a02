import type { ProposedDay } from '../domain/planning/model';
import { sql } from '../records/database/database';
import { type FieldError, fieldErrors } from '../records/http/errors';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import { isNumber } from '../records/read/values';
import type { ProposalRequest, Source } from './request';

/** A dish that is in a plan already, and its path in the request body. */
export interface Standing {
  readonly id: number;
  readonly path: FieldError['path'];
}

export const dishesOfKeep = (keep: ProposalRequest['keep']): Standing[] =>
  keep.map(({ dish }, at) => ({ id: dish, path: ['keep', at, 'dish'] }));

export const dishesOfPlan = (plan: readonly ProposedDay[]): Standing[] =>
  plan.flatMap(({ meals }, day) =>
    meals.flatMap(({ entries }, meal) =>
      entries.map(({ dish }, at) => ({
        id: dish,
        path: ['plan', day, 'meals', meal, 'entries', at, 'dish'],
      })),
    ),
  );

/** Throws a 400 that names each dish and cookbook that the caller may not read or that does not exist. */
export async function checkReadable(
  from: readonly Source[],
  standing: readonly Standing[],
  caller: Caller,
): Promise<void> {
  const books = from.filter(isNumber);
  const readableBooks = await readable('cookbooks', books, caller);
  const readableDishes = await readable(
    'dishes',
    standing.map(({ id }) => id),
    caller,
  );
  const faults: FieldError[] = [
    ...from.flatMap((one, at) =>
      isNumber(one) && !readableBooks.has(one) ? [{ path: ['from', at], key: 'reference' }] : [],
    ),
    ...standing.flatMap(({ id, path }) => (readableDishes.has(id) ? [] : [{ path, key: 'reference' }])),
  ];
  if (faults.length > 0) throw fieldErrors(faults);
}

async function readable(
  name: 'cookbooks' | 'dishes',
  ids: readonly number[],
  caller: Caller,
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const collection = collectionOf(name);
  const bodies = await readBodies(await sql(), collection, [...new Set(ids)], 'head');
  return new Set(
    [...bodies.values()].filter((body) => collection.reach(body, caller) !== 'none').map(({ id }) => id),
  );
}
