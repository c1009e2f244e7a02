import type { Context } from 'koa';
import type { Knex } from 'knex';
import { callerIn, dataIn } from '../http/actions';
import { oncePerKey } from './idempotency';
import { creates } from '../http/rate';
import { showDeep } from '../read/read';
import { collectionOf } from '../registry';
import type { Body, CollectionMap } from '../types';
import { create, inWrite, update } from './write';

type Data = Record<string, unknown>;
interface Replacing<N extends keyof CollectionMap> {
  /** Finds the record already in place, if there is one. */
  find(data: Data, user: number, trx: Knex): Promise<CollectionMap[N] | undefined>;
  /** Values that a replacing body counts as having where it omits them. */
  readonly whole?: Data;
  /** Changes the known record; without this the body does, as in a PUT. */
  replace?(known: CollectionMap[N], data: Data, trx: Knex): Promise<Body>;
}

/** Handles a POST with one record per place (a day, a key): changes the record in place, or creates one. */
export async function createOrReplace<N extends keyof CollectionMap & string>(
  ctx: Context,
  name: N,
  { find, replace, whole }: Replacing<N>,
): Promise<void> {
  const data = dataIn(ctx);
  const caller = callerIn(ctx);
  const collection = collectionOf(name);
  ctx.body = await oncePerKey(
    ctx,
    () =>
      inWrite(
        async (trx) => {
          const known = await find(data, caller.id, trx);
          const body = !known
            ? await creates.during(caller.id, () => create(collection, data, caller))
            : replace
              ? await replace(known, data, trx)
              : await update(collection, known.id, { ...whole, ...data }, caller);
          return { data: await showDeep(collection, body.id, caller) };
        },
        collection.hooks?.guards?.({ verb: 'create', data, caller }),
      ),
    name,
  );
}
