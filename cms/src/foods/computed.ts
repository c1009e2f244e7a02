import { MICRONUTRIENTS } from '../domain/food/nutrients';
import { FOOD_STATES, type FoodState } from '../domain/food/types';
import { present } from '../domain/present';
import {
  type Allergen,
  ALLERGENS,
  CATEGORIES,
  type NUTRITION_FIGURES,
  ORIGINS,
} from '../domain/product/types';
import { allergensIn, factsIn, splitList, pieceIn, usualFacts } from './kitchen';
import type { LoadedFood } from './loaded';

/** Food group of the dishes that are computed from other foods of the table. */
const GROUP = 'Meals, Entrees, and Sidedishes';
/** Greatest share of a dish by weight whose figure may be unknown while the dish's own figure still counts as known. */
const MAY_BE_UNKNOWN = 0.05;
const DIGITS = 4;

interface Part {
  readonly food: LoadedFood;
  readonly grams: number;
}

/** Computes dishes that the source table lacks, each from the table's foods by the recipe in its line. */
export function computedFoods(text: string, foods: readonly LoadedFood[]): LoadedFood[] {
  const byName = new Map(foods.map((food) => [food.Name, food]));
  const [head, ...lines] = text.trim().split('\n');
  const usual = usualFacts(head);
  return lines.map((line) => madeFood(line.split('|'), usual, byName));
}

function madeFood(
  cells: readonly string[],
  usual: Readonly<Record<string, string>>,
  byName: ReadonlyMap<string, LoadedFood>,
): LoadedFood {
  const [
    ndb = '',
    Name = '',
    NameKa = '',
    others = '',
    othersKa = '',
    state,
    piece = '',
    done,
    recipe = '',
    facts,
  ] = cells;
  const { aisle, may } = { ...usual, ...factsIn(present(facts, `the facts of ${Name}`)) };
  const portion = pieceIn(piece);
  const parts = recipe.split(', ').map((part): Part => {
    const at = part.lastIndexOf(' ');
    const food = byName.get(part.slice(0, at));
    if (!food) throw new Error(`${Name} is made of what is no food: ${part}`);
    return { food, grams: Number(part.slice(at)) };
  });
  const allergens = allergensOf(parts);
  return {
    ...figuresOf(parts, Number(done)),
    ndb,
    Name,
    NameKa,
    tableName: Name,
    group: GROUP,
    otherNames: splitList(others),
    otherNamesKa: splitList(othersKa),
    state: FOOD_STATES.find((one): one is FoodState => one === state) ?? null,
    category: CATEGORIES.find((one) => one === aisle) ?? null,
    origin: originOf(parts),
    allergens,
    unknownAllergens: unknownIn(parts, allergensIn(may)).filter((one) => !allergens?.includes(one)),
    edibleShare: 1,
    portions: portion ? [portion] : [],
    gramsPerMl: null,
    gramsPerPiece: portion?.grams ?? null,
    pieceName: null,
    curated: true,
  };
}

/** Returns the figures per 100 g of the dish; a figure is null if too large a share of its parts is unknown. */
function figuresOf(parts: readonly Part[], done: number) {
  const held = (valueOf: (food: LoadedFood) => number | null | undefined): number | null => {
    const unknown = parts.filter(({ food }) => typeof valueOf(food) !== 'number');
    if (gramsOf(unknown) > MAY_BE_UNKNOWN * gramsOf(parts)) return null;
    const sum = parts.reduce((total, { food, grams }) => total + (valueOf(food) ?? 0) * grams, 0);
    return Number((sum / done).toPrecision(DIGITS));
  };
  const figure = (name: (typeof NUTRITION_FIGURES)[number]) => held((food) => food[name]);
  const nutrients = MICRONUTRIENTS.flatMap((name) => {
    const value = held(({ nutrients: known }) => known?.[name]);
    return value === null ? [] : [[name, value]];
  });
  return {
    calories: figure('calories'),
    fats: figure('fats'),
    carbs: figure('carbs'),
    prots: figure('prots'),
    fibre: figure('fibre'),
    sugar: figure('sugar'),
    saturatedFat: figure('saturatedFat'),
    salt: figure('salt'),
    nutrients: Object.fromEntries(nutrients),
  };
}

const gramsOf = (parts: readonly Part[]): number => parts.reduce((sum, { grams }) => sum + grams, 0);

/** Returns the origin that excludes most people (flesh, fish, milk, egg, honey), or null if one is unknown. */
function originOf(parts: readonly Part[]): string | null {
  const origins = parts.map(({ food }) => food.origin);
  if (origins.includes(null)) return null;
  const [plant, ...others] = ORIGINS;
  return others.find((origin) => origins.includes(origin)) ?? plant;
}

/** Returns all allergens of the parts, or null if those of any part are unknown. */
function allergensOf(parts: readonly Part[]): LoadedFood['allergens'] {
  const lists = parts.map(({ food }) => food.allergens);
  if (lists.includes(null)) return null;
  return ALLERGENS.filter((allergen) => lists.some((list) => list?.includes(allergen)));
}

/** Returns all allergens that a part or the dish itself may contain. */
const unknownIn = (parts: readonly Part[], own: readonly Allergen[]): Allergen[] =>
  ALLERGENS.filter(
    (one) => own.includes(one) || parts.some(({ food }) => food.unknownAllergens.includes(one)),
  );
