import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openFile, type Piece } from '@/cms/src/imports/source/files';
import { zipped } from '@/tests/support/zip';

const MB = 1024 * 1024;

async function read(name: string, source: Buffer): Promise<Piece[]> {
  const file = await openFile({ name, source, head: source.subarray(0, 4096) });
  const pieces: Piece[] = [];
  for await (const piece of file.pieces()) pieces.push(piece);
  file.close();
  return pieces;
}
const blanks = ' '.repeat(20 * MB);

test.each(['a.txt', 'b.html', 'c.json', 'd.md', 'e.csv', 'f.xml'])(
  '%s of nothing but blanks is refused by its packed size, before it is unpacked',
  async (name) => {
    const before = process.cpuUsage();
    const source = await zipped({ [name]: blanks });
    const packed = process.cpuUsage(before);
    await expect(read('blanks.zip', source)).rejects.toMatchObject({ key: 'tooLarge' });
    const { user } = process.cpuUsage(before);
    // takes much less time than packing did
    expect(user - packed.user).toBeLessThan(packed.user);
  },
);

test('a file packed by itself is refused too, alone or in an archive', async () => {
  const packed = gzipSync(blanks);
  await expect(read('a.paprikarecipe', packed)).rejects.toMatchObject({ key: 'tooLarge' });
  await expect(read('all.zip', await zipped({ 'a.paprikarecipe': packed }))).rejects.toMatchObject({
    key: 'tooLarge',
  });
});

test('a file with much content is read as usual, and so are a few blanks', async () => {
  const recipe = (at: number) => ({
    '@type': 'Recipe',
    name: `Lobio ${at}`,
    recipeIngredient: Array.from(
      { length: 12 },
      (_one, line) => `${line + at} g beans ${(at * 7919 + line * 104729) % 1e6}`,
    ),
    recipeInstructions: [`Boil ${at} for an hour. `.repeat(40)],
  });
  const json = JSON.stringify(Array.from({ length: 12_000 }, (_one, at) => recipe(at)));
  expect(json.length).toBeGreaterThan(10 * MB);
  expect((await read('all.zip', await zipped({ 'all.json': json }))).length).toBe(12_000);
  const text = `Lobio\n${' '.repeat(2 * MB)}\nIngredients\n500 g beans\n\nMethod\n1. Boil the beans.\n`;
  const [piece] = await read('all.zip', await zipped({ 'lobio.txt': text }));
  expect(piece).toMatchObject({ recipe: { Name: 'Lobio' } });
}, 60_000);
