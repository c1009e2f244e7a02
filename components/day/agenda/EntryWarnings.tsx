import { AllergenTag } from '@/components/food/AllergenTag';
import { useAuth } from '@/context/AuthContext';
import { leftoverSource } from '@/lib/domain/mealplan/leftovers';
import type { PlanEntry } from '@/lib/domain/mealplan/types';
import { sitsOut, warnedEaters } from '@/lib/domain/mealplan/warnings';
import type { Table } from '@/components/day/sums/usePlanSums';

interface EntryWarningsProps {
  readonly entry: PlanEntry;
  readonly table: Table;
  readonly isShort?: boolean;
}

/** Warns of allergens in an entry for the eaters at the table, including the reader. */
export function EntryWarnings({ entry, table, isShort }: EntryWarningsProps) {
  const { person } = useAuth();
  const { days, parts, eaters } = table;
  const source = entry.kind === 'leftovers' ? leftoverSource(entry, days) : entry;
  const dish = source?.kind === 'dish' && source.dish ? parts.dishes[source.dish] : undefined;
  const product = source?.kind === 'product' && source.product ? parts.products[source.product] : undefined;
  const food = dish ?? product;
  const isOut = sitsOut(entry, eaters, person?.id);
  return (
    <AllergenTag
      food={isOut ? null : food}
      isShort={isShort}
      others={warnedEaters(entry, eaters, { food, reader: person?.id })}
    />
  );
}
