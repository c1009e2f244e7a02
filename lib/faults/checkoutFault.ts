import { ApiError, type FieldFault, type FieldMessage } from '@/lib/api/errors';
import { ADDRESS_LINES } from '@/lib/domain/order/types';
import type { CheckoutValues } from '@/lib/forms/order/values';
import type { OrderFault } from './orderFault';
import { formMessage } from '../hooks/useFormSubmit';
import { fieldOf } from '@/lib/domain/fieldOf';

/** Checkout fields that can show their own fault. */
const FIELDS: readonly string[] = [
  'recipient.Name',
  'recipient.phone',
  'zone',
  'Note',
  'payment',
  ...ADDRESS_LINES.map((name) => `address.${name}`),
];
const faultsOf = (cause: unknown): readonly FieldFault[] => (cause instanceof ApiError ? cause.fields : []);
const nameOf = ({ path }: FieldFault) => path.join('.');
const isOfLine = ({ path }: FieldFault) => path[0] === 'lines' && path.length > 1;
const isOfField = (fault: FieldFault) => FIELDS.includes(nameOf(fault));

/** Returns the faults of an order's lines. */
export const faultsOfLines = (cause: unknown): FieldFault[] => faultsOf(cause).filter(isOfLine);
/** Tells whether the shopping list being ordered was deleted meanwhile. */
export const isListGone = (cause: unknown): boolean =>
  faultsOf(cause).some(({ path }) => path[0] === 'shoplist');
/** Tells whether the chosen delivery window has passed, or become full, meanwhile. */
export const isWindowGone = (cause: unknown): boolean =>
  faultsOf(cause).some(({ path }) => path[0] === 'wantedFrom' || path[0] === 'wantedTo');

/** Returns the fault of the order as a whole; undefined if the faults of lines and fields say everything. */
export function wholeFault(cause: unknown): OrderFault | undefined {
  const faults = faultsOf(cause);
  if (faults.length === 0) return formMessage(cause);
  if (isListGone(cause)) return { keys: ['order:checkout.listGone'] };
  const whole = faults.find((fault) => !isOfLine(fault) && !isOfField(fault));
  return whole && { keys: [`validation:${whole.key}`, 'validation:incorrect'], values: whole.values };
}

/** Fault of a field, valid as long as the field keeps the refused value. */
export interface FieldRefusal {
  readonly name: string;
  readonly value: unknown;
  readonly fault: FieldMessage;
}
export const fieldRefusals = (cause: unknown, values: CheckoutValues): FieldRefusal[] =>
  faultsOf(cause)
    .filter(isOfField)
    .map((fault) => ({
      name: nameOf(fault),
      value: valueAt(values, nameOf(fault)),
      fault: { key: fault.key ?? 'incorrect', values: fault.values },
    }));

/** Returns Formik's errors for fields that still have the refused value. */
export function stillRefused(refusals: readonly FieldRefusal[], values: CheckoutValues): object {
  const errors: Record<string, object> = {};
  for (const { name, value, fault } of refusals) {
    if (valueAt(values, name) !== value) continue;
    const [part = '', inner] = name.split('.');
    errors[part] = inner ? { ...errors[part], [inner]: fault } : fault;
  }
  return errors;
}

const valueAt = (values: CheckoutValues, name: string): unknown =>
  name.split('.').reduce<unknown>(fieldOf, values);
