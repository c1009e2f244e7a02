import { zipped } from '@/tests/support/zip';
import { lineText, linesWith, timeText, totalTime, type SampleRecipe } from './samples';

const row = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',');
const table = (columns: readonly string[], rows: readonly (readonly (string | number)[])[]): Buffer =>
  Buffer.from([columns.join(','), ...rows.map(row)].join('\r\n'));

/**
 * Writes Plan to Eat's CSV: a line that begins with a comma is a heading, times are in minutes; no notes and no
 * pictures.
 */
export const planToEatCsv = (recipes: readonly SampleRecipe[]): Buffer =>
  table(
    [
      ...['Title', 'Course', 'Cuisine', 'Main Ingredient', 'Description', 'Source', 'Url', 'Url Host'],
      ...['Prep Time', 'Cook Time', 'Total Time', 'Servings', 'Yield', 'Ingredients', 'Directions', 'Tags'],
      ...['Rating', 'Public Url', 'Photo Url'],
    ],
    recipes.map((recipe) => [
      ...[recipe.Name, '', '', '', recipe.Description, '', recipe.sourceUrl, ''],
      ...[recipe.prepTime, recipe.cookTime, '', recipe.servings, ''],
      linesWith(recipe, (title) => `, ${title}`).join('\n'),
      recipe.steps.join('\n\n'),
      ...[recipe.tags.join(', '), recipe.rating, '', ''],
    ]),
  );

/** Writes My Recipe Box's CSV. */
export const myRecipeBoxCsv = (recipes: readonly SampleRecipe[]): Buffer =>
  table(
    [
      ...['title', 'description', 'servings', 'preparation time', 'cooking time', 'ingredients'],
      ...['instructions', 'categories', 'rating', 'source', 'notes'],
    ],
    recipes.map((recipe) => [
      ...[recipe.Name, recipe.Description, recipe.servings, timeText(recipe.prepTime)],
      timeText(recipe.cookTime),
      linesWith(recipe, (title) => `${title}:`).join('\n'),
      recipe.steps.join('\n'),
      ...[recipe.tags.join(', '), recipe.rating, recipe.sourceUrl, recipe.note],
    ]),
  );

/** Writes Cooklang's files in a zip; it keeps ingredients in the steps, here as a list in the first step. */
export const cooklangFiles = (recipes: readonly SampleRecipe[]): Buffer =>
  zipped(
    Object.fromEntries(
      recipes.map((recipe) => [
        `${recipe.Name}.cook`,
        [
          '---',
          `title: ${recipe.Name}`,
          `servings: ${recipe.servings}`,
          `time: ${timeText(totalTime(recipe))}`,
          `prep time: ${timeText(recipe.prepTime)}`,
          ...(recipe.sourceUrl ? [`source: ${recipe.sourceUrl}`] : []),
          'tags:',
          ...recipe.tags.map((tag) => `  - ${tag}`),
          '---',
          '',
          recipe.sections
            .flatMap(({ lines }) =>
              lines.map(
                ({ amount, unit, name, note }) =>
                  `@${name}{${[amount, unit].filter(Boolean).join('%')}}${note && `(${note})`}`,
              ),
            )
            .join(', '),
          ...recipe.steps.flatMap((step) => ['', step]),
        ].join('\n'),
      ]),
    ),
  );

/** Writes a recipe as text that people would paste. */
export const plainText = (recipe: SampleRecipe): string =>
  [
    recipe.Name,
    '',
    recipe.Description,
    '',
    'Ingredients',
    ...recipe.sections.flatMap(({ title, lines }) => [
      ...(title ? [`${title}:`] : []),
      ...lines.map(lineText),
    ]),
    '',
    'Method',
    ...recipe.steps.map((step, at) => `${at + 1}. ${step}`),
  ].join('\n');
