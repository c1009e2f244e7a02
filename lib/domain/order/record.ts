import type { Unit } from '../dish/types';
import type { Product } from '../product/record';
import type { Address, IfMissing, OrderState, Outcome, Payment, Recipient } from './types';

export interface OrderLine {
  readonly key: string;
  readonly product: Pick<
    Product,
    'id' | 'Name' | 'NameKa' | 'gramsPerPiece' | 'gramsPerMl' | 'pieceName'
  > | null;
  readonly Name: string;
  readonly NameKa?: string | null;
  readonly amount: number;
  readonly unit: Unit;
  readonly ifMissing: IfMissing;
  readonly priceTetri: number;
  readonly outcome?: Outcome | null;
  readonly gotAmount?: number | null;
  readonly gotTetri?: number | null;
  readonly replacement?: Pick<Product, 'id' | 'Name' | 'NameKa'> | null;
  readonly replacementUnit?: Unit | null;
}
export interface OrderEvent {
  readonly key: string;
  readonly state: OrderState;
  readonly at: string;
  readonly by: { readonly id: number; readonly Name: string } | null;
  readonly note?: string | null;
}
/** An order as its reader may see it: recipient, address and lines are absent in the short form. */
export interface Order {
  readonly id: number;
  readonly number: number;
  readonly state: OrderState;
  readonly customer: { readonly id: number; readonly Name: string } | null;
  readonly courier: { readonly id: number; readonly Name: string } | null;
  readonly lines: readonly OrderLine[];
  readonly lineCount: number;
  readonly weightGrams: number;
  readonly feeTetri: number;
  readonly estimatedTetri: number;
  readonly toPayTetri: number;
  readonly payment: Payment;
  readonly recipient: Recipient | null;
  readonly address: Address | null;
  readonly zone: string | null;
  readonly district: string | null;
  readonly districtKa: string | null;
  readonly Note: string | null;
  readonly wantedFrom: string;
  readonly wantedTo: string;
  readonly history: readonly OrderEvent[];
  readonly proof: { readonly id: number; readonly url: string } | null;
  readonly receivedBy: string | null;
  readonly isUnconfirmed: boolean;
  readonly deliveredAt: string | null;
  /** The customer's alone. */
  readonly deliveryCode?: string | null;
  readonly createdAt: string;
}

export const lineName = ({ Name, NameKa }: Pick<OrderLine, 'Name' | 'NameKa'>, language: string): string =>
  language === 'ka' && NameKa ? NameKa : Name;
export const districtName = (
  { district, districtKa }: Pick<Order, 'district' | 'districtKa'>,
  language: string,
): string | null => (language === 'ka' && districtKa ? districtKa : district);
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** An address in one line, for reading and for a map. */
export const addressText = ({ street, building }: Address): string =>
  [street, building].filter(Boolean).join(' ');

/** Where a map opens: the exact place where it is known, else the written address. */
export function mapLink(address: Address): string {
  const { lat, lng } = address;
  const place = lat && lng ? `${lat},${lng}` : `${addressText(address)}, Tbilisi`;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}

export const isLate = ({ state, wantedTo }: Pick<Order, 'state' | 'wantedTo'>, now: number): boolean =>
  !['delivered', 'cancelled'].includes(state) && Date.parse(wantedTo) < now;

/** What a courier still has to send of an order changes how it looks already. */
export interface WaitingStep {
  readonly path: string;
}
const SHOWS: Readonly<Record<string, OrderState>> = {
  release: 'placed',
  pack: 'packed',
  depart: 'onTheWay',
  deliver: 'delivered',
  fail: 'failed',
  retry: 'onTheWay',
  cancel: 'cancelled',
};
/** The order as it will be once the steps that wait have been sent. */
export function withWaiting(order: Order, waiting: readonly WaitingStep[]): Order {
  const steps = waiting
    .filter(({ path }) => path.startsWith(`orders/${order.id}/`))
    .map(({ path }) => path.split('/')[2]);
  const last = steps.map((step) => SHOWS[step]).findLast(Boolean);
  return last ? { ...order, state: last } : order;
}
