import { expect, test } from 'vitest';
import { energyDensity, priorOf, restingOf } from '@/lib/domain/energy/body';

const body = { sex: 'female', age: 40, height: 165, activity: 'light' } as const;

test('the formula’s expenditure is less certain the less is known', () => {
  const all = priorOf(body, 65);
  expect(all.expenditure).toBeCloseTo(restingOf(body, 65) * 1.375);
  const without = [
    { ...body, activity: null },
    { ...body, height: null },
    { ...body, sex: null },
  ];
  for (const less of without) {
    const { expenditure, deviation } = priorOf(less, 65);
    expect(deviation / expenditure).toBeGreaterThan(all.deviation / all.expenditure);
  }
});

test('an unknown sex counts as the mean of both', () => {
  const of = (sex: 'female' | 'male' | null) => restingOf({ ...body, sex }, 65);
  expect(of(null)).toBeCloseTo((of('female') + of('male')) / 2);
});

test('a kilogram of a lean body stands for less energy than one of a fat body', () => {
  const lean = energyDensity({ sex: 'male', age: 25, height: 185 }, 72);
  const fat = energyDensity({ sex: 'female', age: 50, height: 160 }, 110);
  expect(lean).toBeGreaterThan(4500);
  expect(lean).toBeLessThan(6500);
  expect(fat).toBeGreaterThan(7700);
  expect(fat).toBeLessThan(9000);
});
