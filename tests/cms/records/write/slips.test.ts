import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '@/scripts/launch/stack.mjs';
import { api, stack, newPerson, people, type ApiRecord, type Wire } from '../../support/api';
import { openDatabase } from '../../support/database';
import type { Person } from '../../support/people';
import { pick, seeded } from '@/lib/domain/random';
import { idsOf, line, made, makeDish, makeProduct, uniqueWord } from '../../support/records';
import { SOON } from '../../support/soon';

const read = (file: string) => JSON.parse(readFileSync(path.join(ROOT, 'cms/seed', file), 'utf8'));

let cook: Person;
const slugs = new Map<number, string>();
const productKeys = new Map<number, string>();

/** Imports the seed's recipes, linked, as one person's own. */
beforeAll(async () => {
  cook = await newPerson();
  const tag = uniqueWord();
  const products = new Map<string, number>();
  for (const { key, Name, NameKa } of read('products.json')) {
    const { id } = await makeProduct(cook, { Name: `${Name} ${tag}`, NameKa: `${NameKa} ${tag}` });
    products.set(key, id);
    productKeys.set(id, key);
  }
  for (const file of readdirSync(path.join(ROOT, 'cms/seed/dishes'))) {
    const dish = read(`dishes/${file}`);
    const { types, dietaryFlags, slug } = dish;
    const lines = [...dish.ingredients, ...dish.sections.flatMap((one: Wire) => one.ingredients)];
    const ingredients = [...new Set(lines.map(({ product }: Wire) => products.get(product) as number))].map(
      (id) => line(id),
    );
    let translationOf = null;
    for (const language of ['en', 'ka']) {
      const body = { Name: dish[language].Name, language, types, dietaryFlags, ingredients, translationOf };
      const { id } = await makeDish(cook, body);
      slugs.set(id, slug);
      translationOf = id as never;
    }
  }
}, 240_000);

/** Returns the cook's recipes that a search finds, in its order. */
async function search(text: string, reader: string | null = 'en'): Promise<string[]> {
  const query = `dishes?_q=${encodeURIComponent(text)}&filters[owner][id][$eq]=${cook.id}&pagination[pageSize]=100`;
  const answer = await api(cook).get(reader ? `${query}&reader=${reader}` : query);
  expect(answer.status, answer.text).toBe(200);
  const found = idsOf(answer).map((id) => slugs.get(id) as string);
  expect(answer.body.meta.pagination.total).toBe(found.length);
  if (reader) expect(new Set(found).size, 'each recipe once').toBe(found.length);
  return found;
}

const SPAGHETTI = ['spaghetti-bolognese', 'spaghetti-with-tomatoes-and-basil'];
const KHACHAPURI = ['adjarian-khachapuri', 'imeretian-khachapuri'];

describe('a typo of one letter still finds', () => {
  test.each<[string, readonly string[]]>([
    ['kachapuri', KHACHAPURI],
    ['khachapuri', KHACHAPURI],
    ['khacapuri', KHACHAPURI],
    ['khahcapuri', KHACHAPURI],
    ['khachapurri', KHACHAPURI],
    ['ხაჭპური', KHACHAPURI],
    ['ხაჭპურის', KHACHAPURI],
    ['ხაჭააპური', KHACHAPURI],
    ['chiken', ['shkmeruli', 'chicken-breast-with-rice-and-broccoli']],
    ['chicekn', ['shkmeruli']],
    ['lobyo', ['lobio-in-a-clay-pot']],
    ['spagetti', SPAGHETTI],
    ['borsht', ['ukrainian-borscht']],
    ['ბადრიჯანნი', ['aubergine-with-walnuts', 'ajapsandali']],
  ])('%s', async (text, expected) => {
    for (const reader of ['en', 'ka'])
      expect(await search(text, reader)).toEqual(expect.arrayContaining([...expected]));
  });

  test('exact matches come before near ones', async () => {
    const [lake, lane] = ['Tarkhvisi', 'Tarkhvizi'];
    const exact = await makeDish(cook, { Name: `${lane} stew` });
    const near = await makeDish(cook, { Name: `${lake} stew` });
    slugs.set(exact.id, 'exact').set(near.id, 'near');
    expect(await search(lane, null)).toEqual(['exact', 'near']);
    expect(await search(lake, null)).toEqual(['near', 'exact']);
    for (const { id } of [exact, near]) made(await api(cook).delete(`dishes/${id}`));
  });

  test('words of three letters are never corrected', async () => {
    expect(await search('egt')).toEqual([]);
    expect(await search('eggt')).not.toEqual([]);
  });

  test('nothing is guessed if enough is found', async () => {
    const found = await search('onion');
    expect(found.length).toBeGreaterThan(4);
    expect(await search('onnion')).toEqual(expect.arrayContaining(found));
  });

  test('typos combine with other words, pages and sorts', async () => {
    expect((await search('imeretian kachapuri'))[0]).toBe('imeretian-khachapuri');
    expect(await search('kachapuri borscht')).toEqual([]);
    const query = `dishes?_q=kachapuri&filters[owner][id][$eq]=${cook.id}&reader=en&sort=Name&pagination[pageSize]=1`;
    const pages = await Promise.all([1, 2].map((page) => api(cook).get(`${query}&pagination[page]=${page}`)));
    expect(pages.flatMap(idsOf).map((id) => slugs.get(id))).toEqual(KHACHAPURI);
    for (const { body } of pages) expect(body.meta.pagination.total).toBe(2);
  });
});

describe('synonyms', () => {
  test.each<[string, string]>([
    ['eggplant', 'aubergine-with-walnuts'],
    ['egplant', 'aubergine-with-walnuts'],
    ['cilantro', 'beef-kharcho'],
    ['garbanzo', 'hummus-with-vegetables'],
    ['cheese bread', 'adjarian-khachapuri'],
    ['კინძი', 'beef-kharcho'],
    ['კაკალი', 'satsivi'],
    ['პეტრუშკა', 'omelette-with-tomato-and-herbs'],
  ])('%s finds %s', async (text, slug) => {
    for (const reader of ['en', 'ka']) expect(await search(text, reader)).toContain(slug);
  });

  test('“vegan” finds dishes marked so, and gluten free too, in both languages', async () => {
    const vegan = read('dishes/ajapsandali.json').dietaryFlags.includes('Vegan');
    expect(vegan).toBe(true);
    expect(await search('vegan')).toContain('ajapsandali');
    expect((await search('ვეგანური', 'ka')).toSorted()).toEqual((await search('vegan')).toSorted());
    expect(await search('vegan')).not.toContain('beef-kharcho');
  });

  test('“pasta” finds spaghetti first and no borscht, though Georgian paste sounds the same', async () => {
    for (const reader of ['en', 'ka']) {
      const found = await search('pasta', reader);
      expect(found.slice(0, 2).toSorted()).toEqual(SPAGHETTI);
      expect(found).not.toContain('ukrainian-borscht');
      expect(found).not.toContain('beef-kharcho');
    }
    expect(await search('tomato paste')).toContain('ukrainian-borscht');
  });

  test('“walnut” finds each recipe once', async () => {
    const both = await search('walnut', null);
    const one = await search('walnut');
    expect(one).toHaveLength(both.length / 2);
    expect((await search('ნიგოზი', 'ka')).toSorted()).toEqual(one.toSorted());
  });
});

describe('products', () => {
  const own = () => `filters[owner][id][$eq]=${cook.id}&pagination[pageSize]=100`;
  const found = async (text: string): Promise<(string | undefined)[]> =>
    idsOf(await api(cook).get(`products?_q=${encodeURIComponent(text)}&${own()}`)).map((id) =>
      productKeys.get(id),
    );
  test.each([
    ['walnts', 'walnuts'],
    ['ნიგოზზი', 'walnuts'],
    ['eggplant', 'aubergine'],
    ['zucchini', 'courgette'],
    ['cilantro', 'coriander'],
    ['შამპინიონი', 'mushrooms'],
  ])('%s finds %s', async (text, key) => {
    expect(await found(text)).toContain(key);
  });

  test('people are found only by their own words', async () => {
    const name = uniqueWord();
    const person = await newPerson({ name: `Ana ${name}` });
    const admin = api(people().admin);
    expect(idsOf(await admin.get(`users?_q=${name}`))).toEqual([person.id]);
    expect(idsOf(await admin.get(`users?_q=${name.slice(1)}`))).toEqual([]);
  });
});

describe('the vocabulary for typos', () => {
  let db: Wire;
  beforeAll(() => {
    db = openDatabase();
  });
  afterAll(() => db.destroy());

  test('never lacks a word of the records, whatever is made, changed and deleted', async () => {
    const random = seeded(20_261_122);
    const words = Array.from({ length: 30 }, uniqueWord);
    const some = () => [pick(random, words), pick(random, words)].join(' ');
    const kept: ApiRecord[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      const dish = kept.length ? pick(random, kept) : undefined;
      const what = random();
      if (!dish || what < 0.5) kept.push(await makeDish(cook, { Name: some() }));
      else if (what < 0.8) made(await api(cook).put(`dishes/${dish.id}`, { Name: some() }));
      else {
        made(await api(cook).delete(`dishes/${dish.id}`));
        kept.splice(kept.indexOf(dish), 1);
      }
      if (what > 0.9) await api(cook).post('dishes', { Name: some(), servingAmount: -1 });
    }
    expect(await missing()).toEqual([]);
    expect(await db('supra_vocabulary').where({ collection: 'users' })).toEqual([]);
  });

  test('loses a word an hour after its last record, and no other', async () => {
    const [gone, stays] = [uniqueWord(), uniqueWord()];
    const { id } = await makeDish(cook, { Name: `${gone} ${stays}` });
    await makeDish(cook, { Name: `${stays} soup` });
    made(await api(cook).delete(`dishes/${id}`));
    const known = async (value: string) => (await db('supra_vocabulary').where({ form: value })).length > 0;
    expect(await known(gone)).toBe(true);
    Object.assign(globalThis, {
      strapi: { db: { connection: db, dialect: { client: stack().database }, inTransaction: () => false } },
    });
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'strapi'));
    const { sweepVocabulary } = await import(path.join(ROOT, 'cms/src/records/search/vocabulary.ts'));
    // one sweep handles a limited number of words, and other tests have deleted theirs
    const swept = async () => {
      await sweepVocabulary((work: (trx: Wire) => Promise<unknown>) => db.transaction(work));
      return known(gone);
    };
    await expect.poll(swept, SOON).toBe(false);
    expect(await known(stays)).toBe(true);
    expect(await missing()).toEqual([]);
  });

  /** Returns words of records that are missing from the vocabulary. */
  async function missing(): Promise<unknown[]> {
    const rows = await db('supra_terms as t')
      .distinct('t.collection', 't.kind', 't.value')
      .whereIn('t.collection', ['dishes', 'products'])
      .whereIn('t.kind', ['word', 'wordKa', 'stem', 'stemKa'])
      .whereNotExists(
        db('supra_vocabulary as v')
          .select(db.raw('1'))
          .whereRaw(
            'v.collection = t.collection and v.kind = t.kind and v.value = t.value and v.key = t.value',
          ),
      );
    return rows.filter(({ value }: Wire) => /^\p{L}{3,30}$/u.test(value));
  }
});
