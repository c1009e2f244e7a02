import { isMetric } from '../amount/measures';
import { toRecord } from '../amount/convert';
import type { WrittenAmount } from '../amount/read';
import { parseLine } from '../dish/parse/line';
import type { Unit } from '../dish/types';
import { LIMITS } from '../limits';
import { roundQuantity } from '../storage/units';
import { faultOf, packOf } from './buy';
import type { ShopProduct } from './types';

/** Line as typed ("2 ლ რძე", "eggs 10"), split into name and amount. */
export interface Written {
  readonly name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  /** Amount in the unit as written, for use with the product's weights: two cans, a head of garlic. */
  readonly measured?: WrittenAmount;
}

/** Parses a typed line; without an amount the whole text is the name. */
export function readWritten(text: string): Written {
  const typed = text.trim();
  const glued = GLUED.exec(typed)?.[0];
  // the 7 of "7up 2l" is no amount
  if (glued && parseLine(typed).name.toLowerCase().startsWith(glued.replace(/\d/g, '').toLowerCase()))
    return named(readAmount(typed.replace(glued, STAND_IN)), typed, glued);
  return named(readAmount(plain(typed)), typed);
}

/** Returns the search texts, best first: for a can of something its tinned variant comes before the plain name. */
export function searchTextsOf({ name, measured }: Written): readonly string[] {
  if (measured?.measure !== 'can' && measured?.holder !== 'can') return [name];
  return [/[ა-ჰ]/u.test(name) ? `${name} კონსერვი` : `tinned ${name}`, name];
}

/** Number followed by letters without a space. */
const GLUED = /^\d+\p{L}{2,}/u;
const STAND_IN = 'Qqq';

const named = (read: Written | null, typed: string, glued = ''): Written =>
  read
    ? { ...read, name: read.name.replace(/^qqq/i, glued || '$&') }
    : { name: typed, amount: null, unit: null };

function readAmount(text: string): Written | null {
  const { amount, unit, name, written } = parseLine(text);
  const isAmount = amount !== undefined && amount > LIMITS.amount.above && amount <= LIMITS.amount.max;
  if (!isAmount || !name || name === text) return null;
  return { name, amount, unit, ...(written && { measured: written }) };
}

const UNIT = 'kg|g|gr|ml|l|კგ|გრ?|ლ|მლ';
const HOLDERS = 'dozen|bottle|can|tin|jar|pack|packet|bag|box|carton|loaf|head|bunch|kilo|lit(?:er|re)';
/** Shopping-list notations that recipes do not use, and their recipe equivalent. */
const AS_IN_RECIPES: readonly (readonly [RegExp, string])[] = [
  [/[!.;,]+$/u, ''],
  [/\s*[([](\d+(?:[.,]\d+)?)[)\]]$/u, ' $1'], // milk (2)
  [/^(\d+)\s*[x×х]\s+(?!\d)/iu, '$1 '], // 2x milk; the weight of a tin is not its number
  [/(?<!\d)\s+[x×х]\s*(?=\d)/iu, ' '], // tuna x 2 cans; 2 x 200 g must not become 2,200
  [new RegExp(`(\\p{L})(\\d+(?:[.,]\\d+)?\\s*(?:${UNIT}))$`, 'iu'), '$1 $2'], // sulguni500g
  [new RegExp(`^(?=(?:${HOLDERS})\\s)`, 'iu'), '1 '], // bottle of wine
  [new RegExp(`(?<=\\p{L})\\s+(${HOLDERS})$`, 'iu'), ' 1 $1'], // onions kilo
];
const plain = (typed: string): string =>
  AS_IN_RECIPES.reduce((text, [written, read]) => text.replace(written, read), typed);

/** Number from which a bare amount of a product without pieces means grams: "sulguni 500". */
const GRAMS_FROM = 20;

/** Returns the amount of a product that a typed line means. */
export function amountFor(
  product: ShopProduct,
  { amount, unit, measured }: Written,
): { amount: number | null; unit: Unit | null } {
  const own = measured && measured.measure !== 'piece' ? toRecord(measured, product) : undefined;
  if (own?.understood) {
    const { amount: weight, unit: of } = own;
    const isWeight = measured && isMetric(measured.measure) && !measured.holder;
    return isWeight ? { amount: weight, unit: of } : asPieces(own, product);
  }
  if (amount !== null && measured?.measure === 'piece' && !measured.size && isPack(product, amount)) {
    const pack = packOf(product);
    return { amount: roundQuantity(amount * pack.amount), unit: pack.unit };
  }
  const isBare = unit === 'Piece' && amount !== null && faultOf({ product, amount, unit }) !== undefined;
  return isBare && amount >= GRAMS_FROM ? { amount, unit: 'gr' } : { amount, unit };
}

/** Converts a weight to pieces if it is a whole number of them: tins are counted, not weighed. */
function asPieces(
  { amount, unit }: { readonly amount: number; readonly unit: Unit },
  { gramsPerPiece, packSize }: ShopProduct,
): { amount: number; unit: Unit } {
  const count = gramsPerPiece && !packSize && unit === 'gr' ? amount / gramsPerPiece : 0.5;
  const isWhole = (gramsPerPiece ?? 0) >= LEAST_COUNTED && Math.abs(count - Math.round(count)) < ALMOST;
  return isWhole ? { amount: Math.round(count), unit: 'Piece' } : { amount, unit };
}

const ALMOST = 1e-6;
/**
 * Minimum weight in grams of a countable piece; lighter ones are bought by the pack: nobody writes two olives on a
 * list.
 */
const LEAST_COUNTED = 30;
/** Minimum weight in grams of a loaf; a lighter piece of bread is a slice. */
const LEAST_LOAF = 100;
/** Maximum relative difference between a piece and a pack that count as the same. */
const NEAR = 0.25;
const MOST_PACKS = 6;

/** Checks whether a bare number counts packs: two milk are two litres, two eggs are two. */
function isPack({ packSize, gramsPerPiece, pieceName, category }: ShopProduct, amount: number): boolean {
  if (!packSize || pieceName || amount > (gramsPerPiece ? MOST_PACKS : GRAMS_FROM)) return false;
  if (!gramsPerPiece || gramsPerPiece < LEAST_COUNTED) return true;
  const isSlice = category === 'grains' && gramsPerPiece < LEAST_LOAF;
  return isSlice || Math.abs(gramsPerPiece / packSize - 1) <= NEAR;
}

const AMOUNT_ALONE = /^[\d.,½¼¾⅓⅔\s]+\p{L}*\.?$/u;

/** Returns a line without a product: name and amount if the text contains nothing else, otherwise the text as typed. */
export function ownLine(text: string): { Name: string; amount?: number; unit?: Unit } {
  const typed = text.trim();
  const { name, amount, unit, measured } = readWritten(typed);
  const isSplit = (typed.startsWith(name) || typed.endsWith(name)) && !measured?.size;
  const isAll = isSplit && AMOUNT_ALONE.test(typed.replace(name, '').trim());
  return amount !== null && unit && isAll ? { Name: name, amount, unit } : { Name: typed };
}
