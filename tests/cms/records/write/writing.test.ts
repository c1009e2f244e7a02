import { beforeAll, describe, expect, test } from 'vitest';
import { api, faults, people, type ApiRecord } from '../../support/api';
import { dishBody, line, made, makeDish, makeProduct, makeWhole, readDish } from '../../support/records';

const user = () => api(people().user);
let product: ApiRecord;
beforeAll(async () => {
  product = await makeProduct(people().user);
});

const create = (given: Record<string, unknown>) => user().post('dishes', dishBody(given));

describe('POST', () => {
  test('needs only a name, and gives every other field its default', async () => {
    const { attributes } = made(await user().post('dishes', { Name: 'ხაჭაპური' }));
    expect(attributes).toMatchObject({
      Name: 'ხაჭაპური',
      Description: null,
      Note: null,
      language: 'en',
      types: [],
      dietaryFlags: [],
      ingredients: [],
      sections: [],
      Steps: [],
      DishImages: { data: [] },
      TimeToCook: null,
      prepTime: null,
      servingAmount: 4,
      cookedWeight: null,
      visibility: 'private',
      featured: false,
      sourceUrl: null,
      collaborators: { data: [] },
      calories: null,
      fats: null,
      carbs: null,
      prots: null,
      costTetri: null,
      incompleteProducts: [],
      saveCount: 0,
    });
    expect(attributes.owner.data.id).toBe(people().user.id);
    expect(attributes.createdAt).toBe(attributes.updatedAt);
  });

  test('answers the record exactly as a later read does', async () => {
    const { dish } = await makeWhole(people().user, {
      TimeToCook: 35,
      cookedWeight: 812.5,
      Note: 'As it is.',
    });
    const list = made(
      await user().post('products', { Name: `Butter ${dish.id}`, calories: 717.5, costTetri: 375 }),
    );
    for (const [path, { id, attributes }] of [
      ['dishes', dish],
      ['products', list],
    ] as const) {
      const readBack = made(await user().put(`${path}/${id}`, {}));
      expect({ ...attributes, updatedAt: null }).toEqual({ ...readBack.attributes, updatedAt: null });
    }
  });

  test('keeps its input, letter for letter', async () => {
    const given = {
      Description: 'Line one\nline two\t<b>bold</b> & "quotes" <script>alert(1)</script>',
      types: ['Dessert', 'Breakfast'],
      dietaryFlags: ['Gluten Free', 'Dairy-Free'],
      TimeToCook: 10_080,
      prepTime: 0,
      servingAmount: 100,
      cookedWeight: 812.5,
      sourceUrl: 'https://example.com/ხაჭაპური?a=1&b=2#c',
      language: 'ka',
      visibility: 'public',
    };
    const { id, attributes } = made(await create(given));
    expect(attributes).toMatchObject(given);
    expect((await readDish(people().user, id)).attributes).toMatchObject(given);
  });

  test('keeps the order of parts and of words', async () => {
    const Steps = ['Third', 'First', 'Second'].map((description) => ({ description }));
    const { attributes } = made(await create({ Steps, types: ['Snack', 'Breakfast', 'Lunch'] }));
    expect(attributes.Steps.map(({ description }: { description: string }) => description)).toEqual([
      'Third',
      'First',
      'Second',
    ]);
    expect(attributes.types).toEqual(['Snack', 'Breakfast', 'Lunch']);
  });

  test.each([
    'owner',
    'featured',
    'hidden',
    'calories',
    'fats',
    'carbs',
    'prots',
    'costTetri',
    'incompleteProducts',
    'fasting',
    'saveCount',
    'id',
    'documentId',
    'createdAt',
    'updatedAt',
    'publishedAt',
    'createdBy',
    'nothing',
    'constructor',
    'hasOwnProperty',
  ])('refuses %s in a body, for Admins too', async (name) => {
    for (const person of [people().user, people().admin]) {
      const answer = await api(person).post('dishes', dishBody({ [name]: 1 }));
      expect(answer.status).toBe(400);
      expect(faults(answer)).toEqual([`${name}: unknown`]);
    }
  });

  test('refuses __proto__ in a body, without polluting anything', async () => {
    const body = '{"data":{"Name":"Khachapuri","__proto__":{"visibility":"public"}}}';
    const answer = await user().send('POST', 'dishes', {
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect(answer.status === 400 || answer.data.attributes.visibility === 'private').toBe(true);
  });

  test('names every wrong field at once, by its path', async () => {
    const answer = await create({
      Name: 'ღომი',
      TimeToCook: 0,
      ingredients: [line(product.id), { amount: -1, unit: 'cup', product: product.id, colour: 'red' }],
      sections: [{ title: ' ', ingredients: [line(product.id, { amount: 0 })] }],
      Steps: [{ description: '' }],
      sourceUrl: 'javascript:alert(1)',
    });
    expect(answer.status).toBe(400);
    expect(faults(answer).sort()).toEqual(
      [
        'Name: name',
        'Steps.0.description: step',
        'TimeToCook: time',
        'ingredients.1.amount: amount',
        'ingredients.1.colour: unknown',
        'ingredients.1.unit: choice',
        'sections.0.ingredients.0.amount: amount',
        'sections.0.title: section',
        'sourceUrl: url',
      ].sort(),
    );
  });
});

describe('the preparation time', () => {
  test('is part of the total, and may be all or none of it', async () => {
    for (const prepTime of [0, 20, 45])
      expect(made(await create({ TimeToCook: 45, prepTime })).attributes).toMatchObject({ prepTime });
    expect(made(await create({ prepTime: 20 })).attributes).toMatchObject({ TimeToCook: null, prepTime: 20 });
  });

  test('is refused if longer than the total, and becomes unknown if an edit shortens only the total', async () => {
    expect(faults(await create({ TimeToCook: 45, prepTime: 46 }))).toEqual(['prepTime: prepTime']);
    expect(faults(await create({ TimeToCook: 45, prepTime: -1 }))).toEqual(['prepTime: time']);
    const { id } = made(await create({ TimeToCook: 45, prepTime: 30 }));
    const edit = (change: object) => user().put(`dishes/${id}`, change);
    expect(faults(await edit({ prepTime: 50 }))).toEqual(['prepTime: prepTime']);
    expect(made(await edit({ TimeToCook: 40 })).attributes).toMatchObject({ prepTime: 30 });
    expect(made(await edit({ TimeToCook: 20 })).attributes).toMatchObject({ prepTime: null });
    expect(made(await edit({ prepTime: 10 })).attributes).toMatchObject({ prepTime: 10 });
    expect(made(await edit({ prepTime: null })).attributes).toMatchObject({ TimeToCook: 20, prepTime: null });
  });
});

describe('PUT', () => {
  test('leaves absent fields unchanged', async () => {
    const { dish } = await makeWhole(people().user, { Note: 'Kept.', TimeToCook: 20 });
    const { attributes } = made(await user().put(`dishes/${dish.id}`, { Description: 'New.' }));
    expect({ ...attributes, updatedAt: '' }).toEqual({
      ...dish.attributes,
      Description: 'New.',
      updatedAt: '',
    });
  });

  test('with an empty body changes nothing', async () => {
    const { dish } = await makeWhole(people().user);
    const { attributes } = made(await user().put(`dishes/${dish.id}`, {}));
    expect({ ...attributes, updatedAt: '' }).toEqual({ ...dish.attributes, updatedAt: '' });
  });

  test('replaces given arrays completely', async () => {
    const { dish } = await makeWhole(people().user, { types: ['Lunch', 'Dinner'] });
    const { attributes } = made(
      await user().put(`dishes/${dish.id}`, {
        Steps: [{ description: 'Only one.' }],
        types: ['Snack'],
        sections: [],
      }),
    );
    expect(attributes.Steps).toHaveLength(1);
    expect(attributes.types).toEqual(['Snack']);
    expect(attributes.sections).toEqual([]);
    expect(attributes.ingredients).toEqual(dish.attributes.ingredients);
  });

  test('empties a field that is given as null, but not the name', async () => {
    const dish = await makeDish(people().user, {
      Note: 'Hot.',
      TimeToCook: 5,
      types: ['Lunch'],
      Steps: [{ description: 'Stir.' }],
    });
    const { attributes } = made(
      await user().put(`dishes/${dish.id}`, { Note: null, TimeToCook: null, types: null, Steps: null }),
    );
    expect(attributes).toMatchObject({ Note: null, TimeToCook: null, types: [], Steps: [] });
    expect(faults(await user().put(`dishes/${dish.id}`, { Name: null }))).toEqual(['Name: required']);
  });

  test.each(['owner', 'featured', 'hidden', 'calories', 'saveCount', 'id', 'createdAt', 'nothing'])(
    'refuses %s',
    async (name) => {
      const dish = await makeDish(people().user);
      const answer = await user().put(`dishes/${dish.id}`, { [name]: 1 });
      expect(answer.status).toBe(400);
      expect(faults(answer)).toEqual([`${name}: unknown`]);
    },
  );

  test('changes nothing when refused', async () => {
    const { dish } = await makeWhole(people().user);
    const answer = await user().put(`dishes/${dish.id}`, {
      Note: 'Lost.',
      Steps: [],
      ingredients: [line(2147483647)],
    });
    expect(faults(answer)).toEqual(['ingredients.0.product: reference']);
    expect(await readDish(people().user, dish.id)).toEqual(dish);
  });
});

describe('DELETE', () => {
  test('answers the record as it was, and then it is gone', async () => {
    const { dish } = await makeWhole(people().user);
    const deleted = await user().delete(`dishes/${dish.id}`);
    expect({ status: deleted.status, data: deleted.data }).toEqual({ status: 200, data: dish });
    expect((await user().get(`dishes/${dish.id}`)).status).toBe(404);
    expect((await user().delete(`dishes/${dish.id}`)).status).toBe(404);
    expect((await user().put(`dishes/${dish.id}`, { Note: 'x' })).status).toBe(404);
    expect((await user().get(`dishes?id=${dish.id}`)).data).toEqual([]);
  });

  test('refuses a product that recipes use, until none does', async () => {
    const used = await makeProduct(people().user);
    const dish = await makeDish(people().user, { ingredients: [line(used.id)] });
    expect((await user().delete(`products/${used.id}`)).status).toBe(409);
    await user().delete(`dishes/${dish.id}`);
    expect((await user().delete(`products/${used.id}`)).status).toBe(200);
    expect((await user().get(`products/${used.id}`)).status).toBe(404);
  });
});
