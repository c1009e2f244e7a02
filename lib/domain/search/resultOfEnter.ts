import { nameKey } from '../text/clean';

/** Returns the result that Enter selects: the one with the typed name, or the only one. */
export const resultOfEnter = <T extends { readonly Name: string }>(
  typed: string,
  found: readonly T[],
): T | undefined =>
  found.find(({ Name }) => nameKey(Name) === nameKey(typed)) ?? (found.length === 1 ? found[0] : undefined);
