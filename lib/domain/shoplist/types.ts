import type { Unit } from '../dish/types';
import type { Category, ProductFacts } from '../product/types';

/** What a shopping list has to know of a product beside its figures. */
export interface ShopProduct extends ProductFacts {
  readonly id: number;
  readonly category?: Category | string | null;
  readonly pieceName?: string | null;
  readonly packSize?: number | null;
  readonly sold?: boolean | null;
  readonly origin?: string | null;
}

/** Why a line could not be added to the others of its product. */
export const LINE_FAULTS = ['gramsPerMl', 'gramsPerPiece'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

/** A dish (or what else asks for it) that a line is for, and how often. */
export interface ForDish {
  readonly dish: number | null;
  readonly Name: string;
  readonly times: number;
}

/** Something that is needed once: a product in an amount, or a mere name. */
export interface Need {
  readonly product: ShopProduct | null;
  readonly Name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly from: ForDish | null;
}

/** One line of a list: everything that is needed of one product, as far as it can be added up. */
export interface ShopLine {
  readonly product: ShopProduct | null;
  readonly Name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly from: readonly ForDish[];
  readonly fault: LineFault | null;
}

/** A line as it stands on a list, with what people have done to it. */
export interface ShopItem {
  readonly id: number;
  readonly key: string;
  readonly product: ShopProduct | null;
  readonly Name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly category: Category;
  readonly checked: boolean;
  readonly checkedBy: { readonly id: number; readonly Name: string } | null;
  readonly atHome: boolean;
  /** How much of it was at home when it came onto the list, in `unit`; null where none was, or nobody counts it. */
  readonly there: number | null;
  readonly from: readonly ForDish[];
  readonly fault: LineFault | null;
}

export interface ShopMember {
  readonly id: number;
  readonly Name: string;
}
export interface ShopList {
  readonly id: number;
  readonly Name: string;
  readonly owner: ShopMember | null;
  readonly members: readonly ShopMember[];
  readonly mealplan: { readonly id: number; readonly Name: string } | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly aisles: readonly Category[];
  readonly total: number;
  readonly done: number;
  readonly updatedAt: string;
}
