import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { selectionFor } from '@/scripts/testing/changed.mjs';
import { importsOf, reachedFrom } from '@/scripts/testing/imports.mjs';
import { ROOT } from '@/scripts/launch/stack.mjs';

const imports = importsOf(
  ['pages', 'components', 'context', 'lib', 'cms/src', 'cms/config', 'cms/database', 'scripts', 'tests'],
  ROOT,
);
const reachedBy = (...changed: string[]) => selectionFor(ROOT, changed, imports).plan;

describe('the tests reached by a change', () => {
  test('follow imports, through other files', () => {
    const tree = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['d', []],
    ]);
    expect([...reachedFrom(tree, ['c'])].toSorted()).toEqual(['a', 'b', 'c']);
    expect([...reachedFrom(tree, ['c'], (file) => file === 'b')].toSorted()).toEqual(['b', 'c']);
  });

  test('include a component’s test, the pages that show it and the journeys through its room', () => {
    const { names, files } = reachedBy('components/pantry/PantryShelves.tsx');
    expect(names).toEqual(['lint', 'unit', 'e2e']);
    expect(files.vitest).toEqual(
      expect.arrayContaining([
        'tests/components/pantry/PantryShelves.test.tsx',
        'tests/pages/pantry.test.tsx',
      ]),
    );
    expect(files.e2e).toContain('tests/e2e/kitchen/pantry.test.ts');
  });

  test('include a domain rule’s test, and the CMS rooms that use it', () => {
    const { names, files } = reachedBy('lib/domain/pantry/takeOut.ts');
    expect(names).toEqual(expect.arrayContaining(['unit', 'cms']));
    expect(files.vitest).toEqual(
      expect.arrayContaining(['tests/lib/domain/pantry/takeOut.test.ts', 'tests/cms/cooking']),
    );
  });

  test('include a CMS room’s tests and those of rights', () => {
    const { names, files } = reachedBy('cms/src/orders/place.ts');
    expect(names).toEqual(['lint', 'unit', 'cms']);
    expect(files.vitest).toEqual(expect.arrayContaining(['tests/cms/orders', 'tests/cms/access']));
    expect(files.vitest).not.toContain('tests/cms/doctor');
  });

  test.each(['cms/src/records/write/write.ts', 'cms/config/database.ts', 'cms/src/auth/tokens.ts'])(
    'include the CMS’s whole suite for %s, which every answer uses',
    (file) => expect(reachedBy(file).files.vitest).toContain('tests/cms'),
  );

  test.each([
    ['locales/ka/common.json', 'tests/locales'],
    ['styles/_tokens.scss', 'tests/styles'],
    ['Dockerfile', 'tests/scripts'],
    ['cms/src/vendor/knex.ts', 'tests/server/vendor'],
    ['next.config.js', 'tests/scripts/bundle.test.ts'],
    ['cms/src/api/dish/content-types/dish/schema.json', 'tests/contract'],
  ])('for %s, which is read and not imported, are %s', (file, folder) =>
    expect(reachedBy(file).files.vitest).toContain(folder),
  );
});

test('include only existing journeys and folders', () => {
  const { files } = reachedBy(
    ...imports.keys(),
    ...[
      'locales/ka/common.json',
      'Dockerfile',
      'cms/seed/foods/foods.csv',
      'cms/seed/home.json',
      'docs/contract.md',
    ],
  );
  expect(files.e2e.length).toBeGreaterThan(30);
  expect([...files.e2e, ...files.vitest].filter((file) => !existsSync(`${ROOT}/${file}`))).toEqual([]);
});
