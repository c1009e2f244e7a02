import type { Unit } from '../dish/types';
import type { Day } from '../time/day';
import type { There } from './types';

/** Something at home that is to be eaten by tomorrow, or should have been. */
export interface SoonThing extends There {
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

/** What is to be eaten by the day after `today`, and a dish that uses the things of these keys. */
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

/** When a thing is to be eaten, as seen from a day. */
export const dueOn = (day: Day, today: Day): 'expired' | 'today' | 'tomorrow' => {
  if (day < today) return 'expired';
  return day === today ? 'today' : 'tomorrow';
};
