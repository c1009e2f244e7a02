import { ingredientLine, recipeWords } from '../../domain/dish/jsonLd';
import { linesOf } from '../../domain/dish/lines';
import { plainAmount } from '../../domain/dish/plainAmount';
import type { Language } from '../../domain/language';
import { minutesOf } from '../../domain/time/duration';
import { sql } from '../../records/database/database';
import { publicKey } from '../../records/database/bytes';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import type { CollectionMap } from '../../records/types';
import { partsIn } from '../../records/read/values';

type DishBody = CollectionMap['dishes'];
type ProductBody = CollectionMap['products'];

const MINUTES = { en: 'min', ka: 'წთ' } as const;

/** Recipe as other apps take it: lines are texts, with the amounts as they were written. */
export interface PortableRecipe {
  readonly id: number;
  readonly Name: string;
  readonly Description: string;
  readonly Note: string;
  readonly language: Language;
  readonly servingAmount: number | null;
  /** Minutes. */
  readonly TimeToCook: number | null;
  readonly prepTime: number | null;
  /** Lines outside the sections come first, under an empty title. */
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** Text of each step, with its time in it, because no format has a field for that. */
  readonly Steps: readonly string[];
  /** Tags of the person, then the types and diets in the recipe's language. */
  readonly tags: readonly string[];
  readonly rating: number | null;
  readonly sourceUrl: string;
  /** Per serving; null if a value of something in it is unknown. */
  readonly nutrition: Readonly<Record<'calories' | 'fats' | 'carbs' | 'prots', number>> | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly pictures: readonly Picture[];
}
/** Key of a picture in the store, and its address on this site. */
export interface Picture {
  readonly key: string;
  readonly url: string;
}

/** Private opinion of a person on a recipe, which nobody else reads. */
export interface Opinion {
  readonly rating: number | null;
  readonly Note: string;
}

/** Returns a recipe as it is now; undefined if it is gone. */
export async function portableRecipe(id: number, opinion?: Opinion): Promise<PortableRecipe | undefined> {
  const db = await sql();
  const body = (await readBodies(db, collectionOf('dishes'), [id])).get(id);
  if (!body) return undefined;
  const ids = [...new Set(linesOf(body).flatMap(({ product }) => product ?? []))];
  return portable(body, await readBodies(db, collectionOf('products'), ids), opinion);
}

function portable(
  body: DishBody,
  products: ReadonlyMap<number, ProductBody>,
  opinion?: Opinion,
): PortableRecipe {
  const language = body.language ?? 'en';
  const textOf = (line: DishBody['ingredients'][number]): string => {
    const product = products.get(line.product ?? 0);
    const words = { ...line, note: line.note ?? '', product };
    return ingredientLine(words, plainAmount(words, language), language);
  };
  const all = [{ title: '', ingredients: body.ingredients }, ...body.sections];
  return {
    id: body.id,
    Name: body.Name,
    Description: body.Description ?? '',
    Note: [body.Note, opinion?.Note].filter(Boolean).join('\n'),
    language,
    servingAmount: body.servingAmount,
    TimeToCook: body.TimeToCook,
    prepTime: body.prepTime ?? null,
    sections: all
      .map(({ title, ingredients }) => ({ title, lines: ingredients.map(textOf).filter(Boolean) }))
      .filter(({ lines }) => lines.length > 0),
    Steps: body.Steps.map(({ description, minutes }) => withTime(description, minutes, language)),
    tags: recipeWords({ ...body, language }),
    rating: opinion?.rating ?? null,
    sourceUrl: body.sourceUrl ?? '',
    nutrition: nutritionOf(body),
    createdAt: String(body.createdAt),
    updatedAt: String(body.updatedAt),
    pictures: picturesIn(body.DishImages),
  };
}

const withTime = (step: string, minutes: number | null, language: Language): string =>
  minutes && minutesOf(step) !== minutes ? `${step} (${minutes} ${MINUTES[language]})` : step;

/** Returns the pictures of a field, in their order. */
export const picturesIn = (field: unknown): Picture[] =>
  partsIn(field).map(({ url }) => ({
    url: String(url),
    key: publicKey(String(url)),
  }));

function nutritionOf({ calories, fats, carbs, prots }: DishBody): PortableRecipe['nutrition'] {
  const isWhole = calories !== null && fats !== null && carbs !== null && prots !== null;
  return isWhole ? { calories, fats, carbs, prots } : null;
}
