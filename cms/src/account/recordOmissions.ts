import type { Fields } from '../records/fields';
import { isId } from '../records/write/input';
import type { Body, Caller } from '../records/types';
import { isValues, listIn } from '../records/read/values';
import type { Omissions, Place } from './omissions';
import type { Owned } from './owned';

interface Whose {
  /** Record by which it is listed; for a line of a list, the list. */
  readonly place: Place;
  readonly caller: Caller;
}

/** Notes the parts of a person's own record that do not come along with it. */
export function noteRecordOmissions(
  left: Omissions,
  owned: Owned,
  body: Body,
  { place, caller }: Whose,
): void {
  const { collection, Name } = place;
  left.note({ kind: 'people', collection, Name, count: othersIn(owned, body, caller.id) });
  if (collection === 'dishes')
    left.note({ kind: 'followers', collection, Name, count: Number(body.saveCount ?? 0) });
  if (collection === 'mealplans' && body.joinToken)
    left.note({ kind: 'addresses', collection, Name: 'joinPlan' });
  if (collection === 'logs' && body.subscription) left.note({ kind: 'marks', collection });
  if (collection === 'users') noteSettings(left, body);
}

/** Counts the other people in a record: co-authors, members, eaters, people who ticked it. */
function othersIn({ collection, field: own }: Owned, body: Body, user: number): number {
  const named = Object.entries(collection.fields).flatMap(([name, field]) => {
    if (field.derived || name === own) return [];
    if (field.kind === 'relation' && field.to === 'users') return [body[name]].flat();
    return field.kind === 'parts' || field.kind === 'objects' ? usersIn(field.fields, body[name]) : [];
  });
  return new Set(named.filter((id) => isId(id) && id !== user)).size;
}

const usersIn = (fields: Fields, value: unknown): unknown[] =>
  'user' in fields ? listIn(value).map((part) => isValues(part) && part.user) : [];

/** Settings that only separate calls read and store. */
const CALLED = ['staples', 'planning', 'learning', 'budgetTetri'] as const;

function noteSettings(left: Omissions, body: Body): void {
  const collection = 'users';
  for (const Name of CALLED) {
    const isSet = Array.isArray(body[Name]) ? body[Name].length > 0 : (body[Name] ?? null) !== null;
    if (isSet) left.note({ kind: 'settings', collection, Name });
  }
  if (body.feedToken) left.note({ kind: 'addresses', collection, Name: 'feed' });
}
