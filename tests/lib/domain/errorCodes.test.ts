import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '@/lib/domain/errorCodes';

const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return at === path.join('cms', 'src', 'domain') ? [] : walk(at);
    return at.endsWith('.ts') ? [readFileSync(at, 'utf8')] : [];
  });

test('every code of the closed list is used by the CMS', () => {
  const source = walk('cms/src').join('\n');
  expect(ERROR_CODES.filter((code) => !source.includes(`'${code}'`))).toEqual([]);
});
