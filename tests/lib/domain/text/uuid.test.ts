import { expect, test } from 'vitest';
import { isUuid } from '@/lib/domain/text/uuid';

test.each([
  ['00000000-0000-4000-8000-000000000001', true],
  ['ABCDEF00-0000-4000-8000-000000000001', true],
  ['00000000-0000-4000-8000-00000000000', false],
  [' 00000000-0000-4000-8000-000000000001', false],
  ['new', false],
])('%s: %s', (text, expected) => expect(isUuid(text)).toBe(expected));
