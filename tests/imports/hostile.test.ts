import { expect, test } from 'vitest';
import { readPage } from '@/cms/src/imports/readers/page/page';
import { kindOfFile, readAs } from '@/cms/src/imports/readers/kinds';
import { SOURCE_KINDS } from '@/cms/src/imports/types';

const MILLION = 1_000_000;
const PATIENCE = 30_000;
const script = (json: string) =>
  `<html><head><script type="application/ld+json">${json}</script></head><body></body></html>`;
const recipe = (text: string) =>
  script(
    `{"@type":"Recipe","name":"Long soup","recipeIngredient":["1 leek"],"recipeInstructions":${JSON.stringify(text)}}`,
  );
const references = Array.from({ length: 60 }, (_one, at) => {
  const next = JSON.stringify(Array.from({ length: 60 }, () => ({ '@id': `#${at + 1}` })));
  return `{"@id":"#${at}","@type":"Thing","name":"x","image":${next}}`;
});

/** Each is as long as an answer may be, or as deep; a reader that goes over it again and again takes minutes. */
test.each([
  ['scripts that never end', recipe('<script '.repeat(MILLION / 8))],
  ['comments that never end', recipe('<!--'.repeat(MILLION / 4))],
  ['spaces in a script', script(`{"@type":"Recipe",${' '.repeat(MILLION)}x`)],
  ['comments in a script', script(`{${'/* '.repeat(MILLION / 3)}`)],
  ['quotes in a script', script(`{"@type":"Recipe","name":"${'" '.repeat(MILLION / 2)}`)],
  ['lists in lists', script('['.repeat(MILLION / 10))],
  ['whole lists in lists', script(`{"@type":"Recipe","name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)],
  ['things in things', script('{"@type":"Recipe","name":'.repeat(20_000))],
  [
    'references in a circle',
    script(`[${references.join(',')},{"@type":"Recipe","name":"Soup","image":{"@id":"#0"}}]`),
  ],
  [
    'elements in elements',
    `<div itemscope itemtype="https://schema.org/Recipe">${'<div>'.repeat(100_000)}<b itemprop="name">x</b>`,
  ],
  [
    'marks without end',
    `<div itemscope itemtype="https://schema.org/Recipe">${'<i itemprop="recipeIngredient">1 x</i>'.repeat(20_000)}</div>`,
  ],
  ['entities', recipe('&amp;'.repeat(MILLION / 5))],
  ['numbers', recipe('1. '.repeat(MILLION / 3))],
  ['brackets', recipe('(('.repeat(MILLION / 4))],
])('%s are read in time', { timeout: PATIENCE }, (_name, html) => {
  expect(() => readPage(html, 'https://hostile.example/')).not.toThrow();
});

const PIECES = ['{"recipes":[', '<a>', '---\n', '@a{', '![(', '**a', '1 cup '];

test.each(SOURCE_KINDS)('%s reads what is hostile in time', { timeout: PATIENCE }, (kind) => {
  for (const piece of PIECES) expect(() => readAs(kind, piece.repeat(30_000), 'x')).not.toThrow();
});

test.each(['[a](', '![a](', '[', '](', '\n', ' \n', '- \n', '# '])(
  'Markdown of "%s" without end is read in time',
  { timeout: PATIENCE },
  (piece) => {
    const directions = `a${piece.repeat(5_000)}`;
    const recipe = JSON.stringify({ name: 'Long soup', directions, ingredients: '', photo_hash: '' });
    expect(() => readAs('paprika', recipe, 'x')).not.toThrow();
    expect(() =>
      readAs('mealie', JSON.stringify({ name: 'Soup', recipe_instructions: [{ text: directions }] }), 'x'),
    ).not.toThrow();
  },
);

test.each([
  ['names of one app', '"recipes":'],
  ['names of another', '"recipeIngredient" '],
  ['names without their colon', '"yields" '],
])('%s over and over: what kind it is, is told at once', (_what, text) => {
  const began = performance.now();
  expect(kindOfFile('a.json', `{"a": 1, ${text.repeat(20_000)}`)).toBe('schema');
  expect(performance.now() - began).toBeLessThan(500);
});
