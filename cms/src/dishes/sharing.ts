import { countOf } from '../records/database/database';
import type { Knex } from 'knex';
import type { Context } from 'koa';
import { cleanText } from '../domain/text/clean';
import { isEmail } from '../domain/text/email';
import { findPersonByEmail, unknownAddressError } from '../auth/addresses';
import { callerIn, dataOnly, optionalDataIn, recordVerb } from '../records/http/actions';
import { ConflictError, fieldErrors, forbidden } from '../records/http/errors';
import type { Fields } from '../records/fields';
import { creates, rateLimit } from '../records/http/rate';
import { bodyFor } from '../records/read/read';
import { project } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import { tableOf } from '../records/database/tables';
import { fileIdsIn, partsIn, type Values } from '../records/read/values';
import type { Caller, Collection, CollectionMap } from '../records/types';
import { change, erase, insert, inWrite, sourceTable } from '../records/write/write';
import { copyFile } from '../uploads/store';

type SharedBody = CollectionMap['dishes'] | CollectionMap['cookbooks'];

const dishes = () => collectionOf('dishes');
const saves = () => collectionOf('saves');
/** Rate limit that makes it worthless to try out email addresses. */
const limitEmails = rateLimit('dishEmails', 60, 600);

/** Saves a dish for the caller; doing it again changes nothing. */
export async function saveDish(id: number, ctx: Context): Promise<number> {
  optionalDataIn(ctx);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    await bodyFor(dishes(), id, caller);
    if (!(await ownSave(trx, id, caller.id)))
      await creates.during(caller.id, () => saveDishFor(trx, id, caller.id));
  });
  return id;
}

export async function saveDishFor(trx: Knex, dish: number, user: number): Promise<void> {
  if (await ownSave(trx, dish, user)) return;
  await insert(saves(), { user, dish }, trx);
  await updateSaveCount(trx, dish);
}

export async function unsaveDish(id: number, ctx: Context): Promise<number> {
  optionalDataIn(ctx);
  const caller = callerIn(ctx);
  await inWrite(async (trx) => {
    await bodyFor(dishes(), id, caller);
    const kept = await ownSave(trx, id, caller.id);
    if (!kept) return;
    await erase(saves(), await bodyFor(saves(), kept.id, caller), trx);
    await updateSaveCount(trx, id);
  });
  return id;
}

const ownSave = (trx: Knex, dish: number, user: number): Promise<{ id: number } | undefined> =>
  trx(tableOf(saves())).where({ dish, user }).first('id');

/** Updates the save count, which is a figure and no edit: updatedAt stays. */
export async function updateSaveCount(trx: Knex, dish: number): Promise<void> {
  const count = await countOf(trx(tableOf(saves())).where({ dish }));
  await trx(sourceTable(dishes())).where({ id: dish }).update({ save_count: count });
  await project(dishes(), [dish]);
}

/** Makes a private copy for the caller, pictures included. */
export async function copyDish(id: number, ctx: Context): Promise<number> {
  optionalDataIn(ctx);
  const caller = callerIn(ctx);
  const body = await bodyFor(dishes(), id, caller);
  const own = {
    visibility: 'private',
    featured: false,
    hidden: false,
    saveCount: 0,
    collaborators: [],
    translationOf: null,
    owner: caller.id,
  };
  return creates.during(caller.id, () =>
    inWrite(async (trx) => {
      const data = await copyValues(dishes().fields, body, caller);
      return (await insert(dishes(), { ...data, ...own }, trx)).id;
    }),
  );
}

async function copyValues(fields: Fields, values: Values, caller: Caller): Promise<Record<string, unknown>> {
  const copied: Record<string, unknown> = 'key' in values ? { key: values.key } : {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field.derived) continue;
    if (field.kind === 'media' && value) copied[name] = await copyMedia(value, caller);
    else if (field.kind === 'parts')
      copied[name] = await Promise.all(partsIn(value).map((part) => copyValues(field.fields, part, caller)));
    else copied[name] = value;
  }
  return copied;
}

async function copyMedia(value: unknown, caller: Caller): Promise<unknown> {
  const ids: number[] = [];
  for (const id of fileIdsIn(value)) ids.push(await copyFile(id, caller.id));
  return Array.isArray(value) ? ids : ids[0];
}

/** Verb that lets a person, named by the email they sign in with, edit a dish or a cookbook too. */
export const collaboratorVerb = (name: 'dishes' | 'cookbooks') =>
  recordVerb(name, (id, ctx) => addCollaborator(collectionOf(name), id, ctx));

async function addCollaborator<B extends SharedBody>(
  collection: Collection<B>,
  id: number,
  ctx: Context,
): Promise<number> {
  const { email } = dataOnly(ctx, ['email']);
  const caller = callerIn(ctx);
  await limitEmails(caller.id);
  const clean = typeof email === 'string' ? cleanText(email).toLowerCase() : '';
  if (!isEmail(clean)) throw fieldErrors([{ path: ['email'], key: 'email' }]);
  const own = async () => {
    const before = await bodyFor(collection, id, caller);
    if (collection.reach(before, caller) !== 'own') throw forbidden();
    return before;
  };
  await own();
  const person = await findPersonByEmail(clean);
  if (!person) throw await unknownAddressError(caller.id);
  await inWrite(async (trx) => addTo(collection, await own(), person.id, trx));
  return id;
}

async function addTo<B extends SharedBody>(
  collection: Collection<B>,
  before: B,
  person: number,
  trx: Knex,
): Promise<void> {
  const collaborators = before.collaborators;
  if (collaborators.includes(person) || before.owner === person) {
    if (collection.name !== 'cookbooks')
      throw new ConflictError('This user is already added to the recipe', 'dish.collaboratorExists');
    const message = 'This user is already added to the cookbook';
    const errors = [{ path: ['email'], key: 'coAuthor', message, name: 'ConflictError' }];
    throw new ConflictError(message, 'dish.collaboratorExists', { errors });
  }
  await change(collection, before, { collaborators: [...collaborators, person] }, trx);
}
