import { given } from '@/tests/support/at';
import { paprikaExport } from './json';
import type { SampleLine } from './samples';

const LINES = 10;

/** Returns an archive of `count` different recipes without pictures, with ten lines each from these names. */
export function manyRecipes(count: number, names: readonly string[]): Buffer {
  const lineAt = (at: number): SampleLine => ({
    amount: 50 + (at % 40) * 10,
    unit: 'g',
    name: given(names[at % names.length]),
    note: '',
  });
  return paprikaExport(
    Array.from({ length: count }, (_one, at) => ({
      uid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      Name: `Recipe of the archive ${at}`,
      Description: 'A recipe like others.',
      note: '',
      servings: 4,
      prepTime: 15,
      cookTime: 30,
      // 7 shares no factor with most numbers of names, so that recipes differ
      sections: [
        { title: '', lines: Array.from({ length: LINES }, (_line, line) => lineAt(at * 7 + line * 31)) },
      ],
      steps: ['Chop everything.', 'Fry it for 10 minutes.', 'Simmer for 20 minutes and serve.'],
      tags: ['Archive'],
      rating: 4,
      sourceUrl: `https://archive.example/${at}`,
      picture: null,
    })),
  );
}
