import { PRODUCT_LIMITS } from '../../domain/limits';
import { amountText, parseAmount } from '../../domain/text/amount';
import type { Product } from '../../domain/product/record';

const times = ({ min, max }: { min: number; max: number }, factor: number) => ({
  min: min * factor,
  max: max * factor,
});

/**
 * What the figures of a product may be as typed: the cost in GEL, the share in per cent. The names are the record's, so that
 * the CMS's faults find their fields.
 */
export const PRODUCT_RANGES = {
  ...PRODUCT_LIMITS,
  costTetri: times(PRODUCT_LIMITS.costTetri, 1 / 100),
  edibleShare: times(PRODUCT_LIMITS.edibleShare, 100),
};
export type ProductFigure = keyof typeof PRODUCT_RANGES;

export const NUTRITION_FIGURES = [
  'calories',
  'fats',
  'carbs',
  'prots',
  'fibre',
  'sugar',
  'saturatedFat',
  'salt',
] as const;
const WEIGHT_FIGURES = ['gramsPerPiece', 'gramsPerMl', 'packSize'] as const;

export type ProductValues = Readonly<Record<ProductFigure, string>> & {
  readonly Name: string;
  readonly NameKa: string;
  readonly category: string;
  readonly pieceName: string;
  readonly origin: string;
  readonly allergens: readonly string[];
};

const SAME_FIGURES = [...NUTRITION_FIGURES, ...WEIGHT_FIGURES];

/** A product as the form shows it; what is unknown is empty. */
export function productValues(product: Partial<Product>, language: string): ProductValues {
  const text = (value: number | null | undefined) => amountText(value, language);
  const cost =
    product.costTetri === null || product.costTetri === undefined ? undefined : product.costTetri / 100;
  const figures = Object.fromEntries(SAME_FIGURES.map((figure) => [figure, text(product[figure])]));
  return {
    ...(figures as Record<(typeof SAME_FIGURES)[number], string>),
    costTetri: text(cost),
    edibleShare: product.edibleShare ? text(Math.round(product.edibleShare * 1000) / 10) : '',
    Name: product.Name ?? '',
    NameKa: product.NameKa ?? '',
    category: product.category ?? '',
    pieceName: product.pieceName ?? '',
    origin: product.origin ?? '',
    allergens: product.allergens ?? [],
  };
}

/** What the product form says, as the CMS takes it; an empty field is unknown, never zero. */
export function productInput(values: ProductValues): Record<string, unknown> {
  const number = (text: string) => parseAmount(text) ?? null;
  const cost = number(values.costTetri);
  const edible = number(values.edibleShare);
  return {
    ...Object.fromEntries(SAME_FIGURES.map((figure) => [figure, number(values[figure])])),
    costTetri: cost === null ? null : Math.round(cost * 100),
    edibleShare: edible === null ? null : edible / 100,
    Name: values.Name.trim(),
    NameKa: values.NameKa.trim() || null,
    category: values.category || null,
    pieceName: values.pieceName || null,
    origin: values.origin || null,
    allergens: values.allergens,
  };
}
