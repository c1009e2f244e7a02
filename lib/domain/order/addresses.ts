import { ADDRESS_LINES, type Address } from './types';

/** How many addresses a person keeps, and how long a word for one may be. */
export const BOOK_LIMITS = { addresses: 10, label: 40 } as const;
/** What most people call theirs; any other word is their own. */
export const ADDRESS_LABELS = ['home', 'work'] as const;

/** An address in a person's book; the first of the book is the usual one. */
export interface SavedAddress extends Address {
  readonly label?: string | null;
  /** The shop's district in which it lies. */
  readonly zone?: string | null;
}
export type AddressValues = Readonly<Record<(typeof ADDRESS_LINES)[number], string>>;

/** What an address is called, as a form asks it. */
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

/** The lines of an address as a form shows them. */
export const addressLines = (address: Partial<Address>): AddressValues =>
  Object.fromEntries(ADDRESS_LINES.map((name) => [name, address[name] ?? ''])) as AddressValues;

/** The lines of a form as they are kept: nothing for what is empty. */
export const addressOf = (lines: AddressValues): Address =>
  Object.fromEntries(ADDRESS_LINES.map((name) => [name, lines[name].trim() || null])) as unknown as Address;

/** What tells one address of a book from another: what it says. */
export const addressKey = (address: SavedAddress): string =>
  ADDRESS_LINES.map((name) => address[name]?.trim() ?? '').join('|');

const isSame = (one: SavedAddress, key: string) => addressKey(one) === key;

/** The book with an address put into it: in the place of an older form of it, else at the end; never twice. */
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

/** The book with this one as the usual address. */
export const withUsual = (book: readonly SavedAddress[], key: string): SavedAddress[] => [
  ...book.filter((one) => isSame(one, key)),
  ...withoutAddress(book, key),
];
