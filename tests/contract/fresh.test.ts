import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contractFiles } from '@/scripts/contract.mjs';
import { ROOT } from '@/scripts/launch/stack.mjs';

test('lib/api/contract.ts and docs/openapi.json say what the collections do (npm run contract)', async () => {
  const files = await contractFiles();
  const stale = files.filter(({ file, text }) => readFileSync(path.join(ROOT, file), 'utf8') !== text);
  expect(stale.map(({ file }) => file)).toEqual([]);
});
