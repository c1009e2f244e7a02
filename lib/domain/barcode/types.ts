import type { Unit } from '../dish/types';
import type { ShopProduct } from '../shoplist/types';

/** Meaning of a code in a household: a product or a name, and the amount in one pack. */
export interface Barcode {
  /** Code with thirteen digits. */
  readonly code: string;
  readonly product: ShopProduct | null;
  readonly Name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  /** Id of the food, until the CMS has determined the product. */
  readonly food?: number;
}
