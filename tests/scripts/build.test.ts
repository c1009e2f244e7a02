import { existsSync, lstatSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { assertBuilt, buildDir, placePanel } from '@/scripts/build/build.mjs';
import { publicEnv } from '@/scripts/settings/childEnv.mjs';
import { readSettings } from '@/scripts/settings/env.mjs';
import { ownFolder } from './folder';

const REAL = { AUTH_MODE: 'firebase', FIREBASE_API_KEY: 'public-key', FIREBASE_PROJECT_ID: 'supra-home' };
let root: string;
let second: number;

beforeEach(() => {
  root = ownFolder();
  second = 0;
});

const settingsOf = (env: Record<string, string> = {}) => readSettings(env, { root });
const demo = () => settingsOf();
const real = () => settingsOf(REAL);

/** Lays out a finished build; each was used a second after the one before. */
function lay(home: string, name: string, { also = {}, page = '' } = {}): string {
  const folder = path.join(root, home, name);
  for (const one of ['held', path.dirname(page)]) mkdirSync(path.join(folder, one), { recursive: true });
  writeFileSync(path.join(folder, 'build.json'), JSON.stringify({ names: '', also }));
  if (page) writeFileSync(path.join(folder, page), name);
  utimesSync(folder, (second += 1), second);
  return folder;
}
const laySite = (hash: string, settings = demo()) =>
  lay('.builds', `site-${hash.repeat(16)}`, { also: publicEnv(settings) });
const layCms = (hash: string) => lay('cms/.builds', `cms-${hash.repeat(16)}`, { page: 'notice/index.html' });
const layPanel = (hash: string) =>
  lay('cms/.builds', `admin-${hash.repeat(16)}`, { page: 'panel/index.html' });
const served = (cms: string) => readFileSync(path.join(cms, 'build/index.html'), 'utf8');

describe('starting a build', () => {
  test.each([
    ['site', []],
    ['cms', [laySite]],
    ['admin', [laySite, layCms]],
  ])('is refused without a build of the %s', (name, laid) => {
    for (const one of laid) one('a');
    expect(() => assertBuilt(demo())).toThrow(
      `--built starts what "npm run build" has made, and there is no build of the ${name}.`,
    );
  });

  test('is refused if the pages are of another Firebase project', () => {
    laySite('a', real());
    layCms('a');
    layPanel('a');
    expect(() => assertBuilt(settingsOf({ ...REAL, FIREBASE_PROJECT_ID: 'supra-work' }))).toThrow(
      'FIREBASE_PROJECT_ID is "supra-work", and the pages were built for "supra-home": build them anew.',
    );
  });

  test('uses and holds the last used one, with the pages of the same project', () => {
    laySite('a', real());
    const site = laySite('b', real());
    laySite('c');
    layCms('a');
    const cms = layCms('b');
    layPanel('a');
    const panel = layPanel('b');
    const settings = real();
    assertBuilt(settings);
    expect([buildDir(settings, 'site'), buildDir(settings, 'cms')]).toEqual([site, cms]);
    for (const one of [site, cms]) expect(existsSync(path.join(one, 'held', `${process.pid}`))).toBe(true);
    expect(served(cms)).toBe(path.basename(panel));
  });
});

test('keeps a process on its chosen build, whatever is built meanwhile', () => {
  const first = layCms('a');
  expect(buildDir(demo(), 'cms')).toBe(first);
  layCms('b');
  expect(buildDir(demo(), 'cms')).toBe(first);
});

test('names a missing build', () => {
  expect(() => buildDir(demo(), 'cms')).toThrow('There is no build of the cms.');
});

describe("the operators' panel", () => {
  test('shows a waiting page in its place, and is served once built', () => {
    const cms = layCms('a');
    placePanel(demo(), { isAwaited: true });
    expect(served(cms)).toBe(path.basename(cms));
    const panel = layPanel('a');
    placePanel(demo());
    expect(served(cms)).toBe(path.basename(panel));
    expect(lstatSync(path.join(cms, 'build')).isSymbolicLink()).toBe(true);
  });

  test('is missing if nobody builds it', () => {
    const cms = layCms('a');
    placePanel(demo());
    expect(existsSync(path.join(cms, 'build'))).toBe(false);
  });
});
