import { LIMITS } from '../domain/limits';
import { isLanguage, type Language } from '../domain/language';
import { cleanLine } from '../domain/text/clean';
import { fetchGuarded, FetchRefused } from '../net/guarded';
import { ConflictError } from '../records/http/errors';
import { dropOldest } from '../records/oldest';
import { isText, isValues, listIn, type Values } from '../records/read/values';

/** What Open Food Facts says of a code. */
export interface Fact {
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** What it may be called here, the closest first: its names, what it is, its kinds from the narrowest to the widest. */
  readonly words: readonly string[];
  readonly brand: string;
  readonly amount: number | null;
  readonly unit: 'gr' | 'ml' | null;
}

const USUAL = 'https://world.openfoodfacts.org';
const NAMES = ['product_name_ka', 'product_name_en', 'product_name', 'generic_name_en', 'generic_name'];
const FIELDS = [...NAMES, 'brands', 'product_quantity', 'product_quantity_unit', 'categories_tags'];
const BYTES = 256 * 1024;
const PATIENCE = 6_000;
/** A kind is a word of the English taxonomy; the widest ("foods") say nothing. */
const KINDS = 3;

const HOUR = 60 * 60 * 1000;
const KEPT = { known: 24 * HOUR, unknown: HOUR };
const MOST_KEPT = 5_000;
const kept = new Map<string, { readonly until: number; readonly fact: Fact | null }>();

/** Where Open Food Facts is asked; nowhere where the operators have closed that. */
const address = (): string | undefined => {
  const { OPEN_FOOD_FACTS = USUAL } = process.env;
  return OPEN_FOOD_FACTS === 'off' ? undefined : OPEN_FOOD_FACTS.replace(/\/+$/, '');
};
export const isOpen = (): boolean => address() !== undefined;

/**
 * What Open Food Facts says of a code, null where it does not know it. An answer is kept for a day, that there is none for an hour;
 * `count` is called before they are asked. Throws a conflict where they do not answer.
 */
export async function factOf(code: string, count: () => Promise<void>): Promise<Fact | null> {
  const known = kept.get(code);
  if (known && known.until > Date.now()) return known.fact;
  const from = address();
  if (from === undefined) return null;
  await count();
  const fact = await asked(from, code);
  if (kept.size >= MOST_KEPT) dropOldest(kept);
  kept.set(code, { until: Date.now() + (fact ? KEPT.known : KEPT.unknown), fact });
  return fact;
}

async function asked(from: string, code: string): Promise<Fact | null> {
  // they keep an EAN-8 as eight digits
  const theirs = code.replace(/^00000(?=\d{8}$)/, '');
  try {
    const { body } = await fetchGuarded(`${from}/api/v2/product/${theirs}?fields=${FIELDS.join(',')}`, {
      accept: 'application/json',
      bytes: BYTES,
      patience: PATIENCE,
      // as their terms ask: who calls, and where to find them
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

/** What of their record is of use here; null where it has no name. */
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

/** How much is in one pack, as they have worked it out; they count in grams and millilitres. */
function packOf(product: Values): Pick<Fact, 'amount' | 'unit'> {
  const said = product.product_quantity;
  // a number, or one in quotes; what is nested deep enough could not even be made a text of
  const amount = typeof said === 'number' || isText(said) ? Number(said) : NaN;
  const isAmount = amount > LIMITS.amount.above && amount <= LIMITS.amount.max;
  const unit = product.product_quantity_unit === 'ml' ? 'ml' : 'gr';
  return isAmount ? { amount, unit } : { amount: null, unit: null };
}
