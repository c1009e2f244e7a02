import { beforeAll, describe, expect, test } from 'vitest';
import { makeExamination, result } from '../doctor/support';
import { day, entry, makeMember, makePlan, makePublished, meal } from '../mealplans/support';
import { api, newPerson, people, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { idsOf, line, made, makeDish, makeProduct, makePublic, unique, uniqueWord } from '../support/records';
import { makeExercise, makeSupplement } from '../training/support';

type Given = Record<string, unknown>;

let cook: Person;
let other: Person;
beforeAll(async () => {
  [cook, other] = [await newPerson(), await newPerson({ name: 'Tamar Gelashvili' })];
});

/** Returns the whole answer of a search across all kinds. */
async function search(by: Person | undefined, q: string, reader = 'en'): Promise<Wire> {
  const answer = await api(by).get(`search?q=${encodeURIComponent(q)}&reader=${reader}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const KINDS = [
  'dishes',
  'mealplans',
  'exercises',
  'supplements',
  'examinations',
  'cookbooks',
  'products',
  'foods',
];

/** Returns the ids found, for the kinds that have any. */
async function found(by: Person | undefined, q: string, reader = 'en'): Promise<Record<string, number[]>> {
  const { data } = await search(by, q, reader);
  const there = KINDS.filter((kind) => data[kind].length > 0);
  return Object.fromEntries(there.map((kind) => [kind, idsOf({ data: data[kind] } as Wire)]));
}

/** Misspells a word by one letter. */
const slipOf = (word: string): string => `${word.slice(0, 5)}${word[5] === 'b' ? 'd' : 'b'}${word.slice(6)}`;

describe('a search across all kinds', () => {
  test('finds exercises, supplements and own examinations by name, beside recipes, plans, products and cookbooks', async () => {
    const word = uniqueWord();
    const Name = `Easy ${word}`;
    const dish = await makeDish(cook, { Name });
    const plan = await makePlan(cook, { Name });
    const exercise = await makeExercise(cook, { Name });
    const supplement = await makeSupplement(cook, { Name });
    const examination = await makeExamination(cook, { Name });
    const cookbook = made(await api(cook).post('cookbooks', { Name }));
    const product = await makeProduct(cook, { Name });
    expect(await found(cook, word)).toEqual({
      dishes: [dish.id],
      mealplans: [plan.id],
      exercises: [exercise.id],
      supplements: [supplement.id],
      examinations: [examination.id],
      cookbooks: [cookbook.id],
      products: [product.id],
    });
    // products belong to everybody; all else is the cook's alone
    for (const by of [other, people().friend])
      expect(await found(by, word)).toEqual({ products: [product.id] });
    expect(await found(undefined, word)).toEqual({});
    expect(await found(people().courier, word)).toEqual({});
    expect(await found(people().admin, word)).not.toHaveProperty('examinations');
  });

  test('finds public records for everybody who may open their list', async () => {
    const word = uniqueWord();
    const Name = `Easy ${word}`;
    const dish = await makePublic(other, { Name });
    const plan = await makePublished(other, { Name });
    const exercise = await makeExercise(other, { Name, visibility: 'public' });
    const supplement = await makeSupplement(other, { Name, visibility: 'public' });
    await makeExamination(other, { Name, results: [result({ parameter: Name })] });
    const open = { dishes: [dish.id], mealplans: [plan.id] };
    expect(await found(cook, word)).toEqual({
      ...open,
      exercises: [exercise.id],
      supplements: [supplement.id],
    });
    expect(await found(undefined, word)).toEqual(open);
    expect(await found(people().courier, word)).toEqual(open);
  });

  test.each([
    'search?q=x',
    'search?q=x&reader=fr',
    'search?q[a]=x&reader=en',
    'search?reader=en&q=x&sort=Name',
  ])('refuses %s', async (query) => {
    expect((await api(cook).get(query)).status).toBe(400);
  });

  test('finds nothing for an empty text', async () => {
    for (const q of ['', '  ', '?!']) expect(await found(cook, q)).toEqual({});
  });
});

describe('typos', () => {
  test('are not corrected while any kind has the word: “plank” does not find flank', async () => {
    const word = uniqueWord();
    const flank = await makeProduct(cook, { Name: `Beef ${slipOf(word)}` });
    const stew = await makeDish(cook, { Name: unique('Beef stew'), ingredients: [line(flank.id)] });
    expect(await found(cook, word)).toMatchObject({ dishes: [stew.id] });
    const { id } = await makeExercise(cook, { Name: `Push-ups and ${word}` });
    expect(await found(cook, word)).toEqual({ exercises: [id] });
    expect((await search(cook, word)).meta).toEqual({ meant: null, totals: {} });
  });

  test('are reported, as is a word read in the other script', async () => {
    const word = uniqueWord();
    await makeDish(cook, { Name: `Pie ${word}` });
    expect((await search(cook, word)).meta.meant).toBeNull();
    expect((await search(cook, slipOf(word))).meta.meant).toBe(word);
    const ka = `ხაჭაპური${['ა', 'ე', 'ი', 'ო'].map(() => 'ბგდლმნრ'[Math.floor(Math.random() * 7)]).join('')}`;
    await makeDish(cook, { Name: ka, language: 'ka' });
    const latin = [...ka.slice(8)].map((letter) => 'bgdlmnr'['ბგდლმნრ'.indexOf(letter)]).join('');
    expect((await search(cook, `khachapuri${latin}`, 'ka')).meta.meant).toBe(ka);
  });

  test('never hide a supplement behind the table’s results for tofu', async () => {
    const { id } = await makeSupplement(cook, { Name: unique('Magnesium nigari') });
    const { supplements, products = [], foods = [] } = await found(cook, 'magnesium nigari');
    expect(supplements).toContain(id);
    expect([products, foods]).toEqual([[], []]);
  });
});

describe('days of a person’s own plans', () => {
  const days = async (by: Person | undefined, q: string, reader = 'en') =>
    (await search(by, q, reader)).data.days.map(({ plan, index, dishes }: Wire) => ({ plan, index, dishes }));

  test('are found by title, note and dishes, by nobody else', async () => {
    const [title, note, name] = [uniqueWord(), uniqueWord(), uniqueWord()];
    const dish = await makeDish(cook, { Name: `Soup ${name}` });
    const { id: plan } = await makePlan(cook, {
      days: [
        day([]),
        day([], { title: `Feast ${title}` }),
        day([meal([entry(dish.id)])], { note: `Think of ${note}` }),
      ],
    });
    expect(await days(cook, title)).toEqual([{ plan, index: 1, dishes: [] }]);
    expect(await days(cook, note)).toEqual([{ plan, index: 2, dishes: [] }]);
    expect(await days(cook, name)).toEqual([{ plan, index: 2, dishes: [`Soup ${name}`] }]);
    for (const by of [other, people().admin, people().courier, undefined])
      for (const q of [title, note, name]) expect(await days(by, q)).toEqual([]);
  });

  test('are found by the dish’s name in the other language', async () => {
    const [en, ka] = [uniqueWord(), uniqueWord()];
    const twin = await makeDish(cook, { Name: `Kerdzi ${ka}`, language: 'ka' });
    const dish = await makeDish(cook, { Name: `Dish ${en}`, language: 'en', translationOf: twin.id });
    const { id: plan } = await makePlan(cook, { days: [day([meal([entry(dish.id)])])] });
    expect(await days(cook, ka)).toEqual([{ plan, index: 0, dishes: [`Dish ${en}`] }]);
  });

  test('are found by members who may read them, with the owner', async () => {
    const word = uniqueWord();
    const owner = await newPerson({ name: 'Nino Kapanadze' });
    const { id: plan } = await makePlan(owner, { days: [day([], { title: word })] });
    await makeMember(owner, plan, other);
    const [one] = (await search(other, word)).data.days;
    expect(one).toMatchObject({
      plan,
      index: 0,
      title: word,
      whose: { how: 'shared', by: 'Nino Kapanadze' },
    });
    expect((await search(owner, word)).data.days[0].whose).toEqual({ how: 'mine', by: null });
  });

  test('are not found in another person’s public plan', async () => {
    const word = uniqueWord();
    await makePublished(other, { days: [day([], { title: word })] });
    expect(await days(cook, word)).toEqual([]);
  });

  test('show the date on which they come next', async () => {
    const word = uniqueWord();
    const given = { startDate: '2024-01-01', days: [day([], { title: word })] };
    const { id: once } = await makePlan(cook, given);
    const { id: weekly } = await makePlan(cook, { ...given, repeat: 'weekly' });
    const { id: undated } = await makePlan(cook, { days: given.days });
    const { data } = await search(cook, word);
    expect(data.days.map(({ plan }: Wire) => plan)).toEqual([weekly, undated, once]);
    const [next, never, past] = data.days.map(({ date }: Wire) => date);
    const today = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
    expect([next >= today, never, past]).toEqual([true, null, '2024-01-01']);
  });
});

describe('the result names its relation to the reader', () => {
  const whose = async (by: Person | undefined, q: string, kind: string): Promise<Wire> =>
    (await search(by, q)).data[kind][0].attributes.whose;

  test('mine, somebody’s, saved, shared with me', async () => {
    const word = uniqueWord();
    const { id } = await makePublic(other, { Name: `Pie ${word}` });
    const theirs = { how: 'theirs', by: 'Tamar Gelashvili' };
    expect(await whose(other, word, 'dishes')).toEqual({ how: 'mine', by: null });
    expect(await whose(cook, word, 'dishes')).toEqual(theirs);
    expect(await whose(undefined, word, 'dishes')).toEqual(theirs);
    made(await api(cook).act(`dishes/${id}/save`));
    expect(await whose(cook, word, 'dishes')).toEqual({ ...theirs, how: 'kept' });
    made(await api(other).act(`dishes/${id}/collaborators`, { email: cook.email }));
    expect(await whose(cook, word, 'dishes')).toEqual({ ...theirs, how: 'shared' });
  });

  test('a followed plan, and a shared one', async () => {
    const word = uniqueWord();
    const { id } = await makePublished(other, { Name: `Week ${word}` });
    expect((await whose(cook, word, 'mealplans')).how).toBe('theirs');
    made(await api(cook).act(`mealplans/${id}/subscribe`, { startDate: '2027-03-01' }));
    expect((await whose(cook, word, 'mealplans')).how).toBe('kept');
    const guest = await newPerson();
    await makeMember(other, id, guest, 'viewer');
    expect((await whose(guest, word, 'mealplans')).how).toBe('shared');
  });

  test('a product names its maker to that person alone', async () => {
    const word = uniqueWord();
    await makeProduct(other, { Name: `Cheese ${word}` });
    expect(await whose(other, word, 'products')).toEqual({ how: 'mine', by: null });
    expect(await whose(cook, word, 'products')).toEqual({ how: 'theirs', by: null });
  });
});

/** Makes a recipe in both languages under one word. */
async function twinDishes(by: Person, word: string): Promise<Record<'en' | 'ka', ApiRecord>> {
  const ka = await makePublic(by, { Name: `Kerdzi ${word}`, language: 'ka' });
  const en = await makePublic(by, { Name: `Dish ${word}`, language: 'en', translationOf: ka.id });
  return { en, ka };
}
const planOf = (dish: ApiRecord, given: Given): Given => ({
  days: [day([meal([entry(dish.id, { servings: 2 })])])],
  ...given,
});

describe('a plan in both languages', () => {
  test('is shown once to its reader, found by the words of either', async () => {
    const [word, gegma, week] = [uniqueWord(), uniqueWord(), uniqueWord()];
    const dishes = await twinDishes(other, word);
    const en = await makePublished(other, planOf(dishes.en, { Name: `Week ${week}`, language: 'en' }));
    // a different person may have made the other language
    const ka = await makePublished(cook, planOf(dishes.ka, { Name: `Gegma ${gegma}`, language: 'ka' }));
    for (const q of [word, gegma, week]) {
      expect((await found(undefined, q, 'en')).mealplans).toEqual([en.id]);
      expect((await found(undefined, q, 'ka')).mealplans).toEqual([ka.id]);
    }
    const list = (reader: string) => api().get(`mealplans?_q=${word}&reader=${reader}`);
    for (const reader of ['en', 'ka']) {
      const { data, body } = await list(reader);
      expect([data.length, body.meta.pagination.total]).toEqual([1, 1]);
    }
    expect(idsOf(await api().get(`mealplans?_q=${word}`))).toHaveLength(2);
    // another person's record does not hide one's own
    expect((await found(cook, word, 'en')).mealplans).toEqual([en.id, ka.id]);
  });

  test('is shown twice once the contents differ, or the recipes are unlinked', async () => {
    const word = uniqueWord();
    const dishes = await twinDishes(other, word);
    const en = await makePublished(other, planOf(dishes.en, { Name: `Week ${word}`, language: 'en' }));
    const ka = await makePublished(other, planOf(dishes.ka, { Name: `Gegma ${word}`, language: 'ka' }));
    expect((await found(cook, word)).mealplans).toEqual([en.id]);
    made(await api(other).put(`dishes/${dishes.ka.id}`, { translationOf: null }));
    expect((await found(cook, word)).mealplans).toEqual([en.id, ka.id]);
    made(await api(other).put(`dishes/${dishes.ka.id}`, { translationOf: dishes.en.id }));
    expect((await found(cook, word)).mealplans).toEqual([en.id]);
    made(await api(other).put(`mealplans/${ka.id}`, planOf(dishes.ka, { days: [day([]), day([])] })));
    made(await api(other).act(`mealplans/${ka.id}/publish`));
    expect((await found(cook, word)).mealplans).toEqual([en.id, ka.id]);
  });

  test('hides nothing from others if private', async () => {
    const word = uniqueWord();
    const dishes = await twinDishes(other, word);
    await makePlan(other, planOf(dishes.en, { Name: `Week ${word}`, language: 'en' }));
    const ka = await makePublished(other, planOf(dishes.ka, { Name: `Gegma ${word}`, language: 'ka' }));
    expect((await found(cook, word)).mealplans).toEqual([ka.id]);
  });
});

describe('the reader’s own language comes first, across all pages', () => {
  const pages = async (path: string, count: number): Promise<number[]> => {
    const ids: number[] = [];
    for (let page = 1; page <= count; page += 1) {
      const answer = await api(cook).get(`${path}&pagination[pageSize]=1&pagination[page]=${page}`);
      expect(answer.body.meta.pagination.total, answer.text).toBe(count);
      ids.push(...idsOf(answer));
    }
    return ids;
  };

  test('recipes: before those named so in the other language, in the order of the global search', async () => {
    const word = uniqueWord();
    const product = await makeProduct(other, { Name: `Garlic ${word}` });
    const made_ = async (language: string, given: Given) =>
      (await makePublic(other, { language, ...given })).id;
    const ingredients = [line(product.id)];
    const ka = await made_('ka', { Name: unique('Kerdzi'), ingredients });
    const named = await made_('en', { Name: `Dish ${word}` });
    const made_with = await made_('en', { Name: unique('Dish'), ingredients });
    expect(await pages(`dishes?_q=${word}&reader=ka`, 3)).toEqual([ka, named, made_with]);
    expect(await pages(`dishes?_q=${word}&reader=en`, 3)).toEqual([named, made_with, ka]);
    expect((await found(cook, word, 'ka')).dishes).toEqual([ka, named, made_with]);
    expect((await found(cook, word, 'en')).dishes).toEqual([named, made_with, ka]);
    // an explicit order is kept
    expect((await pages(`dishes?_q=${word}&reader=ka&sort=id:desc`, 3))[0]).toBe(made_with);
  });

  test('exact matches still come before near ones', async () => {
    const word = uniqueWord();
    const en = await makePublic(other, { language: 'en', Name: `Dish ${word}` });
    const ka = await makePublic(other, { language: 'ka', Name: `Kerdzi ${slipOf(word)}` });
    expect(await pages(`dishes?_q=${word}&reader=ka`, 2)).toEqual([en.id, ka.id]);
  });

  test.each([
    ['mealplans', (given: Given) => makePublished(other, given)],
    ['exercises', (given: Given) => makeExercise(other, { visibility: 'public', ...given })],
    ['supplements', (given: Given) => makeSupplement(other, { visibility: 'public', ...given })],
  ])('%s', async (name, make) => {
    const word = uniqueWord();
    const en = await make({ Name: `Easy ${word}`, language: 'en' });
    const ka = await make({ Name: `Iolad ${word}`, language: 'ka' });
    expect(await pages(`${name}?_q=${word}&reader=en`, 2)).toEqual([en.id, ka.id]);
    expect(await pages(`${name}?_q=${word}&reader=ka`, 2)).toEqual([ka.id, en.id]);
    expect((await found(cook, word, 'ka'))[name]).toEqual([ka.id, en.id]);
  });

  test('products: those with a name in the reader’s script', async () => {
    const word = uniqueWord();
    const both = await makeProduct(other, { Name: `Cheese ${word}`, NameKa: `ყველი ${word}` });
    const latin = await makeProduct(other, { Name: `Blue ${word}` });
    expect(await pages(`products?_q=${word}&reader=ka`, 2)).toEqual([both.id, latin.id]);
    const ka = await makeProduct(other, { Name: `ყველ-${'ა'.repeat(3)}`, NameKa: null });
    expect(idsOf(await api(cook).get(`products?_q=ყველ&reader=ka&filters[id][$in]=${ka.id}`))).toEqual([
      ka.id,
    ]);
  });
});

test('totals of the global search equal those of the pages that list the results', async () => {
  const word = uniqueWord();
  const Name = `Easy ${word}`;
  await makeDish(cook, { Name });
  for (let at = 0; at < 3; at += 1) await makePublic(other, { Name: `${Name} ${at}` });
  await makePlan(cook, { Name });
  const { data, meta } = await search(cook, word);
  expect(data.dishes).toHaveLength(4);
  expect(meta.totals).toEqual({ dishes: { public: 3, mine: 1 } });
  const listed = async (narrow: string) =>
    (await api(cook).get(`dishes?_q=${word}&reader=en&${narrow}`)).body.meta.pagination.total;
  expect(await listed('filters[visibility]=public')).toBe(3);
  expect(await listed('own=mine,shared,saved')).toBe(1);
  // totals leave out other people's own records; a visitor has none
  expect((await search(people().friend, word)).meta.totals).toEqual({});
  await makePublic(other, { Name: `${Name} 3` });
  expect((await search(undefined, word)).meta.totals).toEqual({ dishes: { public: 4 } });
});
