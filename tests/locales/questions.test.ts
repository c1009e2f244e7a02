import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, atLeast } from '@/tests/support/at';

/** Questions without a name: there is only one thing, or the page or dialog itself is left. */
const ONLY_ONE = [
  'account:settings.pictureRemoveTitle',
  'common:discard.title',
  'recipe:leave.title',
  'sharing:feed.endTitle',
  'sharing:feed.resetTitle',
  'planner:planner.leaveTitle',
];

const asking = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `components/${name}`)
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  .filter(({ source }) => source.includes('useConfirm('));

/** Returns the keys of a file's questions; a key without a namespace gets the first one of `useTranslation`. */
function titlesIn(source: string): string[] {
  const [, first] = /useTranslation\(\[?'(\w+)'/.exec(source) ?? [, 'common'];
  const found = source.matchAll(/(?:[{,\s]title: |title = |ask\(\s*|end\()t\(\s*[`']([\w:.]+)[`']/g);
  return Array.from(found, (one) => at(one, 1)).map((key) => (key.includes(':') ? key : `${first}:${key}`));
}
const titles = [...new Set(asking.flatMap(({ source }) => titlesIn(source)))].toSorted();

function textsOf(language: string, key: string): string[] {
  const [namespace, path] = atLeast(2, key.split(':'));
  const parts = path.split('.');
  const last = parts.pop();
  const whole: unknown = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));
  const group = parts.reduce((at, part) => (at as Record<string, unknown>)?.[part], whole) ?? {};
  return Object.entries(group)
    .filter(([name]) => name.replace(/_(one|other)$/, '') === last)
    .map(([, text]) => String(text));
}

test('the questions are found', () => expect(titles.length).toBeGreaterThan(25));

test.each(titles.filter((key) => !ONLY_ONE.includes(key)))('%s names its subject', (key) => {
  for (const language of ['en', 'ka']) {
    const texts = textsOf(language, key);
    expect(texts).not.toEqual([]);
    for (const text of texts) expect(text).toMatch(/\{\{\w+\}\}/);
  }
});

test('questions without a name still exist', () => expect(titles).toEqual(expect.arrayContaining(ONLY_ONE)));

test('a question has a title and a body, and no other invisible words', () => {
  for (const { file, source } of asking) {
    const objects = source.matchAll(/\{[^{}]*title[^{}]*confirmLabel[^{}]*\}/g);
    for (const [text] of objects) expect(`${file}: ${text}`).not.toMatch(/\btext: t\(/);
  }
});
