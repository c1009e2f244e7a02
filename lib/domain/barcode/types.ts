import type { Unit } from '../dish/types';
import type { ShopProduct } from '../shoplist/types';

/** What a household calls a code: a product or a mere name, and how much of it is in one pack. */
export interface Barcode {
  /** Thirteen digits. */
  readonly code: string;
  readonly product: ShopProduct | null;
  readonly Name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  /** The food it is of, until the CMS has said which product that is. */
  readonly food?: number;
}
