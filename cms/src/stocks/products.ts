import type { Knex } from 'knex';
import type { ChosenFacts } from '../domain/order/replace';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { Body } from '../records/types';

/** Product fields that stock and orders use. */
export type Product = Body & ChosenFacts & { sold: boolean | null };
export const productsOf = (trx: Knex, ids: readonly number[]): Promise<Map<number, Product>> =>
  readBodies(trx, collectionOf('products'), [...new Set(ids)]);
