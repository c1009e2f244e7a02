import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PICTURES } from '@/pictures/pictures.mjs';

const files = PICTURES.map(({ file }) => file);

test('every picture of the seed is drawn by code, and every drawing is kept', () => {
  const kept = readdirSync('cms/seed/pictures').map((name) => `cms/seed/pictures/${name}`);
  expect(files.filter((file) => file.startsWith('cms/')).sort()).toEqual(kept.sort());
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

// One of each kind; all forty dishes take minutes (`npm run pictures`, then `git status`).
test.each([
  'public/ornament/border.svg',
  'public/icon-192.png',
  'cms/seed/pictures/avatar-user.jpg',
  'cms/seed/pictures/exercise-cycling.jpg',
  'cms/seed/pictures/greek-salad.jpg',
])('%s is drawn again as it is kept, to the byte', { timeout: 120_000 }, async (file) => {
  const drawn = await PICTURES.find((one) => one.file === file)?.draw();
  expect(drawn?.equals(readFileSync(file))).toBe(true);
});
