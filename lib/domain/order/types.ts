export const ORDER_STATES = [
  'placed',
  'accepted',
  'packed',
  'onTheWay',
  'delivered',
  'failed',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Instructions to the courier for a line that is out of stock. */
export const IF_MISSING = ['replace', 'skip', 'call'] as const;
export type IfMissing = (typeof IF_MISSING)[number];
export const OUTCOMES = ['got', 'replaced', 'missing'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const PAYMENTS = ['cash', 'card'] as const;
export type Payment = (typeof PAYMENTS)[number];

/** Limits on lengths and counts, shared by the form and the CMS. */
export const ORDER_LIMITS = {
  lines: 100,
  recipientName: { min: 1, max: 100 },
  addressLine: 200,
  note: 1000,
  reason: { min: 1, max: 500 },
  codeDigits: 4,
  wrongCodes: 6,
  lockMinutes: 15,
  /** Maximum ratio of weighed to ordered amount; the customer pays for the weighed one. */
  overweight: 1.5,
} as const;

export interface Address {
  readonly street: string;
  readonly building?: string | null;
  readonly entrance?: string | null;
  readonly floor?: string | null;
  readonly flat?: string | null;
  readonly doorCode?: string | null;
  readonly landmark?: string | null;
  readonly lat?: number | null;
  readonly lng?: number | null;
}
export const ADDRESS_LINES = [
  'street',
  'building',
  'entrance',
  'floor',
  'flat',
  'doorCode',
  'landmark',
] as const;
export interface Recipient {
  readonly Name: string;
  readonly phone: string;
}
