import type { Knex } from 'knex';
import type { Body, Caller } from '../../records/types';
import type { Values } from '../../records/read/values';
import type { Fault } from '../types';
import type { Meaning } from './input';
import type { DishOf } from './plan';

export interface Making {
  readonly trx: Knex;
  readonly caller: Caller;
  readonly meaning: Meaning;
  readonly dishOf: DishOf;
  /** Returns the name of a recipe in the import, by the source's id. */
  nameOf(uid: string): Promise<string>;
  /** Records that something did not fit into the created record. */
  cut(fault: Fault): void;
}
/** Creates a record from one in the archive; returns undefined if something it requires does not exist here. */
export type Maker = (values: Values, making: Making) => Promise<Body | undefined>;
