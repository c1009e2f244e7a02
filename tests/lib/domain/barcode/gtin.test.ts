import { expect, test } from 'vitest';
import { expandedUpcE, gtinOf, isChecked, isShopsOwn } from '@/lib/domain/barcode/gtin';

test.each(['4006381333931', '96385074', '036000291452', '4860103230584'])(
  '%s is valid with its last digit only',
  (code) => {
    const last = Number(code.at(-1));
    const others = Array.from({ length: 9 }, (_, at) => `${code.slice(0, -1)}${(last + at + 1) % 10}`);
    expect(isChecked(code)).toBe(true);
    expect(others.filter(isChecked)).toEqual([]);
  },
);

test.each([
  ['01234505', '012000003455'],
  ['01234514', '012100003454'],
  ['01234523', '012200003453'],
  ['01234531', '012300000451'],
  ['01234543', '012340000053'],
  ['01234565', '012345000065'],
  ['01234596', '012345000096'],
])('UPC-E %s stands for %s', (short, long) => {
  expect(isChecked(long)).toBe(true);
  expect(expandedUpcE(short)).toBe(long);
});

test.each([
  ['EAN-13', '4006381333931', '4006381333931'],
  ['EAN-13 as printed', '4 006381 333931', '4006381333931'],
  ['UPC-A', '036000291452', '0036000291452'],
  ['the same thing as EAN-13', '0036000291452', '0036000291452'],
  ['UPC-A with dashes', '0-36000-29145-2', '0036000291452'],
  ['EAN-8', '96385074', '0000096385074'],
  ['UPC-E', '01234565', '0012345000065'],
  ['the long form of a UPC-E', '012345000065', '0012345000065'],
  ['EAN-8 that begins with 1', '11234562', '0000011234562'],
])('%s', (_what, written, gtin) => {
  expect(gtinOf(written)).toBe(gtin);
});

test.each([
  '',
  '0',
  '00000000',
  '0000000000000',
  '4006381333930',
  '96385075',
  '40063813339',
  'x4006381333931',
  '40063813339310',
])('"%s" is no code', (written) => {
  expect(gtinOf(written)).toBeUndefined();
});

test.each([
  ['2012345000001', true],
  ['0212345000005', true],
  ['0412345000003', true],
  ['4860103230584', false],
  ['0036000291452', false],
])('%s is a shop’s own code: %s', (gtin, isOwn) => {
  expect(isShopsOwn(gtin)).toBe(isOwn);
});
