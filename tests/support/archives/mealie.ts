import { zipped } from '@/tests/support/zip';
import { isoTime, json, timeText, totalTime, type SampleRecipe } from './samples';

/** Contents of a backup beside the recipes; days are yyyy-MM-dd, `recipe` is a recipe's uid. */
export interface MealieExtras {
  readonly plans?: readonly {
    readonly day: string;
    readonly meal: 'breakfast' | 'lunch' | 'dinner' | 'side';
    readonly recipe?: string;
    readonly title?: string;
  }[];
  readonly lists?: readonly {
    readonly Name: string;
    readonly items: readonly { readonly text: string; readonly checked?: boolean }[];
  }[];
}

/**
 * Writes Mealie's backup: database.json with its tables and the pictures beside it; `hyphens` writes ids as PostgreSQL
 * does.
 */
export function mealieBackup(
  recipes: readonly SampleRecipe[],
  { plans = [], lists = [] }: MealieExtras = {},
  hyphens = false,
): Buffer {
  const idOf = (uid: string) => (hyphens ? uid : uid.replaceAll('-', ''));
  const all = <Row>(rows: (recipe: SampleRecipe, id: string) => Row[]): Row[] =>
    recipes.flatMap((recipe) => rows(recipe, idOf(recipe.uid)));
  const lines = all((recipe, id) =>
    recipe.sections
      .flatMap((section) =>
        section.lines.map((line, at) => ({ line, title: at === 0 ? section.title : null })),
      )
      .map(({ line, title }, position) => ({ line, title, position, id })),
  );
  const numbered = (names: readonly string[], sign: string) =>
    [...new Set(names)].filter(Boolean).map((name, at) => ({ id: `${sign}${at}`, name, plural_name: null }));
  const units = numbered(
    lines.map(({ line }) => line.unit),
    'aa00',
  );
  const foods = numbered(
    lines.map(({ line }) => line.name),
    'bb00',
  );
  const tags = numbered(
    recipes.flatMap((recipe) => recipe.tags),
    'cc00',
  );
  const idIn = (rows: readonly { id: string; name: string }[], name: string) =>
    rows.find((row) => row.name === name)?.id ?? null;
  const database = {
    recipes: all((recipe, id) => [
      {
        id,
        slug: recipe.uid,
        name: recipe.Name,
        description: recipe.Description,
        total_time: timeText(totalTime(recipe)),
        prep_time: timeText(recipe.prepTime),
        perform_time: timeText(recipe.cookTime),
        recipe_yield: 'servings',
        recipe_servings: recipe.servings,
        recipe_yield_quantity: 0,
        org_url: recipe.sourceUrl,
        rating: recipe.rating,
        image: recipe.picture ? 'abcd' : null,
      },
    ]),
    recipes_ingredients: lines.map(({ line, title, position, id }) => ({
      recipe_id: id,
      position,
      title,
      quantity: line.amount,
      unit_id: idIn(units, line.unit),
      food_id: idIn(foods, line.name),
      note: line.note,
      original_text: null,
    })),
    recipe_instructions: all((recipe, id) =>
      recipe.steps.map((text, position) => ({ recipe_id: id, position, title: '', text, summary: '' })),
    ),
    ingredient_units: units,
    ingredient_foods: foods,
    notes: all((recipe, id) => (recipe.note ? [{ recipe_id: id, title: '', text: recipe.note }] : [])),
    tags,
    recipes_to_tags: all((recipe, id) =>
      recipe.tags.map((name) => ({ recipe_id: id, tag_id: idIn(tags, name) })),
    ),
    group_meal_plans: plans.map(({ day, meal, recipe, title = '' }, at) => ({
      id: at + 1,
      date: day,
      entry_type: meal,
      title,
      text: '',
      recipe_id: recipe ? idOf(recipe) : null,
    })),
    shopping_lists: lists.map(({ Name }, at) => ({ id: `dd0${at}`, name: Name })),
    shopping_list_items: lists.flatMap(({ items }, at) =>
      items.map(({ text, checked = false }, position) => ({
        id: `ee${at}${position}`,
        shopping_list_id: `dd0${at}`,
        position,
        checked,
        quantity: 0,
        note: text,
        food_id: null,
        unit_id: null,
      })),
    ),
  };
  const pictures = all((recipe) =>
    recipe.picture ? [[`data/recipes/${recipe.uid}/images/original.webp`, recipe.picture] as const] : [],
  );
  return zipped({ 'database.json': json(database), ...Object.fromEntries(pictures) });
}

/** Writes a recipe as Mealie's API returns it: one JSON with camelCase names. */
export const mealieJson = (recipe: SampleRecipe): Buffer =>
  Buffer.from(
    json({
      id: recipe.uid,
      slug: recipe.uid,
      name: recipe.Name,
      description: recipe.Description,
      recipeServings: recipe.servings,
      prepTime: isoTime(recipe.prepTime),
      performTime: isoTime(recipe.cookTime),
      orgURL: recipe.sourceUrl,
      rating: recipe.rating,
      tags: recipe.tags.map((name) => ({ name })),
      recipeIngredient: recipe.sections.flatMap(({ title, lines }) =>
        lines.map((line, at) => ({
          title: at === 0 ? title : null,
          quantity: line.amount ?? 0,
          unit: line.unit ? { name: line.unit } : null,
          food: { name: line.name },
          note: line.note,
        })),
      ),
      recipeInstructions: recipe.steps.map((text) => ({ title: '', text })),
      notes: recipe.note ? [{ title: '', text: recipe.note }] : [],
    }),
  );
