import { expect, test } from 'vitest';
import { countTaken } from '@/cms/src/imports/take/takeLimits';

const done = async () => 'done';
const refused = (person: number, recipes: number, beside = 0) =>
  countTaken(person, { recipes, beside }, done).then(
    () => false,
    ({ details }: { details: unknown }) => details !== undefined,
  );

test('a person takes at most two whole imports at once within an hour', async () => {
  expect(await countTaken(1, { recipes: 10_000, beside: 100_000 }, done)).toBe('done');
  expect(await countTaken(1, { recipes: 10_000, beside: 100_000 }, done)).toBe('done');
  expect(await refused(1, 1)).toBe(true);
  expect(await refused(1, 0, 1)).toBe(true);
  expect(await refused(2, 1)).toBe(false);
});

test('a failure does not count', async () => {
  const fails = () => Promise.reject(new Error('no'));
  await expect(countTaken(3, { recipes: 20_000, beside: 0 }, fails)).rejects.toThrow('no');
  expect(await refused(3, 20_000)).toBe(false);
});
