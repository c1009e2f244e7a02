import type { Contract } from './contract';
import type { CollectionName, NestedIn, Plain, Read } from './shown';

type Value = string | number | boolean | null | undefined;
type ParameterValue = Value | readonly ParameterValue[] | { readonly [key: string]: ParameterValue };
/** Parameters of a call that belongs to no record. */
export type Parameters = { readonly [key: string]: ParameterValue };

/** Value that stands for no condition. */
type Nothing = '' | 0 | false | null | undefined;
type Comparison = {
  readonly $eq?: Value;
  readonly $ne?: Value;
  readonly $in?: readonly Value[];
  readonly $notIn?: readonly Value[];
  readonly $contains?: Value;
  readonly $notContains?: Value;
  readonly $lt?: Value;
  readonly $lte?: Value;
  readonly $gt?: Value;
  readonly $gte?: Value;
};
/** Conditions on the fields that the collection filters by; a relation is compared by its id. */
export type Filters<C extends CollectionName> = {
  readonly [Name in Contract[C]['filters']]?: Comparison | { readonly id?: Comparison } | Nothing;
} & {
  readonly $and?: readonly Filters<C>[];
  readonly $or?: readonly Filters<C>[];
};

type Order<S extends string> = S | `${S}:asc` | `${S}:desc`;
/** Name by which the collection sorts, with its direction; records that are alike may stand by their ids. */
export type SortBy<C extends CollectionName> =
  Order<Contract[C]['sorts']> | `${Order<Contract[C]['sorts']>},id:${'asc' | 'desc'}`;

/** Part of a query that says which records it is about, in which order. */
export type Conditions<C extends CollectionName> = {
  readonly filters?: Filters<C>;
  readonly sort?: SortBy<C> | readonly SortBy<C>[];
  readonly pagination?: { readonly page?: number; readonly pageSize?: number };
  readonly _q?: string;
} & { readonly [Name in Contract[C]['params']]?: Value };

type ItemOf<T> = NonNullable<T> extends readonly (infer I)[] ? I : NonNullable<T>;
type FieldName<T> = Extract<keyof Plain<T>, string>;
type Populate<T> =
  'deep' | `deep,${number}` | { readonly [Name in NestedIn<T>]?: true | SelectionOf<ItemOf<T[Name]>> };
type SelectionOf<T> = {
  readonly fields?: readonly FieldName<T>[];
  readonly populate?: Populate<T>;
};
/** Part of a query that says what it shows of each record. */
export type Selection<C extends CollectionName> = SelectionOf<Read<C>>;

/** Query in Strapi's terms: `{ filters: { types: { $contains: 'Lunch' } }, pagination: { page: 2 } }`. */
export type Query<C extends CollectionName> = Conditions<C> & Selection<C>;

/** Returns a query's pairs in bracket notation, without undefined and null values. */
function pairs(value: unknown, name: string): [string, string][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => pairs(item, `${name}[${index}]`));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, item]) => pairs(item, name ? `${name}[${key}]` : key));
  }
  return [[name, String(value)]];
}

/** Returns the path with the query appended, by '?' or by '&' if it already has one. */
export function withQuery(path: string, query: object = {}): string {
  const text = pairs(query, '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  if (!text) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

type Ordered<S extends string> = S extends `-${infer Name}` ? `${Name}:desc` : `${S}:asc`;
/** Returns a sort order in Strapi's terms: `-price` is `price:desc`. */
export function sortOf<S extends string>(sort: S): Ordered<S>;
export function sortOf(sort: string): string {
  return sort.startsWith('-') ? `${sort.slice(1)}:desc` : `${sort}:asc`;
}
