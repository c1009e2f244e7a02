import { ADDRESS_LINES, type Address } from './types';
import { recordOf } from '../recordOf';

/** Maximum number of addresses per person and maximum length of an address's label. */
export const ADDRESS_BOOK_LIMITS = { addresses: 10, label: 40 } as const;
/** Built-in labels; any other label is the person's own word. */
export const ADDRESS_LABELS = ['home', 'work'] as const;

/** Address in a person's book; the first one in the book is the default. */
export interface SavedAddress extends Address {
  readonly label?: string | null;
  /** Key of the shop's delivery zone that contains the address. */
  readonly zone?: string | null;
}
export type AddressValues = Readonly<Record<(typeof ADDRESS_LINES)[number], string>>;

/** Label of an address as the form edits it. */
export interface LabelValues {
  readonly kind: '' | (typeof ADDRESS_LABELS)[number] | 'own';
  readonly own: string;
}
export function labelValues(label: string | null | undefined): LabelValues {
  const known = ADDRESS_LABELS.find((one) => one === label);
  return known ? { kind: known, own: '' } : { kind: label ? 'own' : '', own: label ?? '' };
}
export const labelOf = ({ kind, own }: LabelValues): string | null =>
  (kind === 'own' ? own.trim() : kind) || null;

/** Returns the lines of an address as form values. */
export const addressLines = (address: Partial<Address>): AddressValues =>
  recordOf(ADDRESS_LINES, (name) => address[name] ?? '');

/** Returns the address to store from form values; empty lines become null. */
export const addressOf = (lines: AddressValues): Address =>
  recordOf(ADDRESS_LINES, (name) => lines[name].trim() || null) as Address;

/** Returns the identity of an address within a book: its trimmed lines joined with `|`. */
export const addressKey = (address: SavedAddress): string =>
  ADDRESS_LINES.map((name) => address[name]?.trim() ?? '').join('|');

const isSame = (one: SavedAddress, key: string) => addressKey(one) === key;

/** Returns the book with `address` in it once: in place of the address with key `older`, otherwise at the end. */
export function withAddress(
  book: readonly SavedAddress[],
  address: SavedAddress,
  older = addressKey(address),
): SavedAddress[] {
  const others = book.filter((one) => isSame(one, older) || !isSame(one, addressKey(address)));
  const isKnown = others.some((one) => isSame(one, older));
  return isKnown ? others.map((one) => (isSame(one, older) ? address : one)) : [...others, address];
}

export const withoutAddress = (book: readonly SavedAddress[], key: string): SavedAddress[] =>
  book.filter((one) => !isSame(one, key));

/** Returns the book with the address of this key moved to the front, which makes it the default. */
export const withUsual = (book: readonly SavedAddress[], key: string): SavedAddress[] => [
  ...book.filter((one) => isSame(one, key)),
  ...withoutAddress(book, key),
];
