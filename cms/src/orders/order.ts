import type { Unit } from '../domain/dish/types';
import type { Question } from '../domain/order/consent';
import type { OrderState, Outcome } from '../domain/order/types';
import { bodyFor } from '../records/read/read';
import { collectionOf } from '../records/registry';
import type { MediaBody } from '../records/fields';
import type { Caller, CollectionMap } from '../records/types';
import type { Reservation } from '../stocks/ledger';

/** An order line as the customer requests it. */
export interface GivenLine {
  readonly key: string;
  readonly product: number;
  readonly amount: number;
  readonly unit: Unit;
  readonly ifMissing?: string;
  /** Id of the shopping list line that it came from. */
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
  /** The total that the customer was shown. */
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

/** Types of fields that the schema leaves open and the order code guarantees. */
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

export type Order = CollectionMap['orders'];

export const orders = () => collectionOf('orders');

/** Returns an order that the caller may read; throws 404 otherwise. */
export const orderFor = (id: number, caller: Caller): Promise<Order> => bodyFor(orders(), id, caller);
