import { beforeAll, describe, expect, test } from 'vitest';
import { given } from '@/tests/support/at';
import { api, newPerson, people, type ApiRecord } from '../../support/api';
import type { Person } from '../../support/people';
import { idsOf, line, makeDish, makeProduct, uniqueWord } from '../../support/records';

let cook: Person;
let dishes: Record<'khachapuri' | 'rolls' | 'pie' | 'stew' | 'soup' | 'plums', ApiRecord>;
let products: Record<'walnut' | 'aubergine' | 'butter', ApiRecord>;

beforeAll(async () => {
  cook = await newPerson();
  const tag = uniqueWord();
  products = {
    walnut: await makeProduct(cook, { Name: `Walnut ${tag}`, NameKa: `ნიგოზი ${tag}` }),
    aubergine: await makeProduct(cook, { Name: `Aubergine ${tag}`, NameKa: `ბადრიჯანი ${tag}` }),
    butter: await makeProduct(cook, { Name: `Butter ${tag}`, NameKa: `კარაქი ${tag}` }),
  };
  const make = (Name: string, ...used: ApiRecord[]) =>
    makeDish(cook, { Name, ingredients: used.map(({ id }) => line(id)) });
  dishes = {
    khachapuri: await make('იმერული ხაჭაპური', products.butter),
    rolls: await make('ბადრიჯანი ნიგვზით', products.aubergine, products.walnut),
    pie: await make('Café-style Éclair', products.butter),
    stew: await make('Aubergine stew', products.aubergine),
    soup: await make('Ukrainian Borscht'),
    plums: await make('ჩაქაფული ტყემლით'),
  };
});

/** Returns the cook's own dishes that a search finds, in its order. */
async function search(text: string, query = ''): Promise<string[]> {
  const answer = await api(cook).get(
    `dishes?_q=${encodeURIComponent(text)}&filters[owner][id][$eq]=${cook.id}${query}`,
  );
  expect(answer.status, answer.text).toBe(200);
  const named = Object.entries(dishes);
  return idsOf(answer).map((id) => given(named.find(([, dish]) => dish.id === id))[0]);
}

describe('searching dishes', () => {
  test.each<[string, string[]]>([
    ['khachapuri', ['khachapuri']],
    ['hachapuri', ['khachapuri']],
    ['xachapuri', ['khachapuri']],
    ['KHACHAPURI', ['khachapuri']],
    ['ხაჭაპური', ['khachapuri']],
    ['ხაჭაპურის', ['khachapuri']],
    ['ᲮᲐᲭᲐᲞᲣᲠᲘ', ['khachapuri']],
    ['imeruli khachapuri', ['khachapuri']],
    ['khachapuri imeruli', ['khachapuri']],
    ['khacha', ['khachapuri']],
    ['ბადრიჯნის', ['rolls', 'stew']],
    ['badrijani', ['rolls', 'stew']],
    ['ნიგოზი', ['rolls']],
    ['nigvzit', ['rolls']],
    ['nigozi', ['rolls']],
    ['walnuts', ['rolls']],
    ['aubergine walnut', ['rolls']],
    ['ტყემალი', ['plums']],
    ['chakapuli', ['plums']],
    ['cafe', ['pie']],
    ['éclair', ['pie']],
    ['eclair', ['pie']],
    ['Cafe\u0301', ['pie']],
    ['borscht', ['soup']],
    ['  borscht!  ', ['soup']],
    ['borscht khachapuri', []],
    ['sushi', []],
  ])('%s', async (text, expected) => {
    expect((await search(text)).toSorted()).toEqual(expected.toSorted());
  });

  test('ranks the dish of that name before those that merely contain it', async () => {
    const [first] = await search('aubergine');
    expect(first).toBe('stew');
    expect((await search('ბადრიჯანი'))[0]).toBe('rolls');
  });

  test('combines with sort, filters and pages', async () => {
    expect(await search('badrijani', '&sort=Name')).toEqual(['stew', 'rolls']);
    expect(await search('badrijani', `&filters[id]=${dishes.stew.id}`)).toEqual(['stew']);
    expect(await search('badrijani', '&sort=Name&pagination[pageSize]=1&pagination[page]=2')).toEqual([
      'rolls',
    ]);
  });

  test('finds everything for punctuation only', async () => {
    expect(await search('?!…')).toEqual(await search(''));
    expect((await search('')).length).toBeGreaterThanOrEqual(Object.keys(dishes).length);
  });

  test.each([
    "'",
    '"',
    '%',
    '_',
    '\\',
    '\u0000',
    '%00',
    "' or '1'='1",
    '*',
    'ა'.repeat(1000),
    '😀',
    '\ud800',
  ])('treats %j as text', async (text) => {
    const answer = await api(cook).get(`dishes?_q=${encodeURIComponent(text.toWellFormed())}`);
    expect(answer.status).toBe(200);
  });

  test.each(['_q[0]=x', '_q[a]=x', '_q'])('refuses %s', async (query) => {
    const { status, error } = await api(cook).get(`dishes?${query}`);
    expect(status).toBe(400);
    expect(error.details.errors[0].path).toEqual(['_q']);
  });

  test('finds nothing that the caller may not read', async () => {
    const Name = `Secret ${uniqueWord()}`;
    const { id } = await makeDish(cook, { Name });
    const word = Name.split(' ')[1];
    expect(idsOf(await api(cook).get(`dishes?_q=${word}`))).toEqual([id]);
    expect(idsOf(await api(people().friend).get(`dishes?_q=${word}`))).toEqual([]);
    expect(idsOf(await api().get(`dishes?_q=${word}`))).toEqual([]);
    expect(idsOf(await api(people().admin).get(`dishes?_q=${word}`))).toEqual([id]);
  });

  test('follows a new name of the dish and of its product at once', async () => {
    const [before, after, spice] = [uniqueWord(), uniqueWord(), uniqueWord()];
    const product = await makeProduct(cook);
    const { id } = await makeDish(cook, { Name: `Soup ${before}`, ingredients: [line(product.id)] });
    expect(idsOf(await api(cook).get(`dishes?_q=${before}`))).toEqual([id]);
    await api(cook).put(`dishes/${id}`, { Name: `Soup ${after}` });
    expect(idsOf(await api(cook).get(`dishes?_q=${before}`))).toEqual([]);
    expect(idsOf(await api(cook).get(`dishes?_q=${after}`))).toEqual([id]);
    expect(idsOf(await api(cook).get(`dishes?_q=${spice}`))).toEqual([]);
    await api(cook).put(`products/${product.id}`, { NameKa: spice });
    expect(idsOf(await api(cook).get(`dishes?_q=${spice}`))).toEqual([id]);
  });
});

describe('searching other collections', () => {
  test('finds products by either name, in either script', async () => {
    for (const text of ['nigozi', 'ნიგვზის', 'walnut']) {
      const own = `filters[owner][id][$eq]=${cook.id}`;
      expect(idsOf(await api(cook).get(`products?_q=${text}&${own}`))).toContain(products.walnut.id);
    }
  });

  test('finds people by name and email, for Admins', async () => {
    const word = uniqueWord();
    const person = await newPerson({ name: `Ana ${word}`, email: `${word}x@example.com` });
    expect(idsOf(await api(people().admin).get(`users?_q=${word}`))).toEqual([person.id]);
    expect(idsOf(await api(people().admin).get(`users?_q=${word}x`))).toEqual([person.id]);
  });
});

describe('the filters contains and lacks', () => {
  const mine = () => `dishes?filters[owner][id]=${cook.id}&sort=id`;
  const named = async (query: string) => idsOf(await api(cook).get(`${mine()}&${query}`));

  test('contains finds every one of the products, in any part', async () => {
    const { walnut, aubergine, butter } = products;
    expect(await named(`contains=${aubergine.id}`)).toEqual([dishes.rolls.id, dishes.stew.id]);
    expect(await named(`contains=${aubergine.id},${walnut.id}`)).toEqual([dishes.rolls.id]);
    expect(await named(`contains=${butter.id},${walnut.id}`)).toEqual([]);
    const inSection = await makeDish(cook, {
      sections: [{ title: 'Paste', ingredients: [line(walnut.id)] }],
    });
    expect(await named(`contains=${walnut.id}`)).toEqual([dishes.rolls.id, inSection.id]);
    await api(cook).delete(`dishes/${inSection.id}`);
  });

  test('lacks finds dishes with none of the products', async () => {
    const { walnut, aubergine, butter } = products;
    expect(await named(`contains=${aubergine.id}&lacks=${walnut.id}`)).toEqual([dishes.stew.id]);
    expect(await named(`lacks=${aubergine.id},${butter.id}&_q=borscht`)).toEqual([dishes.soup.id]);
  });

  test('a missing id is in no dish and lacked by all', async () => {
    expect(await named('contains=2147483647')).toEqual([]);
    expect(await named('lacks=2147483647')).toEqual(await named(''));
  });

  test.each([
    'contains=x',
    'lacks=1,x',
    'contains=1.5',
    'contains[0]=1',
    'lacks=-1',
    'contains',
    'contains=99999999999',
  ])('refuse %s, naming it', async (query) => {
    const { status, error } = await api(cook).get(`dishes?${query}`);
    expect(status).toBe(400);
    expect(error.message).toContain(/^\w+/.exec(query)?.[0]);
  });
});
