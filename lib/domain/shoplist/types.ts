import type { Unit } from '../dish/types';
import type { Category, ProductFacts } from '../product/types';

/** Product facts that a shopping list needs besides the figures. */
export interface ShopProduct extends ProductFacts {
  readonly id: number;
  readonly category?: Category | string | null;
  readonly pieceName?: string | null;
  readonly packSize?: number | null;
  readonly sold?: boolean | null;
  readonly origin?: string | null;
}

/** Weights that a product may lack, so that a line cannot be added to the others. */
export const LINE_FAULTS = ['gramsPerMl', 'gramsPerPiece'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

/** Dish (or another source) that a line is for, and the number of times it is cooked. */
export interface ForDish {
  readonly dish: number | null;
  readonly Name: string;
  readonly times: number;
}

/** Single need: a product in an amount, or only a name. */
export interface Need {
  readonly product: ShopProduct | null;
  readonly Name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly from: ForDish | null;
}

/** Line of a list: everything needed of one product, as far as it can be added up. */
export interface ShopLine {
  readonly product: ShopProduct | null;
  readonly Name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly from: readonly ForDish[];
  readonly fault: LineFault | null;
}

/** Delivery status of a line: on order, delivered, or the reason why it was not. */
export const DELIVERIES = [
  'ordered',
  'brought',
  'missing',
  'replaced',
  'refused',
  'undelivered',
  'cancelled',
] as const;
export type Delivery = (typeof DELIVERIES)[number];
/** Reason why an ordered line has to be bought after all. */
export type Shortfall = Exclude<Delivery, 'ordered' | 'brought'>;

/** Latest order that includes the line. */
export interface ItemOrder {
  readonly id: number;
  readonly number: number;
  readonly wantedFrom: string;
  readonly wantedTo: string;
  /** Time at which the order ended; null while it is open. */
  readonly at: string | null;
  /** Name of the product delivered, or proposed to the customer, instead of the line's. */
  readonly Name: string | null;
  readonly NameKa: string | null;
}

/** Line on a list with its state: ticked, at home, ordered. */
export interface ShopItem {
  readonly id: number;
  readonly key: string;
  readonly product: ShopProduct | null;
  readonly Name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly category: Category;
  readonly checked: boolean;
  /** Person who ticked or ordered it. */
  readonly checkedBy: { readonly id: number; readonly Name: string } | null;
  readonly atHome: boolean;
  /** Amount at home when it was added to the list, in `unit`; null if there was none or it is not counted. */
  readonly there: number | null;
  readonly from: readonly ForDish[];
  readonly fault: LineFault | null;
  readonly delivery: Delivery | null;
  readonly order: ItemOrder | null;
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
  /** Number of open lines that are on order. */
  readonly ordered: number;
  readonly updatedAt: string;
}
