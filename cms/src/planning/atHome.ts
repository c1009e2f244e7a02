import type { Expiring, Thing } from '../domain/planning/atHome';
import { addDays, type Day, daysBetween } from '../domain/time/day';
import { expiringOf, type ExpiringItem } from '../pantry/expiring';
import type { Caller } from '../records/types';

/** Items that expire while the plan lasts: `things` is matched against dishes, `expiring` goes into the problem. */
export interface AtHome {
  readonly things: readonly Thing[];
  readonly expiring: readonly Expiring[];
}
interface Lasting {
  readonly first: Day;
  readonly days: number;
}

export async function atHomeWhile({ first, days }: Lasting, caller: Caller): Promise<AtHome> {
  const found = await expiringOf(caller, { from: first, until: addDays(first, days - 1) });
  return { things: found.map(thingOf), expiring: found.map((one) => expiring(one, first)) };
}

/** Reduces the product to the fields that cooking needs, because it is copied to a worker thread. */
function thingOf({ item, product, sameAs }: ExpiringItem): Thing {
  const { level, expiresOn } = item;
  if (!product) return { ...namedIn(item), level, expiresOn, product, products: sameAs };
  const { id, Name, NameKa, food, gramsPerMl, gramsPerPiece } = product;
  const facts = { id, Name, NameKa, food, gramsPerMl, gramsPerPiece };
  return { ...namedIn(item), level, expiresOn, product: facts, products: sameAs };
}

const namedIn = ({ key, Name, amount, unit }: ExpiringItem['item']) => ({
  key: key ?? '',
  Name: Name ?? '',
  amount: amount ?? 0,
  unit,
});

const expiring = ({ item, product }: ExpiringItem, first: Day): Expiring => ({
  ...namedIn(item),
  product: product && { id: product.id, Name: product.Name, NameKa: product.NameKa },
  expiresOn: item.expiresOn,
  until: daysBetween(first, item.expiresOn) + 1,
  amount: item.level === null ? item.amount : null,
});
