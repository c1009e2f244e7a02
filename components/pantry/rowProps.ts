import type { PantryChange } from '@/lib/domain/pantry/change';
import type { PantryItem } from '@/lib/domain/pantry/types';

/** Props of a thing's row and of each part of it. */
export interface RowProps {
  readonly item: PantryItem;
  readonly isWaiting: boolean;
  /** Places that the thing can be moved to. */
  readonly places: readonly string[];
  readonly onChange: (change: PantryChange, item: PantryItem) => void;
}
