import type { OwnCost } from './types';

/** Returns a dish or plan with its cost by own prices, if there is one. */
export const withOwnCost = <R extends object>(
  record: R,
  own: OwnCost | null | undefined,
): R & Partial<OwnCost> & { readonly hasOwnCost?: boolean } =>
  own ? { ...record, ...own, hasOwnCost: true } : record;
