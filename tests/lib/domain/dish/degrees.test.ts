import { expect, test } from 'vitest';
import { withDegrees } from '@/lib/domain/dish/degrees';

test.each([
  ['Bake at 180°C for 20 minutes.', 'Bake at 180°C (350°F) for 20 minutes.'],
  ['Heat the oven to 200 °C.', 'Heat the oven to 200 °C (400°F).'],
  ['Heat to 220C', 'Heat to 220C (425°F)'],
  ['Roast at 160-180°C', 'Roast at 160-180°C (325–350°F)'],
  ['გამოაცხვეთ 180°-ზე 20 წუთი', 'გამოაცხვეთ 180°-ზე (350°F) 20 წუთი'],
  ['გამოაცხვეთ 200 გრადუსზე', 'გამოაცხვეთ 200 გრადუსზე (400°F)'],
  ['Warm the milk to 37°C', 'Warm the milk to 37°C (99°F)'],
])('a reader of °F sees "%s" like this', (text, shown) => expect(withDegrees(text, 'us')).toBe(shown));

test.each([
  ['Bake at 350°F.', 'Bake at 350°F (180°C).'],
  ['Bake at 425 degrees F.', 'Bake at 425 degrees F (220°C).'],
  ['until 165°F inside', 'until 165°F (74°C) inside'],
])('a reader of °C sees "%s" like this', (text, shown) => expect(withDegrees(text, 'metric')).toBe(shown));

test.each([
  ['Bake at 180°C/350°F.', 'us'],
  ['Bake at 180°C.', 'metric'],
  ['Cook 200 g for 30 minutes, 500 cal.', 'us'],
  ['Add 250 Figs', 'metric'],
] as const)('"%s" stays unchanged', (text, system) => expect(withDegrees(text, system)).toBe(text));
