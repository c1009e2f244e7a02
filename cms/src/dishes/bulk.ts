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
/** Words that a dish has gained, and those it has lost. */
interface Changed {
  readonly dish: number;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}
/** Word list of a dish that can be changed for several dishes at once. */
interface Listed {
  readonly name: 'types' | 'tags';
  readonly field: Field;
  /** Returns a key that is the same for equal words. */
  keyOf(word: string): string;
  /** Sorts words into the order in which a dish holds them. */
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

/** Number of dishes written per transaction, so that others can write in between. */
export const BATCH_SIZE = 25;

const dishes = () => collectionOf('dishes');

/** POST dishes/types {changes: [{dish, add?, remove?}]}: adds meals to dishes, and removes meals from them. */
export const changeMeals = (ctx: Context): Promise<void> => changeWords(ctx, MEALS);

/** POST dishes/tags {changes: [{dish, add?, remove?}]}: adds tags to dishes, and removes tags from them. */
export const tagDishes = (ctx: Context): Promise<void> => changeWords(ctx, TAGS);

/**
 * Changes each dish by a separate edit, after a check of all of them. Answers the actual changes, so that the opposite
 * call undoes them and keeps what others have set meanwhile.
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
  for (let at = 0; at < changes.length; at += BATCH_SIZE)
    data.push(...(await inWrite(() => changeEach(changes.slice(at, at + BATCH_SIZE), listed, caller))));
  ctx.body = { data };
}

async function changeEach(changes: readonly Change[], listed: Listed, caller: Caller): Promise<Changed[]> {
  const changed: Changed[] = [];
  for (const one of changes) changed.push(await changeOne(one, listed, caller));
  return changed;
}

/**
 * Refuses dishes that the caller may not read, with their place in the body, and with a 403 those that they may only
 * read.
 */
async function refuseForeign(changes: readonly Change[], caller: Caller): Promise<void> {
  const reaches = await reachesOf(changes, caller);
  refuseUnread(reaches);
  if (reaches.includes('read')) throw forbidden();
}

/** Returns the caller's rights on each dish, in the order of the changes. */
export async function reachesOf(changes: readonly { readonly dish: number }[], caller: Caller) {
  const ids = changes.map(({ dish }) => dish);
  const bodies = await readBodies(await sql(), dishes(), [...new Set(ids)], 'head');
  return ids.map((id) => {
    const body = bodies.get(id);
    return body ? dishes().reach(body, caller) : 'none';
  });
}

/** Refuses the first dish that the caller may not read, with its place in the body. */
export function refuseUnread(reaches: readonly string[]): void {
  const unseen = reaches.indexOf('none');
  if (unseen >= 0) throw fieldErrors([{ path: ['changes', unseen, 'dish'], key: 'reference' }]);
}

/** Refuses every change that would leave a dish with too many tags, with its place in the body. */
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
