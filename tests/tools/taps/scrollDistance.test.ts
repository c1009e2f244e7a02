import { expect, test } from 'vitest';
import { sightBeside, scrollDistance } from '@/tools/taps/scrollDistance.mjs';

const SCREEN = { start: 0, end: 800 };

test('the hand does not scroll for visible things; otherwise as far as needed, and back', () => {
  expect(scrollDistance({ start: 700, end: 800 }, SCREEN)).toBe(0);
  expect(scrollDistance({ start: 780, end: 820 }, SCREEN)).toBe(20);
  expect(scrollDistance({ start: -30, end: 20 }, SCREEN)).toBe(-30);
});

test('a thing larger than the screen is scrolled to its beginning, unless half a screen of it is visible', () => {
  expect(scrollDistance({ start: 500, end: 2000 }, SCREEN)).toBe(500);
  expect(scrollDistance({ start: 300, end: 2000 }, SCREEN)).toBe(0);
  expect(scrollDistance({ start: -1500, end: 100 }, SCREEN)).toBe(-1500);
});

test('bars at the edges reduce the visible area, in sequence; floating parts do not', () => {
  const bars = [
    { start: 680, end: 740 }, // docked above the next one
    { start: 740, end: 800 },
    { start: 0, end: 60 },
    { start: 300, end: 340 },
  ];
  expect(sightBeside(SCREEN, bars)).toEqual({ start: 60, end: 680 });
});

test('a sheet over nearly everything is no bar', () => {
  expect(sightBeside(SCREEN, [{ start: 100, end: 800 }])).toEqual(SCREEN);
});
