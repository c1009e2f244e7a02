import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { at, atLeast } from '@/tests/support/at';

const tokens = readFileSync('styles/_tokens.scss', 'utf8');

/** Returns the colours of a theme by role. */
function themeOf(name: 'light' | 'dark'): Map<string, string> {
  const block = at(tokens.slice(tokens.indexOf(`[data-bs-theme='${name}'] {`)).split('\n}'), 0);
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found): [string, string] => [
      at(found, 1),
      at(found, 2),
    ]),
  );
}

/** Returns the relative luminance by WCAG 2. */
function luminance(colour: string): number {
  const [red, green, blue] = atLeast(
    3,
    [1, 3, 5].map((at) => {
      const share = parseInt(colour.slice(at, at + 2), 16) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const PAIRS = [
  ...['ground', 'card', 'raised'].flatMap((ground) =>
    ['text', 'muted', 'primary', 'info', 'success', 'danger'].map((text) => [text, ground] as const),
  ),
  ['text', 'shade'],
  ['muted', 'shade'],
  ['primary', 'primary-soft'],
  ['info', 'info-soft'],
  ['success', 'success-soft'],
  ['attention', 'attention-soft'],
  ['danger', 'danger-soft'],
  ['on-primary', 'primary-fill'],
  ['on-primary', 'primary-deep'],
  ['on-success', 'success-solid'],
  ['on-danger', 'danger'],
] as const;

describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  const theme = themeOf(name);
  const contrast = (one: string, other: string) => {
    const [a, b] = atLeast(
      2,
      [one, other].map((role) => luminance(theme.get(role) ?? '')).sort((x, y) => y - x),
    );
    return (a + 0.05) / (b + 0.05);
  };

  test.each(PAIRS)('has readable %s on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('has a visible bar track on a card', () => {
    expect(contrast('track', 'card')).toBeGreaterThanOrEqual(1.2);
  });
});

test('has distinct ground, card and raised surfaces in the dark', () => {
  const theme = themeOf('dark');
  const [ground, card, raised] = atLeast(
    3,
    ['ground', 'card', 'raised'].map((role) => luminance(theme.get(role) ?? '')),
  );
  expect((card + 0.05) / (ground + 0.05)).toBeGreaterThan(1.15);
  expect((raised + 0.05) / (card + 0.05)).toBeGreaterThan(1.1);
});

test('the serif of the headings weighs at most 45 kB in all', () => {
  const bytes = ['latin', 'georgian'].map((script) => statSync(`public/fonts/serif-${script}.woff2`).size);
  expect(at(bytes, 0) + at(bytes, 1)).toBeLessThanOrEqual(45_000);
});
