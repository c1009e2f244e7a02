import { expect, test } from 'vitest';
import { codeOf, messageOf, toldOf } from '@/scripts/processes/errors.mjs';

const coded = Object.assign(new Error('no such file'), { code: 'ENOENT' });

test.each([
  [coded, 'ENOENT'],
  [new Error('none'), undefined],
  [{ code: 7 }, undefined],
  [null, undefined],
  ['ENOENT', undefined],
])('the code of %s is %s', (error, code) => {
  expect(codeOf(error)).toBe(code);
});

test('a known error is told by its message, any other by its stack', () => {
  expect(toldOf(coded, ['Error'])).toBe('no such file');
  expect(toldOf(coded, ['SettingsError'])).toBe(coded.stack);
  expect(toldOf('thrown', [])).toBe('thrown');
  expect(messageOf('thrown')).toBe('thrown');
});
