import { expect, test } from 'vitest';
import { wordSet } from '@/lib/domain/text/wordSet';

test('words separated by spaces and line breaks are found', () => {
  expect([...wordSet(' chopped diced\n  hard-boiled ')]).toEqual(['chopped', 'diced', 'hard-boiled']);
});
