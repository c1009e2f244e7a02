import type { Unit } from '../dish/types';
import type { Product } from '../product/record';
import type { Question } from './consent';
import { toPay } from './price';
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
/** An order as its reader may see it: recipient, address and lines are absent in the short form. */
export interface Order {
  readonly id: number;
  readonly number: number;
  readonly state: OrderState;
  readonly customer: { readonly id: number; readonly Name: string } | null;
  readonly courier: { readonly id: number; readonly Name: string } | null;
  readonly lines: readonly OrderLine[];
  /** What the customer is asked while it is packed. */
  readonly questions?: readonly Question[] | null;
  readonly lineCount: number;
  readonly weightGrams: number;
  readonly feeTetri: number;
  readonly estimatedTetri: number;
  readonly toPayTetri: number;
  /** What was replaced is priced by the CMS, so the sum lacks it until the packing has been sent. */
  readonly isSumOpen?: boolean;
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
  /** For the customer while somebody carries it: the courier's phone, null where they have given none; else absent. */
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

/** In the order in which they are wanted. */
export const bySoonest = (a: Pick<Order, 'wantedFrom' | 'id'>, b: Pick<Order, 'wantedFrom' | 'id'>): number =>
  a.wantedFrom.localeCompare(b.wantedFrom) || a.id - b.id;

/** An address in one line, for reading and for a map. */
export const addressText = ({ street, building }: Address): string =>
  [street, building].filter(Boolean).join(' ');

/** The exact place where it is known, else the written address. */
function placeOf(address: Address): string {
  const { lat, lng } = address;
  return lat && lng ? `${lat},${lng}` : `${addressText(address)}, Tbilisi`;
}

/** Where a map opens in the browser. */
export const mapLink = (address: Address): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(placeOf(address))}`;

/**
 * What leads to the door in one press: on Android the courier's own map application (`geo:`), on iPhone and iPad the maps of the
 * device, elsewhere a map in the browser. `device` is the browser's user agent.
 */
export function routeLink(address: Address, device: string): string {
  const place = encodeURIComponent(placeOf(address));
  if (/android/i.test(device)) return `geo:${address.lat ?? 0},${address.lng ?? 0}?q=${place}`;
  return /iphone|ipad/i.test(device) ? `https://maps.apple.com/?daddr=${place}` : mapLink(address);
}

export const isLate = ({ state, wantedTo }: Pick<Order, 'state' | 'wantedTo'>, now: number): boolean =>
  !['delivered', 'cancelled'].includes(state) && Date.parse(wantedTo) < now;

/** Whether what is to be paid has become another sum than the one at placing. */
export const isSumChanged = ({
  lines,
  estimatedTetri,
  toPayTetri,
}: Pick<Order, 'lines' | 'estimatedTetri' | 'toPayTetri'>): boolean =>
  lines.some(({ outcome }) => outcome) && toPayTetri !== estimatedTetri;

/** What a courier still has to send of an order changes how it looks already. */
interface WaitingStep {
  readonly path: string;
  readonly data?: Readonly<Record<string, unknown>>;
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
/** The order as it will be once the steps that wait have been sent, and what is then to be collected as far as it is known. */
export function withWaiting(order: Order, waiting: readonly WaitingStep[]): Order {
  const own = waiting.filter(({ path }) => path.startsWith(`orders/${order.id}/`));
  const steps = own.map(({ path, data }) => ({ verb: path.split('/')[2], data }));
  const last = steps.map(({ verb }) => SHOWS[verb]).findLast(Boolean);
  const lines = steps.find(({ verb }) => verb === 'pack')?.data?.lines;
  return last ? { ...order, ...(Array.isArray(lines) && packedWith(order, lines)), state: last } : order;
}

type PackedLine = Pick<OrderLine, 'key' | 'outcome' | 'gotAmount'>;
function packedWith({ lines, feeTetri }: Order, packed: readonly PackedLine[]) {
  const done = lines.map((line): OrderLine => {
    const { outcome, gotAmount } = packed.find(({ key }) => key === line.key) ?? line;
    return { ...line, outcome, gotAmount };
  });
  const isSumOpen = done.some(({ outcome }) => outcome === 'replaced');
  return { lines: done, toPayTetri: toPay(done, feeTetri), isSumOpen };
}
