import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isReadyToEat } from '@/lib/domain/eaten/ready';
import { api, faults, newPerson, people, type Answer, type ApiRecord, type Wire } from '../support/api';
import { made, makeProduct, unique, uniqueWord } from '../support/records';

const user = () => api(people().user);
const offer = (q: string) => user().get(`products/offer?q=${encodeURIComponent(q)}`);
const names = (shown: readonly ApiRecord[]) => shown.map(({ attributes }) => attributes.Name);
const foods = async (q: string) => names((await offer(q)).data.foods);
const products = async (q: string) => names((await offer(q)).data.products);
const foodNamed = async (name: string): Promise<ApiRecord> =>
  (await user().get(`foods?filters[Name][$eq]=${encodeURIComponent(name)}`)).data[0];
const ofFood = async (name: string, person = people().user): Promise<Answer> =>
  api(person).post('products/of-food', { food: (await foodNamed(name)).id });

/** Returns whether a test made the record of this name, rather than the seed. */
const isMadeHere = (name: string) => / q0[0-9a-f]{7}$/.test(name);

/** Returns a food without a product, also after another test has chosen it. */
async function untaken(name: string): Promise<ApiRecord> {
  const { id } = made(await ofFood(name));
  made(await api(people().admin).delete(`products/${id}`));
  return foodNamed(name);
}

describe('GET products/offer', () => {
  test.each([
    ['medlar', 'Medlar'],
    ['koh', 'Kohlrabi'],
    ['celeriacs', 'Celeriac'],
    ['ნიახურის ძირ', 'Celeriac'],
    ['kolrabi', 'Kohlrabi'],
    ['kohlraby', 'Kohlrabi'],
    ['კარდონის', 'Cardoon'],
    ['neeps', 'Swede'],
  ])('%s', async (typed, name) => expect(await foods(typed)).toContain(name));

  test('ranks foods without a kitchen name after those with one', async () => {
    const { data } = await offer('cod');
    const curated = data.foods.map(({ attributes }: ApiRecord) => attributes.curated);
    expect(curated).toEqual(curated.toSorted((one: boolean, other: boolean) => Number(other) - Number(one)));
  });

  test.each([
    ['rice', 'Boiled rice'],
    ['ბრინჯი', 'Boiled rice'],
    ['buckwheat', 'Boiled buckwheat'],
    ['coffee', 'Coffee'],
    ['ყავა', 'Coffee'],
    ['red beans', 'Boiled red beans'],
    ['spaghetti', 'Boiled spaghetti'],
  ])('for %s ranks the food eaten as it is first: %s', async (typed, first) => {
    const { data } = await user().get(`products/offer?eaten=true&q=${encodeURIComponent(typed)}`);
    const all: ApiRecord[] = [...data.products, ...data.foods];
    expect(names(all)).toContain(first);
    for (const part of [data.products, data.foods]) {
      const order = part.map(({ attributes }: ApiRecord) => isReadyToEat(attributes));
      expect(order).toEqual(order.toSorted((one: boolean, other: boolean) => Number(other) - Number(one)));
    }
  });

  test('still finds food that must be cooked first, and offers lists and recipes as before', async () => {
    const eaten = (await user().get('products/offer?eaten=true&q=rice')).data;
    const plain = (await offer('rice')).data;
    const cookedFirst = [...eaten.products, ...eaten.foods].filter(
      ({ attributes }) => !isReadyToEat(attributes),
    );
    expect(cookedFirst.length).toBeGreaterThan(0);
    const seeded = names([...plain.products, ...plain.foods]).filter((name) => !isMadeHere(name));
    expect(seeded[0]).toBe('Rice');
    expect(plain.products.every(({ attributes }: ApiRecord) => attributes.state === undefined)).toBe(true);
  });

  test.each(['khinkali', 'ხინკალი', 'აჭარული ხაჭაპური', 'lobiani', 'მწვადი', 'pizza', 'სენდვიჩი'])(
    '%s finds a food',
    async (typed) => {
      const { data } = await user().get(`products/offer?eaten=true&q=${encodeURIComponent(typed)}`);
      const found: ApiRecord[] = [...data.products, ...data.foods];
      expect(found.some(({ attributes }) => attributes.curated !== false && isReadyToEat(attributes))).toBe(
        true,
      );
    },
  );

  test('shows a food’s fields for a line, and its allergens', async () => {
    const [{ attributes }] = (await offer('kohlrabi')).data.foods;
    expect(Object.keys(attributes).toSorted()).toEqual(
      'Name NameKa tableName category state curated portions gramsPerMl gramsPerPiece pieceName edibleShare calories allergens unknownAllergens createdAt updatedAt'
        .split(' ')
        .filter((name) => name in attributes)
        .toSorted(),
    );
    expect(attributes).toMatchObject({ Name: 'Kohlrabi', curated: true, allergens: [] });
  });

  test('finds a product that was just made, renamed or deleted', async () => {
    const word = uniqueWord();
    const { id } = await makeProduct(people().user, { Name: `Pesto ${word}` });
    expect(await products(word)).toEqual([`Pesto ${word}`]);
    expect(await products(`${word.slice(0, -1)}q`)).toEqual([`Pesto ${word}`]);
    made(await user().put(`products/${id}`, { Name: `Other ${word}` }));
    expect(await products(word)).toEqual([`Other ${word}`]);
    made(await user().delete(`products/${id}`));
    expect(await products(word)).toEqual([]);
  });

  test.each([
    ['kohlraby', 'Kohlrabi'],
    // ტომატპასტა begins like this
    ['tomatp', 'Tomato'],
    ['tomate', 'Tomato'],
    ['fotato', 'Potato'],
    ['კარტოპილი', 'Potato'],
  ])('marks the typo %s as guessed, and finds %s', async (typed, name) => {
    const { data } = await offer(typed);
    expect(data.guessed).toBe(true);
    // a product of another test may stand for the food
    const { id } = await foodNamed(name);
    const ofIt = await user().get(`products?filters[food][id][$eq]=${id}&pagination[pageSize]=100`);
    const known = [name, ...names(ofIt.data)];
    expect(names([...data.products, ...data.foods]).some((one) => known.includes(one))).toBe(true);
  });

  test.each(['kohlrabi', 'kohl', 'tomatoes', 'pomidori', 'კარტოფილის', 'ტომატპ'])(
    'does not mark %s as guessed',
    async (typed) => {
      const { data } = await offer(typed);
      expect(data.guessed).toBe(false);
      expect([...data.products, ...data.foods]).not.toEqual([]);
    },
  );

  test('returns nothing for an empty text, and refuses other parameters', async () => {
    expect((await offer('')).data).toEqual({ products: [], foods: [], guessed: false });
    expect((await user().get('products/offer?sort=Name')).status).toBe(400);
  });

  test('shows a product in place of its food, found by the food’s words', async () => {
    await untaken('Swede');
    expect(await foods('rutabaga')).toContain('Swede');
    const product = made(await ofFood('Swede'));
    const { data } = await offer('rutabaga');
    expect(names(data.foods)).not.toContain('Swede');
    expect(data.products[0].id).toBe(product.id);
    expect(data.products[0].attributes.portions.length).toBeGreaterThan(0);
  });
});

describe('POST products/of-food', () => {
  test('makes a food’s product once, without an owner and verified', async () => {
    await untaken('Jicama');
    const product = made(await ofFood('Jicama'));
    expect(product.attributes).toMatchObject({ Name: 'Jicama', verified: true, edibleShare: 0.92 });
    expect(product.attributes.owner.data).toBeNull();
    expect(product.attributes.costTetri).toBeNull();
    expect(made(await ofFood('Jicama', people().friend)).id).toBe(product.id);
    expect((await user().put(`products/${product.id}`, { calories: 1 })).status).toBe(403);
  });

  test('gives everybody who chooses a food at once the same product', async () => {
    const { id } = await untaken('Salsify');
    const persons = [people().user, people().friend, people().admin, people().stranger];
    const answers = await Promise.all(
      [...persons, ...persons, ...persons].map((person) =>
        api(person).post('products/of-food', { food: id }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  });

  test('works even if the name is taken', async () => {
    const food = await untaken('Cardoon');
    const { Name, NameKa } = food.attributes;
    const own = await makeProduct(people().user, { Name, NameKa });
    onTestFinished(async () => void made(await user().delete(`products/${own.id}`)));
    const product = made(await ofFood('Cardoon'));
    expect(product.id).not.toBe(own.id);
    expect(product.attributes.Name).not.toBe(Name);
    expect(product.attributes.food.data.id).toBe(food.id);
  });

  test('returns a product that is already linked', async () => {
    const food = await untaken('Arrowroot root');
    const own = await makeProduct(people().user, { Name: unique('Starch'), food: food.id });
    expect(made(await ofFood('Arrowroot root')).id).toBe(own.id);
  });

  test('needs an existing food', async () => {
    for (const food of [99_999_999, 'x', null])
      expect(faults(await user().post('products/of-food', { food }))).toEqual(['food: reference']);
  });
});

describe('POST products/match', () => {
  test('finds the certain match of each name, a product before a food', async () => {
    const word = uniqueWord();
    const own = await makeProduct(people().user, { Name: `Sauce ${word}` });
    const burdock = made(await ofFood('Burdock root'));
    const { data } = await user().post('products/match', {
      names: [`sauce ${word}`, 'burdock root', 'fresh yautia', 'ნიახურის ძირი', 'qqqq'],
    });
    expect(data.map(({ name }: { name: string }) => name)).toHaveLength(5);
    expect(data[0].product.id).toBe(own.id);
    expect(data[0].food).toBeNull();
    expect(data[1].product.id).toBe(burdock.id);
    expect(data[2]).toMatchObject({ product: null, food: { attributes: { Name: 'Yautia' } } });
    expect(data[3].food.attributes.Name).toBe('Celeriac');
    expect(data[4]).toEqual({ name: 'qqqq', product: null, food: null, proposals: [] });
  });

  test('proposes at most three for an uncertain name, none first that loses an allergen', async () => {
    const names = [
      'hazelnut flour',
      'veggie mince',
      'flour without gluten',
      'plain flour',
      'béarnaise sauce',
    ];
    const { data } = await user().post('products/match', { names });
    const [hazelnut, veggie, free, plain, unknown]: Wire[] = data;
    for (const one of [hazelnut, veggie, free, unknown])
      expect(one).toMatchObject({ product: null, food: null });
    const foods = (one: Wire) => one.proposals.map((match: Wire) => (match.product ?? match.food).attributes);
    expect(hazelnut.proposals.length).toBeGreaterThan(0);
    expect(hazelnut.proposals.length).toBeLessThanOrEqual(3);
    expect(foods(hazelnut)[0].Name).toMatch(/hazelnut/i);
    expect(hazelnut.proposals[0].loses).toEqual({ allergens: [], origin: null, gains: [] });
    for (const { Name } of foods(veggie)) expect(Name).not.toMatch(/beef|pork|lamb|chicken/i);
    for (const { Name } of foods(free)) expect(Name).not.toMatch(/wheat/i);
    expect(plain.proposals).toEqual([]);
    expect((plain.product ?? plain.food).attributes.Name).toBe('Wheat flour');
    expect(unknown.proposals).toEqual([]);
  });

  test('matches again after a product is made, renamed or deleted', async () => {
    const word = uniqueWord();
    const productOf = async () =>
      (await user().post('products/match', { names: [`relish ${word}`] })).data[0].product?.id;
    expect(await productOf()).toBeUndefined();
    const { id } = await makeProduct(people().user, { Name: `Relish ${word}` });
    expect(await productOf()).toBe(id);
    made(await user().put(`products/${id}`, { Name: `Dip ${word}q` }));
    expect(await productOf()).not.toBe(id);
    made(await user().put(`products/${id}`, { Name: `Relish ${word}` }));
    expect(await productOf()).toBe(id);
    made(await user().delete(`products/${id}`));
    expect(await productOf()).toBeUndefined();
  });

  test('accepts at most a hundred names, and nothing else', async () => {
    expect((await user().post('products/match', { names: Array(101).fill('salt') })).status).toBe(400);
    expect((await user().post('products/match', { names: 'salt' })).status).toBe(400);
    expect((await user().post('products/match', { names: [1] })).status).toBe(400);
    expect((await user().post('products/match', { names: [], lines: [] })).status).toBe(400);
  });
});

describe('POST products/{id}/same-as', () => {
  test('lets an editor of the product name its food, and undo it', async () => {
    const food = await foodNamed('Yam root');
    const { id } = await makeProduct(people().user);
    const linked = made(await user().act(`products/${id}/same-as`, { food: food.id }));
    expect(linked.attributes.calories).toBe(food.attributes.calories);
    expect(linked.attributes.food.data.attributes.Name).toBe('Yam root');
    const free = made(await user().act(`products/${id}/same-as`, { food: null }));
    expect(free.attributes.calories).toBeNull();
    made(await api(people().admin).act(`products/${id}/same-as`, { food: food.id }));
  });

  test('is refused to everybody else', async () => {
    const { id } = await makeProduct(people().user);
    const { id: food } = await foodNamed('Yam root');
    expect((await api(people().friend).act(`products/${id}/same-as`, { food })).status).toBe(403);
    expect((await api(people().courier).act(`products/${id}/same-as`, { food })).status).toBe(403);
    expect((await api().act(`products/${id}/same-as`, { food })).status).toBe(401);
    expect(faults(await user().act(`products/${id}/same-as`, { food: 'x' }))).toEqual(['food: reference']);
  });
});

test('visitors and couriers get no offers', async () => {
  const calls = (person?: { token: string }) => [
    api(person).get('products/offer?q=to'),
    api(person).post('products/of-food', { food: 1 }),
    api(person).post('products/match', { names: [] }),
  ];
  for (const answer of await Promise.all(calls())) expect(answer.status).toBe(401);
  for (const answer of await Promise.all(calls(people().courier))) expect(answer.status).toBe(403);
  const person = await newPerson();
  expect((await api(person).get('products/offer?q=to')).status).toBe(200);
});

describe('GET foods?_q=', () => {
  let found: Answer;
  beforeAll(async () => {
    found = await user().get('foods?_q=potato&pagination[pageSize]=5');
  });

  test('lists the best first, with pages and filters', async () => {
    expect(found.data[0].attributes.Name).toBe('Potato');
    const { total, pageCount } = found.body.meta.pagination;
    expect(total).toBeGreaterThan(20);
    expect(pageCount).toBe(Math.ceil(total / 5));
    const next = await user().get('foods?_q=potato&pagination[pageSize]=5&pagination[page]=2');
    expect(names(next.data)).not.toEqual(names(found.data));
    const cooked = await user().get('foods?_q=potato&filters[state][$eq]=cooked');
    expect(cooked.data.every(({ attributes }: ApiRecord) => attributes.state === 'cooked')).toBe(true);
  });

  test('sorts on request', async () => {
    const sorted = names((await user().get('foods?_q=potato&sort=Name')).data);
    expect(sorted).toEqual(
      sorted.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
    );
  });

  test('finds in Georgian, and by Latin letters', async () => {
    for (const q of ['კარტოფილი', 'kartopili'])
      expect((await user().get(`foods?_q=${encodeURIComponent(q)}`)).data[0].attributes.Name).toBe('Potato');
  });
});
