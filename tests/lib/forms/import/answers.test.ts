import { expect, test } from 'vitest';
import type { ImportQuestion } from '@/lib/domain/import/record';
import { withAnswer, withoutAnswer } from '@/lib/forms/import/answers';
import { at } from '@/tests/support/at';
import { buildImport, importedRecipe, importedLine } from '../../../support/builders/import';

const question = (name: string): ImportQuestion => ({
  name,
  text: name,
  lines: 1,
  recipes: [],
  told: [],
  proposals: [],
});
const recipe = (key: string, name: string, dish: number | null = null) =>
  importedRecipe({ key, dish, ingredients: [importedLine({ text: name, name })] });
const one = buildImport({
  recipes: [recipe('a', 'Hazelnut flour'), recipe('b', 'salt'), recipe('c', 'hazelnut flour', 7)],
  questions: [question('hazelnut flour'), question('magic dust')],
});
const linesOf = ({ recipes }: typeof one) => recipes?.map(({ ingredients }) => at(ingredients, 0));

test('an answer counts in all recipes not taken yet, and is not asked again', () => {
  const now = withAnswer(one, { name: 'hazelnut flour', food: 4 });
  expect(linesOf(now)?.map(({ food }) => food)).toEqual([4, null, null]);
  expect(now.questions).toEqual([question('magic dust')]);
  const own = withAnswer(one, { name: 'HAZELNUT flour', own: true });
  expect(linesOf(own)?.map((line) => line.own)).toEqual([true, undefined, undefined]);
});

test('an undone answer is asked again in its place', () => {
  const now = withAnswer(one, { name: 'hazelnut flour', product: 3 });
  const again = withoutAnswer(now, question('hazelnut flour'), 0);
  expect(again.questions).toEqual(one.questions);
  expect(linesOf(again)?.map(({ product }) => product)).toEqual([null, null, null]);
});
