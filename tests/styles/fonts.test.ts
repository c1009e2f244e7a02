import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'sass';
import { expect, test } from 'vitest';
import { present } from '@/lib/domain/present';
import { at } from '@/tests/support/at';

interface Face {
  readonly family: string;
  readonly file: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const { css } = compile('styles/_fonts.scss');
const faces = [...css.matchAll(/@font-face \{([^}]*url\([^}]*)\}/g)].map((found) => faceOf(at(found, 1)));

function faceOf(text: string): Face {
  const value = (pattern: RegExp) => at(present(pattern.exec(text) ?? undefined, `${pattern}`), 1);
  return {
    family: value(/font-family: "([^"]+)"/),
    file: value(/url\("\/fonts\/([\w-]+)\.woff2"\)/),
    ranges: value(/unicode-range: ([^;]+);/)
      .split(', ')
      .map((range) => range.slice(2).split('-'))
      .map(([first = '', last = first]) => [parseInt(first, 16), parseInt(last, 16)]),
  };
}
const has = ({ ranges }: Face, sign: number) => ranges.some(([first, last]) => first <= sign && sign <= last);
const faceNamed = (file: string) =>
  present(
    faces.find((face) => face.file === file),
    file,
  );
const textsIn = (folder: string) =>
  readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('');

test('every face has its file, and every file a face', () => {
  const files = readdirSync('public/fonts').filter((name) => name.endsWith('.woff2'));
  expect(faces.map(({ file }) => `${file}.woff2`).toSorted()).toEqual(files.toSorted());
});

test('what the first paint needs is small', () => {
  const sizes = ['noto-latin', 'noto-georgian', 'serif-latin', 'serif-georgian'].map(
    (name) => statSync(`public/fonts/${name}.woff2`).size,
  );
  for (const size of sizes) expect(size).toBeLessThan(12_000);
});

test('no sign is in two faces of a family, so that none makes two files load', () => {
  const sans = faces.filter(({ family }) => family === 'Noto Sans Georgian');
  for (let sign = 0; sign < 0x3000; sign += 1)
    expect(sans.filter((face) => has(face, sign)).length, sign.toString(16)).toBeLessThanOrEqual(1);
});

test.each(['en', 'ka'])('our own texts in %s make only the first files load', (language) => {
  const more = ['noto-latin-more', 'noto-georgian-more'].map(faceNamed);
  const signs = new Set(textsIn(path.join('locales', language)));
  const late = [...signs].filter((sign) =>
    more.some((face) => has(face, present(sign.codePointAt(0), sign))),
  );
  expect(late).toEqual([]);
});

test('the first files have every letter of both languages', () => {
  const [latin, georgian] = ['noto-latin', 'noto-georgian'].map(faceNamed);
  const missing = (face: Face | undefined, letters: string) =>
    [...letters].filter((sign) => !face || !has(face, present(sign.codePointAt(0), sign)));
  expect(missing(latin, 'ABCXYZabcxyz0189.,;:!?()%€–—“”‘’„«»…½¼¾×°é')).toEqual([]);
  expect(missing(georgian, 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ')).toEqual([]);
});
