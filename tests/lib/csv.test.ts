import { expect, test, vi } from 'vitest';
import * as files from '@/lib/browser/saveFile';
import { saveCsv } from '@/lib/csv';
import { at } from '@/tests/support/at';

/** Text of the file that these rows are saved as. */
async function saved(rows: readonly object[], columns: readonly string[]): Promise<string> {
  const save = vi.spyOn(files, 'saveFile').mockImplementation(() => undefined);
  await saveCsv(rows, columns, 'a.csv');
  const [file, name] = at(save.mock.calls, 0);
  expect(name).toBe('a.csv');
  return file.text();
}

test('quotes what would break a line, and leaves an empty cell for what is not there', async () => {
  const row = { a: 'a,b', b: 'say "yes"', c: 'one\ntwo', d: null, f: 1.5, g: true, h: 'unasked' };
  expect((await saved([row], ['a', 'b', 'c', 'd', 'e', 'f', 'g'])).replace(/^\uFEFF/, '')).toBe(
    'a,b,c,d,e,f,g\r\n"a,b","say ""yes""","one\ntwo",,,1.5,true\r\n',
  );
});

test('no text becomes a formula in a spreadsheet; a negative number stays one', async () => {
  const row = { a: '=1+1', b: '@home', c: '-2', d: '\t=1', e: '=1\n+1', f: -2 };
  expect(await saved([row], ['a', 'b', 'c', 'd', 'e', 'f'])).toContain(
    `\r\n"'=1+1","'@home","'-2","'\t=1","'=1\n+1",-2\r\n`,
  );
});

test('without rows the headings are there', async () => {
  expect(await saved([], ['a', 'b'])).toMatch(/^\uFEFF?a,b\r\n$/);
});
