import type { PantryChange } from '@/lib/domain/pantry/change';
import type { PantryItem } from '@/lib/domain/pantry/types';

/** What the row of one thing, and each part of it, is given. */
export interface RowProps {
  readonly item: PantryItem;
  readonly isWaiting: boolean;
  /** Where it may be moved to. */
  readonly places: readonly string[];
  readonly onChange: (change: PantryChange, item: PantryItem) => void;
}
