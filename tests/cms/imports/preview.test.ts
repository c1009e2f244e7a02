import { beforeAll, describe, expect, test } from 'vitest';
import { sampleArchive } from '@/tests/support/archives/all';
import { at, atLeast } from '@/tests/support/at';
import { newPerson, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { sharp } from '../support/pictures';
import { made } from '../support/records';
import { bringFiles, bringText, keysOf, pictureOf, recipeText, settled } from './brought';

describe.each(['mealie', 'tandoor', 'paprika'] as const)('pictures in an archive of %s', (kind) => {
  let me: Person;
  let brought: ApiRecord;
  beforeAll(async () => {
    me = await newPerson();
    const { name, bytes } = sampleArchive(kind);
    brought = await settled(me, made(await bringFiles(me, [{ name, bytes }])).id);
  });

  test('are shown small to the owner, the same each time, and are missing for a recipe without one', async () => {
    const [withOne, , without] = atLeast(3, keysOf(brought));
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

  test('are shown to nobody else, even once drawn', async () => {
    const key = at(keysOf(brought), 0);
    expect((await pictureOf(me, brought.id, key)).status).toBe(200);
    expect((await pictureOf(await newPerson(), brought.id, key)).status).toBe(404);
    expect((await pictureOf(undefined, brought.id, key)).status).toBe(401);
    const mine = await bringText(me, recipeText('Soup of another import'));
    expect((await pictureOf(me, mine.id, key)).status).toBe(404);
    expect((await pictureOf(me, brought.id, '..%2F..%2Fsource-0')).status).toBe(404);
  });
});
