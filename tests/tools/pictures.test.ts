import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PICTURES } from '@/tools/pictures/pictures.mjs';
import { inTurn } from '../support/inTurn';

const files = PICTURES.map(({ file }) => file);

test('every picture of the seed is drawn by code, and every drawing is used', () => {
  const kept = readdirSync('cms/seed/pictures').map((name) => `cms/seed/pictures/${name}`);
  expect(files.filter((file) => file.startsWith('cms/')).sort()).toEqual(kept.sort());
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

// One of each kind, the expensive ones in turns; all forty dishes take minutes (`npm run pictures`, then `git status`).
describe.each([
  ['public/ornament/border.svg', test],
  ['public/icon-192.png', test],
  ['cms/seed/pictures/avatar-user.jpg', inTurn(0)],
  ['cms/seed/pictures/exercise-cycling.jpg', inTurn(1)],
  ['cms/seed/pictures/greek-salad.jpg', inTurn(2)],
])('%s', (file, drawing) => {
  drawing('is drawn again as it is kept, to the byte', { timeout: 120_000 }, async () => {
    const drawn = await PICTURES.find((one) => one.file === file)?.draw();
    expect(drawn?.equals(readFileSync(file))).toBe(true);
  });
});
