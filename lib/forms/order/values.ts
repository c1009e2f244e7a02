import type { Unit } from '../../domain/dish/types';
import type { Category } from '../../domain/product/types';
import type { ShopProduct } from '../../domain/shoplist/types';
import {
  addressKey,
  addressLines,
  addressOf,
  labelValues,
  type AddressValues,
  type LabelValues,
  type SavedAddress,
} from '../../domain/order/addresses';
import type { Order } from '../../domain/order/record';
import type { IfMissing, Payment } from '../../domain/order/types';
import type { Window } from '../../domain/order/windows';

/** A line of the checkout: a product of the shop, and what it came from. */
export interface CheckoutLine {
  readonly key: string;
  readonly product: number;
  readonly Name: string;
  readonly NameKa?: string | null;
  /** null where it is still to be said how much. */
  readonly amount: number | null;
  /** The amount as it is being typed. */
  readonly typed?: string;
  readonly unit: Unit;
  /** How much of the unit one pack holds, where it is counted in packs. */
  readonly packAmount?: number | null;
  readonly pieceName?: string | null;
  readonly category?: Category;
  /** What is known of the product, so that it can be priced and weighed before the shop has answered. */
  readonly facts?: ShopProduct;
  /** What the list asks for, where what is bought is more. */
  readonly asked?: { readonly amount: number; readonly unit: Unit } | null;
  /** The dishes that the list wants it for. */
  readonly dishes?: readonly number[];
  /** null: as is said for all of them. */
  readonly ifMissing: IfMissing | null;
  readonly item?: number | null;
}
export interface CheckoutValues extends LabelValues {
  readonly recipient: { readonly Name: string; readonly phone: string };
  readonly address: AddressValues;
  readonly zone: string;
  /** Which address of the book it is; empty for another one. */
  readonly saved: string;
  /** Whether another address goes into the book; then under what it is called. */
  readonly isKept: boolean;
  /** What is done about what is missing, unless a line says otherwise. */
  readonly ifMissing: IfMissing;
  /** The instant a window begins. */
  readonly window: string;
  readonly payment: Payment;
  readonly Note: string;
}
interface Known {
  readonly Name?: string | null;
  readonly phone?: string | null;
  /** The usual one first. */
  readonly addresses?: readonly SavedAddress[] | null;
}
interface Offered {
  readonly zones: readonly { readonly key: string }[];
  readonly windows?: readonly Window[];
}

/** What the form begins with: the usual address and the profile's phone, else the last order's door; the first free time. */
export function checkoutValues(
  last: Order | null,
  person: Known | null,
  { zones, windows = [] }: Offered,
): CheckoutValues {
  const usual = person?.addresses?.[0];
  const zone = usual?.zone ?? last?.zone ?? '';
  return {
    recipient: recipientOf(last, person),
    address: addressLines(usual ?? last?.address ?? {}),
    zone: zones.some(({ key }) => key === zone) ? zone : '',
    saved: usual ? addressKey(usual) : '',
    isKept: false,
    ...labelValues(null),
    ifMissing: usualWish(last),
    window: windows[0]?.from ?? '',
    payment: last?.payment ?? 'cash',
    Note: last?.Note ?? '',
  };
}

/** Whether it is known whom to bring it to and where, so that nothing has to be typed. */
export const isDoorKnown = ({ address, recipient, zone }: CheckoutValues, asksZone: boolean): boolean =>
  [address.street, recipient.Name, recipient.phone].every((text) => text.trim()) &&
  (!asksZone || zone !== '');

/** A person with a phone in their profile is the recipient; the name of one person is never put with the phone of another. */
function recipientOf(last: Order | null, person: Known | null) {
  const own = { Name: person?.Name ?? '', phone: person?.phone ?? '' };
  return own.phone || !last?.recipient ? own : last.recipient;
}

const BY_PATIENCE: readonly IfMissing[] = ['call', 'replace', 'skip'];
/** What was wished most often the last time. */
export function usualWish(last: Pick<Order, 'lines'> | null): IfMissing {
  const count = (wish: IfMissing) => last?.lines.filter(({ ifMissing }) => ifMissing === wish).length ?? 0;
  return BY_PATIENCE.reduce((best, wish) => (count(wish) > count(best) ? wish : best));
}

/** What was wished the last time for a product, where that is not what is wished for all. */
export function wishFor(last: Pick<Order, 'lines'> | null, product: number): IfMissing | null {
  const wish = last?.lines.find((line) => line.product?.id === product)?.ifMissing;
  return wish && wish !== usualWish(last) ? wish : null;
}

export interface OrderInput extends Readonly<Record<string, unknown>> {
  readonly lines: readonly object[];
}

interface OrderFrame {
  readonly windows: readonly Window[];
  readonly shoplist: number | null;
  /** The total that was shown; an order that would cost something else is refused. */
  readonly quotedTetri?: number;
}

/** What the checkout says, as the CMS takes it. */
export function orderInput(
  values: CheckoutValues,
  lines: readonly CheckoutLine[],
  { windows, shoplist, quotedTetri }: OrderFrame,
): OrderInput {
  const window = windows.find(({ from }) => from === values.window);
  return {
    lines: lines.map(({ product, amount, unit, ifMissing, item }) => ({
      product,
      amount,
      unit,
      ifMissing: ifMissing ?? values.ifMissing,
      ...(item && { item }),
    })),
    recipient: values.recipient,
    address: addressOf(values.address),
    zone: values.zone || null,
    payment: values.payment,
    Note: values.Note.trim() || null,
    wantedFrom: window?.from ?? '',
    wantedTo: window?.to ?? '',
    ...(shoplist && { shoplist }),
    ...(quotedTetri !== undefined && { quotedTetri }),
  };
}
