import { present } from '../domain/present';

/**
 * People who may see a field: all readers of the record, its editors, the person it is about (alone or with Admin), or
 * nobody.
 */
export type Show = 'all' | 'editor' | 'self' | 'selfOrAdmin' | 'never';
/** People who may set a field in a body; 'none' means that only the CMS sets it. */
export type SetBy = 'editor' | 'owner' | 'none';

interface Common {
  show: Show;
  setBy: SetBy;
  required?: boolean;
  /** Stored as a column of the read model, so that lists filter and sort by it with an index. */
  column?: ColumnType;
  /** Value of a new record if the body omits the field. */
  initial?: unknown;
  /** Of a part: neither stored nor shown while it is empty, so that parts without it stay as they were. */
  isSparse?: boolean;
  /** Computed while the read model is written; Strapi's own tables do not store it. */
  derived?: boolean;
}
/**
 * 'name' also stores the normalized name for sorting; 'mask' stores words of a small fixed set as the bits of a number.
 */
export type ColumnType = 'text' | 'name' | 'number' | 'boolean' | 'mask';

export interface TextField extends Common {
  kind: 'text';
  min?: number;
  max?: number;
  /** Message key for a wrong length, if not the general one. */
  lengthKey?: string;
  requiredKey?: string;
  pattern?: { is: { test(text: string): boolean }; key: string };
  /** Allows line breaks; in all other texts they become spaces. */
  isLong?: boolean;
}
export interface NumberField extends Common {
  kind: 'number';
  whole?: boolean;
  /** Decimals to which a value is rounded. */
  decimals?: number;
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
  /** Limits of a person's own words: at most `max` words of `length` characters, cleaned, unique ignoring case. */
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
  /**
   * Stored as one JSON attribute instead of Strapi components (a plan of 60 days takes seconds to save as components).
   */
  json?: boolean;
}
export interface RelationField extends Common {
  kind: 'relation';
  to: string;
  many?: boolean;
  max?: number;
  /** Shown inside its record even to callers who may not read the related record. */
  embedded?: boolean;
  /**
   * Stored as a number in Strapi's own row, because two records name each other (translations of a recipe) and neither
   * is the edited one.
   */
  inRow?: boolean;
  /** Fields that a deep read shows of the related record: plain fields and files. */
  brief?: readonly string[];
  /** Shows only `isClosed` for a related record that the reader may not open. */
  marksClosed?: boolean;
  /** Lets Admin filter by anyone's id, not only by their own (orders of a courier). */
  byAdmin?: boolean;
}
export interface MediaField extends Common {
  kind: 'media';
  many?: boolean;
  max?: number;
  /** Files lie outside the public folder; only their owner reads them, through GET files/{id}. */
  isPrivate?: boolean;
  /** Name of the field beside it whose first file this is; the field is `derived`, and no body holds it. */
  firstOf?: string;
}
export interface DayField extends Common {
  kind: 'day';
}
export interface TimeField extends Common {
  kind: 'time';
}
/** Value that the CMS stores and shows to nobody as it is. */
export interface OpaqueField extends Common {
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
  | OpaqueField
  | InstantField;
export type Fields = Record<string, Field>;

/** Returns the field of that name; a wrong name in the code is a bug and throws. */
export const fieldNamed = (fields: Fields, name: string): Field => present(fields[name], `the field ${name}`);

/** File as bodies hold it. */
export interface MediaBody {
  readonly id: number;
  readonly url: string;
  [name: string]: unknown;
}

declare const held: unique symbol;
/** Carries the type of a field's value, for the compiler only. */
interface Holds<V> {
  readonly [held]?: V;
}
/** Values of a body with these fields. */
export type ValuesOf<F> = { -readonly [K in keyof F]: F[K] extends Holds<infer V> ? V : unknown };
/** Body of a record with these fields. */
export type BodyOf<F> = { id: number; createdAt: string; updatedAt: string } & ValuesOf<F>;

type Flat<T> = { [K in keyof T]: T[K] };
/** Body whose collection guarantees more about some fields than their definitions state. */
export type BodyWith<F, Facts> = Flat<Omit<BodyOf<F>, keyof Facts> & Facts>;

const open = { show: 'all', setBy: 'editor' } as const;
type Rest<F extends Field> = Partial<Omit<F, 'kind'>>;
/** Value of a field, null unless the field is required. */
type FieldValue<R, V> = R extends { required: true } ? V : V | null;
type ManyOr<R, V, One> = R extends { many: true } ? readonly V[] : One;

export const text = <const R extends Rest<TextField>>(
  rest?: R,
): TextField & Holds<FieldValue<R, string>> => ({
  kind: 'text',
  ...open,
  ...rest,
});
/** Text field of several lines. */
export const longText = <const R extends Rest<TextField>>(
  rest?: R,
): TextField & Holds<FieldValue<R, string>> => ({
  kind: 'text',
  isLong: true,
  ...open,
  ...rest,
});
export const number = <const R extends Rest<NumberField>>(
  rest?: R,
): NumberField & Holds<FieldValue<R, number>> => ({ kind: 'number', ...open, ...rest });
export const boolean = (rest: Rest<BooleanField> = {}): BooleanField & Holds<boolean | null> => ({
  kind: 'boolean',
  ...open,
  ...rest,
});
export const instant = <const R extends Rest<InstantField>>(
  rest?: R,
): InstantField & Holds<FieldValue<R, string>> => ({ kind: 'instant', show: 'all', setBy: 'none', ...rest });
export const day = <const R extends Rest<DayField>>(rest?: R): DayField & Holds<FieldValue<R, string>> => ({
  kind: 'day',
  ...open,
  ...rest,
});
export const time = <const R extends Rest<TimeField>>(
  rest?: R,
): TimeField & Holds<FieldValue<R, string>> => ({
  kind: 'time',
  ...open,
  ...rest,
});
export const opaque = <V = unknown>(rest: Rest<OpaqueField> = {}): OpaqueField & Holds<V | null> => ({
  kind: 'kept',
  show: 'never',
  setBy: 'none',
  ...rest,
});
export const choice = <const V extends string, const R extends Rest<ChoiceField>>(
  of: readonly V[],
  rest?: R,
): ChoiceField & Holds<FieldValue<R, V>> => ({ kind: 'choice', of, ...open, ...rest });
/** List of a field; null, which means unknown, is possible only with `initial: null`. */
type Listed<R, V> = R extends { initial: null } ? readonly V[] | null : readonly V[];
export const words = <const V extends string = string, const R extends Rest<WordsField> = object>(
  of?: readonly V[],
  rest?: R,
): WordsField & Holds<Listed<R, V>> => ({ kind: 'words', of, initial: [], ...open, ...rest });
export const object = <F extends Fields, const R extends Rest<ObjectField>>(
  fields: F,
  rest?: R,
): ObjectField & Holds<FieldValue<R, ValuesOf<F>>> => ({ kind: 'object', fields, ...open, ...rest });
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
): RelationField & Holds<ManyOr<R, number, FieldValue<R, number>>> => ({
  kind: 'relation',
  to,
  ...open,
  ...rest,
});
export const media = <const R extends Rest<MediaField>>(
  rest?: R,
): MediaField & Holds<ManyOr<R, MediaBody, MediaBody | null>> => ({ kind: 'media', ...open, ...rest });
/**
 * Field for the first file of `name`, which must be declared before it, for clients that know of one file only. A body
 * that sets this field and not `name` makes `name` hold this file alone.
 */
export const firstOf = (name: string): MediaField => ({
  kind: 'media',
  ...open,
  derived: true,
  firstOf: name,
});
