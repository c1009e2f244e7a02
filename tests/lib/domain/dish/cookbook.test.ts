import { expect, test } from 'vitest';
import { coverOf } from '@/lib/domain/dish/cookbook';

const picture = (id: number) => ({ id, url: `/uploads/${id}.webp` });
const dish = (id: number, ...pictures: number[]) => ({
  id,
  Name: 'Lobio',
  DishImages: pictures.map(picture),
  isClosed: false,
});

test('a cookbook shows its own picture, otherwise that of its first recipe that has one', () => {
  const dishes = [dish(1), dish(2, 20, 21), dish(3, 30)];
  expect(coverOf({ image: picture(9), dishes })?.id).toBe(9);
  expect(coverOf({ image: null, dishes })?.id).toBe(20);
  expect(coverOf({ image: null, dishes: [dish(1)] })).toBeUndefined();
});
