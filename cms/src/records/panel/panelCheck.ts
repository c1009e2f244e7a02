import { isDeepStrictEqual } from 'node:util';
import { fieldErrors, type FieldError } from '../http/errors';
import type { Field, Fields } from '../fields';
import { bodyIds, checkInput, repeatedKeys } from '../write/input';
import { mediaIds } from '../read/media';
import { relatedBodies } from '../read/readModel';
import type { Body, Caller, Collection } from '../types';

/** Caller for the operator at the panel: no person of the site, with an Admin's rights. */
export const OPERATOR: Caller = { id: 0, who: 'Admin' };

/**
 * Returns the record that the panel wrote, cleaned like a body of our own calls; throws every fault by field, in
 * English.
 */
export async function checkWritten(
  collection: Collection,
  before: Body | null,
  after: Body,
): Promise<Record<string, unknown>> {
  const { fields } = collection;
  const own = Object.fromEntries(
    Object.entries(fields).filter(([, field]) => field.setBy !== 'none' && !field.derived),
  );
  const { data, errors } = checkInput(own, bodyIds(own, after), false, 'owner');
  const kept = await restoredFields(collection, before, after);
  const faults = [...errors, ...kept.errors, ...newFiles(fields, before, after)];
  const found = faults.length ? faults : repeatedKeys(fields, data);
  if (found.length) throw fieldErrors(found.map((fault) => ({ ...fault, message: inWords(fault) })));
  return { ...data, ...kept.data };
}

/**
 * Checks the fields that only the CMS sets: figures are restored, because the form may be older than they are; a
 * changed flag is refused.
 */
async function restoredFields(collection: Collection, before: Body | null, after: Body) {
  const figures = Object.keys((await collection.figures?.(after, relatedBodies())) ?? {});
  const data: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [name, field] of Object.entries(collection.fields)) {
    if (field.setBy !== 'none' || field.derived || field.kind === 'instant') continue;
    const stood = before ? before[name] : blankOf(field);
    if (isDeepStrictEqual(after[name] ?? blankOf(field), stood ?? blankOf(field))) continue;
    if (field.kind === 'number' || figures.includes(name)) data[name] = stood;
    else errors.push({ path: [name], key: 'unknown' });
  }
  return { data, errors };
}

const blankOf = ({ initial }: Field): unknown => initial ?? null;

/**
 * Refuses new pictures. The app shrinks pictures and strips camera metadata when they arrive; the panel may only remove
 * them.
 */
function newFiles(fields: Fields, before: Body | null, after: Body): FieldError[] {
  const had = before ? mediaIds(fields, before) : [];
  return Object.entries(fields).flatMap(([name, field]): FieldError[] => {
    const fresh = mediaIds({ [name]: field }, after).some((id) => !had.includes(id));
    return fresh ? [{ path: [name], key: 'reference', message: 'Pictures are put on in the app' }] : [];
  });
}

const WORDS: Readonly<Record<string, string>> = {
  required: 'This is needed',
  unknown: 'This is set in the app only',
  choice: 'This is none of the values that there are',
  reference: 'This does not exist, or may not stand here',
};

/** Returns a fault as English text, because the panel does not know the app's texts. */
function inWords({ path, key, values, message }: FieldError): string {
  if (message && key !== 'unknown') return message;
  const { min, max } = values ?? {};
  const range = [
    min !== undefined && `at least ${String(min)}`,
    max !== undefined && `at most ${String(max)}`,
  ].filter(Boolean);
  const said =
    WORDS[key] ?? (range.length ? `This is to be ${range.join(', ')}` : `This is not right (${key})`);
  return path.length > 1 ? `${path.join('.')}: ${said}` : said;
}
