import { isoTimes } from '../../domain/dish/jsonLd';
import type { PortableRecipe } from './portable';

const grams = (value: number): string => `${Math.round(value * 10) / 10} g`;

/** Returns the nutrition of a serving in schema.org's words. */
export const schemaNutrition = ({ nutrition }: PortableRecipe) =>
  nutrition && {
    '@type': 'NutritionInformation',
    calories: `${Math.round(nutrition.calories)} kcal`,
    fatContent: grams(nutrition.fats),
    carbohydrateContent: grams(nutrition.carbs),
    proteinContent: grams(nutrition.prots),
  };

/** Returns all lines; `title` formats each section's title, which becomes a line of its own. */
export const linesWith = ({ sections }: PortableRecipe, title: (text: string) => string): string[] =>
  sections.flatMap((section) => [...(section.title ? [title(section.title)] : []), ...section.lines]);

/** Returns the fields that every reader of schema.org's Recipe accepts. */
const common = (recipe: PortableRecipe) => ({
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  identifier: `supra-${recipe.id}`,
  name: recipe.Name,
  description: recipe.Description,
  inLanguage: recipe.language,
  datePublished: recipe.createdAt,
  dateCreated: recipe.createdAt,
  dateModified: recipe.updatedAt,
  ...isoTimes(recipe),
  ...(recipe.Note && {
    comment: [{ '@type': 'Comment', name: 'Author Notes', text: recipe.Note }],
  }),
  ...(recipe.rating && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: String(recipe.rating),
      bestRating: '5',
      ratingCount: '1',
    },
  }),
});

/**
 * Makes the recipe.json in a folder of Nextcloud Cookbook, which Mealie's importer reads too: steps are texts
 * (Nextcloud refuses others), the yield is a number, a section is a line after "##", and the tags are one text.
 */
export const nextcloudRecipe = (recipe: PortableRecipe): string =>
  JSON.stringify(
    {
      ...common(recipe),
      url: recipe.sourceUrl,
      image: '',
      ...(recipe.servingAmount && { recipeYield: recipe.servingAmount }),
      recipeCategory: recipe.tags[0] ?? '',
      keywords: recipe.tags.map((tag) => tag.replaceAll(',', ' ')).join(','),
      tool: [],
      recipeIngredient: linesWith(recipe, (title) => `## ${title}`),
      recipeInstructions: recipe.Steps,
      nutrition: schemaNutrition(recipe) ?? [],
    },
    null,
    2,
  );

/** Makes a recipe as RecipeSage reads it: titles in brackets, tags as categories, pictures by their addresses. */
export const recipeSageRecipe = (recipe: PortableRecipe, site: string) => ({
  ...common(recipe),
  image: recipe.pictures.map(({ url }) => `${site}${url}`),
  ...(recipe.servingAmount && { recipeYield: String(recipe.servingAmount) }),
  recipeIngredient: linesWith(recipe, (title) => `[${title}]`),
  recipeInstructions: recipe.Steps.map((text) => ({ '@type': 'HowToStep', text })),
  recipeCategory: recipe.tags,
  isBasedOn: recipe.sourceUrl,
  nutrition: schemaNutrition(recipe) ?? undefined,
});
