import type { Contract, Nested } from './contract';

export type CollectionName = keyof Contract;
/** Record as a deep read shows it. */
export type Read<C extends CollectionName> = Contract[C]['read'];

/** Names of the fields that only `populate` shows. */
type NestedIn<T> = T extends { readonly [K in Nested]?: infer N } ? Extract<N, keyof T> : never;
/** Record without what only `populate` shows. */
type Plain<T> = Omit<T, NestedIn<T> | Nested>;
/** Fields that identify a record, or a part of one. */
type Named<T> = Pick<T, Extract<'id' | 'key', keyof T>>;

type Fields<T, Q> = Q extends { readonly fields: readonly (infer F)[] }
  ? string extends F
    ? Partial<Plain<T>>
    : Pick<Plain<T>, Extract<F, keyof Plain<T>>>
  : Plain<T>;
type Inner<T, A> = T extends readonly (infer I)[]
  ? readonly Inner<I, A>[]
  : T extends object
    ? Selected<T, A>
    : T;
type Populated<T, Q> = Q extends { readonly populate: infer P }
  ? P extends 'deep,1'
    ? { readonly [K in NestedIn<T>]: Inner<T[K], true> }
    : P extends string
      ? Pick<T, NestedIn<T>>
      : { readonly [K in Extract<keyof P, NestedIn<T>>]: Inner<T[K], P[K]> }
  : unknown;
type Selected<T, Q> = Named<T> & Fields<T, Q> & Populated<T, Q>;

/** Record as an answer to the query shows it; any part of it where the query's fields are known at run time only. */
export type Shown<C extends CollectionName, Q> = string extends keyof Q
  ? Partial<Read<C>> & { readonly id: number }
  : Q extends { readonly fields: unknown } | { readonly populate: unknown }
    ? Selected<Read<C>, Q>
    : Read<C>;

type Verbs<C extends CollectionName> = Contract[C]['verbs'];
export type VerbName<C extends CollectionName> = Extract<keyof Verbs<C>, string>;
/** Body of a verb as a parameter, optional where the verb may come without one. */
export type VerbBody<C extends CollectionName, V extends VerbName<C>> = Verbs<C>[V] extends {
  readonly body: infer B;
}
  ? readonly [body: B]
  : Verbs<C>[V] extends { readonly body?: infer B }
    ? readonly [body?: B]
    : readonly [];
export type VerbAnswer<C extends CollectionName, V extends VerbName<C>> = Verbs<C>[V] extends {
  readonly answer: infer A;
}
  ? A
  : never;
