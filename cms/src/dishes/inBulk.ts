import type { Context } from 'koa';
import { DISH_TYPES } from '../domain/dish/types';
import { LIMITS } from '../domain/limits';
import { nameKey } from '../domain/text/clean';
import { callerIn, dataIn, verbData } from '../records/http/actions';
import { sql } from '../records/database/database';
import { type FieldError, fieldErrors, forbidden } from '../records/http/errors';
import { type Field, objects, relation, words } from '../records/fields';
import { bodyFor } from '../records/read/read';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Caller } from '../records/types';
import { inWrite, update } from '../records/write/write';

interface Change {
  readonly dish: number;
  readonly add: readonly string[];
  readonly remove: readonly string[];
}
/** Words that a dish has got, and that it has lost. */
interface Changed {
  readonly dish: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}
/** A list of words of each dish that may be changed for several at once. */
interface Listed {
  readonly name: 'types' | 'tags';
  readonly field: Field;
  /** Two words with the same one are the same word. */
  keyOf(word: string): string;
  /** The words in the order in which a dish holds them. */
  inOrder(words: readonly string[]): readonly string[];
}

const MEALS: Listed = {
  name: 'types',
  field: words(DISH_TYPES),
  keyOf: (type) => type,
  inOrder: (types) => DISH_TYPES.filter((type) => types.includes(type)),
};
const TAGS: Listed = {
  name: 'tags',
  field: words(undefined, { own: LIMITS.tags }),
  keyOf: nameKey,
  inOrder: (tags) => tags,
};

/** So many are written at a time, so that others can write in between. */
export const SLICE = 25;

const dishes = () => collectionOf('dishes');

/** POST dishes/types {changes: [{dish, add?, remove?}]}: gives dishes meals and takes meals from them. */
export const changeMeals = (ctx: Context): Promise<void> => changeWords(ctx, MEALS);

/** POST dishes/tags {changes: [{dish, add?, remove?}]}: gives dishes tags and takes tags from them. */
export const tagDishes = (ctx: Context): Promise<void> => changeWords(ctx, TAGS);

/**
 * Changes each dish by an edit of its own; all are checked before the first is changed. Answers what has changed, so that the
 * opposite takes it back and leaves what others have set meanwhile.
 */
async function changeWords(ctx: Context, listed: Listed): Promise<void> {
  const change = { dish: relation('dishes', { required: true }), add: listed.field, remove: listed.field };
  const fields = { changes: objects(change, LIMITS.dishesAtOnce.max) };
  const { changes } = verbData<{ changes: readonly Change[] }>(fields, dataIn(ctx));
  if (changes.length === 0) throw fieldErrors([{ path: ['changes'], key: 'required' }]);
  const caller = callerIn(ctx);
  await refuseForeign(changes, caller);
  if (listed === TAGS) await refuseTooMany(changes);
  const data: Changed[] = [];
  for (let at = 0; at < changes.length; at += SLICE)
    data.push(...(await inWrite(() => changeEach(changes.slice(at, at + SLICE), listed, caller))));
  ctx.body = { data };
}

async function changeEach(changes: readonly Change[], listed: Listed, caller: Caller): Promise<Changed[]> {
  const changed: Changed[] = [];
  for (const one of changes) changed.push(await changeOne(one, listed, caller));
  return changed;
}

/** Refuses dishes that the caller may not read by their place, and such as they only read as a whole. */
async function refuseForeign(changes: readonly Change[], caller: Caller): Promise<void> {
  const reaches = await reachesOf(changes, caller);
  refuseUnread(reaches);
  if (reaches.includes('read')) throw forbidden();
}

/** How far the caller reaches each dish, in the order of the changes. */
export async function reachesOf(changes: readonly { readonly dish: number }[], caller: Caller) {
  const ids = changes.map(({ dish }) => dish);
  const bodies = await readBodies(await sql(), dishes(), [...new Set(ids)], 'head');
  return ids.map((id) => {
    const body = bodies.get(id);
    return body ? dishes().reach(body, caller) : 'none';
  });
}

/** Refuses by its place the first dish that the caller may not read. */
export function refuseUnread(reaches: readonly string[]): void {
  const unseen = reaches.indexOf('none');
  if (unseen >= 0) throw fieldErrors([{ path: ['changes', unseen, 'dish'], key: 'reference' }]);
}

/** Refuses by its place every change that would leave a dish with more tags than it may have. */
async function refuseTooMany(changes: readonly Change[]): Promise<void> {
  const { max } = LIMITS.tags;
  const ids = [...new Set(changes.map(({ dish }) => dish))];
  const bodies = await readBodies(await sql(), dishes(), ids, 'head');
  const errors = changes.flatMap((change, at): FieldError[] => {
    const next = changedWords(bodies.get(change.dish)?.tags ?? [], change, TAGS);
    return next.length > max ? [{ path: ['changes', at, 'add'], key: 'tooMany', values: { max } }] : [];
  });
  if (errors.length > 0) throw fieldErrors(errors);
}

function changedWords(had: readonly string[], { add, remove }: Change, { keyOf, inOrder }: Listed) {
  const taken = remove.map(keyOf);
  const given = add.map(keyOf);
  const stay = had.filter((word) => given.includes(keyOf(word)) || !taken.includes(keyOf(word)));
  const there = stay.map(keyOf);
  return inOrder([...stay, ...add.filter((word) => !there.includes(keyOf(word)))]);
}

async function changeOne(change: Change, listed: Listed, caller: Caller): Promise<Changed> {
  const { dish } = change;
  const had: readonly string[] = (await bodyFor(dishes(), dish, caller))[listed.name];
  const next = changedWords(had, change, listed);
  const added = next.filter((word) => !had.includes(word));
  const removed = had.filter((word) => !next.includes(word));
  if (added.length + removed.length > 0) await update(dishes(), dish, { [listed.name]: next }, caller);
  return { dish, added, removed };
}
