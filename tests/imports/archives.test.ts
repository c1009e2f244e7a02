import { describe, expect, test } from 'vitest';
import { ARCHIVES, sampleArchive, type SampleArchive } from '@/tests/support/archives/all';
import { mealieBackup, mealieJson } from '@/tests/support/archives/mealie';
import { readBack } from '@/tests/support/archives/read';
import { lineText, SAMPLE_RECIPES, totalTime, type SampleRecipe } from '@/tests/support/archives/samples';
import { plainText } from '@/tests/support/archives/text';
import { at } from '@/tests/support/at';

/** Returns the expected recipe from an app that lacks some of its fields. */
function expected(recipe: SampleRecipe, { lacks, kind }: Pick<SampleArchive, 'lacks' | 'kind'>) {
  const has = (field: SampleArchive['lacks'][number]) => !lacks.includes(field);
  const sections = recipe.sections.map(({ title, lines }) => ({
    title,
    lines: lines.map(lineText).map(written),
  }));
  // Crouton knows units but not their words
  function written(text: string) {
    return kind === 'crouton' ? text.replace(' გ ', ' g ').replace(' მლ ', ' ml ') : text;
  }
  // if lines are part of the text, the list of ingredients is the first step
  const laidOut = kind === 'cooklang' ? [expect.any(String)] : [];
  return expect.objectContaining({
    Name: recipe.Name,
    servingAmount: recipe.servings,
    sections: has('sections') ? sections : [{ title: '', lines: sections.flatMap(({ lines }) => lines) }],
    tags: recipe.tags,
    sourceUrl: recipe.sourceUrl,
    TimeToCook: has('time') ? totalTime(recipe) : null,
    prepTime: has('time') ? recipe.prepTime : null,
    ...(has('Description') && { Description: recipe.Description }),
    ...(has('rating') && { rating: recipe.rating }),
    ...(has('uid') && { uid: expect.stringMatching(uidPattern(recipe)) }),
    ...(has('note') && { Note: expect.stringContaining(recipe.note) }),
    Steps: [...laidOut, ...recipe.steps].map((step) => expect.objectContaining({ description: step })),
    pictures: has('picture') && recipe.picture ? [recipe.picture] : [],
  });
}

const uidPattern = ({ uid }: SampleRecipe) => new RegExp(`^${uid.replaceAll('-', '-?')}$`);

describe('an archive of each app, read by the importers', () => {
  test.each(ARCHIVES)('$kind', async (archive) => {
    const { name, bytes } = sampleArchive(archive.kind);
    const { kind, recipes, faults } = await readBack(name, bytes);
    expect([kind, faults]).toEqual([archive.kind, []]);
    expect(recipes).toEqual(SAMPLE_RECIPES.map((recipe) => expected(recipe, archive)));
  });

  test('Mealie’s backup from PostgreSQL, and one recipe of its API, are read', async () => {
    const all = { kind: 'mealie', lacks: [] } as const;
    const backup = await readBack('mealie.zip', mealieBackup(SAMPLE_RECIPES, {}, true));
    expect(backup.recipes).toEqual(SAMPLE_RECIPES.map((recipe) => expected(recipe, all)));
    const one = at(SAMPLE_RECIPES, 0);
    const single = await readBack('tart.json', mealieJson(one));
    expect(single.recipes).toEqual([expected({ ...one, picture: null }, all)]);
  });

  test.each<[string, (recipes: readonly unknown[]) => unknown]>([
    ['a list', (recipes) => recipes],
    ['a list under a name', (recipes) => ({ recipes })],
  ])('a file of a thousand recipes, %s, is read completely', async (_what, whole) => {
    const recipes = Array.from({ length: 1_000 }, (_one, at) => ({
      '@type': 'Recipe',
      name: `Soup ${at}`,
      recipeIngredient: Array.from({ length: 60 }, (_line, line) => `${line + 1} g salt`),
      image: { '@id': `#photo-${at}` },
    }));
    const photos = recipes.map((_recipe, at) => ({
      '@id': `#photo-${at}`,
      '@type': 'ImageObject',
      url: `https://soups.example/${at}.png`,
    }));
    const file = JSON.stringify({ recipes: whole(recipes), photos });
    const { kind, recipes: read } = await readBack('soups.json', Buffer.from(file));
    expect([kind, read.map(({ Name }) => Name)]).toEqual(['schema', recipes.map(({ name }) => name)]);
    expect(read.at(-1)?.images).toEqual([{ url: 'https://soups.example/999.png' }]);
  });

  test('a recipe as text is read', async () => {
    const one = at(SAMPLE_RECIPES, 0);
    const { kind, recipes } = await readBack('tart.txt', Buffer.from(plainText(one)));
    expect(kind).toBe('text');
    expect(recipes[0]).toMatchObject({
      Name: one.Name,
      sections: [{ title: 'Dough' }, { title: 'Filling' }],
    });
    expect(at(recipes, 0).Steps.map(({ description }) => description)).toEqual(one.steps);
  });
});
