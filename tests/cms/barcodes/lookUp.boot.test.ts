import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { at } from '@/tests/support/at';
import { type PageServer, servePages } from '@/tests/support/servers/pageServer';
import { api, newPerson, people, type Answer } from '../support/api';
import { startOwnCms, type OwnCms } from '../support/ownCms';
import type { Person } from '../support/people';
import { made } from '../support/records';
import { newCode } from './support';

type Served = readonly [status: number, body: string];
const found = (product: Record<string, unknown>): Served => [200, JSON.stringify({ status: 1, product })];
const MILK = {
  product_name: 'Lait demi-écrémé',
  product_name_en: ' Semi-skimmed\nmilk ',
  brands: 'Sante',
  product_quantity: '930',
  product_quantity_unit: 'ml',
  categories_tags: ['en:dairies', 'en:milks'],
};

const answers = new Map<string, Served>();
const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
let site: PageServer;
let cms: OwnCms;
beforeAll(async () => {
  site = await servePages(({ url = '', headers }, response) => {
    asked.push({ path: url, headers });
    const code = /^\/api\/v2\/product\/(\d+)\?fields=product_name/.exec(url)?.[1] ?? '';
    const [status, body] = answers.get(code) ?? [404, '{"status":0}'];
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  });
  cms = await startOwnCms({
    env: {
      OPEN_FOOD_FACTS: 'http://facts.example/',
      PUBLIC_URL: 'https://supra.example',
      IMPORT_TEST_NETWORK: site.networkOf('facts.example'),
    },
  });
});
beforeEach(() => void asked.splice(0));
afterAll(async () => {
  await cms?.stop();
  await site?.close();
});

/** Sets whether the CMS may ask Open Food Facts for this person. */
async function allow(by: Person, openFoodFacts: boolean): Promise<Answer> {
  const { id } = (await api(by, cms.url).get('users/me')).body;
  return api(by, cms.url).put(`users/${id}`, { openFoodFacts });
}
const lookUp = (by: Person, code: string): Promise<Answer> =>
  api(by, cms.url).post('barcodes/look-up', { code });

/** Makes a person who allows the CMS to ask Open Food Facts. */
async function asker(): Promise<Person> {
  const person = await newPerson();
  made(await allow(person, true));
  return person;
}

/** Makes a code and sets the answer for it. */
function served(answer?: Served): string {
  const code = newCode();
  if (answer) answers.set(code, answer);
  return code;
}

test('the answer names Open Food Facts as its source, in the reader’s script; the CMS asks once, by name', async () => {
  const me = await asker();
  const code = served(found(MILK));
  const fact = made<Record<string, unknown>>(await lookUp(me, code));
  expect(fact).toMatchObject({
    code,
    Name: 'Semi-skimmed milk',
    brand: 'Sante',
    amount: 930,
    unit: 'ml',
    source: { name: 'Open Food Facts contributors', licence: 'ODbL' },
  });
  const { product, food } = fact as Record<'product' | 'food', { attributes: { Name: string } } | null>;
  expect((product ?? food)?.attributes.Name).toMatch(/milk/i);
  made(await lookUp(me, code));
  expect(asked).toHaveLength(1);
  expect(at(asked, 0).headers).toMatchObject({
    host: 'facts.example',
    'user-agent': 'Supra/1.0 (https://supra.example)',
  });
  expect(at(asked, 0).headers.authorization ?? at(asked, 0).headers.cookie).toBeUndefined();
  // the CMS keeps nothing that the person did not ask for
  expect((await api(me, cms.url).get('barcodes')).data).toEqual([]);
});

test('the CMS asks only for people who agreed, and never for a shop’s own code', async () => {
  const me = await asker();
  const code = served(found(MILK));
  made(await allow(me, false));
  expect((await lookUp(me, code)).status).toBe(403);
  made(await allow(me, true));
  expect((await lookUp(me, '2012345000001')).body).toEqual({ data: null });
  expect((await lookUp({ ...me, token: '' }, code)).status).toBe(401);
  expect((await lookUp(people().courier, code)).status).toBe(403);
  expect(asked).toEqual([]);
});

test('an unknown code has no answer; an EAN-8 is looked up by its eight digits', async () => {
  const me = await asker();
  expect((await lookUp(me, served())).body).toEqual({ data: null });
  expect((await lookUp(me, served([200, '{"status":0}']))).body).toEqual({ data: null });
  expect((await lookUp(me, served(found({ brands: 'Nameless' })))).body).toEqual({ data: null });
  answers.set('96385074', found({ product_name: 'Gum', product_quantity: -4 }));
  expect(made(await lookUp(me, '9638 5074'))).toMatchObject({
    code: '0000096385074',
    Name: 'Gum',
    amount: null,
    unit: null,
  });
});

test.each([
  ['a fault of theirs', [500, '{}']],
  ['no JSON', [200, '<html>']],
  ['too much', [200, `{"product":{"product_name":"${'x'.repeat(300_000)}"}}`]],
] as const)('%s counts as no answer, and is asked again', async (_what, answer) => {
  const me = await asker();
  const code = served(answer);
  for (let times = 0; times < 2; times += 1) {
    const { status, error } = await lookUp(me, code);
    expect([status, error?.details?.code]).toEqual([409, 'barcode.unanswered']);
  }
  expect(asked).toHaveLength(2);
});

test('an absurdly nested amount counts as none', async () => {
  const depth = 60_000;
  const nested = `${'['.repeat(depth)}1${']'.repeat(depth)}`;
  const code = served([200, `{"product":{"product_name":"Milk","product_quantity":${nested}}}`]);
  expect(made(await lookUp(await asker(), code))).toMatchObject({ Name: 'Milk', amount: null });
});
