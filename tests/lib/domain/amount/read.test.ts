import { expect, test } from 'vitest';
import { isNoAmount, readAmount } from '@/lib/domain/amount/read';

const told = (text: string) => {
  const found = readAmount(text);
  return found && [found.amount, found.amountTo, found.measure, found.rest];
};

test.each([
  ['1½ cups', 1.5, null, 'cup', ''],
  ['8 oz', 8, null, 'oz', ''],
  ['2–3', 2, 3, 'piece', ''],
  ['a pinch', 1, null, 'pinch', ''],
  ['400 g can', 400, null, 'g', ''],
  ['3 cloves', 3, null, 'clove', ''],
  ['1 კონა', 1, null, 'bunch', ''],
  ['½ ჭიქა', 0.5, null, 'cup', ''],
  ['1 1/2 c.', 1.5, null, 'cup', ''],
  ['2 x 120 g', 240, null, 'g', ''],
  ['1 (15-ounce) can', 15, null, 'oz', ''],
  ['One 15-ounce can diced tomatoes', 15, null, 'oz', 'diced tomatoes'],
  ['2 (400 g) tins', 800, null, 'g', ''],
  ['2 cans (400 g each) beans', 800, null, 'g', 'beans'],
  ['1 400 g can beans', 400, null, 'g', 'beans'],
  ['2-15 oz cans beans', 30, null, 'oz', 'beans'],
  ['1 tin (400g/14oz) chopped tomatoes', 400, null, 'g', 'chopped tomatoes'],
  ['2 tablespoons', 2, null, 'tbsp', ''],
  ['heaped teaspoon sugar', 1, null, 'tsp', 'sugar'],
  ['2 heaped tsp sugar', 2, null, 'tsp', 'sugar'],
  ['2 large eggs', 2, null, 'piece', 'eggs'],
  ['1 dozen eggs', 12, null, 'piece', 'eggs'],
  ['small bunch of parsley', 1, null, 'bunch', 'parsley'],
  ['1 lg or 2 small leeks', 1, null, 'piece', 'leeks'],
  ['2-inch piece ginger', 1, null, 'piece', 'ginger'],
  ['1 onion (about 150 g)', 1, null, 'piece', 'onion (about 150 g)'],
  ['კილონახევარი ხორცი', 1.5, null, 'kg', 'ხორცი'],
  ['2 სავსე სუფრის კოვზი', 2, null, 'tbsp', ''],
  ['დაახლოებით 200 გ ყველი', 200, null, 'g', 'ყველი'],
] as const)('"%s" is %d to %s %s', (text, ...amount) => expect(told(text)).toEqual(amount));

test.each([
  ['110g/4oz cheddar, cut', 110, 'g', 'cheddar, cut'],
  ['4 oz / 110 g cheddar', 4, 'oz', 'cheddar'],
  ['1 cup (125 g) flour', 1, 'cup', 'flour'],
  ['1lb/450g beef', 1, 'lb', 'beef'],
  ['1 tbsp (15 ml) oil', 1, 'tbsp', 'oil'],
  ['14g/2 sachets dried yeast', 14, 'g', 'dried yeast'],
  ['150ml/¼ pint milk', 150, 'ml', 'milk'],
  ['2 x 120g/4oz sea bass fillets', 240, 'g', 'sea bass fillets'],
] as const)('the first of the two measures in "%s" counts', (text, amount, measure, rest) =>
  expect(told(text)).toEqual([amount, null, measure, rest]),
);

test.each([
  ['2 cups to 3 cups milk', 2, 3, 'cup'],
  ['100 g–150 g sugar', 100, 150, 'g'],
  ['2 to 3 tablespoons oil', 2, 3, 'tbsp'],
  ['½–1 ჩ/კ მარილი', 0.5, 1, 'tsp'],
] as const)('"%s" is a range', (text, ...amount) => expect(told(text)?.slice(0, 3)).toEqual(amount));

test.each([
  ['1 kg 200 g beef', 1200, 'g'],
  ['1 lb 4 oz beef', 1.25, 'lb'],
  ['1 cup plus 2 tablespoons sugar', 1.125, 'cup'],
  ['2 tablespoons plus ¼ cup oil', 0.375, 'cup'],
  ['1 ჭიქა და 4 ს/კ რძე', 1.3, 'cup'],
] as const)('"%s" is added up', (text, amount, measure) =>
  expect(told(text)).toMatchObject([amount, null, measure, expect.any(String)]),
);

test.each(['დაახლოებით', 'ასე', 'მინიმუმ', 'სულ მცირე', 'არანაკლებ'])(
  '"%s" before an amount is not part of it',
  (word) => expect(told(`${word} 200 გრამი ფქვილი`)?.slice(0, 3)).toEqual([200, null, 'g']),
);

test('a sum of different kinds keeps both, and the purpose of a second amount adds nothing', () => {
  expect(readAmount('150 g plus 2 tbsp sugar')).toMatchObject({
    amount: 150,
    measure: 'g',
    plus: { amount: 2, measure: 'tbsp' },
    whole: '150 g plus 2 tbsp',
    rest: 'sugar',
  });
  expect(readAmount('150 გრ + 20 გრ ფორმის წასასმელად')).toMatchObject({ amount: 150, measure: 'g' });
  expect(readAmount('1 cup (240 ml) milk')).toMatchObject({ amount: 1, whole: '1 cup (240 ml)' });
});

test.each([
  ['2–3 x 400 g tins beans', 800, 1200, 'g', 'beans'],
  ['3–4 x 15 ml tablespoons oil', 3, 4, 'tbsp', 'oil'],
  ['3 5-oz (140g) cans tuna', 15, null, 'oz', 'tuna'],
  ['2 T-bone steaks', 2, null, 'piece', 'T-bone steaks'],
  ['3/4ths cup oil', 0.75, null, 'cup', 'oil'],
  ['5cm/2in piece ginger', 1, null, 'piece', 'ginger'],
  ['2 10-inch tortillas', 2, null, 'piece', 'tortillas'],
  ['3 medium to large carrots', 3, null, 'piece', 'carrots'],
  ['2 EL Öl', 2, null, 'tbsp', 'Öl'],
] as const)('"%s" is %d to %s %s', (text, ...amount) => expect(told(text)).toEqual(amount));

test('a slice and a handful hold no millilitres', () => {
  expect(readAmount('12 ნაჭერი პური')).toMatchObject({ measure: 'slice', ml: null });
  expect(readAmount('ერთი მუჭა ნიგოზი')).toMatchObject({ measure: 'handful', ml: null });
});

test('the size and the content of a Georgian glass are kept', () => {
  expect(readAmount('2 large eggs')).toMatchObject({ size: 'large', word: '' });
  expect(readAmount('2 ჭიქა')).toMatchObject({ ml: 200, size: null });
});

test.each(['', 'salt', '2% milk', 'juice of 1 lemon', 'გემოვნებით'])('"%s" begins with no amount', (text) =>
  expect(readAmount(text)).toBeUndefined(),
);

test.each([
  ['', true],
  ['to taste', true],
  ['For serving', true],
  ['გემოვნებით', true],
  ['salt', false],
  ['2', false],
])('"%s" states no amount: %s', (text, isNone) => expect(isNoAmount(text)).toBe(isNone));
