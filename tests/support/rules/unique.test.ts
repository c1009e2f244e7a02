import { afterEach, expect, test, vi } from 'vitest';
import { parseRecipe } from '@/lib/domain/dish/parse';
import { readWritten } from '@/lib/domain/shoplist/written';
import { KHACHAPURI } from '@/tests/e2e/support/pasted';
import { unique } from '@/tests/e2e/support/unique';

afterEach(() => vi.unstubAllEnvs());

/** Returns the words of several workers, as the runner numbers them. */
const wordsOf = (workers: number, each: number): string[] =>
  Array.from({ length: workers }).flatMap((_one, worker) => {
    vi.stubEnv('TEST_WORKER_INDEX', String(worker));
    return Array.from({ length: each }, unique);
  });

test('no word is part of another one, across workers', () => {
  const words = wordsOf(20, 20);
  for (const word of words) expect(words.filter((other) => other.includes(word))).toEqual([word]);
});

test('a name with such a word is read as a name, and as no amount', () => {
  for (const word of wordsOf(12, 3)) {
    for (const language of ['en', 'ka'] as const) {
      const { name, text } = KHACHAPURI[language](word);
      expect(parseRecipe(text).Name).toBe(name);
    }
    expect(readWritten(`Walnuts ${word}`)).toMatchObject({ name: `Walnuts ${word}` });
  }
});
