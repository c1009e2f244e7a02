import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import withoutKeys from '@/lib/vendor/iconLoader';

test('an icon keeps its shapes and loses the keys', () => {
  const source = readFileSync('node_modules/lucide-react/dist/esm/icons/house.mjs', 'utf8');
  expect(source).toContain('key: "');
  const light: string = withoutKeys(source);
  expect(light).not.toContain('key:');
  const valuesOf = (text: string) => text.match(/"[^"]+"/g);
  const keys = [...source.matchAll(/key: ("\w+")/g)].map(([, key]) => key);
  expect(valuesOf(light)).toEqual(valuesOf(source)?.filter((one) => !keys.includes(one)));
});
