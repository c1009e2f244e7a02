import { expect, test } from 'vitest';
import { wordSet } from '@/lib/domain/text/wordSet';

test('words parted by spaces and line breaks are looked up', () => {
  expect([...wordSet(' chopped diced\n  hard-boiled ')]).toEqual(['chopped', 'diced', 'hard-boiled']);
});
