import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Maximum number of files directly in a folder. */
const MOST = 30;
/** Folders of data, where a file more is a row more. */
const DATA = /^(locales|cms\/(seed|database\/migrations)|tools\/pictures|tests\/(sets|imports\/pages))\//;

test(`no folder holds more than ${MOST} files`, () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(100);
  const full = [...counts].filter(([folder, count]) => count > MOST && !DATA.test(`${folder}/`));
  expect(full).toEqual([]);
});
