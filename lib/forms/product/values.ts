import { PRODUCT_LIMITS } from '../../domain/limits';
import { amountText, parseAmount } from '../../domain/text/amount';
import { isLent } from '../../domain/food/lent';
import type { Product } from '../../domain/product/record';
import {
  CATEGORIES,
  NUTRITION_FIGURES,
  ORIGINS,
  PIECE_NAMES,
  type Allergen,
} from '../../domain/product/types';
import { isOneOf } from '../../domain/isOneOf';
import { recordOf } from '../../domain/recordOf';
import type { Substitutes } from '../../domain/substitutes/types';
import { needed } from '../typed';
import { keysOf } from '../../domain/keysOf';

const times = ({ min, max }: { min: number; max: number }, factor: number) => ({
  min: min * factor,
  max: max * factor,
});

/**
 * Ranges of a product's figures as typed: the cost in GEL, the share in per cent. The names are the record's, so that
 * CMS faults find their fields.
 */
export const PRODUCT_RANGES = {
  ...PRODUCT_LIMITS,
  costTetri: times(PRODUCT_LIMITS.costTetri, 1 / 100),
  edibleShare: times(PRODUCT_LIMITS.edibleShare, 100),
};
export type ProductFigure = keyof typeof PRODUCT_RANGES;

const WEIGHT_FIGURES = ['gramsPerPiece', 'gramsPerMl', 'packSize'] as const;

export type ProductValues = Readonly<Record<ProductFigure, string>> & {
  readonly Name: string;
  readonly NameKa: string;
  readonly category: string;
  readonly pieceName: string;
  readonly origin: string;
  readonly allergens: readonly Allergen[];
  /** True if it is known that there are none. */
  readonly hasNoAllergens: boolean;
  readonly substitutes: readonly SubstituteValues[];
};
/** Substitute food as form values. */
interface SubstituteValues {
  readonly food: number;
  readonly Name: string;
  readonly NameKa: string | null;
  readonly ratio: string;
  readonly note: string;
  readonly noteKa: string;
}

const SAME_FIGURES = [...NUTRITION_FIGURES, ...WEIGHT_FIGURES];

/** Returns a product as form values; figures that are unknown or lent by its food are empty. */
export function productValues(product: Partial<Product>, language: string): ProductValues {
  const own = withoutLent(product);
  const { costTetri, edibleShare, allergens } = own;
  return {
    ...recordOf(SAME_FIGURES, (figure) => amountText(own[figure], language)),
    costTetri: amountText(isKnown(costTetri) ? costTetri / 100 : undefined, language),
    edibleShare: edibleShare ? percentText(edibleShare, language) : '',
    Name: own.Name ?? '',
    NameKa: own.NameKa ?? '',
    category: own.category ?? '',
    pieceName: own.pieceName ?? '',
    origin: own.origin ?? '',
    allergens: allergens ?? [],
    hasNoAllergens: allergens?.length === 0,
    substitutes: (own.substitutes ?? []).map(({ food, Name, NameKa, ratio, note, noteKa }) => ({
      food,
      Name,
      NameKa,
      ratio: amountText(ratio, language),
      note: note ?? '',
      noteKa: noteKa ?? '',
    })),
  };
}

/** Returns the figure lent by a product's food, as placeholder of an empty field; '' if it lends none. */
export function lentText(product: Partial<Product>, figure: ProductFigure, language: string): string {
  const value = product[figure];
  if (figure === 'costTetri' || figure === 'packSize' || !isKnown(value) || !isLent(product, figure))
    return '';
  return figure === 'edibleShare' ? percentText(value, language) : amountText(value, language);
}

const isKnown = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined;
const percentText = (share: number, language: string) => amountText(Math.round(share * 1000) / 10, language);

function withoutLent(product: Partial<Product>): Partial<Product> {
  const names = product.lent ? keysOf(product.lent) : [];
  const lent = names.filter((name) => isLent(product, name)).map((name) => [name, null]);
  return { ...product, ...Object.fromEntries(lent) };
}

/**
 * Converts the form for the CMS; an empty field becomes null, never zero. `product` is the record that the form started
 * from: unchanged substitutes of its food stay the food's.
 */
export function productInput(values: ProductValues, product: Partial<Product> = {}) {
  const number = (text: string) => parseAmount(text) ?? null;
  const cost = number(values.costTetri);
  const edible = number(values.edibleShare);
  return {
    ...recordOf(SAME_FIGURES, (figure) => number(values[figure])),
    costTetri: cost === null ? null : Math.round(cost * 100),
    edibleShare: edible === null ? null : edible / 100,
    Name: values.Name.trim(),
    NameKa: values.NameKa.trim() || null,
    category: isOneOf(CATEGORIES, values.category) ? values.category : null,
    pieceName: isOneOf(PIECE_NAMES, values.pieceName) ? values.pieceName : null,
    origin: isOneOf(ORIGINS, values.origin) ? values.origin : null,
    allergens: values.allergens.length > 0 || values.hasNoAllergens ? values.allergens : null,
    substitutes: substitutesInput(values.substitutes, product.substitutes ?? null),
  };
}
export type ProductInput = ReturnType<typeof productInput>;

function substitutesInput(rows: readonly SubstituteValues[], kept: Substitutes) {
  const said = rows.map(({ food, ratio, note, noteKa }) => ({
    food,
    ratio: needed(parseAmount(ratio)),
    note: note.trim() || null,
    noteKa: noteKa.trim() || null,
  }));
  const isOwn = kept !== null && !kept.some(({ lent }) => lent);
  if (isOwn) return said;
  const before = (kept ?? []).map(({ food, ratio, note, noteKa }) => ({ food, ratio, note, noteKa }));
  return JSON.stringify(said) === JSON.stringify(before) ? null : said;
}
