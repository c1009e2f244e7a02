import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { at } from '@/tests/support/at';
import { type PageServer, servePages } from '@/tests/support/servers/pageServer';
import { plainPng } from '@/tests/support/png';
import { api, newPerson, type ApiRecord } from '../support/api';
import { startOwnCms, type OwnCms } from '../support/ownCms';
import type { Person } from '../support/people';
import { made } from '../support/records';
import { newCode } from '../barcodes/support';
import { keysOf, pageOf, pictureOf, schemaRecipe } from './brought';

const HTML = { 'Content-Type': 'text/html' };
const SOUP = {
  name: 'Soup of the address',
  recipeYield: '4 servings',
  recipeIngredient: ['1 onion', '1 litre water'],
  image: ['http://pages.example/soup.png', '/gone.png', 'http://127.0.0.1/inner.png', '/page'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Chop.', image: '/step.png' },
    { '@type': 'HowToStep', text: 'Boil.' },
  ],
};
const PAGES: Readonly<Record<string, readonly [type: string, body: string | Buffer]>> = {
  '/soup': ['text/html', pageOf(SOUP)],
  '/soup.png': ['image/png', plainPng(200, 60, 20)],
  '/step.png': ['image/png', plainPng(20, 60, 200)],
  '/page': ['text/html', '<p>no picture'],
  '/page.png': ['text/html', '<p>no picture'],
  '/nothing': ['text/html', '<p>nothing'],
};

/** Addresses that the CMS requested, in order. */
const asked: string[] = [];
let pages: PageServer;
let cms: OwnCms;
let me: Person;
beforeAll(async () => {
  pages = await servePages((request, response) => {
    asked.push(request.url ?? '');
    const page = PAGES[request.url ?? ''];
    if (page) response.writeHead(200, { 'Content-Type': page[0] }).end(page[1]);
    else if (request.url === '/moved') response.writeHead(301, { Location: '/soup' }).end();
    else response.writeHead(404, HTML).end();
  });
  cms = await startOwnCms({
    env: {
      IMPORT_TEST_NETWORK: pages.networkOf('pages.example'),
      OPEN_FOOD_FACTS: `http://127.0.0.1:${pages.port}`,
    },
  });
  me = await newPerson();
});
afterAll(async () => {
  await cms?.stop();
  await pages?.close();
});

const mine = () => api(me, cms.url);
const bring = async (url: string): Promise<ApiRecord> => {
  const { id } = made(await mine().post('imports', { url }));
  return vi.waitFor(async () => {
    const brought = made(await mine().get(`imports/${id}`));
    expect(brought.attributes.state).not.toBe('reading');
    return brought;
  }, 20_000);
};

test('a page is imported by address: its text, its pictures on dish and step, its gaps, and the undo', async () => {
  const brought = await bring('http://pages.example/moved');
  expect(brought.attributes).toMatchObject({
    state: 'ready',
    source: { kind: 'page', name: 'http://pages.example/soup' },
  });
  const [recipe] = brought.attributes.recipes;
  expect(recipe).toMatchObject({ Name: SOUP.name, sourceUrl: 'http://pages.example/soup', warnings: [] });
  const taken = made(await mine().post(`imports/${brought.id}/take`, { recipes: 'all' }));
  const { dish } = taken.attributes.recipes[0];
  const before = made(await mine().get(`dishes/${dish}?populate=deep,5`));
  const now = await vi.waitFor(async () => {
    const shown = made(await mine().get(`imports/${brought.id}`));
    expect(shown.attributes.recipes[0].warnings).toEqual(
      [1, 2, 3].map((at) => ({ path: ['images', at], key: 'imageMissing' })),
    );
    return made(await mine().get(`dishes/${dish}?populate=deep,5`));
  }, 20_000);
  expect(now.attributes.DishImages.data).toHaveLength(1);
  expect(now.attributes.DishImages.data[0].attributes.mime).toBe('image/webp');
  const steps: ApiRecord['attributes'][] = now.attributes.Steps;
  expect(steps.map(({ images }) => images.data?.length ?? 0)).toEqual([1, 0]);
  const { DishImages: _images, Steps: _steps, ...rest } = now.attributes;
  expect(before.attributes).toMatchObject(rest);
  const undone = made(await mine().post(`imports/${brought.id}/undo`, {}));
  expect(undone.attributes.state).toBe('undone');
  expect((await mine().get(`dishes/${dish}`)).status).toBe(404);
});

test.each([
  ['http://127.0.0.1/soup', 'blocked'],
  ['http://pages.example:8080/soup', 'blocked'],
  ['http://pages.example/gone', 'notFound'],
  ['http://nobody.example/soup', 'notFound'],
  ['http://pages.example/soup.png', 'notHtml'],
  ['http://pages.example/nothing', 'noRecipe'],
])('%s fails, and says why: %s', async (url, key) => {
  const { attributes } = await bring(url);
  expect(attributes).toMatchObject({ state: 'failed', faults: [{ key }] });
});

describe('pictures of a preview', () => {
  const bringPage = async (...images: string[]): Promise<ApiRecord> => {
    const html = pageOf(schemaRecipe('Soup with pictures', { image: images }));
    asked.splice(0);
    return made(await mine().post('imports', { html, url: 'http://pages.example/soup' }));
  };
  const shown = (by: Person, one: ApiRecord) => pictureOf(by, one.id, at(keysOf(one), 0), cms.url);

  test('are fetched once, for the owner alone: the first that loads', async () => {
    const brought = await bringPage('/gone.png', '/soup.png');
    expect((await shown(await newPerson(), brought)).status).toBe(404);
    expect(asked).toEqual([]);
    expect((await shown(me, brought)).status).toBe(200);
    expect((await shown(me, brought)).status).toBe(200);
    expect(asked).toEqual(['/gone.png', '/soup.png']);
    expect((await mine().delete(`imports/${brought.id}`)).status).toBe(200);
    expect((await shown(me, brought)).status).toBe(404);
  });

  test('are left out and not fetched again if they are no picture or not on a public host', async () => {
    const brought = await bringPage('/page.png', 'http://127.0.0.1/inner.png');
    expect((await shown(me, brought)).status).toBe(204);
    expect((await shown(me, brought)).status).toBe(204);
    expect(asked).toEqual(['/page.png']);
  });
});

test('Open Food Facts at an internal address is never asked either', async () => {
  const { id } = (await mine().get('users/me')).body;
  made(await mine().put(`users/${id}`, { openFoodFacts: true }));
  asked.splice(0);
  const { error } = await mine().post('barcodes/look-up', { code: newCode() });
  expect(error?.details?.code).toBe('barcode.unanswered');
  expect(asked).toEqual([]);
});
