import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARCHIVES, sampleArchive } from '@/tests/support/archives/all';
import { SAMPLE_RECIPES } from '@/tests/support/archives/samples';
import { zipped } from '@/tests/support/zip';
import { api, newPerson, stack, type ApiRecord, type Wire } from '../support/api';
import type { Person } from '../support/people';
import { newIn } from '../support/pictures';
import { made, readDish, unique, uniqueWord } from '../support/records';
import { SOON } from '../support/soon';
import { bringFiles, schemaRecipe, settled } from './brought';

/** Returns the import files on disk. */
const onDisk = (): string[] => {
  const folder = path.join(stack().dataDir, 'private', 'imports');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const bring = async (by: Person, ...files: { name: string; bytes: Buffer | string }[]): Promise<ApiRecord> =>
  settled(by, made(await bringFiles(by, files)).id);
const take = async (by: Person, { id }: ApiRecord, recipes: unknown = 'all'): Promise<ApiRecord> => {
  made(await api(by).post(`imports/${id}/take`, { recipes }));
  return settled(by, id);
};
const namesOf = ({ attributes }: ApiRecord): string[] =>
  attributes.recipes.map(({ Name }: { Name: string }) => Name);
const manyRecipes = (count: number, given = (at: number): Wire => ({ identifier: `many-${at}` })): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, at) => ({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      ...schemaRecipe(`Recipe number ${at}`, given(at)),
    })),
  );

describe('imported files', () => {
  test.each(ARCHIVES.map(({ kind }) => kind))('are read and taken from an archive of %s', async (kind) => {
    const me = await newPerson();
    const { name, bytes } = sampleArchive(kind);
    const brought = await bring(me, { name, bytes });
    expect(brought.attributes).toMatchObject({ state: 'ready', source: { kind, name }, faults: [] });
    expect(namesOf(brought).toSorted()).toEqual(SAMPLE_RECIPES.map(({ Name }) => Name).toSorted());
    const taken = await take(me, brought);
    expect(taken.attributes).toMatchObject({ state: 'taken', counts: { taken: SAMPLE_RECIPES.length } });
    const again = await bring(me, { name, bytes });
    const dishes = ({ attributes }: ApiRecord, field: string) =>
      attributes.recipes.map((recipe: Record<string, unknown>) => recipe[field]);
    expect(dishes(again, 'duplicateOf')).toEqual(dishes(taken, 'dish'));
  });

  test('name the broken one of several, and read the others', async () => {
    const me = await newPerson();
    const brought = await bring(
      me,
      sampleArchive('kitchenowl'),
      { name: 'broken.zip', bytes: sampleArchive('tandoor').bytes.subarray(0, 300) },
      { name: 'nothing.json', bytes: '{"a": 1}' },
    );
    expect(brought.attributes.state).toBe('ready');
    expect(brought.attributes.recipes).toHaveLength(SAMPLE_RECIPES.length);
    const where = brought.attributes.faults.map((fault: { where: string }) => fault.where);
    expect(where.some((one: string) => one.startsWith('broken.zip'))).toBe(true);
    expect(where.some((one: string) => one.startsWith('nothing.json'))).toBe(true);
  });

  test.each<[string, string, Buffer | string]>([
    ['an archive that was cut off', 'cut.zip', sampleArchive('mealie').bytes.subarray(0, 200)],
    ['an archive without a recipe', 'empty.zip', zipped({ 'readme.png': 'x' })],
    ['a path outside the archive', 'out.zip', zipped({ '../../out.json': '{}' })],
  ])('fail for %s, say so and leave nothing on the disk', async (_what, name, bytes) => {
    const me = await newPerson();
    const before = onDisk();
    const { attributes } = await bring(me, { name, bytes });
    expect(attributes).toMatchObject({ state: 'failed', recipes: [], counts: { recipes: 0 } });
    expect(attributes.faults[0].where).toContain(name);
    expect(attributes.faults[0].key).toMatch(/^\w+$/);
    await expect.poll(() => newIn(onDisk(), before), SOON).toEqual([]);
  });

  test('are refused if missing or sent as another part', async () => {
    const me = await newPerson();
    const form = new FormData();
    form.append('file', new Blob(['x']), 'a.txt');
    expect((await api(me).send('POST', 'imports', { body: form })).status).toBe(400);
    expect((await api().send('POST', 'imports', { body: form })).status).toBe(401);
  });
});

describe('imported pictures', () => {
  const withPicture = () => SAMPLE_RECIPES.filter(({ picture }) => picture).map(({ Name }) => Name);
  const picturesOf = async (by: Person, { attributes }: ApiRecord): Promise<string[]> => {
    const names: string[] = [];
    for (const { Name, dish } of attributes.recipes) {
      const { attributes: shown } = await readDish(by, dish);
      if (shown.DishImages.data?.length > 0) names.push(Name);
    }
    return names;
  };

  test.each(['mealie', 'paprika'] as const)(
    'arrive after the import of %s and change nothing else',
    async (kind) => {
      const me = await newPerson();
      const before = onDisk();
      const taken = await take(me, await bring(me, sampleArchive(kind)));
      const [first] = taken.attributes.recipes;
      const { updatedAt } = (await readDish(me, first.dish)).attributes;
      await expect
        .poll(async () => (await picturesOf(me, taken)).toSorted(), SOON)
        .toEqual(withPicture().toSorted());
      expect((await readDish(me, first.dish)).attributes.updatedAt).toBe(updatedAt);
      // the archive is no longer needed
      await expect.poll(() => newIn(onDisk(), before), SOON).toEqual([]);
      expect((await api(me).act(`imports/${taken.id}/undo`)).status).toBe(200);
    },
  );

  test('are deleted with the import', async () => {
    const me = await newPerson();
    const before = onDisk();
    const { id } = await bring(me, sampleArchive('mealie'));
    expect(newIn(onDisk(), before)).toHaveLength(1);
    await api(me).delete(`imports/${id}`);
    await expect.poll(() => newIn(onDisk(), before), SOON).toEqual([]);
  });
});

describe('many recipes', () => {
  test('are imported and undone in the background', async () => {
    const me = await newPerson();
    const brought = await bring(me, { name: `${unique('many')}.json`, bytes: manyRecipes(60) });
    expect(brought.attributes).toMatchObject({ state: 'ready', progress: { done: 60, total: 60 } });
    const answer = made(await api(me).post(`imports/${brought.id}/take?recipes=none`, { recipes: 'all' }));
    expect(answer.attributes.state).toBe('taking');
    const path = `imports/${brought.id}`;
    const meanwhile = await Promise.all([
      api(me).put(path, { recipes: [] }),
      api(me).post(`${path}/take`, { recipes: 'all' }),
      api(me).act(`${path}/undo`),
    ]);
    for (const busy of meanwhile)
      expect([busy.status, busy.error.details]).toEqual([409, { code: 'import.busy', state: 'taking' }]);
    const taken = await settled(me, brought.id);
    expect(taken.attributes).toMatchObject({ state: 'taken', counts: { recipes: 60, taken: 60 } });
    expect((await api(me).act(`imports/${brought.id}/undo`)).status).toBe(200);
    const left = async () => (await api(me).get('dishes?own=mine')).body.meta.pagination.total;
    await expect.poll(left, { timeout: 30_000 }).toBe(0);
  });

  test('are imported once if equal', async () => {
    const me = await newPerson();
    const [one] = JSON.parse(manyRecipes(1, () => ({})));
    const brought = await bring(me, { name: 'twice.json', bytes: JSON.stringify([one, one]) });
    expect((await take(me, brought)).attributes.counts).toEqual({ recipes: 2, taken: 1 });
  });

  test('are each imported and recognized if they share one address', async () => {
    const me = await newPerson();
    const url = `https://example.com/${uniqueWord()}`;
    const file = { name: 'one-address.json', bytes: manyRecipes(45, () => ({ url })) };
    const taken = await take(me, await bring(me, file));
    expect(taken.attributes.counts).toEqual({ recipes: 45, taken: 45 });
    const again = await bring(me, file);
    const valuesOf = ({ attributes }: ApiRecord, field: string): number[] =>
      attributes.recipes.map((recipe: Record<string, number>) => recipe[field]);
    expect(valuesOf(again, 'duplicateOf')).toEqual(valuesOf(taken, 'dish'));
  });
});

describe('a deleted account', () => {
  test('has exported its imports, and leaves none', async () => {
    const me = await newPerson();
    const before = onDisk();
    await bring(me, sampleArchive('mealie'));
    expect((await api(me).get('users/me/export')).status).toBe(200);
    expect((await api(me).delete('users/me')).status).toBe(200);
    await expect.poll(() => newIn(onDisk(), before), SOON).toEqual([]);
  });
});
