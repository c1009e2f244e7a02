import { beforeAll, describe, expect, test } from 'vitest';
import { api, faults, people, type ApiRecord, type Wire } from '../support/api';
import { line, made, makeDish, makeProduct, readDish } from '../support/records';

const user = () => api(people().user);
const admin = () => api(people().admin);
const foodNamed = async (name: string): Promise<ApiRecord> =>
  (await user().get(`foods?filters[Name][$eq]=${encodeURIComponent(name)}`)).data[0];
const read = async (id: number) => made(await user().get(`products/${id}?populate=deep,5`)).attributes;
const namesIn = (list: readonly Wire[]) => list.map(({ Name }) => Name);

let walnuts: ApiRecord;
let tomato: ApiRecord;
let onion: ApiRecord;
beforeAll(async () => {
  walnuts = await foodNamed('Walnuts');
  tomato = await foodNamed('Tomato');
  onion = await foodNamed('Onion');
});

describe('substitutes for a product', () => {
  test('are those of its food, complete in a deep read', async () => {
    const { id } = await makeProduct(people().user, { food: walnuts.id });
    const { substitutes } = await read(id);
    expect(namesIn(substitutes)).toEqual(['Sunflower seeds', 'Pumpkin seeds', 'Pecans', 'Hazelnuts']);
    const seeds = await foodNamed('Sunflower seeds');
    expect(substitutes[0]).toMatchObject({
      food: seeds.id,
      NameKa: 'მზესუმზირის გული',
      ratio: 1,
      note: expect.stringMatching(/toast/i),
      noteKa: expect.stringMatching(/მოხალეთ/),
      allergens: [],
      lent: true,
    });
    expect(substitutes[3].allergens).toEqual(['nuts']);
  });

  test('come and go with the food', async () => {
    const { id } = await makeProduct(people().user);
    expect((await read(id)).substitutes).toBeNull();
    made(await user().act(`products/${id}/same-as`, { food: walnuts.id }));
    expect((await read(id)).substitutes).toHaveLength(4);
    made(await user().act(`products/${id}/same-as`, { food: null }));
    expect((await read(id)).substitutes).toBeNull();
  });

  test('are read by lists that ask for them, and are not in recipes', async () => {
    const { id } = await makeProduct(people().user, { food: walnuts.id });
    const { data } = await user().get(`products?filters[id][$in][0]=${id}&fields[0]=substitutes`);
    expect(data[0].attributes.substitutes).toHaveLength(4);
    const dish = await makeDish(people().user, { ingredients: [line(id)] });
    const { ingredients } = (await readDish(people().user, dish.id)).attributes;
    expect(ingredients[0].product.data.attributes).not.toHaveProperty('substitutes');
  });

  test('are set by its editor, in place of the food’s, and reset by null', async () => {
    const { id } = await makeProduct(people().user, { food: walnuts.id });
    const said = { food: tomato.id, ratio: 0.5, note: 'Fresh.', noteKa: 'ახალი.' };
    const answer = made(await user().put(`products/${id}`, { substitutes: [said] }));
    const own = { ...said, Name: 'Tomato', NameKa: 'პომიდორი', category: 'vegetables', lent: false };
    expect(answer.attributes.substitutes).toMatchObject([own]);
    made(await user().put(`products/${id}`, { costTetri: 5 }));
    expect((await read(id)).substitutes).toMatchObject([own]);
    made(await user().put(`products/${id}`, { substitutes: [] }));
    expect((await read(id)).substitutes).toEqual([]);
    made(await user().put(`products/${id}`, { substitutes: null }));
    expect((await read(id)).substitutes).toHaveLength(4);
  });

  test('are not set by another person, nor by the author once an Admin has verified it', async () => {
    const { id } = await makeProduct(people().user);
    const data = { substitutes: [{ food: tomato.id, ratio: 1 }] };
    expect((await api(people().friend).put(`products/${id}`, data)).status).toBe(403);
    expect((await api().put(`products/${id}`, data)).status).toBe(401);
    expect((await api(people().courier).put(`products/${id}`, data)).status).toBe(403);
    made(await admin().act(`products/${id}/verify`, {}));
    expect((await user().put(`products/${id}`, data)).status).toBe(403);
    expect((await read(id)).substitutes).toBeNull();
    made(await admin().put(`products/${id}`, data));
    expect(namesIn((await read(id)).substitutes)).toEqual(['Tomato']);
  });

  test.each<[string, () => Wire, string]>([
    ['a missing food', () => ({ food: 99_999_999, ratio: 1 }), 'substitutes.0.food: reference'],
    ['the product itself', () => ({ food: tomato.id, ratio: 1 }), 'substitutes.0.food: substituteSelf'],
    ['no food', () => ({ ratio: 1 }), 'substitutes.0.food: required'],
    ['nothing of it', () => ({ food: onion.id, ratio: 0 }), 'substitutes.0.ratio: range'],
    ['no ratio', () => ({ food: onion.id }), 'substitutes.0.ratio: required'],
    [
      'a long note',
      () => ({ food: onion.id, ratio: 1, noteKa: 'ა'.repeat(201) }),
      'substitutes.0.noteKa: tooLong',
    ],
    [
      'a field that the CMS sets',
      () => ({ food: onion.id, ratio: 1, allergens: [] }),
      'substitutes.0.allergens: unknown',
    ],
  ])('%s is refused at its field', async (_what, said, fault) => {
    const { id } = await makeProduct(people().user, { food: tomato.id });
    const answer = await user().put(`products/${id}`, { substitutes: [said()] });
    expect(answer.status).toBe(400);
    expect(faults(answer)).toEqual([fault]);
  });

  test('the same food twice is refused at the second', async () => {
    const { id } = await makeProduct(people().user);
    const said = { food: tomato.id, ratio: 1 };
    const answer = await user().put(`products/${id}`, { substitutes: [said, said] });
    expect(faults(answer)).toEqual(['substitutes.1.food: substituteTwice']);
  });
});
