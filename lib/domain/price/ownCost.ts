import type { OwnCost } from './types';

/** What is known of a dish or a plan, with its cost by own prices over it where there is one. */
export const withOwnCost = <R extends object>(
  record: R,
  own: OwnCost | null | undefined,
): R & Partial<OwnCost> & { readonly hasOwnCost?: boolean } =>
  own ? { ...record, ...own, hasOwnCost: true } : record;
