import { describe, expect, test } from 'vitest';
import { people, type ApiRecord } from '../../support/api';
import { pick, seeded, type Random } from '@/lib/domain/random';
import { given } from '@/tests/support/at';
import { makeWhole } from '../../support/records';
import { raw } from '../../support/raw';

const EACH = 60;
const WORDS = [
  'dishes',
  'products',
  'saves',
  'users',
  'me',
  'reports',
  'upload',
  'uploads',
  'assets',
  'save',
  'copy',
  'collaborators',
  'merge',
  'import',
  'report',
  'verify',
  '0',
  '1',
  '-1',
  '%00',
  'x',
];
const NAMES = [
  'Name',
  'owner',
  'types',
  'id',
  'Steps',
  'ingredients',
  'product',
  'DishImages',
  'visibility',
  'email',
  'why',
  'into',
  'rows',
  '$or',
  '$eq',
  'populate',
  'filters',
  'sort',
  'key',
  'data',
  '0',
  '',
  '__proto__',
  'constructor',
];
const VALUES = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  1e300,
  '',
  ' ',
  'x',
  'Khachapuri',
  'ხაჭაპური',
  '\u0000',
  '%',
  '\ud800',
  "'; drop table dishes; --",
  '😀'.repeat(40),
  'a'.repeat(300),
  [],
  {},
  [null],
  [[[]]],
  2147483648,
  '2026-02-30',
];

interface Request {
  readonly method: string;
  readonly path: string;
  readonly data?: unknown;
}

/** Returns valid calls; a mutation then breaks one thing in them. */
function rightCalls({ id, attributes }: ApiRecord, product: number): Request[] {
  const lines = [{ product, amount: 2, unit: 'gr', note: 'x', key: attributes.ingredients[0].key }];
  const dish = {
    Name: 'Khachapuri',
    types: ['Lunch'],
    ingredients: lines,
    Steps: [{ description: 'x', minutes: 1, image: null }],
  };
  // prettier-ignore
  const sections = [{ title: 'Dough', ingredients: [{ product, amount: 1, unit: 'Pinch' }] }];
  return [
    {
      method: 'POST',
      path: 'dishes',
      data: { ...dish, sections, servingAmount: 2, TimeToCook: 5, DishImages: [], sourceUrl: 'http://a.b' },
    },
    {
      method: 'PUT',
      path: `dishes/${id}`,
      data: { ...dish, collaborators: [], updatedAt: attributes.updatedAt, language: 'ka' },
    },
    {
      method: 'POST',
      path: 'products',
      data: { Name: 'Flour', NameKa: 'ფქვილი', calories: 3, allergens: ['gluten'], origin: 'plant' },
    },
    {
      method: 'POST',
      path: 'products/import',
      data: {
        rows: [
          { Name: 'Flour', calories: 3 },
          { Name: 'Salt', NameKa: 'მარილი' },
        ],
      },
    },
    { method: 'POST', path: `products/${product}/merge`, data: { into: 2147483647 } },
    { method: 'POST', path: `products/${product}/report`, data: { why: 'Wrong.' } },
    { method: 'POST', path: `dishes/${id}/collaborators`, data: { email: 'nobody@example.com' } },
    {
      method: 'PUT',
      path: `users/${people().user.id}`,
      data: { diet: ['Vegan'], targets: { calories: 2000 }, addresses: [{ street: 'x', lat: 1 }] },
    },
    {
      method: 'GET',
      path: 'dishes?filters[$or][0][types][$in][0]=Lunch&filters[$or][1][calories][$between][0]=1&filters[$or][1][calories][$between][1]=9&sort[0]=Name:desc',
    },
    {
      method: 'GET',
      path: `dishes?populate[ingredients][populate][product][fields][0]=Name&_q=x&contains=${product}&pagination[page]=1&id=${id}`,
    },
    {
      method: 'GET',
      path: 'products?filters[Name][$startsWithi]=f&filters[owner][id][$eq]=1&fields[0]=Name&pagination[pageSize]=5',
    },
  ];
}

/** Replaces, removes or renames one value anywhere in it. */
function mutated(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || random() < 0.15) return pick(random, VALUES);
  const entries = Object.entries(value);
  if (entries.length === 0) return pick(random, VALUES);
  const at = Math.floor(random() * entries.length);
  const [name, inner] = given(entries[at]);
  if (random() < 0.1) entries.splice(at, 1);
  else entries[at] = [random() < 0.1 ? pick(random, NAMES) : name, mutated(random, inner)];
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

function mutatedQuery(random: Random, path: string): string {
  const parts = path.split(/(?<=[?&=[\]])/);
  parts[1 + Math.floor(random() * (parts.length - 1))] = encodeURIComponent(
    String(pick(random, [...NAMES, ...VALUES])).toWellFormed(),
  );
  return parts.join('');
}

function wrongCall(random: Random, right: readonly Request[]): Request {
  const { method, path, data } = pick(random, right);
  return data ? { method, path, data: mutated(random, data) } : { method, path: mutatedQuery(random, path) };
}

function nonsense(random: Random, id: number): Request {
  const rest = Array.from({ length: Math.floor(random() * 3) }, () =>
    random() < 0.5 ? `${id}` : pick(random, WORDS),
  );
  const method = pick(random, ['GET', 'GET', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH']);
  const data = ['GET', 'DELETE'].includes(method)
    ? undefined
    : mutated(random, { [pick(random, NAMES)]: {}, [pick(random, NAMES)]: [{}] });
  return { method, path: [pick(random, WORDS), ...rest].join('/'), data };
}

describe.each(['user', 'admin', 'courier', 'visitor'] as const)('%s', (who) => {
  test(`sends ${EACH} random requests and never gets a 500`, async () => {
    const random = seeded(who.length * 7919);
    const { dish, product } = await makeWhole(people().user);
    const right = rightCalls(dish, product.id);
    const identity: Record<string, string> = who === 'visitor' ? {} : { Authorization: people()[who].token };
    const headers = { ...identity, 'Content-Type': 'application/json' };
    for (let at = 0; at < EACH; at += 1) {
      const { method, path, data } = random() < 0.7 ? wrongCall(random, right) : nonsense(random, dish.id);
      const body = data === undefined ? undefined : JSON.stringify(random() < 0.95 ? { data } : data);
      const answer = await raw(`/api/${path}`, { method, headers, body });
      const text = answer.bytes.toString();
      expect(answer.status, `${method} ${path} ${body} → ${text.slice(0, 300)}`).toBeLessThan(500);
      if (answer.status >= 400) expect(JSON.parse(text).error.status).toBe(answer.status);
    }
    expect((await raw('/api/health')).status).toBe(200);
  });
});
