import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleArchive } from '@/tests/support/archives/all';
import { type PageServer, servePages } from '@/tests/support/pageServer';
import { plainPng } from '@/tests/support/png';
import { api, cmsUrl, newPerson, type Shown } from '../support/api';
import { startOwnCms, type OwnCms } from '../support/ownCms';
import type { Person } from '../support/people';
import { sharp } from '../support/pictures';
import { made } from '../support/records';
import { bringFiles, bringText, pageOf, recipeText, schemaRecipe, settled } from './brought';

/** The picture of a recipe as the preview gets it. */
async function pictureOf(by: { token: string } | undefined, id: number, key: string, at = cmsUrl()) {
  const answer = await fetch(`${at}/api/imports/${id}/pictures/${key}`, {
    headers: by ? { Authorization: by.token } : {},
  });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const keysOf = ({ attributes }: Shown): string[] => attributes.recipes.map(({ key }: { key: string }) => key);

describe.each(['mealie', 'tandoor', 'paprika'] as const)('pictures out of an archive of %s', (kind) => {
  let me: Person;
  let brought: Shown;
  beforeAll(async () => {
    me = await newPerson();
    const { name, bytes } = sampleArchive(kind);
    brought = await settled(me, made(await bringFiles(me, [{ name, bytes }])).id);
  });

  test('are shown small to the owner, the same again, and a recipe without one has none', async () => {
    const [withOne, , without] = keysOf(brought);
    const first = await pictureOf(me, brought.id, withOne);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toContain('private');
    const { format, width = 0, height = 0 } = await sharp(first.bytes).metadata();
    expect(format).toBe('webp');
    expect(Math.max(width, height)).toBeLessThanOrEqual(240);
    expect((await pictureOf(me, brought.id, withOne)).bytes.equals(first.bytes)).toBe(true);
    expect((await pictureOf(me, brought.id, without)).status).toBe(204);
  });

  test('are nobody else’s, also once they were drawn', async () => {
    const [key] = keysOf(brought);
    expect((await pictureOf(me, brought.id, key)).status).toBe(200);
    expect((await pictureOf(await newPerson(), brought.id, key)).status).toBe(404);
    expect((await pictureOf(undefined, brought.id, key)).status).toBe(401);
    const mine = await bringText(me, recipeText('Soup of another import'));
    expect((await pictureOf(me, mine.id, key)).status).toBe(404);
    expect((await pictureOf(me, brought.id, '..%2F..%2Fsource-0')).status).toBe(404);
  });
});

describe('pictures at addresses', () => {
  let pages: PageServer;
  let cms: OwnCms;
  let me: Person;
  let asked: string[] = [];
  beforeAll(async () => {
    pages = await servePages((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/soup.png') response.writeHead(200, { 'Content-Type': 'image/png' });
      else response.writeHead(request.url === '/page.png' ? 200 : 404, { 'Content-Type': 'text/html' });
      response.end(request.url === '/soup.png' ? plainPng(200, 60, 20) : '<p>no picture');
    });
    cms = await startOwnCms({ env: { IMPORT_TEST_NETWORK: pages.networkOf('pages.example') } });
    me = await newPerson();
  });
  afterAll(async () => {
    await cms.stop();
    await pages.close();
  });
  const bring = async (...images: string[]): Promise<Shown> => {
    const html = pageOf(schemaRecipe('Soup with pictures', { image: images }));
    asked = [];
    return made(await api(me, cms.url).post('imports', { html, url: 'http://pages.example/soup' }));
  };
  const shown = (by: Person, one: Shown) => pictureOf(by, one.id, keysOf(one)[0], cms.url);

  test('the first that can be had is fetched once, for its owner alone', async () => {
    const brought = await bring('/gone.png', '/soup.png');
    expect((await shown(await newPerson(), brought)).status).toBe(404);
    expect(asked).toEqual([]);
    expect((await shown(me, brought)).status).toBe(200);
    expect((await shown(me, brought)).status).toBe(200);
    expect(asked).toEqual(['/gone.png', '/soup.png']);
    expect((await api(me, cms.url).delete(`imports/${brought.id}`)).status).toBe(200);
    expect((await shown(me, brought)).status).toBe(404);
  });

  test('what is no picture, or of no public host, is none, and is not asked for again', async () => {
    const brought = await bring('/page.png', 'http://127.0.0.1/inner.png');
    expect((await shown(me, brought)).status).toBe(204);
    expect((await shown(me, brought)).status).toBe(204);
    expect(asked).toEqual(['/page.png']);
  });
});
