import { expect, test } from 'vitest';
import { englishName, formless } from '@/lib/domain/dish/parse/english';

test.each([
  ['finely chopped fresh parsley', 'parsley', []],
  ['cheddar, cut into four slices', 'cheddar', ['cut into four slices']],
  ['unsalted butter at room temperature', 'unsalted butter', ['at room temperature']],
  ['boneless, skinless chicken breasts, trimmed', 'boneless, skinless chicken breasts', ['trimmed']],
  ['large, ripe tomatoes', 'tomatoes', []],
  ['unwaxed lemon', 'lemon', []],
  ['spears asparagus', 'asparagus', []],
  ['green olives stuffed with pimento', 'green olives', ['stuffed with pimento']],
  ['olive oil or butter', 'olive oil', []],
  ['chicken or vegetable stock', 'chicken stock', []],
  ['tuna in olive oil, drained', 'tuna in olive oil', ['drained']],
  ['potatoes in their skins', 'potatoes', ['in their skins']],
  ['peeled and diced carrots', 'carrots', []],
  ['freshly ground black pepper', 'black pepper', []],
  ['ground cinnamon', 'ground cinnamon', []],
  ['minced lamb', 'minced lamb', []],
  ['minced garlic', 'garlic', []],
  ['corn on the cob', 'corn on the cob', []],
  ['oil for frying', 'oil', ['for frying']],
])('%s', (text, name, notes) => expect(englishName(text)).toMatchObject({ name, notes }));

test.each([
  ['finely chopped fresh parsley', 'finely chopped fresh'],
  ['large, ripe tomatoes', 'large ripe'],
  ['peeled and diced carrots', 'peeled diced'],
  ['some of the minced garlic', 'minced'],
  ['ground cinnamon', undefined],
  ['fresh', undefined],
])('%s: the preparation is kept beside the name', (text, done) => expect(englishName(text).done).toBe(done));

test('a form at the end is left out', () => {
  expect(['lime wedges', 'basil leaves', 'bay leaves', 'rosemary sprigs', 'flour'].map(formless)).toEqual([
    'lime',
    'basil',
    'bay leaves',
    'rosemary',
    'flour',
  ]);
});
