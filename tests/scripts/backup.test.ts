import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mayHold } from '@/scripts/backup/contents.mjs';
import { archiveAt, lockOf, stageOf, sweepStage } from '@/scripts/backup/stage.mjs';
import { ownFolder } from './folder';

test.each([
  ['supra.json', true],
  ['database.db', true],
  ['secrets.env', true],
  ['auth/demo-supra.json', true],
  ['public/uploads/soup_1a.webp', true],
  ['private/9f1c', true],
  ['private/ანალიზი 1.pdf', true],
  ['private', false],
  ['private/', false],
  ['private/../secrets.env', false],
  ['../private/a', false],
  ['/private/a', false],
  ['private/a\\..\\b', false],
  ['public/uploads//a', false],
  ['public/index.html', false],
  ['supra.db', false],
  ['', false],
])('an archive may hold %j: %s', (name, may) => {
  expect(mayHold(name)).toBe(may);
});

test('an archive is named after its day and second, or as requested, and never overwrites another', () => {
  const folder = ownFolder();
  expect(archiveAt(folder, new Date('2026-11-22T07:06:46.123Z'))).toBe(
    path.join(folder, 'supra-20261122-070646.tar.gz'),
  );
  const mine = path.join(folder, 'mine.tar.gz');
  expect(archiveAt(mine)).toBe(mine);
  writeFileSync(mine, '');
  expect(() => archiveAt(mine)).toThrow(/is there already/);
});

test('leftovers of a killed backup are removed at the next start, those of a running one stay', () => {
  const dataDir = ownFolder();
  mkdirSync(stageOf(dataDir));
  writeFileSync(lockOf(dataDir), `${process.pid}`);
  sweepStage(dataDir);
  expect(existsSync(stageOf(dataDir))).toBe(true);
  // no process has this number
  writeFileSync(lockOf(dataDir), '4194999');
  sweepStage(dataDir);
  expect(existsSync(stageOf(dataDir))).toBe(false);
});
