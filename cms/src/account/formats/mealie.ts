import { isoTimes } from '../../domain/dish/jsonLd';
import { schemaNutrition } from './schema';
import type { PortableRecipe } from './portable';

/**
 * Makes a recipe as Mealie exports it, for its importer "Mealie". Each line is whole in `note`, because foods and units
 * are Mealie's own tables; a section's title is on its first line.
 */
export const mealieRecipe = (recipe: PortableRecipe, slug: string): string => {
  const nutrition = schemaNutrition(recipe);
  const { totalTime = null, prepTime = null, cookTime = null } = isoTimes(recipe);
  const { '@type': _type, calories = null, ...grams } = nutrition ?? { '@type': '' };
  return JSON.stringify(
    {
      id: null,
      slug,
      name: recipe.Name,
      description: recipe.Description,
      image: recipe.pictures.length > 0 ? 'original.webp' : null,
      recipeServings: recipe.servingAmount ?? 0,
      recipeYield: recipe.servingAmount ? String(recipe.servingAmount) : '',
      totalTime,
      prepTime,
      performTime: cookTime,
      recipeCategory: [],
      tags: recipe.tags,
      tools: [],
      rating: recipe.rating,
      orgURL: recipe.sourceUrl || null,
      dateAdded: recipe.createdAt.slice(0, 10),
      recipeIngredient: recipe.sections.flatMap(({ title, lines }) =>
        lines.map((note, at) => ({
          title: at === 0 && title ? title : null,
          note,
          unit: null,
          food: null,
          quantity: 0,
          disableAmount: true,
          originalText: note,
        })),
      ),
      recipeInstructions: recipe.Steps.map((text) => ({
        title: '',
        text,
        ingredientReferences: [],
      })),
      nutrition: { calories, ...grams },
      settings: { public: false, showNutrition: nutrition !== null, disableAmount: true },
      notes: recipe.Note ? [{ title: '', text: recipe.Note }] : [],
      assets: [],
      comments: [],
      extras: {},
    },
    null,
    2,
  );
};
