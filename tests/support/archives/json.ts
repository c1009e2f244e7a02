import { gzipSync } from 'node:zlib';
import { zipped } from '@/tests/support/zip';
import { isoTime, json, linesWith, timeText, totalTime, type SampleRecipe } from './samples';

type Files = Record<string, string | Buffer>;
const filesOf = (recipes: readonly SampleRecipe[], files: (recipe: SampleRecipe, at: number) => Files) =>
  zipped(Object.assign({}, ...recipes.map(files)));
const base64 = ({ picture }: SampleRecipe): string => picture?.toString('base64') ?? '';
const images = (recipe: SampleRecipe) => (recipe.picture ? [base64(recipe)] : []);

/** Writes Tandoor's export: a zip of zips; each section of a recipe is a step with its own ingredients. */
export const tandoorExport = (recipes: readonly SampleRecipe[]): Buffer =>
  filesOf(recipes, (recipe, at) => ({
    [`${at + 1}.zip`]: zipped({
      'recipe.json': json({
        name: recipe.Name,
        description: recipe.Description,
        keywords: recipe.tags.map((name) => ({ name, description: '' })),
        working_time: recipe.prepTime,
        waiting_time: recipe.cookTime,
        internal: true,
        nutrition: null,
        servings: recipe.servings,
        servings_text: '',
        source_url: recipe.sourceUrl,
        steps: recipe.steps.map((instruction, order) => ({
          name: '',
          instruction,
          time: 0,
          order,
          show_as_header: false,
          ingredients: order === 0 ? tandoorLines(recipe) : [],
        })),
      }),
      ...(recipe.picture && { 'image.jpg': recipe.picture }),
    }),
  }));

const tandoorLines = (recipe: SampleRecipe) =>
  recipe.sections
    .flatMap(({ title, lines }) => [
      ...(title ? [{ food: null, unit: null, amount: '0.0000', note: title, is_header: true }] : []),
      ...lines.map((line) => ({
        food: { name: line.name, plural_name: null },
        unit: line.unit ? { name: line.unit } : null,
        amount: (line.amount ?? 0).toFixed(4),
        note: line.note,
        is_header: false,
        no_amount: line.amount === null,
      })),
    ])
    .map((line, order) => ({ ...line, order }));

/** Writes Paprika 3's export: a zip of gzips; a section is a line that ends with a colon. */
export const paprikaExport = (recipes: readonly SampleRecipe[]): Buffer =>
  filesOf(recipes, (recipe) => ({
    [`${recipe.Name}.paprikarecipe`]: gzipSync(
      json({
        uid: recipe.uid,
        name: recipe.Name,
        description: recipe.Description,
        ingredients: linesWith(recipe, (title) => `${title}:`).join('\n'),
        directions: recipe.steps.join('\n\n'),
        notes: recipe.note,
        servings: String(recipe.servings),
        prep_time: timeText(recipe.prepTime),
        cook_time: timeText(recipe.cookTime),
        total_time: timeText(totalTime(recipe)),
        difficulty: '',
        rating: recipe.rating,
        source: '',
        source_url: recipe.sourceUrl,
        photo: recipe.picture ? 'a.jpg' : null,
        photo_data: recipe.picture ? base64(recipe) : null,
        photo_hash: '',
        photos: [],
        categories: recipe.tags,
        nutritional_info: '',
        created: '2026-01-02 03:04:05',
        hash: '',
      }),
    ),
  }));

/** Writes Nextcloud Cookbook's folders in a zip. */
export const nextcloudExport = (recipes: readonly SampleRecipe[]): Buffer =>
  filesOf(recipes, (recipe, at) => ({
    [`${recipe.Name}/recipe.json`]: json({
      '@context': 'http://schema.org',
      '@type': 'Recipe',
      id: String(at + 1),
      identifier: recipe.uid,
      name: recipe.Name,
      description: recipe.Description,
      url: recipe.sourceUrl,
      recipeYield: recipe.servings,
      prepTime: isoTime(recipe.prepTime),
      cookTime: isoTime(recipe.cookTime),
      totalTime: isoTime(totalTime(recipe)),
      keywords: recipe.tags.join(','),
      tool: [],
      recipeIngredient: linesWith(recipe, (title) => `## ${title}`),
      recipeInstructions: recipe.steps,
      nutrition: [],
      dateModified: '2026-01-02T03:04:05+0000',
    }),
    ...(recipe.picture && {
      [`${recipe.Name}/full.jpg`]: recipe.picture,
      [`${recipe.Name}/thumb.jpg`]: 'a smaller one',
    }),
  }));

/** Writes RecipeSage's JSON-LD: headings in brackets, pictures by address, the note as a comment. */
export const recipeSageExport = (recipes: readonly SampleRecipe[]): Buffer =>
  Buffer.from(
    json({
      recipes: recipes.map((recipe) => ({
        '@context': 'http://schema.org',
        '@type': 'Recipe',
        identifier: recipe.uid,
        name: recipe.Name,
        description: recipe.Description,
        image: recipe.picture ? [`data:image/png;base64,${base64(recipe)}`] : [],
        prepTime: timeText(recipe.prepTime),
        totalTime: timeText(totalTime(recipe)),
        recipeYield: String(recipe.servings),
        recipeIngredient: linesWith(recipe, (title) => `[${title}]`),
        recipeInstructions: recipe.steps.map((text) => ({ '@type': 'HowToStep', text })),
        recipeCategory: recipe.tags,
        creditText: '',
        isBasedOn: recipe.sourceUrl,
        comment: recipe.note ? [{ '@type': 'Comment', name: 'Author Notes', text: recipe.note }] : [],
        aggregateRating: { '@type': 'AggregateRating', ratingValue: String(recipe.rating) },
      })),
    }),
  );

const CROUTON_UNITS: Readonly<Record<string, string>> = {
  '': 'ITEM',
  g: 'GRAMS',
  გ: 'GRAMS',
  ml: 'MILLS',
  მლ: 'MILLS',
  tbsp: 'TABLESPOON',
};

/** Writes Crouton's backup: a zip of .crumb files; it has no ratings, and a line's note is in the name. */
export const croutonExport = (recipes: readonly SampleRecipe[]): Buffer =>
  filesOf(recipes, (recipe) => ({
    [`${recipe.Name}.crumb`]: json({
      name: recipe.Name,
      uuid: recipe.uid,
      serves: recipe.servings,
      duration: recipe.prepTime,
      cookingDuration: recipe.cookTime,
      webLink: recipe.sourceUrl,
      sourceName: '',
      notes: recipe.note,
      neutritionalInfo: '',
      tags: recipe.tags.map((name) => ({ name, color: 'blue' })),
      images: images(recipe),
      ingredients: recipe.sections
        .flatMap(({ title, lines }) => [
          ...(title ? [{ ingredient: { name: title }, quantity: { quantityType: 'SECTION' } }] : []),
          ...lines.map(({ amount, unit, name, note }) => ({
            ingredient: { name: name + (note && `, ${note}`) },
            ...(amount !== null && { quantity: { amount, quantityType: CROUTON_UNITS[unit] } }),
          })),
        ])
        .map((line, order) => ({ ...line, order, uuid: `${recipe.uid}-${order}` })),
      steps: recipe.steps.map((step, order) => ({ step, order, isSection: false })),
    }),
  }));

/** Writes Mela's export: a zip of .melarecipe files; headings after "#". */
export const melaExport = (recipes: readonly SampleRecipe[]): Buffer =>
  filesOf(recipes, (recipe) => ({
    [`${recipe.Name}.melarecipe`]: json({
      id: recipe.uid,
      title: recipe.Name,
      text: recipe.Description,
      images: images(recipe),
      categories: recipe.tags,
      yield: String(recipe.servings),
      prepTime: timeText(recipe.prepTime),
      cookTime: timeText(recipe.cookTime),
      totalTime: timeText(totalTime(recipe)),
      ingredients: linesWith(recipe, (title) => `# ${title}`).join('\n'),
      instructions: recipe.steps.join('\n'),
      notes: recipe.note,
      nutrition: '',
      link: recipe.sourceUrl,
      favorite: false,
      wantToCook: false,
      date: 700000000,
    }),
  }));

/** Writes the export of a KitchenOwl household: no sections, no pictures; only the names of its lists. */
export const kitchenOwlExport = (recipes: readonly SampleRecipe[], lists: readonly string[] = []): Buffer =>
  Buffer.from(
    json({
      name: 'Home',
      language: 'en',
      member: ['anna'],
      shoppinglists: lists,
      items: [{ name: 'milk', category: 'dairy' }],
      expenses: [],
      recipes: recipes.map((recipe) => ({
        name: recipe.Name,
        description: recipe.steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
        time: totalTime(recipe),
        prep_time: recipe.prepTime,
        cook_time: recipe.cookTime,
        yields: recipe.servings,
        source: recipe.sourceUrl,
        items: recipe.sections.flatMap(({ lines }) =>
          lines.map(({ amount, unit, name, note }) => ({
            name: name + (note && `, ${note}`),
            description: [amount, unit].filter(Boolean).join(' '),
            optional: false,
          })),
        ),
        tags: recipe.tags,
      })),
    }),
  );
