import { expect, test } from 'vitest';
import { documentFault, documentKind } from '@/lib/domain/file/kind';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a document is recognized by its first bytes', () => {
  expect(documentKind(bytes('%PDF-1.7\n'))).toBe('pdf');
  expect(documentKind(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('jpeg');
  expect(documentKind(bytes('<html>%PDF-'))).toBeUndefined();
  expect(documentKind(new Uint8Array())).toBeUndefined();
});

test('a document is refused for its kind first, then for its size', () => {
  expect(documentFault(bytes('%PDF-1.7'), 100)).toBeUndefined();
  expect(documentFault(bytes('%PDF-1.7'), 10 * 1024 * 1024 + 1)).toBe('fileSize');
  expect(documentFault(bytes('MZ'), 10 * 1024 * 1024 + 1)).toBe('fileType');
});
