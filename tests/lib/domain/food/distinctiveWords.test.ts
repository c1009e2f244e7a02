import { expect, test } from 'vitest';
import { distinctiveWords } from '@/lib/domain/food/distinctiveWords';
import { nameWords } from '@/lib/domain/food/words';

const ANY = { category: null, isNut: false, isFish: false };

test.each([
  ['large ripe tomatoes', ANY, 'tomato'],
  ['free range eggs', ANY, 'egg'],
  ['nut free butter', ANY, 'nut free butter'],
  ['smoked trout', ANY, 'smoked trout'],
  ['crushed garlic', { ...ANY, category: 'vegetables' as const }, 'garlic'],
  ['crushed wheat', { ...ANY, category: 'grains' as const }, 'crushed wheat'],
  ['toasted chopped hazelnuts', { ...ANY, isNut: true }, 'hazelnut'],
  ['trout fillets', { ...ANY, isFish: true }, 'trout'],
  ['sirloin steaks', ANY, 'sirloin steak'],
])('in "%s" (%o) "%s" determines the food', (written, kind, told) => {
  expect(distinctiveWords(nameWords(written), kind).join(' ')).toBe(told);
});
