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
  /** The name of a recipe of the import, by the source's own id of it. */
  nameOf(uid: string): Promise<string>;
  /** Notes what had no room in what was made. */
  cut(fault: Fault): void;
}
/** Makes a record of one of the archive; undefined where something that it cannot do without is not here. */
export type Maker = (values: Values, making: Making) => Promise<Body | undefined>;
