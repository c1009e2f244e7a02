import { expect, test } from 'vitest';
import {
  isContainer,
  isMeasured,
  isMetric,
  measureAtStart,
  MEASURES,
  sizeAtStart,
} from '@/lib/domain/amount/measures';

test.each([
  ['cups flour', 'cup', 'flour'],
  ['c. sugar', 'cup', 'sugar'],
  ['T oil', 'tbsp', 'oil'],
  ['t salt', 'tsp', 'salt'],
  ['Tbsp oil', 'tbsp', 'oil'],
  ['fl oz cream', 'floz', 'cream'],
  ['lbs beef', 'lb', 'beef'],
  ['punnet raspberries', 'packet', 'raspberries'],
  ['სადილის კ. შაქარი', 'tbsp', 'შაქარი'],
  ['სტ. წყალი', 'cup', 'წყალი'],
  ['ფენა ლავაში', 'sheet', 'ლავაში'],
  ['ყავის კოვზი სოდა', 'tsp', 'სოდა'],
  ['სადესერტო კოვზი რომი', 'spoon', 'რომი'],
  ['შუშის ქილა მაწონი', 'jar', 'მაწონი'],
  ['მტევანი ყურძენი', 'bunch', 'ყურძენი'],
  ['პაკეტიკი ვანილი', 'packet', 'ვანილი'],
  ['rashers bacon', 'slice', 'bacon'],
  ['tin tuna', 'can', 'tuna'],
  ['leaves basil', 'leaf', 'basil'],
  ['სუფრის კოვზი ზეთი', 'tbsp', 'ზეთი'],
  ['ს.კ. ზეთი', 'tbsp', 'ზეთი'],
  ['ჩ/კ მარილი', 'tsp', 'მარილი'],
  ['კბილი ნიორი', 'clove', 'ნიორი'],
  ['ნაჭერი პური', 'slice', 'პური'],
  ['მუჭა ნიგოზი', 'handful', 'ნიგოზი'],
] as const)('"%s" begins with a %s', (text, measure, rest) => {
  expect(measureAtStart(text)).toMatchObject({ measure, rest });
});

test.each(['garlic', 'lemon', 'gnocchi', 'cabbage', 'rib-eye steak', 'გოგრა', 'კბილა', ''])(
  '"%s" begins with no measure',
  (text) => expect(measureAtStart(text)).toBeUndefined(),
);

test('a dozen is twelve pieces, a Georgian glass holds 200 ml', () => {
  expect(measureAtStart('dozen eggs')).toMatchObject({ measure: 'piece', factor: 12 });
  expect(measureAtStart('ჭიქა რძე')).toMatchObject({ measure: 'cup', ml: 200 });
  expect(measureAtStart('cup milk')).toMatchObject({ measure: 'cup', ml: null });
});

test.each([
  ['large eggs', 'large', 'eggs'],
  ['extra-large eggs', 'large', 'eggs'],
  ['medium-sized onion', 'medium', 'onion'],
  ['heaped small teaspoon', 'small', 'teaspoon'],
  ['heaped teaspoon', null, 'teaspoon'],
  ['full fat milk', null, 'full fat milk'],
  ['დიდი ხახვი', 'large', 'ხახვი'],
  ['ნიორი', null, 'ნიორი'],
] as const)('the size in "%s" is %s', (text, size, rest) => {
  expect(sizeAtStart(text)).toEqual({ size, rest });
});

test('each measure is by weight, by volume or counted', () => {
  expect(MEASURES.filter(isMetric)).toEqual(['g', 'kg', 'mg', 'ml', 'l', 'dl', 'cl']);
  expect(MEASURES.filter(isContainer)).toEqual(['can', 'packet', 'jar', 'bottle']);
  expect(MEASURES.filter((measure) => !isMeasured(measure)).slice(0, 3)).toEqual(['pinch', 'piece', 'clove']);
});
