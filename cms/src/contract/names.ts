import { collectionOf } from '../records/registry';
import type { Collection } from '../records/types';
import { named, recordOf, type Shape } from './shapes';

/** Returns the name of a collection's records in the contract: `api::dish-note.dish-note` is `DishNote`. */
export const nameOf = ({ uid }: Collection): string =>
  uid
    .slice(uid.lastIndexOf('.') + 1)
    .replace(/(^|-)(\w)/g, (_part, _dash, letter: string) => letter.toUpperCase());
export const insideName = (collection: Collection): string => `${nameOf(collection)}Inside`;

/** Returns the shape of a record as its own call shows it. */
export const record = (name: string): Shape => recordOf(named(nameOf(collectionOf(name))));
/** Returns the names of the bodies that change and make a record. */
export const writeName = (collection: Collection): string => `${nameOf(collection)}Write`;
export const createName = (collection: Collection): string => `${nameOf(collection)}Create`;

export const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
/** Returns the name of one item of a list: `DishIngredient` of `ingredients`. */
export const itemName = (at: string): string =>
  at
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/([^s])s$/, '$1');
