import { nameKey } from '../text/clean';

/** Of what was found the one that Enter takes: what is called as it was typed, or the only one there is. */
export const oneMeant = <T extends { readonly Name: string }>(
  typed: string,
  found: readonly T[],
): T | undefined =>
  found.find(({ Name }) => nameKey(Name) === nameKey(typed)) ?? (found.length === 1 ? found[0] : undefined);
