import { expect, test } from 'vitest';
import { readPage } from '@/cms/src/imports/readers/page/page';
import { kindOfFile, readAs } from '@/cms/src/imports/readers/kinds';
import { SOURCE_KINDS } from '@/cms/src/imports/types';
import { onCpu } from '../support/cpu';

const MILLION = 1_000_000;
/** Limit in ms of CPU time; on a busy machine the wall clock says nothing about a reader. */
const MAX_MS = 20_000;
/** Timeout for a reader that goes over its text again and again. */
const CLOCK = { timeout: 240_000 };
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

/** Each case is as long or as deep as an answer may be; a reader with quadratic time takes minutes. */
test.each([
  ['endless scripts', recipe('<script '.repeat(MILLION / 8))],
  ['endless comments', recipe('<!--'.repeat(MILLION / 4))],
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
    'endless marks',
    `<div itemscope itemtype="https://schema.org/Recipe">${'<i itemprop="recipeIngredient">1 x</i>'.repeat(20_000)}</div>`,
  ],
  ['entities', recipe('&amp;'.repeat(MILLION / 5))],
  ['numbers', recipe('1. '.repeat(MILLION / 3))],
  ['brackets', recipe('(('.repeat(MILLION / 4))],
  ['dashes', recipe('—'.repeat(MILLION / 3))],
  ['headings over nothing', '<h2>Ingredients</h2>'.repeat(MILLION / 20)],
  ['headings over lists', '<h3>Ingredients for it</h3><ul><li>1 x<li>2 y</ul>'.repeat(MILLION / 50)],
  ['headings over one list', `${'<h3>Ingredients for it</h3>'.repeat(20_000)}${'<p>1 x</p>'.repeat(50_000)}`],
  ['advertisements', `<h2>Method</h2>${'<p>Advertisement</p>'.repeat(50_000)}`],
  [
    'lists in lists under a heading',
    `<h2>Ingredients</h2>${'<ul><li>1 x'.repeat(900)}${'<ul><li>2 y</ul>'.repeat(50_000)}`,
  ],
  ['rows in boxes', `<h2>Method</h2>${'<div class=a>'.repeat(1900)}${'<p>Stir it.</p>'.repeat(50_000)}`],
  ['boxes beside a recipe', '<div class="comments">'.repeat(1900) + '<h1>x</h1>'.repeat(50_000)],
  ['facts', `<p>${'Serves 4, total time 5 min; '.repeat(40_000)}</p>`],
  ['lines of one word', 'x<br>'.repeat(MILLION / 5)],
  ['lines with amounts under no heading', '1 g x<br>'.repeat(MILLION / 9)],
  [
    'lists of three under no heading',
    '<ul><li>1 g x<li>2 g y<li>1 cup z</ul><h4>x</h4>'.repeat(MILLION / 50),
  ],
  ['one list in lists under no heading', `${'<ul><li>1 g x'.repeat(900)}${'<p>1 g x'.repeat(50_000)}`],
  ['an endless name', `<title>${'x '.repeat(MILLION / 2)}</title>${'<h2>x</h2>'.repeat(1000)}`],
])('%s are read in time', CLOCK, async (_name, html) => {
  const { ms } = await onCpu(() => readPage(html, 'https://hostile.example/'));
  expect(ms).toBeLessThan(MAX_MS);
});

const PIECES = ['{"recipes":[', '<a>', '---\n', '@a{', '![(', '**a', '1 cup '];

test.each(SOURCE_KINDS)('%s reads hostile input in time', CLOCK, async (kind) => {
  const { ms } = await onCpu(() => PIECES.forEach((piece) => readAs(kind, piece.repeat(30_000), 'x')));
  expect(ms).toBeLessThan(MAX_MS);
});

test.each(['[a](', '![a](', '[', '](', '\n', ' \n', '- \n', '# '])(
  'endless Markdown of "%s" is read in time',
  CLOCK,
  async (piece) => {
    const directions = `a${piece.repeat(5_000)}`;
    const recipe = JSON.stringify({ name: 'Long soup', directions, ingredients: '', photo_hash: '' });
    const { ms } = await onCpu(() => {
      readAs('paprika', recipe, 'x');
      readAs('mealie', JSON.stringify({ name: 'Soup', recipe_instructions: [{ text: directions }] }), 'x');
    });
    expect(ms).toBeLessThan(MAX_MS);
  },
);

test.each([
  ['names of one app', '"recipes":'],
  ['names of another', '"recipeIngredient" '],
  ['names without their colon', '"yields" '],
])('endlessly repeated %s are recognized at once', async (_what, text) => {
  const file = `{"a": 1, ${text.repeat(20_000)}`;
  const { value, ms } = await onCpu(() => kindOfFile('a.json', file));
  expect(value).toBe('schema');
  expect(ms).toBeLessThan(500);
});
