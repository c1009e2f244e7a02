/** Who sees a field: anyone who may read the record, those who may change it, the person it is about (and Admin), or nobody. */
export type Show = 'all' | 'editor' | 'self' | 'selfOrAdmin' | 'never';
/** Who may give a field a value in a body; 'none' is the CMS's own. */
export type SetBy = 'editor' | 'owner' | 'none';

interface Common {
  show: Show;
  setBy: SetBy;
  required?: boolean;
  /** Kept as a column of the read model, so that lists filter and sort by it from an index. */
  column?: ColumnType;
  /** What a new record holds where the body says nothing. */
  initial?: unknown;
  /** Worked out while the read model is written; Strapi's own tables do not hold it. */
  derived?: boolean;
}
/** 'name' also keeps the name as it is compared, for sorting; 'mask' keeps words out of a known few as the bits of a number. */
export type ColumnType = 'text' | 'name' | 'number' | 'boolean' | 'mask';

export interface TextField extends Common {
  kind: 'text';
  min?: number;
  max?: number;
  /** Key of the message for a wrong length, where it is not the general one. */
  lengthKey?: string;
  requiredKey?: string;
  pattern?: { is: { test(text: string): boolean }; key: string };
  /** May hold line breaks; in all other texts they become spaces. */
  isLong?: boolean;
}
export interface NumberField extends Common {
  kind: 'number';
  whole?: boolean;
  min?: number;
  max?: number;
  above?: number;
  key?: string;
}
export interface BooleanField extends Common {
  kind: 'boolean';
}
export interface ChoiceField extends Common {
  kind: 'choice';
  of: readonly string[];
}
export interface WordsField extends Common {
  kind: 'words';
  of?: readonly string[];
  /** Words of the person's own: so many of such a length, cleaned, no two that differ in capitals alone. */
  own?: { readonly max: number; readonly length: number };
}
export interface ObjectField extends Common {
  kind: 'object';
  fields: Record<string, Field>;
}
export interface ObjectsField extends Common {
  kind: 'objects';
  fields: Record<string, Field>;
  max: number;
}
export interface PartsField extends Common {
  kind: 'parts';
  fields: Record<string, Field>;
  max: number;
  /** Kept as one JSON attribute instead of Strapi components (a plan of 60 days as components takes seconds to save). */
  json?: boolean;
}
export interface RelationField extends Common {
  kind: 'relation';
  to: string;
  many?: boolean;
  max?: number;
  /** Shown inside its record also to those who may not read its own collection. */
  embedded?: boolean;
  /** Kept as a number on Strapi's own row: of two that name each other neither is the edited one. */
  inRow?: boolean;
  /** All that a deep read shows of it: plain fields and files. */
  brief?: readonly string[];
  /** Of one that the reader may not open it is said that it is closed, and nothing else. */
  marksClosed?: boolean;
  /** Admin may ask for the records of anyone, not only for their own (orders of a courier). */
  byAdmin?: boolean;
}
export interface MediaField extends Common {
  kind: 'media';
  many?: boolean;
  max?: number;
  /** Its files lie outside the public folder and are read by their owner alone, through GET files/{id}. */
  isPrivate?: boolean;
  /** The name of the field beside it whose first file this is; it is `derived`, and no body holds it. */
  firstOf?: string;
}
export interface DayField extends Common {
  kind: 'day';
}
export interface TimeField extends Common {
  kind: 'time';
}
/** Kept by the CMS and shown to nobody as it is. */
export interface KeptField extends Common {
  kind: 'kept';
}
export interface InstantField extends Common {
  kind: 'instant';
}
export type Field =
  | TextField
  | NumberField
  | BooleanField
  | ChoiceField
  | WordsField
  | ObjectField
  | ObjectsField
  | PartsField
  | RelationField
  | MediaField
  | DayField
  | TimeField
  | KeptField
  | InstantField;
export type Fields = Record<string, Field>;

/** A file as bodies hold it. */
export interface MediaBody {
  readonly id: number;
  readonly url: string;
  [name: string]: unknown;
}

declare const held: unique symbol;
/** Carries, for the compiler alone, the type of what a field holds. */
interface Holds<V> {
  readonly [held]?: V;
}
/** What a body holds under these fields. */
export type ValuesOf<F> = { -readonly [K in keyof F]: F[K] extends Holds<infer V> ? V : unknown };
/** The body of a record with these fields. */
export type BodyOf<F> = { id: number; createdAt: string; updatedAt: string } & ValuesOf<F>;

type Flat<T> = { [K in keyof T]: T[K] };
/** The same where the code of the collection guarantees more of some fields than they say by themselves. */
export type BodyWith<F, Facts> = Flat<Omit<BodyOf<F>, keyof Facts> & Facts>;

const open = { show: 'all', setBy: 'editor' } as const;
type Rest<F extends Field> = Partial<Omit<F, 'kind'>>;
/** A value that only a required field always has. */
type Given<R, V> = R extends { required: true } ? V : V | null;
type ManyOr<R, V, One> = R extends { many: true } ? readonly V[] : One;

export const text = <const R extends Rest<TextField>>(rest?: R): TextField & Holds<Given<R, string>> => ({
  kind: 'text',
  ...open,
  ...rest,
});
/** A text of several lines. */
export const longText = <const R extends Rest<TextField>>(rest?: R): TextField & Holds<Given<R, string>> => ({
  kind: 'text',
  isLong: true,
  ...open,
  ...rest,
});
export const number = <const R extends Rest<NumberField>>(
  rest?: R,
): NumberField & Holds<Given<R, number>> => ({ kind: 'number', ...open, ...rest });
export const boolean = (rest: Rest<BooleanField> = {}): BooleanField & Holds<boolean | null> => ({
  kind: 'boolean',
  ...open,
  ...rest,
});
export const instant = <const R extends Rest<InstantField>>(
  rest?: R,
): InstantField & Holds<Given<R, string>> => ({ kind: 'instant', show: 'all', setBy: 'none', ...rest });
export const day = <const R extends Rest<DayField>>(rest?: R): DayField & Holds<Given<R, string>> => ({
  kind: 'day',
  ...open,
  ...rest,
});
export const time = <const R extends Rest<TimeField>>(rest?: R): TimeField & Holds<Given<R, string>> => ({
  kind: 'time',
  ...open,
  ...rest,
});
export const kept = <V = unknown>(rest: Rest<KeptField> = {}): KeptField & Holds<V | null> => ({
  kind: 'kept',
  show: 'never',
  setBy: 'none',
  ...rest,
});
export const choice = <const V extends string, const R extends Rest<ChoiceField>>(
  of: readonly V[],
  rest?: R,
): ChoiceField & Holds<Given<R, V>> => ({ kind: 'choice', of, ...open, ...rest });
/** A list that only one which may be unknown (`initial: null`) can lack. */
type Listed<R, V> = R extends { initial: null } ? readonly V[] | null : readonly V[];
export const words = <const V extends string = string, const R extends Rest<WordsField> = object>(
  of?: readonly V[],
  rest?: R,
): WordsField & Holds<Listed<R, V>> => ({ kind: 'words', of, initial: [], ...open, ...rest });
export const object = <F extends Fields, const R extends Rest<ObjectField>>(
  fields: F,
  rest?: R,
): ObjectField & Holds<Given<R, ValuesOf<F>>> => ({ kind: 'object', fields, ...open, ...rest });
export const objects = <F extends Fields, const R extends Rest<ObjectsField> = object>(
  fields: F,
  max: number,
  rest?: R,
): ObjectsField & Holds<Listed<R, ValuesOf<F>>> => ({
  kind: 'objects',
  fields,
  max,
  initial: [],
  ...open,
  ...rest,
});
export const parts = <F extends Fields>(
  fields: F,
  max: number,
  rest: Rest<PartsField> = {},
): PartsField & Holds<readonly ({ key: string } & ValuesOf<F>)[]> => ({
  kind: 'parts',
  fields,
  max,
  initial: [],
  ...open,
  ...rest,
});
export const relation = <const R extends Rest<RelationField>>(
  to: string,
  rest?: R,
): RelationField & Holds<ManyOr<R, number, Given<R, number>>> => ({ kind: 'relation', to, ...open, ...rest });
export const media = <const R extends Rest<MediaField>>(
  rest?: R,
): MediaField & Holds<ManyOr<R, MediaBody, MediaBody | null>> => ({ kind: 'media', ...open, ...rest });
/**
 * The first file of `name`, a field that stands before it, for readers who know of one file only. A body that gives it and not
 * `name` means that `name` holds this file alone.
 */
export const firstOf = (name: string): MediaField => ({
  kind: 'media',
  ...open,
  derived: true,
  firstOf: name,
});
