import type { Unit } from '../domain/dish/types';
import type { Question } from '../domain/order/consent';
import type { OrderState, Outcome } from '../domain/order/types';
import { bodyFor } from '../records/read/read';
import { collectionOf } from '../records/registry';
import type { MediaBody } from '../records/fields';
import type { Caller, CollectionMap } from '../records/types';
import type { Reservation } from '../stocks/book';

/** A line as it is asked for. */
export interface GivenLine {
  readonly key: string;
  readonly product: number;
  readonly amount: number;
  readonly unit: Unit;
  readonly ifMissing?: string;
  /** The line of a shopping list that it came from. */
  readonly item?: number | null;
}

export interface OrderLine extends GivenLine {
  readonly Name: string;
  readonly NameKa: string | null;
  readonly priceTetri: number;
  readonly outcome: Outcome | null;
  readonly gotAmount: number | null;
  readonly gotTetri: number | null;
  readonly replacement: number | null;
  readonly replacementUnit: Unit | null;
  readonly called?: boolean | null;
}

/** A new order as its customer sends it. */
export interface NewOrder {
  readonly lines: readonly GivenLine[];
  readonly zone: string | null;
  readonly wantedFrom: string;
  readonly wantedTo: string;
  /** The total that they have seen. */
  quotedTetri?: number | null;
  [field: string]: unknown;
}

/** One entry of an order's history. */
export interface OrderEvent {
  readonly key: string;
  readonly state: OrderState;
  readonly at: string;
  readonly by: number | null;
  readonly note: string | null;
}

/** What an order's fields leave open and its own code guarantees. */
export interface OrderFacts {
  readonly number: number;
  readonly customer: number | null;
  readonly courier: number | null;
  readonly state: OrderState;
  readonly lines: readonly OrderLine[];
  readonly questions: readonly Question[] | null;
  readonly packing: { readonly by: number; readonly count: number } | null;
  readonly reservations: readonly Reservation[] | null;
  readonly feeTetri: number;
  readonly estimatedTetri: number;
  readonly toPayTetri: number;
  readonly wantedFrom: string;
  readonly wantedTo: string;
  readonly deliveryCode: string | null;
  readonly proof: MediaBody | null;
  readonly history: readonly OrderEvent[];
}

/** An order. */
export type Order = CollectionMap['orders'];

export const orders = () => collectionOf('orders');

/** An order that the caller may read; 404 otherwise. */
export const orderFor = (id: number, caller: Caller): Promise<Order> => bodyFor(orders(), id, caller);
