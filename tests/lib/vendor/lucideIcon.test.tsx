import { render } from '@testing-library/react';
import { execFileSync } from 'node:child_process';
import { createElement, type ComponentType, type SVGProps } from 'react';
import * as theirs from 'lucide-react';
import { expect, test } from 'vitest';
import createLucideIcon from '@/lib/vendor/lucideIcon';
import { given } from '@/tests/support/at';

type Icon = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;
const { icons } = theirs as { icons: Record<string, Icon> };

/** Props as the app gives them to its icons. */
const LOOKS: readonly Record<string, unknown>[] = [
  {},
  { size: 18, 'aria-hidden': true },
  { size: 14, strokeWidth: 3, color: 'red' },
  { size: 16, role: 'img', 'aria-label': 'Ready' },
  { size: undefined, className: 'ms-auto turning', fill: 'currentColor', 'aria-label': undefined },
  { width: 30, style: { opacity: 0.5 }, id: 'one', 'data-side': 'left' },
];
const drawn = (icon: Icon, look: object) => render(createElement(icon, look)).container.firstElementChild;
const dataOf = async (file: string) =>
  ((await import(`../../../node_modules/lucide-react/dist/esm/icons/${file}.mjs`)) as { __iconData: never })
    .__iconData;

test.each([
  ['house', 'House'],
  ['triangle-exclamation-point', 'TriangleExclamationPoint'],
  ['loader-circle', 'LoaderCircle'],
  ['calendar-range', 'CalendarRange'],
])('%s equals the icon drawn by its package, for any props', async (file, name) => {
  const ours = createLucideIcon(await dataOf(file)) as Icon;
  for (const look of LOOKS) {
    const svg = drawn(ours, look);
    expect(svg).toBeInstanceOf(SVGElement);
    expect(svg).toEqual(drawn(given(icons[name]), look));
  }
});

test('a ref gets the element', async () => {
  const seen: unknown[] = [];
  const ours = createLucideIcon(await dataOf('house'));
  render(createElement(ours, { ref: (one) => void seen.push(one) }));
  expect(seen[0]).toBeInstanceOf(SVGElement);
});

test('nobody uses the props that it leaves out', () => {
  const left = ['absoluteStrokeWidth', 'nonScalingStroke', 'LucideProvider', 'createLucideIcon'];
  const places = ['components', 'context', 'pages', 'lib'];
  const found = execFileSync('grep', ['-rlE', left.join('|'), ...places], { encoding: 'utf8' });
  expect(found.trim().split('\n').toSorted()).toEqual(['lib/vendor/leaveOut.js', 'lib/vendor/lucideIcon.ts']);
});
