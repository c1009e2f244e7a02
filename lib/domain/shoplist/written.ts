import { toRecord } from '../amount/convert';
import type { WrittenAmount } from '../amount/read';
import { parseLine } from '../dish/parse/line';
import type { Unit } from '../dish/types';
import { LIMITS } from '../limits';
import { faultOf } from './buy';
import type { ShopProduct } from './types';

/** A line as somebody types it: "2 ლ რძე", "eggs 10"; what it is and how much of it. */
interface Written {
  readonly name: string;
  readonly amount: number | null;
  readonly unit: Unit | null;
  /** The amount by its own measure, where a product's weights say more of it: two cans, a head of garlic. */
  readonly measured?: WrittenAmount;
}

/** Reads what is typed; without an amount it is a name as it stands. */
export function readWritten(text: string): Written {
  const typed = text.trim();
  const glued = GLUED.exec(typed)?.[0];
  // the 7 of "7up 2l" counts nothing
  if (glued && parseLine(typed).name.toLowerCase().startsWith(glued.replace(/\d/g, '').toLowerCase()))
    return named(readAmount(typed.replace(glued, STAND_IN)), typed, glued);
  return named(readAmount(plain(typed)), typed);
}

/** A number that a word goes on from without a space. */
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
/** What shoppers write that no recipe does, and how a recipe would. */
const AS_IN_RECIPES: readonly (readonly [RegExp, string])[] = [
  [/[!.;,]+$/u, ''],
  [/\s*[([](\d+(?:[.,]\d+)?)[)\]]$/u, ' $1'], // milk (2)
  [/^(\d+)\s*[x×х]\s+/iu, '$1 '], // 2x milk
  [/\s+[x×х]\s*(?=\d)/iu, ' '], // tuna x 2 cans
  [new RegExp(`(\\p{L})(\\d+(?:[.,]\\d+)?\\s*(?:${UNIT}))$`, 'iu'), '$1 $2'], // sulguni500g
  [new RegExp(`^(?=(?:${HOLDERS})\\s)`, 'iu'), '1 '], // bottle of wine
  [new RegExp(`(?<=\\p{L})\\s+(${HOLDERS})$`, 'iu'), ' 1 $1'], // onions kilo
];
const plain = (typed: string): string =>
  AS_IN_RECIPES.reduce((text, [written, read]) => text.replace(written, read), typed);

/** From how many on a bare number of something that has no pieces means grams: "sulguni 500". */
const GRAMS_FROM = 20;

/** How much of a product is meant by what is written. */
export function amountFor(
  product: ShopProduct,
  { amount, unit, measured }: Written,
): { amount: number | null; unit: Unit | null } {
  const own = measured && measured.measure !== 'piece' ? toRecord(measured, product) : undefined;
  if (own?.understood) return { amount: own.amount, unit: own.unit };
  const isBare = unit === 'Piece' && amount !== null && faultOf({ product, amount, unit }) !== undefined;
  return isBare && amount >= GRAMS_FROM ? { amount, unit: 'gr' } : { amount, unit };
}

const AMOUNT_ALONE = /^[\d.,½¼¾⅓⅔\s]+\p{L}*\.?$/u;

/** A line for what no product is known: its name and how much, where the two are all that was typed; else the text as it is. */
export function ownLine(text: string): { Name: string; amount?: number; unit?: Unit } {
  const typed = text.trim();
  const { name, amount, unit, measured } = readWritten(typed);
  const isSplit = (typed.startsWith(name) || typed.endsWith(name)) && !measured?.size;
  const isAll = isSplit && AMOUNT_ALONE.test(typed.replace(name, '').trim());
  return amount !== null && unit && isAll ? { Name: name, amount, unit } : { Name: typed };
}
