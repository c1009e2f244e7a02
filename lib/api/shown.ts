import type { Contract, Nested } from './contract';

export type CollectionName = keyof Contract;
/** Record as a deep read shows it. */
export type Read<C extends CollectionName> = Contract[C]['read'];

/** Names of the fields that only `populate` shows. */
export type NestedIn<T> = T extends { readonly [K in Nested]?: infer N } ? Extract<N, keyof T> : never;
/** Record without what only `populate` shows. */
export type Plain<T> = Omit<T, NestedIn<T> | Nested>;
/** Fields that identify a record, or a part of one. */
type Named<T> = Pick<T, Extract<'id' | 'key', keyof T>>;

type Fields<T, Q> = Q extends { readonly fields: readonly (infer F)[] }
  ? keyof Plain<T> extends F
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
    ? { readonly [K in keyof T as Extract<K, NestedIn<T>>]: Inner<T[K], true> }
    : P extends string
      ? Pick<T, NestedIn<T>>
      : { readonly [K in keyof T as Extract<K, keyof P & NestedIn<T>>]: Inner<T[K], P[Extract<K, keyof P>]> }
  : unknown;
type Selected<T, Q> = Named<T> & Fields<T, Q> & Populated<T, Q>;

/** Any part of a record. */
export type PartOf<C extends CollectionName> = Partial<Read<C>> & { readonly id: number };
/** Record as an answer to the query shows it; any part of it where the query's fields are known at run time only. */
export type Shown<C extends CollectionName, Q> = Q extends
  { readonly fields: unknown } | { readonly populate: unknown }
  ? Selected<Read<C>, Q>
  : Extract<keyof Q, 'fields' | 'populate'> extends never
    ? Read<C>
    : PartOf<C>;

/** Names of the fields of any alternative of a body. */
type NamesIn<B> = B extends unknown ? keyof B : never;
/** Value that some alternative of a body has under a name. */
type ValueIn<B, K> = B extends unknown ? (K extends keyof B ? B[K] : never) : never;
type ItemIn<B> = B extends readonly (infer I)[] ? I : never;
/** `T` without the fields that the body `B` does not know, at any depth: each of them is an error where it is sent. */
export type Exact<T, B> = unknown extends B
  ? T
  : T extends readonly unknown[]
    ? { readonly [K in keyof T]: Exact<T[K], ItemIn<B>> }
    : T extends object
      ? { readonly [K in keyof T]: K extends NamesIn<B> ? Exact<T[K], ValueIn<B, K>> : never }
      : T;

/** `T` where it is such a body and has nothing that the body does not know. */
export type Sent<T, B> = T extends B & Exact<T, B> ? T : never;

export type CreateBody<C extends CollectionName> = Contract[C]['create'];
export type WriteBody<C extends CollectionName> = Contract[C]['write'];

/** Revision that a change started from. */
export interface Versioned {
  readonly updatedAt?: string;
}

type Verbs<C extends CollectionName> = Contract[C]['verbs'];
export type VerbName<C extends CollectionName> = Extract<keyof Verbs<C>, string>;
/** Body of a verb. */
export type VerbBody<C extends CollectionName, V extends VerbName<C>> = Verbs<C>[V] extends {
  readonly body?: infer B;
}
  ? NonNullable<B>
  : never;
/** Parameters of a verb: its body, optional where the verb may come without one, and the options of the call. */
export type VerbGiven<
  C extends CollectionName,
  V extends VerbName<C>,
  T = VerbBody<C, V>,
  Options = never,
> = Verbs<C>[V] extends {
  readonly body: unknown;
}
  ? readonly [body: T & Exact<T, VerbBody<C, V>>, options?: Options]
  : readonly [body?: T & Exact<T, VerbBody<C, V>>, options?: Options];
/** The same body as `data` of a task. */
export type DataOf<Given> = Given extends readonly [body: infer B, options?: unknown]
  ? { readonly data: B }
  : Given extends readonly [body?: infer B, options?: unknown]
    ? { readonly data?: B }
    : never;
export type VerbAnswer<C extends CollectionName, V extends VerbName<C>> = Verbs<C>[V] extends {
  readonly answer: infer A;
}
  ? A
  : never;
