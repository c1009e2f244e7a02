import type { Knex } from 'knex';
import { PLAN_LIMITS } from '../domain/limits';
import { type FieldError, fieldErrors } from '../records/http/errors';
import { readBodies } from '../records/read/readModel';
import { partsIn } from '../records/read/values';
import { collectionOf } from '../records/registry';

type Part = Record<string, unknown> & { key: string };
type Path = (string | number)[];

/** The days of a plan, as sent or as stored. */
export interface GivenPlan {
  readonly days?: readonly Part[];
  [field: string]: unknown;
}

/** Validates a plan: at least one day, complete entries, end after start. Stores names of related records. */
export async function checkPlan(
  input: GivenPlan,
  before: { readonly days: readonly object[] } | null,
  trx: Knex,
): Promise<void> {
  const errors: FieldError[] = [];
  if (!before && !input.days?.length) errors.push({ path: ['days'], key: 'range', values: PLAN_LIMITS.days });
  if (input.days !== undefined) {
    if (before && input.days.length === 0)
      errors.push({ path: ['days'], key: 'range', values: PLAN_LIMITS.days });
    checkDays(input.days, before, errors);
  }
  if (errors.length) throw fieldErrors(errors);
  if (input.days !== undefined) await storeNames(input.days, trx);
}

function checkDays(
  days: readonly Part[],
  before: { readonly days: readonly object[] } | null,
  errors: FieldError[],
): void {
  const known = new Set(partsOf((before?.days ?? []) as readonly Part[]).map(({ part }) => part.key));
  const entryKeys = new Set(
    partsOf(days)
      .filter(({ kind }) => kind === 'entries')
      .map(({ part }) => part.key),
  );
  for (const { part, path, kind } of partsOf(days)) {
    if (kind === 'entries')
      errors.push(...entryErrors(part, path, known, entryKeys), ...shareErrors(part, path));
    const link = { exercises: 'exercise', supplements: 'supplement' }[kind];
    if (link && !part[link] && !(part.Name && known.has(part.key)))
      errors.push({ path: [...path, link], key: 'required' });
    if (part.time && part.endTime && String(part.endTime) <= String(part.time))
      errors.push({ path: [...path, 'endTime'], key: 'endTime' });
  }
}

/** Reports a missing field. A deleted dish or product stays in the plan by its name if its entry existed before. */
function entryErrors(
  entry: Part,
  path: Path,
  known: ReadonlySet<string>,
  entryKeys: ReadonlySet<string>,
): FieldError[] {
  const isKept = Boolean(entry.Name) && known.has(entry.key);
  const missing = (field: string, key = 'required'): FieldError[] => [{ path: [...path, field], key }];
  if (entry.kind === 'dish' && !entry.dish && !isKept) return missing('dish');
  if (entry.kind === 'product' && !entry.product && !isKept) return missing('product');
  if (entry.kind === 'product' && !entry.amount) return missing('amount', 'amount');
  if (entry.kind === 'product' && !entry.unit) return missing('unit');
  if (entry.kind === 'text' && !entry.text) return missing('text');
  if (entry.kind === 'leftovers' && !(entry.of && entryKeys.has(String(entry.of)) && entry.of !== entry.key))
    return missing('of', 'reference');
  return [];
}

/** Reports each eater who has two shares of an entry. Who is not at the table has none, as with `out`. */
function shareErrors({ shares }: Part, path: Path): FieldError[] {
  const eaters = partsIn(shares).map(({ eater }) => eater);
  return eaters.flatMap((eater, at) =>
    eaters.indexOf(eater) < at ? [{ path: [...path, 'shares', at, 'eater'], key: 'reference' }] : [],
  );
}

interface Found {
  part: Part;
  path: Path;
  kind: string;
}

/** Returns every part of the days with its path: days, meals, entries, exercises, supplements, appointments. */
function partsOf(days: readonly Part[]): Found[] {
  return days.flatMap((day, at) => {
    const meals = ((day.meals as Part[]) ?? []).flatMap((meal, index): Found[] => {
      const path = ['days', at, 'meals', index];
      return [{ part: meal, path, kind: 'meals' }, ...listed(meal, 'entries', path)];
    });
    const others = ['exercises', 'supplements', 'appointments'].flatMap((kind) =>
      listed(day, kind, ['days', at]),
    );
    return [{ part: day, path: ['days', at], kind: 'days' }, ...meals, ...others];
  });
}

const listed = (holder: Part, kind: string, path: Path): Found[] =>
  ((holder[kind] as Part[]) ?? []).map((part, index) => ({ part, path: [...path, kind, index], kind }));

const LINKS = [
  { kind: 'entries', field: 'dish', collection: 'dishes' },
  { kind: 'entries', field: 'product', collection: 'products' },
  { kind: 'exercises', field: 'exercise', collection: 'exercises' },
  { kind: 'supplements', field: 'supplement', collection: 'supplements' },
] as const;

/** Stores the name of each related record beside its relation, for the day it is deleted. */
async function storeNames(days: readonly Part[], trx: Knex): Promise<void> {
  const found = partsOf(days);
  for (const { kind, field, collection } of LINKS) {
    const parts = found.filter((one) => one.kind === kind && one.part[field]).map(({ part }) => part);
    if (parts.length === 0) continue;
    const bodies = await readBodies(trx, collectionOf(collection), [
      ...new Set(parts.map((part) => Number(part[field]))),
    ]);
    for (const part of parts) part.Name = bodies.get(Number(part[field]))?.Name ?? part.Name ?? null;
  }
}
