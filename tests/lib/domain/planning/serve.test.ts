import { expect, test } from 'vitest';
import { search } from '@/lib/domain/planning/propose';
import { paidFor, serve, servingsOf } from '@/lib/domain/planning/serve';
import { at } from '@/tests/support/at';
import { candidate, dinnerOf } from './problems';

const eaters = [
  { Name: 'Ana', factor: 1 },
  { Name: 'Nika', factor: 1, allergens: ['milk'] as const },
];

test('who may not eat a dish gets another at the same meal, near in energy', () => {
  const milky = Array.from({ length: 6 }, (_, id) =>
    candidate({ id: id + 1, meals: ['Breakfast'], allergens: ['milk'], calories: 500 }),
  );
  const plain = [
    candidate({ id: 10, meals: ['Breakfast'], calories: 480 }),
    candidate({ id: 11, meals: ['Breakfast'], calories: 90 }),
  ];
  const problem = dinnerOf({ days: 6, meals: ['Breakfast'], dishes: [...milky, ...plain], eaters });
  const { state } = search(problem, { steps: 4_000 });
  const split = serve(state).filter((plates) => plates.length === 2);
  expect(split.length).toBeGreaterThan(0);
  for (const plates of split) {
    expect(plates.map(({ shares }) => shares.map((share) => share > 0))).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(at(problem.dishes, at(plates, 1).dish).id).toBe(10);
  }
});

test('typed plates are left alone', () => {
  const fixed = [{ Name: 'Ana', factor: 1.3, byFactor: true, targets: { calories: 3000, prots: 200 } }];
  const { state } = search(dinnerOf({ days: 1, eaters: fixed }), { steps: 50 });
  expect([0.98, 1.3, 1.63, 1.95]).toContain(at(at(at(serve(state), 0), 0).shares, 0));
});

test('without goods a plan costs what is eaten', () => {
  const { state } = search(dinnerOf({ days: 1 }), { steps: 50 });
  const table = serve(state);
  expect(paidFor(state, table)).toBe(400 * servingsOf(at(at(table, 0), 0)));
});
