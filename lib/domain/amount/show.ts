import type { MeasureSystem } from '../access/settings';
import { ML_PER_UNIT } from '../dish/nutrition';
import { measurable, scaleAmount, type DisplayUnit } from '../dish/scale';
import type { Unit } from '../dish/types';
import { ML_OF_CUP } from './cup';

interface Amount<U> {
  readonly amount: number;
  /** Upper end of a range. */
  readonly amountTo?: number | null;
  readonly unit: U;
}
interface Poured {
  readonly category?: string | null;
  readonly gramsPerMl?: number | null;
}

const GRAMS_OF_OUNCE = 28.35;
/** Aisles whose goods Americans measure in cups; of dairy only products as dense as milk. */
const BY_CUP: readonly unknown[] = ['grains', 'pulses', 'pantry', 'sweets', 'spices', 'drinks'];

/**
 * Scales an amount from `from` to `to` servings and rounds it to one that a kitchen can measure, so that nobody reads
 * 0.83 egg.
 */
export function scaled({ amount, amountTo, unit }: Amount<Unit>, from: number, to: number): Amount<Unit> {
  if (from === to && (unit !== 'Piece' || amount >= 1)) return { amount, amountTo, unit };
  const all = (value: number) => scaleAmount(value, from, to);
  const [told, each] = spoonFor(unit, all(amountTo ?? amount));
  const one = (value: number) => measurable(all(value) * each, told);
  return { unit: told, ...ends(one(amount), amountTo ? one(amountTo) : null) };
}

/** Amount of a larger spoon below which teaspoons are used. */
const QUARTER = 0.24;
const TEA_SPOONS: Readonly<Partial<Record<Unit, number>>> = { Spoon: 2, 'Table Spoon': 3 };

/** Returns the spoon to measure an amount with, and the number of them per original unit. */
function spoonFor(unit: Unit, most: number): readonly [Unit, number] {
  const each = TEA_SPOONS[unit];
  return each && most < QUARTER ? ['Tea Spoon', each] : [unit, 1];
}

/** Rounds a weight or volume converted from cups or ounces to steps of a kitchen scale: 187.5 is 190. */
export const approximate = (amount: number): number => {
  const step = amount < 10 ? 0.5 : amount < 100 ? 1 : amount < 1000 ? 5 : 10;
  return amount < step ? amount : Math.round(amount / step) * step;
};

/** Converts an amount to the reader's system: grams of flour to cups, of meat to ounces. */
export function inSystem(
  given: Amount<Unit>,
  system: MeasureSystem,
  product?: Poured | null,
): Amount<DisplayUnit> {
  if (system === 'metric') return given;
  const most = given.amountTo ?? given.amount;
  const [unit, each] = unitFor(given.unit, most, product);
  if (each === 1) return given;
  const one = (value: number) => measurable(value / each, unit);
  return { unit, ...ends(one(given.amount), given.amountTo ? one(given.amountTo) : null) };
}

/** Returns the American unit for an amount, and the number of record units in one; 1 if it stays unchanged. */
function unitFor(unit: Unit, most: number, product?: Poured | null): readonly [DisplayUnit, number] {
  if (unit === 'Spoon') return ['Tea Spoon', 0.5];
  if (unit !== 'gr' && unit !== 'ml') return [unit, 1];
  const perMl = unit === 'ml' ? 1 : byCup(product);
  if (perMl) {
    const ml = most / perMl;
    if (ml < 0.6) return [unit, 1];
    const by: DisplayUnit = ml < 14 ? 'Tea Spoon' : ml < 57 ? 'Table Spoon' : 'cup';
    return [by, perMl * (by === 'cup' ? ML_OF_CUP : (ML_PER_UNIT[by] ?? 1))];
  }
  if (most < 7) return [unit, 1];
  return most < 32 * GRAMS_OF_OUNCE ? ['oz', GRAMS_OF_OUNCE] : ['lb', 16 * GRAMS_OF_OUNCE];
}

function byCup(product?: Poured | null): number | null {
  const { category, gramsPerMl } = product ?? {};
  if (!gramsPerMl) return null;
  return BY_CUP.includes(category) || (category === 'dairy' && gramsPerMl >= 0.9) ? gramsPerMl : null;
}

const ends = (amount: number, amountTo: number | null) => ({
  amount,
  amountTo: amountTo !== null && amountTo > amount ? amountTo : null,
});

const METRIC =
  /\d\s*-?\s*(?:kg|g|gr|grams?|ml|l|dl|cl|lit(?:er|re)s?|კგ|გრ?|გრამ\p{L}*|მლ|ლ|ლიტრ\p{L}*)(?!\p{L})/iu;
const AMERICAN = /(?:cups?|\bc|oz|ounces?|lbs?|pounds?|pints?|quarts?|ჭიქ\p{L}*)(?!\p{L})/iu;

/** Returns the system of a written amount; undefined for units common to both: spoons, cloves, pieces. */
export function systemOf(text: string): MeasureSystem | undefined {
  if (METRIC.test(text)) return 'metric';
  return AMERICAN.test(text) ? 'us' : undefined;
}
