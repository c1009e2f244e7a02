import { beforeAll, describe, expect, test } from 'vitest';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import {
  idsOf,
  line,
  made,
  makeDish,
  makeProduct,
  readDish,
  recordsOf,
  uniqueWord,
} from '../support/records';

type Given = Record<string, unknown>;

let cook: Person;
let other: Person;
let word: string;
beforeAll(async () => {
  [cook, other] = [await newPerson(), await newPerson()];
});

const twinOf = (dish: ApiRecord) => dish.attributes.translationOf.data?.id ?? null;
const open = (by: Person, given: Given) => makeDish(by, { visibility: 'public', ...given });

/** Makes a recipe in both languages, linked, under a unique word. */
async function pair(
  by: Person,
  given: { en?: Given; ka?: Given } = {},
): Promise<{ en: ApiRecord; ka: ApiRecord }> {
  word = uniqueWord();
  const ka = await open(by, { Name: `კერძი ${word}`, language: 'ka', ...given.ka });
  const en = await open(by, { Name: `Dish ${word}`, language: 'en', translationOf: ka.id, ...given.en });
  return { en, ka };
}

/** Returns the pair's dishes that a list shows. */
const shown = async (by: Person | undefined, query: string, q = word): Promise<number[]> => {
  const answer = await api(by).get(`dishes?_q=${encodeURIComponent(q)}&${query}`);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body.meta.pagination.total).toBe(answer.data.length);
  return idsOf(answer).toSorted((one, two) => one - two);
};

describe('a translation', () => {
  test('is shown by both recipes, linked from either side, and does not edit the other', async () => {
    const { en, ka } = await pair(cook);
    expect(twinOf(en)).toBe(ka.id);
    const seen = await readDish(cook, ka.id);
    expect(twinOf(seen)).toBe(en.id);
    expect(seen.attributes.updatedAt).toBe(ka.attributes.updatedAt);
    expect(seen.attributes.translationOf.data.attributes).toEqual({
      Name: en.attributes.Name,
      language: 'en',
    });
  });

  test('is unlinked from either side, and moved', async () => {
    const { en, ka } = await pair(cook);
    made(await api(cook).put(`dishes/${ka.id}`, { translationOf: null }));
    expect(twinOf(await readDish(cook, en.id))).toBeNull();
    const next = await open(cook, { language: 'ka' });
    made(await api(cook).put(`dishes/${en.id}`, { translationOf: ka.id }));
    made(await api(cook).put(`dishes/${en.id}`, { translationOf: next.id }));
    expect(twinOf(await readDish(cook, ka.id))).toBeNull();
    expect(twinOf(await readDish(cook, next.id))).toBe(en.id);
  });

  test('frees its partner when it is deleted', async () => {
    const { en, ka } = await pair(cook);
    made(await api(cook).delete(`dishes/${ka.id}`));
    expect(twinOf(await readDish(cook, en.id))).toBeNull();
    made(await api(cook).put(`dishes/${en.id}`, { language: 'ka' }));
  });

  test('is not copied to a copy', async () => {
    const { en, ka } = await pair(cook);
    const copy = made(await api(other).act(`dishes/${en.id}/copy`));
    expect(twinOf(copy)).toBeNull();
    expect(twinOf(await readDish(cook, ka.id))).toBe(en.id);
  });

  test('names an invalid link', async () => {
    const { en, ka } = await pair(cook);
    const single = await open(cook, { language: 'en' });
    const foreign = await open(other, { language: 'ka' });
    const closed = await makeDish(other, { language: 'ka' });
    const put = async (dish: ApiRecord, given: Given) =>
      faults(await api(cook).put(`dishes/${dish.id}`, given));
    expect(await put(single, { translationOf: single.id })).toEqual(['translationOf: twinSelf']);
    expect(await put(single, { translationOf: en.id })).toEqual(['translationOf: twinLanguage']);
    expect(await put(single, { translationOf: ka.id })).toEqual(['translationOf: twinTaken']);
    expect(await put(single, { translationOf: foreign.id })).toEqual(['translationOf: twinForeign']);
    expect(await put(single, { translationOf: closed.id })).toEqual(['translationOf: reference']);
    expect(await put(single, { translationOf: 2147483647 })).toEqual(['translationOf: reference']);
    expect(await put(single, { translationOf: 'x' })).toEqual(['translationOf: reference']);
    expect(await put(en, { language: 'ka' })).toEqual(['language: twinLanguage']);
    expect(
      faults(
        await api(cook).post('dishes', { Name: 'Another one', language: 'en', translationOf: foreign.id }),
      ),
    ).toEqual(['translationOf: twinForeign']);
  });

  test('is linked by a person who may edit both: a collaborator, an Admin', async () => {
    const mine = await open(cook, { language: 'en' });
    const theirs = await open(other, { language: 'ka' });
    made(await api(other).act(`dishes/${theirs.id}/collaborators`, { email: cook.email }));
    made(await api(cook).put(`dishes/${mine.id}`, { translationOf: theirs.id }));
    made(await api(other).put(`dishes/${theirs.id}`, { translationOf: null }));
    made(await api(people().admin).put(`dishes/${mine.id}`, { translationOf: theirs.id }));
    expect(twinOf(await readDish(undefined, theirs.id))).toBe(mine.id);
  });

  test('reveals nothing about a recipe that the reader may not open', async () => {
    const { en, ka } = await pair(cook, { ka: { visibility: 'private' } });
    expect(twinOf(await readDish(other, en.id))).toBeNull();
    expect((await readDish(other, en.id)).attributes.translationOf).toEqual({ data: null });
    expect(twinOf(await readDish(cook, en.id))).toBe(ka.id);
  });
});

describe('a list for a reader’s language', () => {
  test.each([undefined, 'cook'])('shows one of the two, in that language (%s)', async (who) => {
    const by = who && cook;
    const { en, ka } = await pair(cook);
    expect(await shown(by || undefined, 'reader=ka')).toEqual([ka.id]);
    expect(await shown(by || undefined, 'reader=en')).toEqual([en.id]);
    expect(await shown(by || undefined, '')).toEqual([ka.id, en.id]);
  });

  test('shows the other language if there is no translation', async () => {
    word = uniqueWord();
    const en = await open(cook, { Name: `Dish ${word}`, language: 'en' });
    expect(await shown(undefined, 'reader=ka')).toEqual([en.id]);
  });

  test('is not affected by a private or hidden translation', async () => {
    const { en, ka } = await pair(cook, { ka: { visibility: 'private' } });
    expect(await shown(undefined, 'reader=ka')).toEqual([en.id]);
    expect(await shown(other, 'reader=ka')).toEqual([en.id]);
    expect(await shown(cook, 'reader=ka')).toEqual([ka.id]);
    made(await api(cook).put(`dishes/${ka.id}`, { visibility: 'public' }));
    expect(await shown(other, 'reader=ka')).toEqual([ka.id]);
    made(await api(people().admin).act(`dishes/${ka.id}/hide`, { hidden: true }));
    expect(await shown(other, 'reader=ka')).toEqual([en.id]);
  });

  test('shows a recipe whose translation the filters leave out; an explicit language wins', async () => {
    const { en, ka } = await pair(cook, { ka: { TimeToCook: 90 }, en: { TimeToCook: 20 } });
    expect(await shown(undefined, 'reader=ka&filters[TimeToCook][$lte]=30')).toEqual([en.id]);
    expect(await shown(undefined, 'reader=ka&filters[language][$eq]=en')).toEqual([en.id]);
    expect(await shown(undefined, 'reader=en&filters[language][$eq]=ka')).toEqual([ka.id]);
    expect(await shown(undefined, `reader=ka&filters[id][$eq]=${en.id}`)).toEqual([en.id]);
  });

  test('finds in one language and shows the reader’s', async () => {
    const [english, georgian] = [uniqueWord(), uniqueWord()];
    const { en, ka } = await pair(cook, {
      en: { Name: `Dish ${english}` },
      ka: { Name: `კერძი ${georgian}` },
    });
    expect(await shown(undefined, 'reader=ka', english)).toEqual([ka.id]);
    expect(await shown(undefined, 'reader=en', georgian)).toEqual([en.id]);
    expect(await shown(undefined, 'reader=en', `${english} ${georgian}`)).toEqual([en.id]);
    expect(await shown(undefined, '', english)).toEqual([en.id]);
  });

  test('does not find a private translation by its words', async () => {
    const secret = uniqueWord();
    await pair(cook, { ka: { Name: `კერძი ${secret}`, visibility: 'private' } });
    expect(await shown(other, 'reader=en', secret)).toEqual([]);
    expect(await shown(undefined, 'reader=ka', secret)).toEqual([]);
    expect(await shown(cook, 'reader=ka', secret)).toHaveLength(1);
  });

  test('shows the one that matches the ingredients if only one of the two does', async () => {
    const spice = uniqueWord();
    const product = await makeProduct(cook, { Name: `Spice ${spice}` });
    const { en } = await pair(cook, { en: { ingredients: [line(product.id)] } });
    expect(await shown(undefined, 'reader=ka', spice)).toEqual([en.id]);
    expect(await shown(undefined, `reader=ka&contains=${product.id}`)).toEqual([en.id]);
  });

  test('pages, sorts and counts each recipe once', async () => {
    const mine = await newPerson();
    const names = ['a', 'b', 'c', 'd', 'e'];
    const pairs = [];
    for (const name of names)
      pairs.push(await pair(mine, { en: { Name: `${name} english` }, ka: { Name: `${name} ქართული` } }));
    const single = await open(mine, { Name: 'f single', language: 'en' });
    const query = `dishes?filters[owner][id]=${mine.id}&reader=ka&sort=Name&pagination[pageSize]=4`;
    const pages = [await api(mine).get(query), await api(mine).get(`${query}&pagination[page]=2`)];
    expect(pages.flatMap(idsOf)).toEqual([...pairs.map(({ ka }) => ka.id), single.id]);
    for (const { body } of pages) expect(body.meta.pagination).toMatchObject({ total: 6, pageCount: 2 });
  });

  test('folds saved recipes too, and shows one that was saved in only one language', async () => {
    const mine = await newPerson();
    const both = await pair(cook);
    const one = await pair(cook);
    for (const { id } of [both.en, both.ka, one.en]) made(await api(mine).act(`dishes/${id}/save`));
    const saved = async (reader: string) => {
      const answer = await api(mine).get(`saves?populate=deep,2&sort=createdAt:asc${reader}`);
      expect(answer.body.meta.pagination.total).toBe(answer.data.length);
      return recordsOf(answer).map(({ attributes }) => attributes.dish.data?.id ?? null);
    };
    expect(await saved('')).toEqual([both.en.id, both.ka.id, one.en.id]);
    expect(await saved('&reader=ka')).toEqual([both.ka.id, one.en.id]);
    expect(await saved('&reader=en')).toEqual([both.en.id, one.en.id]);
    made(await api(cook).put(`dishes/${both.ka.id}`, { visibility: 'private' }));
    expect(await saved('&reader=ka')).toEqual([both.en.id, null, one.en.id]);
  });

  test.each(['dishes?reader=fr', 'dishes?reader[0]=en', 'dishes?reader=', 'intakes?reader=en'])(
    'refuses %s',
    async (path) => {
      const { status, error } = await api(cook).get(path);
      expect(status).toBe(400);
      expect(error.details.errors[0].path).toEqual(['reader']);
    },
  );
});
