import { randomUUID } from 'node:crypto';
import { textLength } from '../../domain/limits';
import { cleanLine, cleanText } from '../../domain/text/clean';
import { ownWords } from '../../domain/text/ownWords';
import { isUuid } from '../../domain/text/uuid';
import { isDay, isInstant, isTime } from '../../domain/time/day';
import type { FieldError } from '../http/errors';
import type { Field, Fields, SetBy, WordsField } from '../fields';
import { fileIdsIn, isNumber, isValues, listIn, partsIn, type Values } from '../read/values';

type Path = (string | number)[];
type Input = Record<string, unknown>;
/** Largest id a relation may name: the maximum of a database integer. */
const MAX_ID = 2_147_483_647;

interface Checked {
  readonly data: Input;
  readonly errors: FieldError[];
}

/**
 * Checks a body against a collection's fields and returns it cleaned (trimmed, NFC, keys generated), with every error
 * by path. With `partial` (PUT), absent fields stay absent; otherwise (POST) they get their initial value.
 */
export function checkInput(fields: Fields, given: unknown, partial: boolean, setter: SetBy): Checked {
  const errors: FieldError[] = [];
  if (!isPlainObject(given)) return { data: {}, errors: [{ path: [], key: 'required' }] };
  const data = checkFields(fields, given, [], errors, { partial, setter });
  return { data, errors };
}

interface How {
  partial: boolean;
  setter: SetBy;
}

function checkFields(fields: Fields, given: Input, path: Path, errors: FieldError[], how: How): Input {
  const data: Input = {};
  for (const name of Object.keys(given)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || !maySet(field.setBy, how.setter)) {
      errors.push({ path: [...path, name], key: 'unknown', message: `${name} may not be set` });
    }
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.setBy === 'none') continue;
    const has = Object.hasOwn(given, name) && given[name] !== undefined;
    if (!has && how.partial) continue;
    const at = [...path, name];
    if (field.kind === 'media' && field.firstOf) {
      if (isBlank(given[name]) || !isBlank(given[field.firstOf])) continue;
      data[field.firstOf] = [checkIds(false, undefined, given[name], at, errors)];
      continue;
    }
    const value = has ? given[name] : (field.initial ?? null);
    if (field.isSparse && isEmpty(value)) continue;
    if (isBlank(value)) {
      if (field.required) errors.push({ path: at, key: requiredKey(field) });
      else data[name] = field.initial !== undefined && isMany(field) ? field.initial : null;
      continue;
    }
    data[name] = checkValue(field, value, at, errors, how);
  }
  return data;
}

const maySet = (needed: SetBy, setter: SetBy) =>
  needed !== 'none' && (needed === 'editor' || setter === 'owner');
/** Returns the message key of a missing value: the field's own where the specification has one, else 'required'. */
function requiredKey(field: Field): string {
  if (field.kind === 'number') return field.key ?? 'required';
  return (field.kind === 'text' && field.requiredKey) || 'required';
}
const isMany = (field: Field) => ['words', 'parts', 'objects'].includes(field.kind);
const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && cleanText(value) === '');
const isEmpty = (value: unknown) => isBlank(value) || (Array.isArray(value) && value.length === 0);
export const isPlainObject = isValues;

function checkValue(field: Field, value: unknown, path: Path, errors: FieldError[], how: How): unknown {
  const wrong = (key: string, values?: Record<string, unknown>) => {
    errors.push({ path, key, values });
    return undefined;
  };
  switch (field.kind) {
    case 'text': {
      if (typeof value !== 'string') return wrong('required');
      const clean = field.isLong ? cleanText(value) : cleanLine(value);
      const length = textLength(clean);
      if (
        (field.min !== undefined && length < field.min) ||
        (field.max !== undefined && length > field.max)
      ) {
        return wrong(field.lengthKey ?? 'tooLong', { min: field.min, max: field.max });
      }
      if (field.pattern && !field.pattern.is.test(clean)) return wrong(field.pattern.key);
      return clean;
    }
    case 'number': {
      const { min = -1e12, max = 1e12, above = -Infinity } = field;
      const key = field.key ?? 'number';
      if (typeof value !== 'number' || !Number.isFinite(value))
        return wrong(key, { min: field.min, max: field.max });
      if (field.whole && !Number.isInteger(value)) return wrong(key, { min: field.min, max: field.max });
      if (value < min || value > max || value <= above)
        return wrong(field.key ?? 'range', { min: field.min, max: field.max });
      return field.decimals === undefined ? value : Number(value.toFixed(field.decimals));
    }
    case 'boolean':
      return typeof value === 'boolean' ? value : wrong('choice');
    case 'choice':
      return typeof value === 'string' && field.of.includes(value) ? value : wrong('choice');
    case 'words':
      return field.own
        ? checkOwnWords(field.own, value, path, errors)
        : checkWords(field.of, value, path, errors);
    case 'object':
      return isPlainObject(value)
        ? checkFields(field.fields, value, path, errors, { ...how, partial: false })
        : wrong('choice');
    case 'objects':
    case 'parts':
      return checkParts(field, value, path, errors, how);
    case 'relation':
    case 'media':
      return checkIds(field.many ?? false, field.max, value, path, errors);
    case 'day':
      return isDay(value) ? value : wrong('date');
    case 'time':
      return isTime(value) ? value : wrong('time');
    case 'instant':
      return isInstant(value) ? new Date(value).toISOString() : wrong('date');
    case 'kept':
      return wrong('unknown');
  }
}

function checkWords(
  of: readonly string[] | undefined,
  value: unknown,
  path: Path,
  errors: FieldError[],
): string[] | undefined {
  if (!Array.isArray(value)) return void errors.push({ path, key: 'choice' });
  const bad = value.findIndex((word) => typeof word !== 'string' || (of && !of.includes(word)));
  if (bad >= 0) return void errors.push({ path: [...path, bad], key: 'choice' });
  return [...new Set(value)];
}

function checkOwnWords(
  { max, length }: NonNullable<WordsField['own']>,
  value: unknown,
  path: Path,
  errors: FieldError[],
): unknown {
  const given = checkWords(undefined, value, path, errors);
  if (given === undefined) return undefined;
  const words = ownWords(given);
  const long = words.findIndex((word) => textLength(word) > length);
  if (long >= 0) return void errors.push({ path: [...path, long], key: 'tooLong', values: { max: length } });
  return words.length > max ? void errors.push({ path, key: 'tooMany', values: { max } }) : words;
}

function checkParts(
  field: Extract<Field, { kind: 'parts' | 'objects' }>,
  value: unknown,
  path: Path,
  errors: FieldError[],
  how: How,
): unknown {
  if (!Array.isArray(value)) return void errors.push({ path, key: 'choice' });
  if (value.length > field.max) return void errors.push({ path, key: 'tooMany', values: { max: field.max } });
  return value.map((part, index) => {
    const at = [...path, index];
    if (!isPlainObject(part)) return void errors.push({ path: at, key: 'required' });
    // Older clients send the ids of components back; only the key counts.
    const { key, id: _id, ...rest } = part;
    const checked = checkFields(field.fields, rest, at, errors, { ...how, partial: false });
    if (field.kind === 'objects') return checked;
    if (key !== undefined && key !== null && (typeof key !== 'string' || !isUuid(key))) {
      return void errors.push({ path: [...at, 'key'], key: 'reference' });
    }
    return { key: typeof key === 'string' ? key.toLowerCase() : randomUUID(), ...checked };
  });
}

/** True if the value can be a record's id. */
export const isId = (id: unknown): id is number =>
  isNumber(id) && Number.isInteger(id) && id > 0 && id <= MAX_ID;

function checkIds(
  many: boolean,
  max: number | undefined,
  value: unknown,
  path: Path,
  errors: FieldError[],
): unknown {
  if (!many) return isId(value) ? value : void errors.push({ path, key: 'reference' });
  if (!Array.isArray(value) || !value.every(isId)) return void errors.push({ path, key: 'reference' });
  if (max !== undefined && value.length > max)
    return void errors.push({ path, key: 'tooMany', values: { max } });
  return [...new Set(value)];
}

/**
 * Returns every id that checked input points at, with its collection ('files' or 'privateFiles' for media) and its
 * path.
 */
export function referencedIds(
  fields: Fields,
  data: Input,
  path: Path = [],
): { to: string; id: number; path: Path }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = data[name];
    const at = [...path, name];
    if (value === null || value === undefined) return [];
    if (field.kind === 'relation' || field.kind === 'media') {
      const to = field.kind === 'relation' ? field.to : field.isPrivate ? 'privateFiles' : 'files';
      return (Array.isArray(value) ? value : [value]).map((id: number) => ({ to, id, path: at }));
    }
    if (field.kind === 'parts') {
      return listIn(value).flatMap((part, index) =>
        isValues(part) ? referencedIds(field.fields, part, [...at, index]) : [],
      );
    }
    return [];
  });
}

/** Returns an error for each part key that occurs twice in a record, with the path of the second one. */
export function repeatedKeys(
  fields: Fields,
  data: Input,
  path: Path = [],
  seen = new Set<unknown>(),
): FieldError[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind !== 'parts') return [];
    return listIn(data[name]).flatMap((part, index) => {
      if (!isValues(part)) return [];
      const at = [...path, name, index];
      const own: FieldError[] = seen.has(part.key) ? [{ path: [...at, 'key'], key: 'reference' }] : [];
      seen.add(part.key);
      return [...own, ...repeatedKeys(field.fields, part, at, seen)];
    });
  });
}

/** Converts a body to the form that a client would send, with its media as ids. */
export function bodyIds(fields: Fields, values: Values): Input {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = values[name];
      if (field.kind === 'media') {
        const ids = fileIdsIn(value);
        return [name, Array.isArray(value) ? ids : (ids[0] ?? null)];
      }
      if (field.kind === 'parts')
        return [name, partsIn(value).map((part) => ({ key: part.key, ...bodyIds(field.fields, part) }))];
      return [name, value];
    }),
  );
}
