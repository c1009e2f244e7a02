import { expect, test } from 'vitest';
import { csvLine } from '@/lib/domain/text/csv';

test('quotes what would break a line, and leaves an empty cell for what is not there', () => {
  expect(csvLine(['a,b', 'say "yes"', 'one\ntwo', null, undefined, 1.5, true])).toBe(
    '"a,b","say ""yes""","one\ntwo",,,1.5,true\r\n',
  );
});

test('no text becomes a formula in a spreadsheet; a negative number stays one', () => {
  expect(csvLine(['=1+1', '@home', -2])).toBe("'=1+1,'@home,-2\r\n");
});
