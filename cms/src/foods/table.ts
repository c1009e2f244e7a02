import { cellOf, type FoodRow } from './row';
import { parse } from 'papaparse';
import { measureAtStart, MILLILITRES } from '../domain/amount/measures';
import { tinOf } from '../domain/amount/tin';
import type { Micronutrient } from '../domain/food/nutrients';
import type { Portion } from '../domain/food/types';
import { type PieceName, PIECE_NAMES } from '../domain/product/types';
import { nameKey } from '../domain/text/clean';
import { aisleOf, stateOf } from './guess';
import { type KitchenFood, kitchenFoods } from './kitchen';
import { meanOf, sharedWeights } from './mean';
import type { LoadedFood } from './loaded';
import { computedFoods } from './computed';
import { shortName } from './names';
import { gramsPerMlOf, isOfTable, portionsOf, type Weight } from './portions';

/** The food table as files: two of the source, the kitchen's by file name, computed dishes, and substitutes. */
export interface FoodFiles {
  readonly foods: string;
  readonly weights: string;
  readonly kitchen: ReadonlyMap<string, string>;
  readonly made: string;
  readonly substitutes: string;
}
/** Parses a table with a header row into records by column name. */
const rowsIn = (text: string): FoodRow[] => parse<FoodRow>(text, { header: true, skipEmptyLines: true }).data;

/** Source columns by nutrient. */
const COLUMNS: Readonly<Record<Micronutrient, string>> = {
  calcium: 'calcium_mg',
  iron: 'iron_mg',
  magnesium: 'magnesium_mg',
  phosphorus: 'phosphorus_mg',
  potassium: 'potassium_mg',
  zinc: 'zinc_mg',
  selenium: 'selenium_ug',
  vitaminA: 'vitamin_a_rae_ug',
  vitaminC: 'vitamin_c_mg',
  vitaminD: 'vitamin_d_ug',
  vitaminE: 'vitamin_e_mg',
  vitaminK: 'vitamin_k_ug',
  vitaminB1: 'thiamin_mg',
  vitaminB2: 'riboflavin_mg',
  vitaminB3: 'niacin_mg',
  vitaminB6: 'vitamin_b6_mg',
  folate: 'folate_dfe_ug',
  vitaminB12: 'vitamin_b12_ug',
};
/** Grams of salt per milligram of sodium. */
const SALT_PER_SODIUM = 2.5 / 1000;
const LEAST_SHARE = 0.01;
const MOST_PORTIONS = 40;

/**
 * Returns every food of the files: the kitchen's first, then the dishes computed from them, then the rest of the table
 * under shortened names.
 */
export function foodsOf({ foods, weights, kitchen, made }: Omit<FoodFiles, 'substitutes'>): LoadedFood[] {
  const table = rowsIn(foods);
  const byNumber = new Map(table.map((row) => [cellOf(row, 'ndb'), row]));
  const measures = weightsByNumber(weights);
  const named = [...kitchen].flatMap(([file, text]) => kitchenFoods(file, text));
  const taken = new Set(named.map(({ Name }) => nameKey(Name)));
  const curated = new Set(named.filter(({ isNearest }) => !isNearest).map(({ ndb }) => ndb));
  const ofKitchen = named.flatMap((food) => {
    const numbers = food.ndb.split('+');
    const [row, ...rows] = numbers.map((ndb) => byNumber.get(ndb)).filter((one) => one !== undefined);
    if (!row) return [];
    const weighed = measures.get(cellOf(row, 'ndb')) ?? [];
    return [
      rows.length === 0
        ? kitchenFood(food, row, weighed)
        : kitchenFood(food, meanOf([row, ...rows]), sharedWeights(weighed)),
    ];
  });
  return [
    ...ofKitchen,
    ...computedFoods(made, ofKitchen),
    ...table.flatMap((row) => {
      const ndb = cellOf(row, 'ndb');
      if (curated.has(ndb)) return [];
      return [tableFood(row, shortName(cellOf(row, 'name'), ndb, taken), measures.get(ndb) ?? [])];
    }),
  ];
}

function weightsByNumber(text: string): Map<string, Weight[]> {
  const byNumber = new Map<string, Weight[]>();
  for (const row of rowsIn(text)) {
    const ndb = cellOf(row, 'ndb');
    const weights = byNumber.get(ndb) ?? [];
    weights.push({
      amount: Number(row.amount),
      measure: cellOf(row, 'measure'),
      grams: Number(row.grams),
    });
    byNumber.set(ndb, weights);
  }
  return byNumber;
}

function kitchenFood(food: KitchenFood, row: FoodRow, weights: readonly Weight[]): LoadedFood {
  const { ndb, Name, NameKa, otherNames, otherNamesKa, state, category, origin } = food;
  const edibleShare = food.edibleShare ?? shareOf(row);
  const cup = food.cup === null ? [] : [{ amount: 1, measure: 'cup', grams: food.cup }];
  const measured = portionsOf([...cup, ...weights], edibleShare);
  const tin = food.drained && tinOf(food.drained.grams, food.drained.of);
  const pack = food.pack === null ? null : { label: 'packet', labelKa: 'პაკეტი', grams: food.pack };
  const usual = usualOf(food, weights, { edibleShare, tin });
  const rest = measured.filter(({ label }) => label !== usual?.label && !(tin && label.startsWith('can')));
  return {
    ...figuresOf(row),
    ndb,
    Name,
    NameKa,
    otherNames,
    otherNamesKa,
    state,
    category,
    origin,
    allergens: food.allergens,
    unknownAllergens: food.unknownAllergens,
    edibleShare,
    portions: [...new Set([usual, tin, ...rest.slice(0, MOST_PORTIONS - 3), pack])].filter(
      (one) => one !== null,
    ),
    gramsPerMl: gramsPerMlOf(measured),
    gramsPerPiece: usual && !isVolume(usual.label) ? usual.grams : null,
    pieceName: PIECE_NAMES.find((name): name is PieceName => name === usual?.label) ?? null,
    curated: true,
  };
}

/** Returns the usual piece; for a tin this is its drained content. */
function usualOf(
  { piece }: KitchenFood,
  weights: readonly Weight[],
  { edibleShare, tin }: { readonly edibleShare: number; readonly tin: Portion | null },
): Portion | null {
  if (!piece) return null;
  if (tin && piece.label === 'can') return tin;
  const grams = isOfTable(piece.grams, weights)
    ? Number((piece.grams / edibleShare).toPrecision(4))
    : piece.grams;
  return { ...piece, grams };
}

/** Returns whether a measure is a volume, which nobody counts as pieces: milk is not counted by the glass. */
const isVolume = (label: string): boolean => {
  const measure = measureAtStart(label)?.measure;
  return label === 'shot' || (measure !== undefined && measure in MILLILITRES);
};

function tableFood(row: FoodRow, Name: string, weights: readonly Weight[]): LoadedFood {
  const edibleShare = shareOf(row);
  const portions = portionsOf(weights, edibleShare).slice(0, MOST_PORTIONS);
  return {
    ...figuresOf(row),
    ndb: cellOf(row, 'ndb'),
    Name,
    NameKa: null,
    otherNames: row.common ? [row.common] : [],
    otherNamesKa: [],
    state: stateOf(cellOf(row, 'name')),
    category: aisleOf(cellOf(row, 'group')),
    origin: null,
    allergens: null,
    unknownAllergens: [],
    edibleShare,
    portions,
    gramsPerMl: gramsPerMlOf(portions),
    gramsPerPiece: null,
    pieceName: null,
    curated: false,
  };
}

function figuresOf(row: FoodRow) {
  const sodium = valueOrNull(row, 'sodium_mg');
  return {
    tableName: cellOf(row, 'name'),
    group: cellOf(row, 'group'),
    calories: valueOrNull(row, 'kcal'),
    fats: valueOrNull(row, 'fat_g'),
    carbs: availableCarbs(row),
    prots: valueOrNull(row, 'protein_g'),
    fibre: valueOrNull(row, 'fibre_g'),
    sugar: valueOrNull(row, 'sugar_g'),
    saturatedFat: valueOrNull(row, 'saturated_g'),
    salt: sodium === null ? null : Number((sodium * SALT_PER_SODIUM).toFixed(4)),
    nutrients: Object.fromEntries(
      Object.entries(COLUMNS).flatMap(([name, column]) => {
        const value = valueOrNull(row, column);
        return value === null ? [] : [[name, value]];
      }),
    ),
  };
}

/** Returns carbohydrates by the EU's definition, without fibre; the source's total if its fibre is unknown. */
function availableCarbs(row: FoodRow): number | null {
  const total = valueOrNull(row, 'carbs_g');
  if (total === null) return null;
  return Math.max(0, Number((total - (valueOrNull(row, 'fibre_g') ?? 0)).toFixed(2)));
}

/** Returns null for an empty cell: it means unknown, never zero. */
function valueOrNull(row: FoodRow, column: string): number | null {
  const cell = cellOf(row, column);
  return cell === '' ? null : Number(cell);
}

/** Returns the edible share of the food as bought. */
const shareOf = ({ refuse_pct: refuse }: FoodRow): number => Math.max(LEAST_SHARE, 1 - Number(refuse) / 100);
