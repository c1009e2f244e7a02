import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { SCREENS } from '@/tools/screens/screens.mjs';
import type { Screen } from '@/tools/screens/steps.mjs';
import { inWords, openingsOf, sidesOf, type Device, type Place } from '@/tests/e2e/support/selection';
import { at, atLeast } from '@/tests/support/at';
import { runExtentOf, groupOf, GROUPS } from '../turns';

const ROOM = 'tests/e2e';
const ONCE = { isAll: false };
const ALL = { isAll: true };

interface Journey {
  readonly file: string;
  readonly name: string;
  readonly place: Place;
}

const text = (node?: ts.Node): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/** Returns every journey with its line that says when it runs. */
const journeys = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .flatMap((name) => journeysIn(path.posix.join(ROOM, name)));

function journeysIn(file: string): Journey[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Journey[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'journey') {
      const [name, line] = atLeast(2, node.arguments);
      found.push({ file, name: text(name) ?? name.getText(source), place: placeIn(line) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function placeIn(line: ts.Node): Place {
  if (!ts.isObjectLiteralExpression(line)) return {};
  const given = line.properties.filter(ts.isPropertyAssignment);
  const valueOf = (key: string) => given.find(({ name }) => name.getText() === key)?.initializer;
  return {
    on: text(valueOf('on')) as Device | undefined,
    only: text(valueOf('only')) as Device | undefined,
    language: text(valueOf('language')) as Place['language'],
    gate: valueOf('gate')?.kind === ts.SyntaxKind.TrueKeyword,
  };
}

const runsOf = (asked: Parameters<typeof sidesOf>[2]) =>
  journeys.flatMap(({ file, name, place }) =>
    sidesOf(name, place, asked).map(({ device, language }) => `${file} ${name} (${device}, ${language})`),
  );

test('every journey names the one device of a default run', () => {
  expect(journeys.length).toBeGreaterThan(80);
  const unplaced = journeys.filter(({ place: { on, only } }) => (on === undefined) === (only === undefined));
  expect(unplaced).toEqual([]);
});

test('half of the flexible journeys run on the desktop, the other half on the phone', () => {
  const on = (device: Device) => journeys.filter(({ place }) => place.on === device).length;
  expect(Math.abs(on('desktop') - on('phone'))).toBeLessThanOrEqual(3);
});

test('a default run makes each journey once, a run of everything on both devices', () => {
  const once = runsOf(ONCE);
  expect(once).toHaveLength(journeys.length);
  expect(new Set(once).size).toBe(journeys.length);
  const all = runsOf(ALL);
  const onBoth = journeys.filter(({ place }) => place.on).length;
  expect(all).toHaveLength(journeys.length + onBoth);
  expect(once.filter((run) => !all.includes(run))).toEqual([]);
});

test('every journey is a gate, which runs with each group, or in exactly one group', () => {
  const groups = Array.from({ length: GROUPS }, (_one, group) => runsOf({ ...ONCE, group }));
  for (const { file, name, place } of journeys) {
    const run = at(sidesOf(name, place, ONCE), 0);
    const title = `${file} ${name} (${run.device}, ${run.language})`;
    const times = groups.filter((runs) => runs.includes(title)).length;
    expect([title, times]).toEqual([title, place.gate ? GROUPS : 1]);
  }
  const gates = journeys.filter(({ place }) => place.gate).length;
  expect(gates).toBeGreaterThanOrEqual(12);
  for (const runs of groups) expect(runs.length).toBeGreaterThan(gates);
});

test('the group of a name never changes', () => {
  expect(['a', 'b', 'c', 'ხაჭაპური'].map(groupOf)).toEqual([1, 1, 2, 0]);
});

test('the language is the device’s own, unless the journey names another', () => {
  expect(sidesOf('a', { on: 'desktop' }, ALL)).toEqual([
    { device: 'desktop', language: 'en' },
    { device: 'phone', language: 'ka' },
  ]);
  expect(sidesOf('a', { on: 'phone' }, ONCE)).toEqual([{ device: 'phone', language: 'ka' }]);
  expect(sidesOf('a', { only: 'desktop', language: 'ka' }, ALL)).toEqual([
    { device: 'desktop', language: 'ka' },
  ]);
});

test('the environment selects the run, and an invalid group is refused', () => {
  expect(runExtentOf({})).toEqual(ONCE);
  expect(runExtentOf({ TEST_GROUP: '' })).toEqual(ONCE);
  expect(runExtentOf({ TEST_ALL: '1', TEST_GROUP: '2' })).toEqual(ALL);
  expect(runExtentOf({ TEST_GROUP: '2' })).toEqual({ isAll: false, group: 2 });
  for (const TEST_GROUP of ['3', '-1', 'one', '0.5'])
    expect(() => runExtentOf({ TEST_GROUP })).toThrow(TEST_GROUP);
  expect(inWords({ isAll: false, group: 2 })).toContain('group 2');
  expect(new Set([ALL, ONCE, { isAll: false, group: 0 }].map(inWords)).size).toBe(3);
});

const screens: readonly Screen[] = SCREENS;
const pairOf = ({ device, language }: { device: string; language: string }) => `${device} ${language}`;

test('each pair of device and language walks a quarter of the screens, dark a third of each', () => {
  const openings = openingsOf(screens, ONCE);
  expect(openings.map(({ screen }) => screen)).toEqual(screens);
  const pairs = new Set(openings.map(pairOf));
  expect(pairs.size).toBe(4);
  for (const pair of pairs) {
    const seen = openings.filter((opening) => pairOf(opening) === pair);
    expect(Math.abs(seen.length - screens.length / 4)).toBeLessThanOrEqual(2);
    expect(Math.abs(seen.filter(({ isDark }) => isDark).length - seen.length / 3)).toBeLessThanOrEqual(3);
  }
  for (const { screen, device } of openings) expect(screen.only ?? device).toBe(device);
});

test('each screen is opened in exactly one group, as in a run of all groups', () => {
  const groups = Array.from({ length: GROUPS }, (_one, group) => openingsOf(screens, { ...ONCE, group }));
  const byName = (openings: (typeof groups)[number]) =>
    openings.toSorted((one, other) => one.screen.name.localeCompare(other.screen.name));
  expect(byName(groups.flat())).toEqual(byName(openingsOf(screens, ONCE)));
  for (const openings of groups) {
    expect(Math.abs(openings.length - screens.length / GROUPS)).toBeLessThanOrEqual(screens.length / 10);
    expect(new Set(openings.map(pairOf)).size).toBe(4);
  }
});

test('a full walk opens each screen in every pair, in the dark too', () => {
  const openings = openingsOf(screens, ALL);
  for (const screen of screens) {
    const seen = openings.filter((opening) => opening.screen === screen);
    expect(new Set(seen.map(pairOf)).size).toBe(screen.only ? 2 : 4);
    expect(seen.every(({ isDark }) => isDark)).toBe(true);
  }
});
