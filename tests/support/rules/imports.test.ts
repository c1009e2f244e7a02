import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '@/eslint.config.mjs';
import { importsOf } from '@/scripts/testing/imports.mjs';

/** Returns the first circular import as the files on its way, or an empty list. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of imports.get(file) ?? []) {
      const circle = follow(next, [...way, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const circle = follow(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

test('a circular import is found', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(circleIn(imports)).toEqual(['b', 'c', 'b']);
});

test.each([[['pages', 'components', 'context', 'lib']], [['cms/src']], [['scripts', 'tools']]])(
  'no file under %s is part of a circular import',
  (folders) => {
    expect(folders.every((folder) => existsSync(folder))).toBe(true);
    const imports = importsOf(folders);
    expect([...imports.values()].flat().length).toBeGreaterThan(100);
    expect(circleIn(imports)).toEqual([]);
  },
);

interface Zone {
  readonly target: string;
}
const zones = config.flatMap(({ rules }: { rules?: Record<string, unknown> }): Zone[] => {
  const [, options] = [rules?.['import/no-restricted-paths'] ?? []].flat();
  return (options as { zones: Zone[] } | undefined)?.zones ?? [];
});

test.each(['cms/src', 'components', 'scripts', 'tools'])(
  'every folder under %s has its lint zone',
  (folder) => {
    const rooms = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `./${folder}/${name}`)
      // a copy of lib/domain, and Strapi's own descriptions of components
      .filter((room) => !['./cms/src/domain', './cms/src/components'].includes(room));
    expect(rooms.length).toBeGreaterThan(5);
    expect(rooms.filter((room) => !zones.some(({ target }) => target === room))).toEqual([]);
  },
);
