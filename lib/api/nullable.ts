/** Fields of a record as the CMS answers them: each may be absent or null. */
export type Nullable<T> = { readonly [Name in keyof T]?: T[Name] | null };
