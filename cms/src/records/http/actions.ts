import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { removalsDone } from '../database/bytes';
import { badRequest, fieldErrors, notFound } from './errors';
import type { Fields } from '../fields';
import { oncePerKey } from '../write/idempotency';
import { checkInput, isPlainObject } from '../write/input';
import type { QueryParams } from '../search/params';
import { dependsOnOthers } from '../search/query';
import { creates, newOrders } from './rate';
import { list, one, show, showDeep } from '../read/read';
import { collectionOf } from '../registry';
import { paramIn, parsedRequest } from '../../vendor/strapi';
import { deepOf } from '../read/tree';
import type { Caller } from '../types';
import { create, remove, update } from '../write/write';

const MAX_ID = 2_147_483_647;

/** Returns the record id in the path; throws a 404 unless it is a positive 32-bit integer. */
export function idIn(ctx: Context): number {
  const text = paramIn(ctx, 'id');
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN;
  if (!Number.isInteger(id) || id > MAX_ID) throw notFound();
  return id;
}

export const callerIn = (ctx: Context): Caller => ctx.state.caller;

/** Returns the `data` of the request body; a body of another shape is a 400. */
export function dataIn(ctx: Context): Record<string, unknown> {
  const body = parsedRequest(ctx).body;
  if (!isPlainObject(body)) throw badRequest('The body must be {"data": {…}}');
  const stray = Object.keys(body).find((name) => name !== 'data');
  if (stray) throw badRequest(`Unknown field ${stray} beside data`, [stray]);
  if (!isPlainObject(body.data)) throw fieldErrors([{ path: ['data'], key: 'required' }]);
  return body.data;
}

/** Like dataIn, but a missing or empty body counts as no data: verbs may come without one. */
export function optionalDataIn(ctx: Context): Record<string, unknown> {
  const body = parsedRequest(ctx).body;
  const isEmpty =
    body === undefined || body === null || (isPlainObject(body) && Object.keys(body).length === 0);
  return isEmpty ? {} : dataIn(ctx);
}

/** Returns the first name in `data` that is not one of `fields`. */
export const unknownFieldIn = (
  data: Record<string, unknown>,
  fields: readonly string[],
): string | undefined => Object.keys(data).find((name) => !fields.includes(name));

/** Returns the `data` of a verb's body; a field outside `fields` is a 400 that names it. */
export function dataOnly<F extends string>(ctx: Context, fields: readonly F[]): Record<F, unknown> {
  return only(dataIn(ctx), fields);
}

/** Like dataOnly, for a verb that may come without a body. */
export function optionalDataOnly<F extends string>(ctx: Context, fields: readonly F[]): Record<F, unknown> {
  return only(optionalDataIn(ctx), fields);
}

function only(data: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  const stray = unknownFieldIn(data, fields);
  if (stray !== undefined) throw fieldErrors([{ path: [stray], key: 'unknown' }]);
  return data;
}

/** Returns a verb's boolean field, or `initial` if the body omits it; any other body is a 400 at that field. */
export function flagIn(ctx: Context, field: string, initial: boolean): boolean {
  const data = optionalDataIn(ctx);
  const { [field]: value = initial } = data;
  if (typeof value !== 'boolean' || unknownFieldIn(data, [field]) !== undefined)
    throw fieldErrors([{ path: [field], key: 'choice' }]);
  return value;
}

const counted = <T>(name: string, { id }: Caller, work: () => Promise<T>): Promise<T> =>
  name === 'orders' ? newOrders.during(id, () => creates.during(id, work)) : creates.during(id, work);

type Handler = (ctx: Context) => Promise<unknown>;

interface Reading {
  readonly body: object;
  /** True if the answer depends on data that its collections' generations do not cover, so it is not cached. */
  readonly isFleeting: boolean;
}

/** Lists a collection for the caller, with the query parameters in `given`. */
export async function readList(name: string, given: QueryParams, caller: Caller): Promise<Reading> {
  const collection = collectionOf(name);
  return { body: await list(collection, given, caller), isFleeting: dependsOnOthers(collection, given) };
}

/** Reads one record of a collection for the caller. */
export async function readOne(
  name: string,
  id: number,
  given: QueryParams,
  caller: Caller,
): Promise<Reading> {
  const collection = collectionOf(name);
  const data = await one(collection, id, given, caller);
  // access that another record opens ends with that record, which these collections' generations do not cover
  return { body: { data }, isFleeting: 'through' in data.attributes || dependsOnOthers(collection, given) };
}

const plain = new Set<string>();
/** True for an action that is plain readList or readOne, not overridden by a verb of the collection. */
export const isPlain = (action: string): boolean => plain.has(action);

function answerRead(ctx: Context, { body, isFleeting }: Reading): void {
  ctx.state.isFleeting = isFleeting;
  ctx.body = body;
}

/** Builds the Strapi controller of a collection with its five calls; `verbs` adds to them or replaces some. */
export function recordController(name: string, verbs: Record<string, Handler> = {}) {
  const of = () => collectionOf(name);
  for (const read of ['find', 'findOne']) if (!Object.hasOwn(verbs, read)) plain.add(`${name}.${read}`);
  return () => ({
    async find(ctx: Context) {
      answerRead(ctx, await readList(name, ctx.query, callerIn(ctx)));
    },
    async findOne(ctx: Context) {
      answerRead(ctx, await readOne(name, idIn(ctx), ctx.query, callerIn(ctx)));
    },
    async create(ctx: Context) {
      const data = dataIn(ctx);
      ctx.body = await oncePerKey(
        ctx,
        async () => {
          const body = await counted(name, callerIn(ctx), () => create(of(), data, callerIn(ctx)));
          return { data: await showDeep(of(), body.id, callerIn(ctx)) };
        },
        name,
      );
    },
    async update(ctx: Context) {
      const body = await update(of(), idIn(ctx), dataIn(ctx), callerIn(ctx));
      await removalsDone();
      // Shows the result of this edit; a fresh read might already contain a later one.
      ctx.body = { data: await show(of(), body, deepOf(of()), callerIn(ctx)) };
    },
    async delete(ctx: Context) {
      const body = await remove(of(), idIn(ctx), callerIn(ctx));
      await removalsDone();
      ctx.body = { data: await show(of(), body, deepOf(of()), callerIn(ctx)) };
    },
    ...verbs,
  });
}

/**
 * Makes the handler of a verb on a record. `work` returns the record's id; the answer is that record, as a deep read
 * shows it.
 */
export function recordVerb(name: string, work: (id: number, ctx: Context) => Promise<number>): Handler {
  return async (ctx) => {
    const id = idIn(ctx);
    ctx.body = await oncePerKey(
      ctx,
      async () => {
        const changed = await work(id, ctx);
        return { data: await showDeep(collectionOf(name), changed, callerIn(ctx)) };
      },
      name,
    );
  };
}

/**
 * Makes the handler by which a member leaves. The answer is the part of the record that the member may still see, which
 * can be nothing. Leaving a record one is not (or no longer) in answers the same, whether or not the record exists.
 */
export function leaveVerb(name: string, work: (id: number, ctx: Context) => Promise<void>): Handler {
  return async (ctx) => {
    const id = idIn(ctx);
    optionalDataIn(ctx);
    ctx.body = await oncePerKey(ctx, async () => {
      await work(id, ctx);
      const seen = await showDeep(collectionOf(name), id, callerIn(ctx)).catch(
        ifNotFound({ id, attributes: {} }),
      );
      return { data: seen };
    });
  };
}

const ifNotFound =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof errors.NotFoundError) return instead;
    throw error;
  };

/** Returns a verb's data, checked against `fields`; throws field errors. */
export function verbData<T>(fields: Fields, given: Record<string, unknown>): T {
  const { data, errors } = checkInput(fields, given, false, 'owner');
  if (errors.length) throw fieldErrors(errors);
  return data as T;
}
