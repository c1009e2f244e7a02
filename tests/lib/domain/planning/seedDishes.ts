import { readdirSync, readFileSync } from 'node:fs';
import { dishTotals, lineGrams } from '@/lib/domain/dish/nutrition';
import { groupOf, keepsUntilNextDay, kindOfDish, sayOf } from '@/lib/domain/dish/traits';
import type { DietaryFlag, DishType, Unit } from '@/lib/domain/dish/types';
import type { Candidate } from '@/lib/domain/planning/model';
import type { ProductFacts } from '@/lib/domain/product/types';
import { candidate } from './problems';

interface SeedProduct extends ProductFacts {
  readonly key: string;
  readonly category?: string;
}
interface SeedLine {
  readonly product: string;
  readonly amount: number;
  readonly unit: Unit;
}
interface SeedDish {
  readonly types: readonly DishType[];
  readonly dietaryFlags?: readonly DietaryFlag[];
  readonly TimeToCook: number;
  readonly servingAmount: number;
  readonly cookedWeight?: number;
  readonly ingredients?: readonly SeedLine[];
  readonly sections?: readonly { readonly ingredients: readonly SeedLine[] }[];
  readonly en: { readonly Name: string };
}

const FOLDER = 'cms/seed';
const read = <T>(name: string): T => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8'));

/** Returns the recipes of the seed as the planner sees them, for somebody who knows none of them. */
export function seedCandidates(): Candidate[] {
  const products = new Map(read<SeedProduct[]>('products.json').map((product) => [product.key, product]));
  return readdirSync(`${FOLDER}/dishes`)
    .sort()
    .map((file, at) => candidateOf(at + 1, read<SeedDish>(`dishes/${file}`), products));
}

function candidateOf(id: number, dish: SeedDish, products: ReadonlyMap<string, SeedProduct>): Candidate {
  const given = [
    ...(dish.ingredients ?? []),
    ...(dish.sections ?? []).flatMap(({ ingredients }) => ingredients),
  ];
  const lines = given.map(({ product, amount, unit }) => ({ amount, unit, product: products.get(product) }));
  const { perServing } = dishTotals({ ...dish, ingredients: lines, sections: [] });
  const kind = kindOfDish(dish.en.Name);
  const weighty = lines
    .flatMap((line) =>
      line.product ? [{ product: line.product, say: (lineGrams(line) ?? 0) * sayOf(line.product) }] : [],
    )
    .toSorted((one, other) => other.say - one.say);
  const main = weighty[0]?.product;
  return candidate({
    id,
    meals: dish.types,
    calories: perServing?.calories ?? null,
    fats: perServing?.fats ?? null,
    carbs: perServing?.carbs ?? null,
    prots: perServing?.prots ?? null,
    costTetri: perServing?.costTetri ?? null,
    minutes: dish.TimeToCook,
    servings: dish.servingAmount,
    allergens: [...new Set(lines.flatMap(({ product }) => product?.allergens ?? []))],
    dietaryFlags: dish.dietaryFlags ?? [],
    isFasting: dish.dietaryFlags?.includes('Vegan') ?? false,
    main: main?.key ?? null,
    group: main ? groupOf(main) : null,
    kind,
    canBeLeftovers: keepsUntilNextDay(kind, dish.types),
  });
}
