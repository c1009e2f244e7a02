import type { Cooking } from './types';

interface WaitingCall {
  readonly method: string;
  readonly about?: string;
  readonly shown?: object;
}
interface Part {
  readonly dish: number;
  readonly ref: string;
}

const ABOUT = /^cooked\/(\d+)\/(.+)$/;
/** Returns the `about` path of a cooking, by which a screen finds its own queued changes. */
export const aboutCooking = ({ dish, ref }: Part): `cooked/${string}` => `cooked/${dish}/${ref}`;

/** Parses an `about` path; undefined if the change is not about a cooking. */
export function cookingPart(about: string | undefined): Part | undefined {
  const [, dish, ref] = ABOUT.exec(about ?? '') ?? [];
  return dish && ref ? { dish: Number(dish), ref } : undefined;
}

/** Returns the cookings with the one at `ref` replaced; null removes it. Latest day first. */
export function withCooking(
  cookings: readonly Cooking[],
  ref: string,
  cooking: Cooking | null,
): readonly Cooking[] {
  const others = cookings.filter((one) => one.ref !== ref && one.ref !== cooking?.ref);
  if (!cooking) return others;
  return [cooking, ...others].sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
}

/** Returns the cookings of a recipe with the queued changes applied. */
export const withWaiting = (
  cookings: readonly Cooking[],
  calls: readonly WaitingCall[],
  dish: number,
): readonly Cooking[] =>
  calls.reduce<readonly Cooking[]>((all, { method, about, shown }) => {
    const part = cookingPart(about);
    if (part?.dish !== dish) return all;
    const { ref } = part;
    const known = all.find((one) => one.ref === ref) ?? { id: 0, ref, day: '', Note: '', image: null };
    return withCooking(all, ref, method === 'DELETE' ? null : { ...known, ...shown, isWaiting: true });
  }, cookings);
