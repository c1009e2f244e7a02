import type { Portion } from '../domain/food/types';
import { labelKaOf } from './labels';

/** A household measure of the table: `amount` of it weigh `grams`, edible part only. */
export interface Weight {
  readonly amount: number;
  readonly measure: string;
  readonly grams: number;
}

/** Millilitres of the volume measures, most exact first. */
const VOLUMES: readonly (readonly [string, number])[] = [
  ['cup', 236.6],
  ['floz', 29.57],
  ['tbsp', 14.79],
  ['tsp', 4.93],
];

/** Measures that add nothing, or that state raw meat as its cooked piece. */
const SILENT = /^(oz|lb|cubic inch|gram|g\b)|yield|NLEA|\d+ ?calorie|prepared/i;
const WORDS: Readonly<Record<string, string>> = {
  tablespoon: 'tbsp',
  tablespoons: 'tbsp',
  teaspoon: 'tsp',
  teaspoons: 'tsp',
  cups: 'cup',
  'fl oz': 'floz',
  leaves: 'leaf',
  halves: 'half',
  loaves: 'loaf',
  berries: 'berry',
  cherries: 'cherry',
};
const UNITS = /^(tablespoons?|teaspoons?|cups?|fl oz|tbsp|tsp|floz)\b,? */;

/**
 * Turns the table's words into a label: "1 cup, chopped" and "cup chopped" become `cup, chopped`, "medium (2-3/5" dia)"
 * becomes `medium`. Returns null for a measure that adds nothing.
 */
export function labelOf(measure: string): string | null {
  if (SILENT.test(measure)) return null;
  const plain = measure
    .toLowerCase()
    .replace(/\([^)]*\)?/g, '')
    .replace(/\b(nfs|whole)\b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[ ,]+$/, '')
    .trim();
  const unit = UNITS.exec(plain);
  if (!unit) return singular(plain) || null;
  const [written, word = ''] = unit;
  const rest = plain.slice(written.length);
  const name = WORDS[word] ?? word;
  return rest ? `${name}, ${rest}` : name;
}

function singular(label: string): string {
  const [first = '', ...rest] = label.split(/(?=[ ,])/);
  const one = WORDS[first] ?? (/[^s]s$/.test(first) && first.length > 3 ? first.slice(0, -1) : first);
  return [one, ...rest].join('');
}

const rounded = (grams: number): number => Number(grams.toPrecision(4));

/** Returns a food's measures, one per label, as bought: the weight includes the inedible part. */
export function portionsOf(weights: readonly Weight[], edibleShare: number): Portion[] {
  const portions = new Map<string, Portion>();
  for (const { amount, measure, grams } of plainFirst(weights)) {
    const label = labelOf(measure);
    if (!label || portions.has(label) || !(amount > 0) || !(grams > 0)) continue;
    portions.set(label, {
      label,
      labelKa: labelKaOf(label),
      grams: rounded(grams / amount / edibleShare),
    });
  }
  return [...portions.values()];
}

/**
 * Puts measures of one before measures of several, because "1 clove" is nearer to a clove than "3 cloves"; otherwise
 * keeps the table's order.
 */
const plainFirst = (weights: readonly Weight[]): Weight[] =>
  weights.toSorted((one, other) => Number(one.amount !== 1) - Number(other.amount !== 1));

/** Returns grams per millilitre: from the plain cup, fluid ounce and spoons, or a cup of cut pieces; else null. */
export function gramsPerMlOf(portions: readonly Portion[]): number | null {
  const fits: ((label: string, volume: string) => boolean)[] = [
    (label, volume) => label === volume,
    (label, volume) => label.startsWith(`${volume}, `),
  ];
  for (const isSo of fits) {
    for (const [volume, millilitres] of VOLUMES) {
      const portion = portions.find(({ label }) => isSo(label, volume));
      if (portion) return rounded(portion.grams / millilitres);
    }
  }
  return null;
}

/**
 * Returns whether the table lists a piece of this weight; if so the weight is that of the edible part, otherwise that
 * of the piece as bought.
 */
export const isOfTable = (grams: number, weights: readonly Weight[]): boolean =>
  weights.some((weight) => Math.abs(weight.grams / weight.amount - grams) <= 0.02 * grams);
