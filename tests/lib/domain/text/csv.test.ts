import { expect, test } from 'vitest';
import { csvLine } from '@/lib/domain/text/csv';

test('quotes cells that would break a line, and leaves missing ones empty', () => {
  expect(csvLine(['a,b', 'say "yes"', 'one\ntwo', null, undefined, 1.5, true])).toBe(
    '"a,b","say ""yes""","one\ntwo",,,1.5,true\r\n',
  );
});

test('never lets a text become a spreadsheet formula; a negative number stays one', () => {
  expect(csvLine(['=1+1', '@home', -2])).toBe("'=1+1,'@home,-2\r\n");
});
