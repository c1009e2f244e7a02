import type { Unit } from '../dish/types';
import type { Product } from '../product/record';
import type { Question } from './consent';
import { toPay } from './price';
import type { Address, IfMissing, OrderState, Outcome, Payment, Recipient } from './types';

export interface OrderLine {
  readonly key: string;
  readonly product:
    | (Pick<Product, 'id' | 'Name' | 'NameKa' | 'gramsPerPiece' | 'gramsPerMl' | 'pieceName'> &
        Partial<Pick<Product, 'category' | 'packSize'>>)
    | null;
  readonly Name: string;
  readonly NameKa?: string | null;
  readonly amount: number;
  readonly unit: Unit;
  readonly ifMissing: IfMissing;
  readonly priceTetri: number;
  readonly outcome?: Outcome | null;
  readonly gotAmount?: number | null;
  readonly gotTetri?: number | null;
  readonly replacement?: Pick<Product, 'id' | 'Name' | 'NameKa' | 'pieceName'> | null;
  readonly replacementUnit?: Unit | null;
  readonly called?: boolean | null;
}
interface OrderEvent {
  readonly key: string;
  readonly state: OrderState;
  readonly at: string;
  readonly by: { readonly id: number; readonly Name: string } | null;
  readonly note?: string | null;
}
/** Order as its reader may see it; the short form has no recipient, address or lines. */
export interface Order {
  readonly id: number;
  readonly number: number;
  readonly state: OrderState;
  readonly customer: { readonly id: number; readonly Name: string } | null;
  readonly courier: { readonly id: number; readonly Name: string } | null;
  readonly lines: readonly OrderLine[];
  /** Questions to the customer during packing. */
  readonly questions?: readonly Question[] | null;
  /** Number of lines marked so far, and the id of the courier who packs. */
  readonly packing?: { readonly by: number; readonly count: number } | null;
  readonly lineCount: number;
  readonly weightGrams: number;
  readonly feeTetri: number;
  readonly estimatedTetri: number;
  readonly toPayTetri: number;
  /**
   * Present while the packing waits to be sent: `estimated` if the device computed the sum, `open` if it lacks the
   * price of a replacement. Absent once the shop has priced the order.
   */
  readonly sumIs?: 'estimated' | 'open';
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
  /** Visible to the customer only. */
  readonly deliveryCode?: string | null;
  /** Visible to the customer during delivery only: the courier's phone, or null if they gave none. */
  readonly courierPhone?: string | null;
  readonly createdAt: string;
}

export const lineName = ({ Name, NameKa }: Pick<OrderLine, 'Name' | 'NameKa'>, language: string): string =>
  language === 'ka' && NameKa ? NameKa : Name;
export const districtName = (
  { district, districtKa }: Pick<Order, 'district' | 'districtKa'>,
  language: string,
): string | null => (language === 'ka' && districtKa ? districtKa : district);
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

/** Compares orders by the start of their delivery window, then by id. */
export const bySoonest = (a: Pick<Order, 'wantedFrom' | 'id'>, b: Pick<Order, 'wantedFrom' | 'id'>): number =>
  a.wantedFrom.localeCompare(b.wantedFrom) || a.id - b.id;

/** Returns street and building in one line, for display and for map search. */
export const addressText = ({ street, building }: Address): string =>
  [street, building].filter(Boolean).join(' ');

/** Returns a `tel:` link for a phone number in any notation. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Returns the coordinates if known, otherwise the written address. */
function placeOf(address: Address): string {
  const { lat, lng } = address;
  return lat && lng ? `${lat},${lng}` : `${addressText(address)}, Tbilisi`;
}

/** Returns a link that shows the address on OpenStreetMap. */
export const mapLink = (address: Address): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(placeOf(address))}`;

/**
 * Returns a link that opens navigation: the courier's own map application on Android (`geo:`), Apple Maps on iPhone and
 * iPad, a map in the browser elsewhere. `device` is the browser's user agent.
 */
export function routeLink(address: Address, device: string): string {
  const place = encodeURIComponent(placeOf(address));
  if (/android/i.test(device)) return `geo:${address.lat ?? 0},${address.lng ?? 0}?q=${place}`;
  return /iphone|ipad/i.test(device) ? `https://maps.apple.com/?daddr=${place}` : mapLink(address);
}

/** Returns the number of lines marked by the courier who is packing now; undefined if none is marked. */
export function packedOf({ state, packing, courier }: Pick<Order, 'state' | 'packing' | 'courier'>) {
  const isTold = state === 'accepted' && packing && packing.count > 0 && packing.by === courier?.id;
  return isTold ? packing.count : undefined;
}

export const isLate = ({ state, wantedTo }: Pick<Order, 'state' | 'wantedTo'>, now: number): boolean =>
  !['delivered', 'cancelled'].includes(state) && Date.parse(wantedTo) < now;

/** Checks whether the sum to pay differs from the estimate given at checkout. */
export const isSumChanged = ({
  lines,
  estimatedTetri,
  toPayTetri,
}: Pick<Order, 'lines' | 'estimatedTetri' | 'toPayTetri'>): boolean =>
  lines.some(({ outcome }) => outcome) && toPayTetri !== estimatedTetri;

/** Step that a courier's device has yet to send; the order is already shown as if it had been sent. */
interface WaitingStep {
  readonly path: string;
  readonly data?: object;
  /** Replacements as the device knows them; present on a packing step only. */
  readonly shown?: object;
}
/** Replacement as the device knows it before the shop has priced it. */
export type OptimisticLine = Pick<OrderLine, 'key' | 'replacement' | 'replacementUnit' | 'gotTetri'>;
const SHOWS: Readonly<Record<string, OrderState>> = {
  release: 'placed',
  pack: 'packed',
  depart: 'onTheWay',
  deliver: 'delivered',
  fail: 'failed',
  retry: 'onTheWay',
  cancel: 'cancelled',
};
/**
 * Returns the order as it will be after the queued steps are sent, with the sum to collect as far as the device knows
 * it.
 */
export function withWaiting(order: Order, waiting: readonly WaitingStep[]): Order {
  const own = waiting.filter(({ path }) => path.startsWith(`orders/${order.id}/`));
  const verbOf = ({ path }: WaitingStep) => path.split('/')[2] ?? '';
  const last = own.map((step) => SHOWS[verbOf(step)]).findLast(Boolean);
  if (!last) return order;
  const pack = own.find((step) => verbOf(step) === 'pack');
  return { ...order, ...(pack && packedWith(order, pack)), state: last };
}

const listed = <T>(body: object | undefined): readonly T[] => {
  const { lines } = (body ?? {}) as { lines?: unknown };
  return Array.isArray(lines) ? (lines as T[]) : [];
};

type PackedLine = Pick<OrderLine, 'key' | 'outcome' | 'gotAmount'>;
function packedWith({ lines, feeTetri }: Order, { data, shown }: WaitingStep): Partial<Order> {
  const packed = new Map(listed<PackedLine>(data).map((line) => [line.key, line]));
  const known = new Map(listed<OptimisticLine>(shown).map((line) => [line.key, line]));
  if (packed.size === 0) return {};
  const done = lines.map((line): OrderLine => {
    const { outcome, gotAmount } = packed.get(line.key) ?? line;
    return { ...line, outcome, gotAmount, ...(outcome === 'replaced' && known.get(line.key)) };
  });
  const isOpen = done.some(({ outcome, gotTetri }) => outcome === 'replaced' && typeof gotTetri !== 'number');
  return { lines: done, toPayTetri: toPay(done, feeTetri), sumIs: isOpen ? 'open' : 'estimated' };
}
