import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { api, faults, people, type ApiRecord, type Wire } from '../../support/api';
import { dishBody, line, made, makeDish, makeProduct, makeWhole } from '../../support/records';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const user = () => api(people().user);
let product: ApiRecord;
beforeAll(async () => {
  product = await makeProduct(people().user);
});

const keysOf = (parts: Wire[]): string[] => parts.map(({ key }) => key);
const allKeys = ({ attributes }: ApiRecord): string[] => [
  ...keysOf(attributes.ingredients),
  ...attributes.sections.flatMap((section: Wire) => [section.key, ...keysOf(section.ingredients)]),
  ...keysOf(attributes.Steps),
];

describe('keys of parts', () => {
  test('are made if the client gives none, a UUID each', async () => {
    const { dish } = await makeWhole(people().user);
    const keys = allKeys(dish);
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(5);
    expect(keys.filter((key) => !UUID.test(key))).toEqual([]);
  });

  test('are kept as the client made them, at every level', async () => {
    const keys = Array.from({ length: 4 }, () => randomUUID());
    const dish = await makeDish(people().user, {
      ingredients: [line(product.id, { key: keys[0] })],
      sections: [{ key: keys[1], title: 'Dough', ingredients: [line(product.id, { key: keys[2] })] }],
      Steps: [{ key: keys[3], description: 'Knead.' }],
    });
    expect(allKeys(dish)).toEqual(keys);
  });

  test('stay through edits, moves and edits of other fields', async () => {
    const { dish } = await makeWhole(people().user);
    const { Steps, ingredients } = dish.attributes;
    const turned = await user().put(`dishes/${dish.id}`, {
      Steps: [Steps[1], { ...Steps[0], description: 'Mix well.' }].map(bare),
    });
    expect(keysOf(made(turned).attributes.Steps)).toEqual([Steps[1].key, Steps[0].key]);
    const renamed = made(await user().put(`dishes/${dish.id}`, { Name: 'Another name' }));
    expect(keysOf(renamed.attributes.Steps)).toEqual([Steps[1].key, Steps[0].key]);
    expect(keysOf(renamed.attributes.ingredients)).toEqual(keysOf(ingredients));
  });

  test('are taken again when a part goes and comes back', async () => {
    const dish = await makeDish(people().user, { Steps: [{ description: 'Stir.' }] });
    const [step] = dish.attributes.Steps;
    await user().put(`dishes/${dish.id}`, { Steps: [] });
    const again = made(await user().put(`dishes/${dish.id}`, { Steps: [bare(step)] }));
    expect(again.attributes.Steps).toEqual([step]);
  });

  test('may stand beside an older client’s number', async () => {
    const key = randomUUID();
    const dish = await makeDish(people().user, { Steps: [{ id: 77, key, description: 'Stir.' }] });
    expect(dish.attributes.Steps).toEqual([
      { key, description: 'Stir.', minutes: null, images: { data: [] }, image: { data: null }, video: null },
    ]);
  });

  test.each<[string, (key: string) => Wire, string]>([
    [
      'in one list',
      (key) => ({
        Steps: [
          { key, description: 'a' },
          { key, description: 'b' },
        ],
      }),
      'Steps.1.key',
    ],
    [
      'in another case',
      (key) => ({
        Steps: [
          { key, description: 'a' },
          { key: key.toUpperCase(), description: 'b' },
        ],
      }),
      'Steps.1.key',
    ],
    [
      'in two kinds of parts',
      (key) => ({ Steps: [{ key, description: 'a' }], ingredients: [line(product.id, { key })] }),
      'key',
    ],
    [
      'outside and inside a section',
      (key) => ({
        ingredients: [line(product.id, { key })],
        sections: [{ title: 'T', ingredients: [line(product.id, { key })] }],
      }),
      'sections.0.ingredients.0.key',
    ],
    [
      'in two sections',
      (key) => ({
        sections: [
          { title: 'T', ingredients: [line(product.id, { key })] },
          { title: 'U', ingredients: [line(product.id, { key })] },
        ],
      }),
      'sections.1.ingredients.0.key',
    ],
  ])('given twice %s are refused', async (_where, body, path) => {
    const answer = await user().post('dishes', dishBody(body(randomUUID())));
    expect(answer.status).toBe(400);
    expect(faults(answer).join()).toContain(path);
  });

  test.each([1, '', 'x', 'not-a-uuid', {}, [], true, `${randomUUID()}x`])(
    'are refused if not a UUID, such as %j',
    async (key) => {
      const answer = await user().post('dishes', dishBody({ Steps: [{ key, description: 'Stir.' }] }));
      expect(answer.status).toBe(400);
      expect(faults(answer)).toEqual(['Steps.0.key: reference']);
    },
  );
});

describe('lists of words', () => {
  test.each([
    ['types', 'brunch'],
    ['types', 'lunch'],
    ['dietaryFlags', 'Gluten-Free'],
    ['dietaryFlags', 'vegan'],
  ])('for %s refuse %j, which is not the label', async (field, word) => {
    const answer = await user().post('dishes', dishBody({ [field]: [word] }));
    expect(faults(answer)).toEqual([`${field}.0: choice`]);
  });

  test('accept every label of the specification', async () => {
    const types = ['Breakfast', 'Lunch', 'Dinner', 'Snack', 'Dessert'];
    const dietaryFlags = ['Vegan', 'Vegetarian', 'Gluten Free', 'Dairy-Free'];
    const units = ['gr', 'ml', 'Spoon', 'Tea Spoon', 'Table Spoon', 'Pinch', 'Piece'];
    const ingredients = units.map((unit) => line(product.id, { unit }));
    const { attributes } = await makeDish(people().user, { types, dietaryFlags, ingredients });
    expect(attributes).toMatchObject({ types, dietaryFlags });
    expect(attributes.ingredients.map(({ unit }: Wire) => unit)).toEqual(units);
  });

  test.each([['Lunch'], [{ 0: 'Lunch' }], [[['Lunch']]], [[null]], [[1]]])(
    'refuse other values: %j',
    async (types) => {
      const answer = await user().post('dishes', dishBody({ types }));
      expect(answer.status).toBe(400);
      expect(faults(answer)[0]).toMatch(/^types/);
    },
  );
});

/** Converts a part to its form in a body: relations and media as ids. */
function bare(part: Wire): Wire {
  const entries = Object.entries(part).map(([name, value]) => [
    name,
    isRelation(value) ? (value.data?.id ?? null) : value,
  ]);
  return Object.fromEntries(entries);
}
const isRelation = (value: Wire): value is { data: { id: number } | null } =>
  typeof value === 'object' && value !== null && 'data' in value;
