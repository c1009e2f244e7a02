import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ARCHIVES, sampleArchive, type SampleArchive } from '@/tests/support/archives/all';
import { lineText, SAMPLE_RECIPES, totalTime } from '@/tests/support/archives/samples';
import { at } from '@/tests/support/at';
import { zipped } from '@/tests/support/zip';
import { api, newPerson, type ApiRecord } from '../support/api';
import { addressesOf, isOnDisk, picturesOf } from '../support/pictures';
import type { Person } from '../support/people';
import { made, readDish } from '../support/records';
import { bringFiles, settled } from './brought';
import { SOON } from '../support/soon';

/** Timeout in ms for reading, taking and the pictures of one archive while other tests run. */
const TIMEOUT_MS = 120_000;

const bring = async (me: Person, name: string, bytes: Buffer): Promise<ApiRecord> =>
  settled(me, made(await bringFiles(me, [{ name, bytes }])).id);
const take = async (me: Person, { id }: ApiRecord): Promise<ApiRecord> =>
  made(await api(me).post(`imports/${id}/take`, { recipes: 'all' }));
const recipesOf = ({ attributes }: ApiRecord): ApiRecord['attributes'][] => attributes.recipes;
const dishesOf = (brought: ApiRecord): number[] => recipesOf(brought).flatMap(({ dish }) => dish ?? []);

describe.each(ARCHIVES)('an archive of $kind', ({ kind, lacks }: SampleArchive) => {
  const { name, bytes } = sampleArchive(kind);
  let me: Person;
  let brought: ApiRecord;
  beforeEach(async () => {
    me = await newPerson();
    brought = await bring(me, name, bytes);
  });

  test(
    'is shown, taken with its pictures, recognized a second time and undone',
    { timeout: TIMEOUT_MS },
    async () => {
      expect(brought.attributes).toMatchObject({ state: 'ready', faults: [], source: { kind } });
      expect(recipesOf(brought).map(({ Name }) => Name)).toEqual(SAMPLE_RECIPES.map(({ Name }) => Name));
      const [tart] = recipesOf(brought);
      const lines = at(SAMPLE_RECIPES, 0).sections.flatMap((section) => section.lines.map(lineText));
      expect(tart.ingredients.map(({ text }: ApiRecord['attributes']) => text)).toEqual(lines);
      expect(tart).toMatchObject({
        servingAmount: 8,
        TimeToCook: lacks.includes('time') ? null : totalTime(at(SAMPLE_RECIPES, 0)),
        language: 'en',
        dish: null,
        duplicateOf: null,
      });

      const taken = await take(me, brought);
      expect(taken.attributes.state).toBe('taken');
      const ids = dishesOf(taken);
      expect(ids).toHaveLength(3);
      const before = await Promise.all(ids.map((id) => readDish(me, id)));
      expect(at(before, 0).attributes).toMatchObject({
        Name: tart.Name,
        visibility: 'private',
        servingAmount: 8,
      });
      if (!lacks.includes('sections'))
        expect(at(before, 0).attributes.sections.map(({ title }: ApiRecord['attributes']) => title)).toEqual([
          'Dough',
          'Filling',
        ]);

      const counts = lacks.includes('picture') ? [0, 0, 0] : [1, 1, 0];
      const after = await vi.waitFor(
        async () => {
          const dishes = await Promise.all(ids.map((id) => readDish(me, id)));
          expect(dishes.map((dish) => picturesOf(dish)?.length ?? 0)).toEqual(counts);
          return dishes;
        },
        { timeout: 30_000, interval: 100 },
      );
      expect(after.map(({ attributes }) => attributes.updatedAt)).toEqual(
        before.map(({ attributes }) => attributes.updatedAt),
      );
      const files = after.flatMap((dish) => picturesOf(dish) ?? []).flatMap(addressesOf);
      expect(files.filter((file) => !isOnDisk(file))).toEqual([]);

      const again = await bring(me, name, bytes);
      expect(recipesOf(again).map(({ duplicateOf }) => duplicateOf)).toEqual(ids);
      expect(dishesOf(await take(me, again))).toEqual([]);

      const undone = made(await api(me).post(`imports/${brought.id}/undo`, {}));
      expect(undone.attributes.state).toBe('undone');
      expect(await Promise.all(ids.map(async (id) => (await api(me).get(`dishes/${id}`)).status))).toEqual([
        404, 404, 404,
      ]);
      await vi.waitFor(() => expect(files.filter(isOnDisk)).toEqual([]), SOON);
    },
  );
});

describe('a broken archive', () => {
  let me: Person;
  beforeAll(async () => {
    me = await newPerson();
  });
  const keysOf = ({ attributes }: ApiRecord): string[] =>
    attributes.faults.map(({ key }: { key: string }) => key);
  const halfOf = (kind: SampleArchive['kind']): Buffer => {
    const { bytes } = sampleArchive(kind);
    return bytes.subarray(0, Math.floor(bytes.length / 2));
  };

  test.each(ARCHIVES.filter(({ file }) => /\.(?:zip|mcb|paprikarecipes|melarecipes)$/.test(file)))(
    'names a cut-off file of $kind, and imports nothing',
    async ({ kind, file }) => {
      const brought = await bring(me, file, halfOf(kind));
      expect(brought.attributes.state).toBe('failed');
      expect(keysOf(brought)).toEqual(['notArchive']);
      expect(brought.attributes.faults[0].where).toBe(file);
    },
  );

  test.each([
    ['a.json', '{"nothing": 1}', /noRecipe/],
    ['b.json', '[{"@type": "Recipe"', /noRecipe|notJson/],
    ['a.csv', 'nothing,of,it\n', /notTable/],
    ['a.xml', '<cookbook><recipe><title>Soup</cookbook>', /notXml/],
    ['a.html', '<html><body><p>No recipe.</p></body></html>', /noRecipe/],
    ['a.txt', 'Just a line', /noRecipe/],
    ['a.zip', zipped({}), /notArchive/],
    ['a.zip', zipped({ 'a.bin': 'x' }), /notArchive|noRecipe/],
    ['a.paprikarecipe', Buffer.from('1f8b0800', 'hex'), /broken/],
  ])('says that a file of %s has no recipe', async (name, content, key) => {
    const brought = await bring(me, name, Buffer.from(content));
    expect(brought.attributes.state).toBe('failed');
    expect(keysOf(brought)).toEqual([expect.stringMatching(key)]);
    expect(recipesOf(brought)).toEqual([]);
  });

  test('reports one broken file beside the good ones', async () => {
    const { bytes } = sampleArchive('recipesage');
    const files = [
      { name: 'good.json', bytes },
      { name: 'bad.zip', bytes: halfOf('tandoor') },
    ];
    const brought = await settled(me, made(await bringFiles(me, files)).id);
    expect(brought.attributes.state).toBe('ready');
    expect(recipesOf(brought)).toHaveLength(SAMPLE_RECIPES.length);
    expect(brought.attributes.faults).toEqual([
      expect.objectContaining({ where: 'bad.zip', key: 'notArchive' }),
    ]);
  });
});
