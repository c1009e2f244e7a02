import { usualUnit } from '../../domain/amount/counted';
import type { Unit } from '../../domain/dish/types';
import { UNITS } from '../../domain/dish/types';
import type { PantryFields } from '../../domain/pantry/change';
import type { Level, PantryItem } from '../../domain/pantry/types';

/** Values of a pantry item's form; an uncounted amount is empty. */
export interface PantryValues {
  readonly Name: string;
  readonly amount: number | string | null;
  /** Empty if the item is not counted and no unit was chosen. */
  readonly unit: string;
  /** One of the fixed places, or `own` for the text in `ownPlace`. */
  readonly place: string;
  readonly ownPlace: string;
  readonly expiresOn: string;
  readonly openedOn: string;
  readonly isStaple: boolean;
  readonly minimum: number | string | null;
}
export const OWN_PLACE = 'own';

export const pantryValues = (item: Partial<PantryItem>): PantryValues => ({
  Name: item.Name ?? '',
  amount: item.level ? null : (item.amount ?? null),
  unit: item.unit ?? (item.product ? usualUnit(item.product) : 'Piece'),
  place: item.place ?? '',
  ownPlace: '',
  expiresOn: item.expiresOn ?? '',
  openedOn: item.openedOn ?? '',
  isStaple: Boolean(item.staple),
  minimum: item.staple?.minimum ?? null,
});

/** Converts the form for the CMS without the amount; an item with a product keeps its product's name. */
export const pantryFields = (values: PantryValues): PantryFields => ({
  unit: UNITS.find((one): one is Unit => one === values.unit) ?? null,
  place: (values.place === OWN_PLACE ? values.ownPlace.trim() : values.place) || null,
  expiresOn: values.expiresOn || null,
  openedOn: values.openedOn || null,
  staple: values.isStaple ? { minimum: typeof values.minimum === 'number' ? values.minimum : null } : null,
});

/** Returns the amount if it has changed; an empty field becomes the level "some". */
export function pantryCount(
  { amount }: PantryValues,
  before?: Pick<PantryItem, 'amount' | 'level'>,
): { amount: number } | { level: Level } | Record<string, never> {
  if (typeof amount === 'number') return before?.level === null && before.amount === amount ? {} : { amount };
  return before && before.level !== null ? {} : { level: 'some' };
}
