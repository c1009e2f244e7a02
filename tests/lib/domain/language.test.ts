import { expect, test } from 'vitest';
import { isLanguage } from '@/lib/domain/language';

test.each([
  ['en', true],
  ['ka', true],
  ['EN', false],
  ['', false],
  [null, false],
])('%j is a supported language: %s', (value, is) => expect(isLanguage(value)).toBe(is));
