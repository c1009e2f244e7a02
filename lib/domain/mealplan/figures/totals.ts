import { NUTRIENTS, toGrams, type Figure } from '../../dish/nutrition';
import type { ProductFacts } from '../../product/types';
import { leftoversIn, readerPart, servingsOf, type Leftovers } from '../eaten';
import { ownServings } from '../servings';
import type { Eater, PlanDay, PlanEntry } from '../types';

/** Figures of a dish per serving, as stored by the CMS. */
export interface DishFigures extends Readonly<Partial<Record<Figure, number | null>>> {
  readonly Name: string;
  readonly incompleteProducts?: readonly string[] | null;
  readonly pricelessProducts?: readonly string[] | null;
}
export interface Sources {
  readonly dish: (id: number) => DishFigures | undefined;
  readonly product: (id: number) => ProductFacts | undefined;
}
/**
 * Totals of a day for one reader. `costTetri` is for the whole table; `incomplete` names foods without nutrition,
 * `priceless` those without a price.
 */
export interface DayTotals extends Readonly<Record<Figure, number>> {
  readonly incomplete: readonly string[];
  readonly priceless: readonly string[];
}
interface TotalsInput {
  readonly eaters: readonly Eater[];
  readonly sources: Sources;
  /** Id of the reader, if they have an account; only their share is counted. */
  readonly user?: number;
}

const FIGURES = [...NUTRIENTS, 'costTetri'] as const;
const EMPTY: DayTotals = {
  calories: 0,
  fats: 0,
  carbs: 0,
  prots: 0,
  costTetri: 0,
  incomplete: [],
  priceless: [],
};
/** Returns totals for a food without any figures. */
const without = (name: string): DayTotals => ({ ...EMPTY, incomplete: [name], priceless: [name] });

/** Sums up a day: nutrition is the reader's share, cost is everyone's; leftovers are eaten but not paid again. */
export function dayTotals(day: PlanDay, days: readonly PlanDay[], input: TotalsInput): DayTotals {
  const table = { ...input, left: leftoversIn(days), days };
  return day.meals.flatMap((meal) => meal.entries).reduce((sum, entry) => addEntry(sum, entry, table), EMPTY);
}

function addEntry(sum: DayTotals, entry: PlanEntry, table: Table): DayTotals {
  const own = ownTotals(entry, table);
  if (!own) return sum;
  const figures = FIGURES.map((name) => [name, sum[name] + own[name]]);
  return {
    ...sum,
    ...Object.fromEntries(figures),
    incomplete: [...new Set([...sum.incomplete, ...own.incomplete])],
    priceless: [...new Set([...sum.priceless, ...own.priceless])],
  };
}

/** Returns an entry's figures: nutrition of the reader's share, cost for all; undefined for a free text. */
export const entryTotals = (
  entry: PlanEntry,
  days: readonly PlanDay[],
  input: TotalsInput,
): DayTotals | undefined => ownTotals(entry, { ...input, left: leftoversIn(days), days });

/** Returns the kcal of the reader's share per entry key; entries with no known energy are left out. */
export function entryCalories(
  of: readonly PlanDay[],
  days: readonly PlanDay[],
  input: TotalsInput,
): ReadonlyMap<string, number> {
  const table = { ...input, left: leftoversIn(days), days };
  const found = new Map<string, number>();
  for (const entry of of.flatMap(({ meals }) => meals.flatMap(({ entries }) => entries))) {
    const own = ownTotals(entry, table);
    if (own && own.calories > 0) found.set(entry.key, own.calories);
  }
  return found;
}

interface Table extends TotalsInput {
  readonly days: readonly PlanDay[];
  readonly left: Leftovers;
}

function ownTotals(entry: PlanEntry, table: Table): DayTotals | undefined {
  const whole = wholeOf(entry, table, 0);
  if (!whole) return undefined;
  const part = readerPart(entry, table.left, table.eaters, table.user);
  const own = Object.fromEntries(NUTRIENTS.map((name) => [name, whole[name] * part]));
  const paid = entry.kind === 'leftovers' ? { costTetri: 0, priceless: [] } : {};
  return { ...whole, ...own, ...paid };
}

const MAX_LEFTOVERS = 10;

/** Returns the figures of a whole entry for everyone; undefined for a free text. */
function wholeOf(entry: PlanEntry, table: Table, depth: number): DayTotals | undefined {
  if (entry.kind === 'dish') return dishWhole(entry, table);
  if (entry.kind === 'product') return productWhole(entry, table.sources);
  if (entry.kind !== 'leftovers' || !entry.of || depth > MAX_LEFTOVERS) return undefined;
  const from = entryOf(table.days, entry.of);
  return from && wholeOf({ ...from, servings: ownServings(entry, table.eaters) }, table, depth + 1);
}

export const entryOf = (days: readonly PlanDay[], key: string): PlanEntry | undefined =>
  days.flatMap((day) => day.meals.flatMap((meal) => meal.entries)).find((entry) => entry.key === key);

function dishWhole(entry: PlanEntry, { eaters, sources, left }: Table): DayTotals | undefined {
  const dish = entry.dish ? sources.dish(entry.dish) : undefined;
  if (!dish) return entry.Name ? without(entry.Name) : undefined;
  const servings = servingsOf(entry, eaters, left);
  return {
    ...times(dish, servings),
    incomplete: missingIn(dish, dish.incompleteProducts, 'calories'),
    priceless: missingIn(dish, dish.pricelessProducts, 'costTetri'),
  };
}

/**
 * Returns the products that a figure of a dish leaves out; the dish itself if the figure is null, for example while its
 * servings are unknown.
 */
function missingIn(dish: DishFigures, products: readonly string[] | null | undefined, figure: Figure) {
  if (products?.length) return products;
  return dish[figure] === null ? [dish.Name] : [];
}

function productWhole(entry: PlanEntry, sources: Sources): DayTotals | undefined {
  const product = entry.product ? sources.product(entry.product) : undefined;
  if (!product) return entry.Name ? without(entry.Name) : undefined;
  const grams = toGrams(entry.amount ?? 0, entry.unit ?? 'gr', product);
  if (grams === undefined) return without(product.Name);
  const edible = (grams / 100) * (product.edibleShare ?? 1);
  const lacks = (name: Figure) => product[name] === null || product[name] === undefined;
  const cost = ((product.costTetri ?? 0) * grams) / 100;
  return {
    ...times(product, edible),
    costTetri: cost,
    incomplete: NUTRIENTS.some(lacks) ? [product.Name] : [],
    priceless: lacks('costTetri') ? [product.Name] : [],
  };
}

function times(
  figures: Partial<Record<Figure, number | null>>,
  factor: number,
): Omit<DayTotals, 'incomplete' | 'priceless'> {
  const of = (name: Figure) => (figures[name] ?? 0) * factor;
  return {
    calories: of('calories'),
    fats: of('fats'),
    carbs: of('carbs'),
    prots: of('prots'),
    costTetri: of('costTetri'),
  };
}
