/** Returns the keys of a table, with their type; of an object that may have more keys than its type, those too. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  Object.keys(table) as (keyof T & string)[];

/** Tells whether a table has its own entry of this name. */
export const isKeyOf = <T extends object>(table: T, name: string): name is keyof T & string =>
  Object.hasOwn(table, name);
