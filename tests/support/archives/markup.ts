import { zipped } from '@/tests/support/zip';
import { escaped, lineText, linesWith, timeText, type SampleRecipe } from './samples';

const isoMinutes = (minutes: number) => `PT${minutes}M`;
const pictureName = (at: number) => `images/recipe_${at}.jpg`;
const each = (texts: readonly string[], tag: string) =>
  texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('');
const withPictures = (main: Record<string, string>, recipes: readonly SampleRecipe[]): Buffer =>
  zipped({
    ...main,
    ...Object.fromEntries(
      recipes.flatMap(({ picture }, at) => (picture ? [[pictureName(at), picture] as const] : [])),
    ),
  });

/** Writes Recipe Keeper's zip: a page of recipes with itemprops, numbered steps, and pictures. */
export function recipeKeeperExport(recipes: readonly SampleRecipe[]): Buffer {
  const meta = (name: string, value: string | number) =>
    `<meta content="${escaped(String(value))}" itemprop="${name}">`;
  const part = (name: string, texts: readonly string[]) =>
    `<div itemprop="${name}">${each(texts, 'p')}</div>`;
  const box = (recipe: SampleRecipe, at: number) =>
    `<div class="recipe-details"><h2 itemprop="name">${escaped(recipe.Name)}</h2>${meta('recipeId', recipe.uid)}${meta('recipeRating', recipe.rating)}
    ${recipe.tags.map((tag) => meta('recipeCategory', tag)).join('')}<span itemprop="recipeSource"><a href="${recipe.sourceUrl}">${recipe.sourceUrl}</a></span>
    <span itemprop="recipeYield">${recipe.servings}</span>${meta('prepTime', isoMinutes(recipe.prepTime))}${meta('cookTime', isoMinutes(recipe.cookTime))}
    ${part(
      'recipeIngredients',
      linesWith(recipe, (title) => `${title}:`),
    )}${part(
      'recipeDirections',
      recipe.steps.map((step, number) => `${number + 1}. ${step}`),
    )}${part('recipeNotes', recipe.note ? [recipe.note] : [])}
    ${recipe.picture ? `<img src="${pictureName(at)}" class="recipe-photo">` : ''}</div>`;
  const page = `<html><body>${recipes.map(box).join('\n')}</body></html>`;
  return withPictures({ 'recipes.html': page }, recipes);
}

/** Writes Copy Me That's zip: a page whose ids repeat for each recipe; it has no times. */
export function copyMeThatExport(recipes: readonly SampleRecipe[]): Buffer {
  const lines = (recipe: SampleRecipe) =>
    recipe.sections
      .flatMap(({ title, lines: of }) => [
        title && `<li class="recipeIngredient_subheader">${escaped(title)}</li>`,
        ...of.map((line) => `<li class="recipeIngredient">${escaped(lineText(line))}</li>`),
      ])
      .join('');
  const box = (recipe: SampleRecipe, at: number) =>
    `<div class="recipe"><div id="name">${escaped(recipe.Name)}</div><div id="description">${escaped(recipe.Description)}</div>
    ${recipe.sourceUrl ? `<a id="original_link" href="${recipe.sourceUrl}">link</a>` : ''}${recipe.picture ? `<img class="recipeImage" src="${pictureName(at)}">` : ''}
    <a id="recipeYield">${recipe.servings}</a><ul id="recipeIngredients">${lines(recipe)}</ul>
    <ol id="recipeInstructions">${recipe.steps.map((step) => `<li class="instruction">${escaped(step)}</li>`).join('')}</ol>
    <div id="recipeNotes">${recipe.note ? `<div class="recipeNote">${escaped(recipe.note)}</div>` : ''}</div>
    ${recipe.tags.map((tag) => `<span class="recipeCategory">${escaped(tag)}</span>`).join('')}<span id="ratingValue">${recipe.rating}</span></div>`;
  return withPictures(
    { 'recipes.html': `<html><body>${recipes.map(box).join('\n')}</body></html>` },
    recipes,
  );
}

/** Writes Cookmate's backup: a zip with an XML of all recipes and their pictures. */
export function cookmateExport(recipes: readonly SampleRecipe[]): Buffer {
  const recipe = (one: SampleRecipe, at: number) =>
    `<recipe><title>${escaped(one.Name)}</title><preptime>${timeText(one.prepTime)}</preptime><cooktime>${timeText(one.cookTime)}</cooktime><quantity>${one.servings}</quantity>
    <description>${each(one.Description ? [one.Description] : [], 'li')}</description><ingredient>${each(
      linesWith(one, (title) => `${title}:`),
      'li',
    )}</ingredient><recipetext>${each(one.steps, 'li')}</recipetext>
    <comments>${each(one.note ? [one.note] : [], 'li')}</comments>${each(one.tags, 'category')}<url>${one.sourceUrl}</url><rating>${one.rating}</rating>
    ${one.picture ? `<imagepath>${pictureName(at)}</imagepath>` : ''}</recipe>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?><cookbook version="1">${recipes.map(recipe).join('\n')}</cookbook>`;
  return withPictures({ 'my_recipes.xml': xml }, recipes);
}
