import { describe, expect, test } from 'vitest';
import { api, faults, people, type Answer } from '../../support/api';
import { dishBody } from '../../support/records';

const create = (given: Record<string, unknown>): Promise<Answer> =>
  api(people().user).post('dishes', dishBody(given));

describe('references', () => {
  test.each([0, -1, 1.5, '1', 2147483647, 2147483648, 1e300, null, [], {}])(
    'refuse a missing product %j',
    async (id) => {
      const answer = await create({ ingredients: [{ product: id, amount: 1, unit: 'gr' }] });
      expect(answer.status).toBe(400);
      expect(faults(answer)[0]).toMatch(/^ingredients\.0\.product: (reference|required)$/);
    },
  );

  test.each([
    [['x']],
    [[1.5]],
    [[-1]],
    [[2147483647]],
    ['1'],
    [5],
    [{ set: [1] }],
    [{ connect: [{ id: 1 }] }],
  ])('refuse missing pictures %j', async (DishImages) => {
    const answer = await create({ DishImages });
    expect(answer.status).toBe(400);
    expect(faults(answer)[0]).toMatch(/^DishImages: reference/);
  });
});
