import { describe, expect, test } from 'vitest';
import { ALLERGENS } from '@/lib/domain/product/types';
import type { Candidate, Wishes } from '@/lib/domain/planning/model';
import { dinnerOf, dinners, saidOf } from './problems';

describe('a slot that nothing fills', () => {
  test('states what removed its candidates and offers the two smallest changes', () => {
    const dishes = dinners(
      { minutes: 90 },
      { minutes: 45 },
      { minutes: 60 },
      { minutes: 10, dietaryFlags: [], allergens: ['nuts'] },
    );
    const eaters = [{ Name: 'Nino', factor: 1, allergens: ['nuts'] as const }];
    expect(saidOf(dinnerOf({ dishes, eaters, wishes: { weekdayMinutes: 20 } }), 'empty')).toEqual([
      {
        key: 'empty',
        day: 1,
        values: {
          meal: 'Dinner',
          took: [
            { by: 'weekdayMinutes', dishes: 3 },
            { by: 'allergens', dishes: 1 },
          ],
          loosenings: [
            { wish: 'weekdayMinutes', value: 45, dishes: 1 },
            { wish: 'weekdayMinutes', value: 60, dishes: 2 },
          ],
        },
      },
    ]);
  });

  test('offers to drop the fast, or one diet, if that brings something back', () => {
    const dishes = dinners(
      { dietaryFlags: ['Vegetarian'] },
      { dietaryFlags: ['Gluten Free'], isFasting: true },
    );
    const eaters = [{ Name: 'Nino', factor: 1, diet: ['Vegetarian'] as const }];
    const startDate = '2026-10-14';
    expect(saidOf(dinnerOf({ dishes, eaters, startDate, wishes: { fasting: true } }), 'empty')).toMatchObject(
      [
        {
          values: {
            loosenings: [
              { wish: 'fasting', dishes: 1 },
              { wish: 'diet', eater: 'Nino', name: 'Vegetarian', dishes: 1 },
            ],
          },
        },
      ],
    );
  });

  const loosenedOn = (startDate: string, given: Partial<Wishes>, ...dishes: Partial<Candidate>[]) => {
    const problem = dinnerOf({ dishes: dinners(...dishes), startDate, wishes: { fasting: true, ...given } });
    return saidOf(problem, 'empty').flatMap((one) => (one.key === 'empty' ? one.values.loosenings : []));
  };

  test('offers the fish that the calendar allows, before dropping the fast', () => {
    const dishes: Partial<Candidate>[] = [{ fast: 'fish' }, { fast: 'free' }];
    expect(loosenedOn('2026-04-05', {}, ...dishes)).toEqual([
      { wish: 'fastingFish', dishes: 1 },
      { wish: 'fasting', dishes: 2 },
    ]);
    expect(loosenedOn('2026-04-03', {}, ...dishes)).toEqual([{ wish: 'fasting', dishes: 2 }]);
  });

  test('offers oil on a strict day where it was left out', () => {
    const dishes: Partial<Candidate>[] = [{ isFasting: true }, { fast: 'oil' }, { fast: 'fish' }];
    expect(loosenedOn('2026-03-02', { fastingNoOil: true }, ...dishes)).toEqual([
      { wish: 'fastingNoOil', dishes: 2 },
      { wish: 'fasting', dishes: 3 },
    ]);
  });

  test('says that the fast took meat in cheese-fare week, and nothing else', () => {
    const dishes = dinners({ fast: 'free' });
    const problem = dinnerOf({ dishes, startDate: '2026-02-18', wishes: { fasting: true } });
    expect(saidOf(problem, 'empty')).toMatchObject([{ values: { took: [{ by: 'fasting', dishes: 1 }] } }]);
    const withMilk = dinnerOf({ ...problem, dishes: dinners({ fast: 'meatless' }) });
    expect(saidOf(withMilk, 'empty')).toEqual([]);
  });

  test('counts dishes without a meal separately from those for other meals', () => {
    const dishes = dinners({ meals: [] }, { meals: [] }, {});
    expect(saidOf(dinnerOf({ dishes, meals: ['Breakfast'] }), 'empty')).toMatchObject([
      {
        values: {
          took: [
            { by: 'noMeal', dishes: 2 },
            { by: 'meal', dishes: 1 },
          ],
        },
      },
    ]);
    const silent = dinners({ meals: [] });
    expect(saidOf(dinnerOf({ dishes: silent, meals: ['Snack'] }), 'empty')).toMatchObject([
      { values: { took: [{ by: 'noMeal', dishes: 1 }] } },
    ]);
    expect(saidOf(dinnerOf({ dishes: silent }), 'empty')).toEqual([]);
  });

  test('says so if no dish is for that meal, and never offers to drop an allergen', () => {
    expect(saidOf(dinnerOf({ meals: ['Breakfast'] }), 'empty')).toMatchObject([
      { values: { took: [{ by: 'meal', dishes: 1 }], loosenings: [] } },
    ]);
    const eaters = [{ Name: 'Nino', factor: 1, allergens: ['egg'] as const }];
    const dishes = dinners({ unknownAllergens: ALLERGENS });
    expect(saidOf(dinnerOf({ dishes, eaters }), 'empty')).toMatchObject([
      { values: { took: [{ by: 'allergens', dishes: 1 }], loosenings: [] } },
    ]);
  });
});
