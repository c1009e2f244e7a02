import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { at } from '@/tests/support/at';

const MODULE = '.module.scss';

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesOf(at) : [at];
  });

const files = ['components', 'context', 'lib', 'pages', 'styles'].flatMap(filesOf);

/** Returns the style modules that a file imports, as paths from the root. */
const importedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/from '([^']+\.module\.scss)'/g)]
    .map((found) => at(found, 1))
    .map((name) => (name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name)));

test('a style module is beside the component it is named after', () => {
  const lost = files.filter(
    (file) => file.endsWith(MODULE) && !existsSync(`${file.slice(0, -MODULE.length)}.tsx`),
  );
  expect(lost).toEqual([]);
});

/** The first folders of a path: a room, and the feature in it. */
const featureOf = (file: string) => file.split('/').slice(0, 2).join('/');

test('a style module is imported only from its own feature', () => {
  const crossing = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      importedBy(file)
        .filter((module) => featureOf(module) !== featureOf(file))
        .map((module) => `${file}: ${module}`),
    );
  expect(crossing).toEqual([]);
});

test('every style module is imported', () => {
  const imported = new Set(files.filter((file) => /\.tsx?$/.test(file)).flatMap(importedBy));
  expect(files.filter((file) => file.endsWith(MODULE) && !imported.has(file))).toEqual([]);
});

test('a style refers only to classes that a style sets, or to a component on its element', () => {
  const texts = files
    .filter((file) => /\.(?:scss|tsx?)$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const set = texts.flatMap(({ file, text }) =>
    [...text.matchAll(file.endsWith('.scss') ? /(--[a-z-]+):/g : /'(--[a-z-]+)'/g)].map(([, name]) => name),
  );
  const unknown = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[a-z-]+)\)/g)]
      .map((found) => at(found, 1))
      .filter((name) => !set.includes(name) && !name.startsWith('--bs-'))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

/** Styles of an address, a file name or a code: one word of any length, which may break anywhere. */
const ADDRESSES = [
  'components/dish/form/pictures/StepMedia.module.scss',
  'components/dish/form/pictures/UploadTile.module.scss',
  'components/doctor/FileLinks.module.scss',
  'components/doctor/FilesField.module.scss',
  'components/import/start/UploadState.module.scss',
  'components/mealplan/sharing/InviteForm.module.scss',
  'components/mealplan/sharing/Poster.module.scss',
  'components/mealplan/sharing/QrDialog.module.scss',
  'components/pantry/HouseholdLink.module.scss',

  'components/people/PeopleList.module.scss',
  'components/records/PeopleField.module.scss',
  'styles/_layout.scss',
  'styles/_utilities.scss',
];

test('only addresses may break anywhere: a column relying on it would shrink to a letter', () => {
  const breaking = files.filter(
    (file) =>
      file.endsWith('.scss') && /overflow-wrap: anywhere|word-break:/.test(readFileSync(file, 'utf8')),
  );
  expect(breaking.toSorted()).toEqual(ADDRESSES);
});

test('a style module is worth a file: fewer lines are classes of the theme, or of the component above', () => {
  const small = files.filter(
    (file) => file.endsWith(MODULE) && readFileSync(file, 'utf8').trimEnd().split('\n').length < 15,
  );
  expect(small).toEqual([]);
});

test('each mixin is defined once: Sass takes the last one without a word', () => {
  const names = [...readFileSync('styles/_mixins.scss', 'utf8').matchAll(/^@mixin ([\w-]+)/gm)].map(
    ([, name]) => name,
  );
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
