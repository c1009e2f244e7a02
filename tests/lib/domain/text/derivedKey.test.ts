import { expect, test } from 'vitest';
import { derivedKey } from '@/lib/domain/text/derivedKey';
import { isUuid } from '@/lib/domain/text/uuid';

test('is a UUID of version 8, the same for the same text', () => {
  const key = derivedKey('00000000-0000-4000-8000-000000000001 2026-11-24 0');
  expect(isUuid(key)).toBe(true);
  expect(key).toMatch(/^.{14}8.{4}[89ab]/);
  expect(derivedKey('00000000-0000-4000-8000-000000000001 2026-11-24 0')).toBe(key);
});

test('is different for many similar texts', () => {
  const texts = Array.from({ length: 20_000 }, (_, at) => `00000000-0000-4000-8000-000000000001 ${at}`);
  const keys = new Set(texts.map(derivedKey));
  expect(keys.size).toBe(texts.length);
  // every part of the key varies
  for (let part = 0; part < 4; part += 1)
    expect(
      new Set([...keys].map((key) => key.replaceAll('-', '').slice(part * 8, part * 8 + 8))).size,
    ).toBeGreaterThan(19_000);
});
