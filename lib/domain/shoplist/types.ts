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

/** What an order has made of a line: it is on its way with it, has brought it, or why it has not. */
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
/** Why something that was ordered is to be bought after all. */
export type Shortfall = Exclude<Delivery, 'ordered' | 'brought'>;

/** The order that a line went into last. */
export interface ItemOrder {
  readonly id: number;
  readonly number: number;
  readonly wantedFrom: string;
  readonly wantedTo: string;
  /** When it came to its end; null while it is under way. */
  readonly at: string | null;
  /** What was put in, or asked about, instead of the line. */
  readonly Name: string | null;
  readonly NameKa: string | null;
}

/** A line as it stands on a list, with what people and orders have done to it. */
export interface ShopItem {
  readonly id: number;
  readonly key: string;
  readonly product: ShopProduct | null;
  readonly Name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  readonly category: Category;
  readonly checked: boolean;
  /** Who ticked it, or ordered it. */
  readonly checkedBy: { readonly id: number; readonly Name: string } | null;
  readonly atHome: boolean;
  /** How much of it was at home when it came onto the list, in `unit`; null where none was, or nobody counts it. */
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
  /** How many of the others an order is on its way with. */
  readonly ordered: number;
  readonly updatedAt: string;
}
