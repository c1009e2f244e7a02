import { expect, test } from 'vitest';
import { imageUrl } from '@/lib/domain/image/pick';

const at = (url: string) => ({ url });

test('the middle size is shown, otherwise the next available, otherwise the picture itself', () => {
  const formats = { large: at('l'), thumbnail: at('t'), small: at('s'), medium: at('m') };
  expect(imageUrl({ url: 'raw', formats })).toBe('m');
  expect(imageUrl({ url: 'raw', formats: { large: at('l'), thumbnail: at('t') } })).toBe('t');
  expect(imageUrl({ url: 'raw', formats: { large: at('l') } })).toBe('l');
  expect(imageUrl({ url: 'raw', formats: {} })).toBe('raw');
  expect(imageUrl({ url: 'raw', formats: null })).toBe('raw');
});
