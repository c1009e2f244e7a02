import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { bytesGone } from '../database/bytes';
import { badRequest, fieldErrors, notFound } from './errors';
import type { Fields } from '../fields';
import { once } from '../write/idempotency';
import { checkInput, isPlainObject } from '../write/input';
import type { Given } from '../search/params';
import { asksOthers } from '../search/query';
import { creates, newOrders } from './rate';
import { list, one, show, showDeep } from '../read/read';
import { collectionOf } from '../registry';
import { paramIn, sentIn } from '../strapi';
import { deepOf } from '../read/tree';
import type { Caller } from '../types';
import { create, remove, update } from '../write/write';

const MAX_ID = 2_147_483_647;

/** The number in a path; anything else names no record. */
export function idIn(ctx: Context): number {
  const text = paramIn(ctx, 'id');
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN;
  if (!Number.isInteger(id) || id > MAX_ID) throw notFound();
  return id;
}

export const callerIn = (ctx: Context): Caller => ctx.state.caller;

/** The `data` of a body; a body of another form is a 400. */
export function dataIn(ctx: Context): Record<string, unknown> {
  const body = sentIn(ctx).body;
  if (!isPlainObject(body)) throw badRequest('The body must be {"data": {…}}');
  const stray = Object.keys(body).find((name) => name !== 'data');
  if (stray) throw badRequest(`Unknown field ${stray} beside data`, [stray]);
  if (!isPlainObject(body.data)) throw fieldErrors([{ path: ['data'], key: 'required' }]);
  return body.data;
}

/** Verbs may come without a body; one that comes must have the form of every other. */
export function optionalDataIn(ctx: Context): Record<string, unknown> {
  const body = sentIn(ctx).body;
  const isEmpty =
    body === undefined || body === null || (isPlainObject(body) && Object.keys(body).length === 0);
  return isEmpty ? {} : dataIn(ctx);
}

/** The first name in `data` that is none of `fields`. */
export const strayIn = (data: Record<string, unknown>, fields: readonly string[]): string | undefined =>
  Object.keys(data).find((name) => !fields.includes(name));

/** The `data` of a verb's body, which may hold these fields only; another one is a 400 that names it. */
export function dataOnly<F extends string>(ctx: Context, fields: readonly F[]): Record<F, unknown> {
  return only(dataIn(ctx), fields);
}

/** The same of a verb that may come without a body. */
export function optionalDataOnly<F extends string>(ctx: Context, fields: readonly F[]): Record<F, unknown> {
  return only(optionalDataIn(ctx), fields);
}

function only(data: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  const stray = strayIn(data, fields);
  if (stray !== undefined) throw fieldErrors([{ path: [stray], key: 'unknown' }]);
  return data;
}

/** The yes or no that a verb takes, `initial` where its body says nothing; any other body is a 400 at that field. */
export function flagIn(ctx: Context, field: string, initial: boolean): boolean {
  const data = optionalDataIn(ctx);
  const { [field]: value = initial } = data;
  if (typeof value !== 'boolean' || strayIn(data, [field]) !== undefined)
    throw fieldErrors([{ path: [field], key: 'choice' }]);
  return value;
}

const counted = <T>(name: string, { id }: Caller, work: () => Promise<T>): Promise<T> =>
  name === 'orders' ? newOrders.during(id, () => creates.during(id, work)) : creates.during(id, work);

type Handler = (ctx: Context) => Promise<unknown>;

interface Reading {
  readonly body: object;
  /** It shows what the generations of its collections do not tell of, and is not remembered. */
  readonly isFleeting: boolean;
}

/** What a list of a collection answers. */
export async function readList(name: string, given: Given, caller: Caller): Promise<Reading> {
  const collection = collectionOf(name);
  return { body: await list(collection, given, caller), isFleeting: asksOthers(collection, given) };
}

/** What a record of a collection answers. */
export async function readOne(name: string, id: number, given: Given, caller: Caller): Promise<Reading> {
  const collection = collectionOf(name);
  const data = await one(collection, id, given, caller);
  // what another record opens closes with that one, which the answer's own collections do not tell
  return { body: { data }, isFleeting: 'through' in data.attributes || asksOthers(collection, given) };
}

const plain = new Set<string>();
/** Whether an action is one of the two reads above and nothing else. */
export const isPlain = (action: string): boolean => plain.has(action);

function answerRead(ctx: Context, { body, isFleeting }: Reading): void {
  ctx.state.isFleeting = isFleeting;
  ctx.body = body;
}

/** The five calls of every collection, as a controller of Strapi's; `verbs` are its own. */
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
      ctx.body = await once(
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
      await bytesGone();
      // As this edit left it: read again it might be as a later one did.
      ctx.body = { data: await show(of(), body, deepOf(of()), callerIn(ctx)) };
    },
    async delete(ctx: Context) {
      const body = await remove(of(), idIn(ctx), callerIn(ctx));
      await bytesGone();
      ctx.body = { data: await show(of(), body, deepOf(of()), callerIn(ctx)) };
    },
    ...verbs,
  });
}

/** A verb on a record: `work` does it and answers the record's id; the answer is the record, as a deep read would show it. */
export function recordVerb(name: string, work: (id: number, ctx: Context) => Promise<number>): Handler {
  return async (ctx) => {
    const id = idIn(ctx);
    ctx.body = await once(
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
 * The verb by which a member goes. The answer is what they may still see of the record, which can be nothing; so leaving what
 * one is not in (any more) answers the same, whether or not there is such a record.
 */
export function leaveVerb(name: string, work: (id: number, ctx: Context) => Promise<void>): Handler {
  return async (ctx) => {
    const id = idIn(ctx);
    optionalDataIn(ctx);
    ctx.body = await once(ctx, async () => {
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

/** A verb's body, held to these fields. */
export function verbData<T>(fields: Fields, given: Record<string, unknown>): T {
  const { data, errors } = checkInput(fields, given, false, 'owner');
  if (errors.length) throw fieldErrors(errors);
  return data as T;
}
