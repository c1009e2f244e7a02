import type { Unit } from '../dish/types';
import type { Day } from '../time/day';
import type { ItemStock } from './types';

/** Pantry item that expires by tomorrow or has already expired. */
export interface SoonThing extends ItemStock {
  readonly key: string;
  readonly Name: string;
  readonly product: {
    readonly id: number;
    readonly Name: string;
    readonly NameKa?: string | null;
    readonly pieceName?: string | null;
  } | null;
  readonly unit: Unit | null;
  readonly expiresOn: Day;
}

/** Items to eat by the day after `today`, and a dish that uses the items with the keys in `uses`. */
export interface EatSoon {
  readonly today: Day;
  readonly things: readonly SoonThing[];
  readonly dish: {
    readonly id: number;
    readonly Name: string;
    readonly language: string | null;
    readonly uses: readonly string[];
  } | null;
}

/** Returns the expiry of an item relative to `today`. */
export const dueOn = (day: Day, today: Day): 'expired' | 'today' | 'tomorrow' => {
  if (day < today) return 'expired';
  return day === today ? 'today' : 'tomorrow';
};
