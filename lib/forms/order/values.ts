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
import { needed } from '../typed';
import type { Window } from '../../domain/order/windows';

/** Checkout line: a product of the shop, and its origin. */
export interface CheckoutLine {
  readonly key: string;
  readonly product: number;
  readonly Name: string;
  readonly NameKa?: string | null;
  /** Null if the amount still has to be entered. */
  readonly amount: number | null;
  /** Amount while it is being typed. */
  readonly typed?: string;
  readonly unit: Unit;
  /** Content of one pack in `unit`, if the line is counted in packs. */
  readonly packAmount?: number | null;
  readonly pieceName?: string | null;
  readonly category?: Category;
  /** Product facts to price and weigh the line before the shop's quote. */
  readonly facts?: ShopProduct;
  /** Amount on the list, if more than that is bought. */
  readonly asked?: { readonly amount: number; readonly unit: Unit } | null;
  /** Ids of the dishes for which the list needs it. */
  readonly dishes?: readonly number[];
  /** Null uses the order's setting. */
  readonly ifMissing: IfMissing | null;
  readonly item?: number | null;
}
export interface CheckoutValues extends LabelValues {
  readonly recipient: { readonly Name: string; readonly phone: string };
  readonly address: AddressValues;
  readonly zone: string;
  /** Key of the saved address; empty for another one. */
  readonly saved: string;
  /** True to save another address, under the label. */
  readonly isKept: boolean;
  /** Default handling of missing products, which a line can override. */
  readonly ifMissing: IfMissing;
  /** Start of the delivery window, as an instant. */
  readonly window: string;
  readonly payment: Payment;
  readonly Note: string;
}
interface CustomerProfile {
  readonly Name?: string | null;
  readonly phone?: string | null;
  /** Default address first. */
  readonly addresses?: readonly SavedAddress[] | null;
}
interface Offered {
  readonly zones: readonly { readonly key: string }[];
  readonly windows?: readonly Window[];
}

/**
 * Returns the checkout's initial values: the default address and the profile's phone, else the last order's address;
 * the first free window.
 */
export function checkoutValues(
  last: Order | null,
  person: CustomerProfile | null,
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

/** Tells whether recipient and address are complete, so that nothing has to be typed. */
export const isDoorKnown = ({ address, recipient, zone }: CheckoutValues, asksZone: boolean): boolean =>
  [address.street, recipient.Name, recipient.phone].every((text) => text.trim()) &&
  (!asksZone || zone !== '');

/**
 * Returns the person if their profile has a phone, else the last recipient; never combines one person's name with
 * another's phone.
 */
function recipientOf(last: Order | null, person: CustomerProfile | null) {
  const own = { Name: person?.Name ?? '', phone: person?.phone ?? '' };
  return own.phone || !last?.recipient ? own : last.recipient;
}

const BY_PREFERENCE: readonly IfMissing[] = ['call', 'replace', 'skip'];
/** Returns the most frequent handling in the last order. */
export function usualWish(last: Pick<Order, 'lines'> | null): IfMissing {
  const count = (wish: IfMissing) => last?.lines.filter(({ ifMissing }) => ifMissing === wish).length ?? 0;
  return BY_PREFERENCE.reduce((best, wish) => (count(wish) > count(best) ? wish : best));
}

/** Returns the last order's handling of a product, if it differs from that order's usual one. */
export function wishFor(last: Pick<Order, 'lines'> | null, product: number): IfMissing | null {
  const wish = last?.lines.find((line) => line.product?.id === product)?.ifMissing;
  return wish && wish !== usualWish(last) ? wish : null;
}

interface OrderFrame {
  readonly windows: readonly Window[];
  readonly shoplist: number | null;
  /** Total that was shown; the CMS refuses an order that would cost something else. */
  readonly quotedTetri?: number;
}

/** Converts the checkout for the CMS. */
export function orderInput(
  values: CheckoutValues,
  lines: readonly CheckoutLine[],
  { windows, shoplist, quotedTetri }: OrderFrame,
) {
  const window = windows.find(({ from }) => from === values.window);
  return {
    lines: lines.map(({ product, amount, unit, ifMissing, item }) => ({
      product,
      amount: needed(amount),
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
export type OrderInput = ReturnType<typeof orderInput>;
