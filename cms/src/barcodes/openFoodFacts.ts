import { LIMITS } from '../domain/limits';
import { isLanguage, type Language } from '../domain/language';
import { cleanLine } from '../domain/text/clean';
import { HOUR } from '../domain/time/units';
import { fetchGuarded, FetchRefused } from '../net/guarded';
import { ConflictError } from '../records/http/errors';
import { dropOldest } from '../records/dropOldest';
import { isText, isValues, listIn, type Values } from '../records/read/values';

/** Facts from Open Food Facts about a code. */
export interface Fact {
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** Names it may have here, the closest first: its own, what it is, its kinds from the narrowest to the widest. */
  readonly words: readonly string[];
  readonly brand: string;
  readonly amount: number | null;
  readonly unit: 'gr' | 'ml' | null;
}

const USUAL = 'https://world.openfoodfacts.org';
const NAMES = ['product_name_ka', 'product_name_en', 'product_name', 'generic_name_en', 'generic_name'];
const FIELDS = [...NAMES, 'brands', 'product_quantity', 'product_quantity_unit', 'categories_tags'];
const BYTES = 256 * 1024;
const TIMEOUT_MS = 6_000;
/** Number of categories to use. A kind is a word of the English taxonomy; the widest ("foods") say nothing. */
const KINDS = 3;

const CACHE_TTL = { known: 24 * HOUR, unknown: HOUR };
const MOST_KEPT = 5_000;
const cache = new Map<string, { readonly until: number; readonly fact: Fact | null }>();

/** Returns the address of Open Food Facts; undefined if the operators have closed it. */
const address = (): string | undefined => {
  const { OPEN_FOOD_FACTS = USUAL } = process.env;
  return OPEN_FOOD_FACTS === 'off' ? undefined : OPEN_FOOD_FACTS.replace(/\/+$/, '');
};
export const isEnabled = (): boolean => address() !== undefined;

/**
 * Returns the facts from Open Food Facts about a code, null if it does not know the code. An answer is cached for a
 * day, a missing one for an hour; `count` is called before it is asked. Throws a conflict if it does not answer.
 */
export async function factOf(code: string, count: () => Promise<void>): Promise<Fact | null> {
  const known = cache.get(code);
  if (known && known.until > Date.now()) return known.fact;
  const from = address();
  if (from === undefined) return null;
  await count();
  const fact = await fetchFact(from, code);
  if (cache.size >= MOST_KEPT) dropOldest(cache);
  cache.set(code, { until: Date.now() + (fact ? CACHE_TTL.known : CACHE_TTL.unknown), fact });
  return fact;
}

async function fetchFact(from: string, code: string): Promise<Fact | null> {
  // Open Food Facts stores an EAN-8 as eight digits
  const theirs = code.replace(/^00000(?=\d{8}$)/, '');
  try {
    const { body } = await fetchGuarded(`${from}/api/v2/product/${theirs}?fields=${FIELDS.join(',')}`, {
      accept: 'application/json',
      bytes: BYTES,
      timeoutMs: TIMEOUT_MS,
      // their terms ask for the caller's name and where to find it
      agent: `Supra/1.0 (${process.env.PUBLIC_URL ?? ''})`,
    });
    const answer: unknown = JSON.parse(body.toString());
    return isValues(answer) && isValues(answer.product) ? readFact(answer.product) : null;
  } catch (error) {
    if (error instanceof FetchRefused && error.status === 404) return null;
    if (error instanceof FetchRefused || error instanceof SyntaxError)
      throw new ConflictError('Open Food Facts does not answer', 'barcode.unanswered');
    throw error;
  }
}

/** Returns the part of their record that is of use here; null if it has no name. */
function readFact(product: Values): Fact | null {
  const said = (field: string): string => plain(product[field]);
  const names: Partial<Record<Language, string>> = {};
  for (const field of NAMES) {
    const language = field.slice(-2);
    const isOf: readonly Language[] = isLanguage(language) ? [language] : ['en', 'ka'];
    for (const one of isOf) if (said(field)) names[one] ??= said(field);
  }
  if (!names.en && !names.ka) return null;
  const kinds = listIn(product.categories_tags).filter(isText).toReversed().slice(0, KINDS);
  const words = [...NAMES.map(said), ...kinds.flatMap(kindOf)].filter(Boolean);
  return { names, words: [...new Set(words)], brand: said('brands'), ...packOf(product) };
}

const plain = (value: unknown): string =>
  isText(value) ? [...cleanLine(value)].slice(0, LIMITS.name.max).join('') : '';

const kindOf = (tag: string): string[] =>
  tag.startsWith('en:') ? [plain(tag.slice(3).replaceAll('-', ' '))] : [];

/** Returns the amount in one pack as they computed it; they count in grams and millilitres. */
function packOf(product: Values): Pick<Fact, 'amount' | 'unit'> {
  const said = product.product_quantity;
  // a number, or one in quotes; a deeply nested value could not even be converted to a text
  const amount = typeof said === 'number' || isText(said) ? Number(said) : NaN;
  const isAmount = amount > LIMITS.amount.above && amount <= LIMITS.amount.max;
  const unit = product.product_quantity_unit === 'ml' ? 'ml' : 'gr';
  return isAmount ? { amount, unit } : { amount: null, unit: null };
}
