import type { Knex } from 'knex';
import type { Body, Caller } from '../../records/types';
import type { Values } from '../../records/read/values';
import type { Fault } from '../types';
import type { IdMapping } from './input';
import type { DishLookup } from './plan';

export interface CreationContext {
  readonly trx: Knex;
  readonly caller: Caller;
  readonly meaning: IdMapping;
  readonly dishOf: DishLookup;
  /** Returns the name of a recipe in the import, by the source's id. */
  nameOf(uid: string): Promise<string>;
  /** Records that something did not fit into the created record. */
  cut(fault: Fault): void;
}
/** Creates a record from one in the archive; returns undefined if something it requires does not exist here. */
export type RecordCreator = (values: Values, making: CreationContext) => Promise<Body | undefined>;
