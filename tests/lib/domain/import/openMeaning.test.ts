import { expect, test } from 'vitest';
import { isMeaningOpen } from '@/lib/domain/import/openMeaning';
import { importedLine } from '../../../support/builders/import';

test('a line is asked about until its words are known or explained', () => {
  expect(isMeaningOpen(importedLine())).toBe(true);
  expect(isMeaningOpen(importedLine({ product: 1 }))).toBe(false);
  expect(isMeaningOpen(importedLine({ food: 1 }))).toBe(false);
  expect(isMeaningOpen(importedLine({ own: true }))).toBe(false);
  expect(isMeaningOpen(importedLine({ name: ' ' }))).toBe(false);
});
