import { productName } from '../product/record';
import { leftoverSource } from './leftovers';
import type { PlanParts } from './record';
import type { PlanDay, PlanEntry, PlanExercise, PlanSupplement } from './types';

interface Named {
  readonly name: string;
  /** True if the record no longer exists; the name is then the last known one. */
  readonly isGone: boolean;
}
interface Around {
  readonly parts: PlanParts;
  readonly days: readonly PlanDay[];
  readonly language: string;
}

/** Returns the name of an entry in the reader's language. */
export function nameOfEntry(entry: PlanEntry, around: Around): Named {
  const { parts, days, language } = around;
  if (entry.kind === 'text') return { name: entry.text ?? '', isGone: false };
  if (entry.kind === 'leftovers') {
    const from = leftoverSource(entry, days);
    return from ? nameOfEntry(from, around) : { name: entry.Name ?? '', isGone: true };
  }
  const dish = entry.kind === 'dish' && entry.dish ? parts.dishes[entry.dish] : undefined;
  if (dish) return { name: dish.Name, isGone: false };
  const product = entry.kind === 'product' && entry.product ? parts.products[entry.product] : undefined;
  if (product) return { name: productName(product, language), isGone: false };
  return { name: entry.Name ?? '', isGone: true };
}

export function nameOfExercise({ exercise, Name }: PlanExercise, { exercises }: PlanParts): Named {
  const found = exercise ? exercises[exercise] : undefined;
  return { name: found?.Name ?? Name ?? '', isGone: !found };
}

export function nameOfSupplement({ supplement, Name }: PlanSupplement, { supplements }: PlanParts): Named {
  const found = supplement ? supplements[supplement] : undefined;
  return { name: found?.Name ?? Name ?? '', isGone: !found };
}
