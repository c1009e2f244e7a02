import type { Unit } from '../dish/types';
import type { Order } from './record';
import { ADDRESS_LINES, type IfMissing, type Payment } from './types';

/** A line of the checkout: a product of the shop, and what it came from. */
export interface CheckoutLine {
  readonly product: number;
  readonly Name: string;
  readonly NameKa?: string | null;
  /** null where it is still to be said how much. */
  readonly amount: number | null;
  /** The amount as it is being typed. */
  readonly typed?: string;
  readonly unit: Unit;
  readonly pieceName?: string | null;
  readonly ifMissing: IfMissing;
  readonly item?: number | null;
}
export type AddressValues = Readonly<Record<(typeof ADDRESS_LINES)[number], string>>;
export interface CheckoutValues {
  readonly recipient: { readonly Name: string; readonly phone: string };
  readonly address: AddressValues;
  readonly zone: string;
  /** The instant a window begins. */
  readonly window: string;
  readonly payment: Payment;
  readonly Note: string;
}
interface Known {
  readonly Name?: string | null;
  readonly phone?: string | null;
  readonly addresses?: readonly Partial<Record<string, unknown>>[] | null;
}

/** What the form begins with: the last order's door, else what the person's profile says. */
export function checkoutValues(
  last: Order | null,
  person: Known | null,
  zones: readonly { readonly key: string }[],
): CheckoutValues {
  const given: object = last?.address ?? person?.addresses?.[0] ?? {};
  const lines = ADDRESS_LINES.map((name) => [name, String((given as Record<string, unknown>)[name] ?? '')]);
  return {
    recipient: {
      Name: last?.recipient?.Name ?? person?.Name ?? '',
      phone: last?.recipient?.phone ?? person?.phone ?? '',
    },
    address: Object.fromEntries(lines) as AddressValues,
    zone: zones.some(({ key }) => key === last?.zone) ? (last?.zone ?? '') : '',
    window: '',
    payment: last?.payment ?? 'cash',
    Note: last?.Note ?? '',
  };
}

/** What was wished last time for a product that is missing. */
export const wishFor = (last: Order | null, product: number): IfMissing =>
  last?.lines.find((line) => line.product?.id === product)?.ifMissing ?? 'call';

export interface OrderInput extends Readonly<Record<string, unknown>> {
  readonly lines: readonly object[];
}

interface OrderFrame {
  readonly windows: readonly { readonly from: string; readonly to: string }[];
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
  const address = Object.fromEntries(
    Object.entries(values.address).map(([name, text]) => [name, text.trim() || null]),
  );
  return {
    lines: lines.map(({ product, amount, unit, ifMissing, item }) => ({
      product,
      amount,
      unit,
      ifMissing,
      ...(item && { item }),
    })),
    recipient: values.recipient,
    address,
    zone: values.zone || null,
    payment: values.payment,
    Note: values.Note.trim() || null,
    wantedFrom: window?.from ?? '',
    wantedTo: window?.to ?? '',
    ...(shoplist && { shoplist }),
    ...(quotedTetri !== undefined && { quotedTetri }),
  };
}
