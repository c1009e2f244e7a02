import { badRequest } from '../http/errors';

/** Parsed query parameters of a call. */
export type QueryParams = Record<string, unknown>;

/** Refuses unknown parameters with a 400. */
export function checkParams(given: QueryParams, allowed: readonly string[]): void {
  const stray = Object.keys(given).find((name) => !allowed.includes(name));
  if (stray) throw badRequest(`Unknown parameter ${stray}`, [stray]);
}
export const checkOneParams = (given: QueryParams): void => checkParams(given, ['populate', 'fields']);

export function checkInside(given: QueryParams, allowed: readonly string[], path: string[]): void {
  const stray = Object.keys(given).find((name) => !allowed.includes(name));
  if (stray) throw badRequest(`${stray} is not understood`, [...path, stray]);
}

export function positive(value: unknown, path: string[], max: number): number {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
  if (!Number.isInteger(number) || number < 1 || number > max)
    throw badRequest(`${path.at(-1)} must be a positive whole number`, path);
  return number;
}

export function idOf(value: unknown, name: string): number {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : NaN;
  if (!Number.isInteger(id)) throw badRequest(`${name} must be a number`, [name]);
  return Math.min(id, 2_147_483_647);
}

export function idList(value: unknown, name: string): number[] {
  if (typeof value !== 'string') throw badRequest(`${name} takes ids with commas between`, [name]);
  return value
    .split(',')
    .filter(Boolean)
    .slice(0, 20)
    .map((id) => idOf(id.trim(), name));
}
