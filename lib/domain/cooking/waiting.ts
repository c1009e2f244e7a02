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
/** What a change of a cooking is about, so that a screen finds its own. */
export const aboutCooking = ({ dish, ref }: Part): string => `cooked/${dish}/${ref}`;

/** Which cooking a change is about; undefined for what is about something else. */
export function cookingPart(about: string | undefined): Part | undefined {
  const found = ABOUT.exec(about ?? '');
  return found ? { dish: Number(found[1]), ref: found[2] } : undefined;
}

/** The cookings with one put in the place of `ref`; null takes it away. The last day comes first. */
export function withCooking(
  cookings: readonly Cooking[],
  ref: string,
  cooking: Cooking | null,
): readonly Cooking[] {
  const others = cookings.filter((one) => one.ref !== ref && one.ref !== cooking?.ref);
  if (!cooking) return others;
  return [cooking, ...others].sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
}

/** The cookings of a recipe as they will be once what waits has been sent. */
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
