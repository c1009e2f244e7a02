import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { at } from '../at';

const MAX_LINE = 120;
const MAX_CELL = 160;
const MAX_README_LINES = 120;
const MAX_RECORDS_IN_TOPIC = 30;
const RECORDS = 'docs/decisions';

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file));
const textOf = (file: string): string => readFileSync(file, 'utf8');

/** The lines with their numbers, without fenced code and without the addresses of links. */
function proseOf(file: string): { line: string; at: string }[] {
  let fence = '';
  return textOf(file)
    .split('\n')
    .flatMap((line, index) => {
      const [, mark = ''] = /^\s*(```|~~~)/.exec(line) ?? [];
      const isCode = Boolean(fence || mark);
      if (mark && (!fence || fence === mark)) fence = fence ? '' : mark;
      return isCode ? [] : [{ line: line.replace(/\]\([^)\s]*\)/g, ']'), at: `${file}:${index + 1}` }];
    });
}

const isRow = (line: string): boolean => line.trimStart().startsWith('|');
const cellsOf = (line: string): string[] => line.split(/(?<!\\)\|/).map((cell) => cell.trim());
const lengthOf = (text: string): number => [...text].length;

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

function headingsOf(file: string): { depth: number; title: string; anchor: string }[] {
  const seen = new Map<string, number>();
  return proseOf(file).flatMap(({ line }) => {
    const [, marks, title] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
    if (!marks || title === undefined) return [];
    const anchor = anchorOf(title);
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return [{ depth: marks.length, title, anchor: before ? `${anchor}-${before}` : anchor }];
  });
}

test('the documents are found', () => {
  expect(documents.length).toBeGreaterThan(100);
});

test(`no line of prose is longer than ${MAX_LINE} characters`, () => {
  const long = documents
    .flatMap(proseOf)
    .filter(({ line }) => !isRow(line) && lengthOf(line) > MAX_LINE)
    .map(({ at }) => at);
  expect(long).toEqual([]);
});

test(`no cell of a table is longer than ${MAX_CELL} characters`, () => {
  const long = documents
    .flatMap(proseOf)
    .filter(({ line }) => isRow(line) && cellsOf(line).some((cell) => lengthOf(cell) > MAX_CELL))
    .map(({ at }) => at);
  expect(long).toEqual([]);
});

test(`the README has at most ${MAX_README_LINES} lines`, () => {
  expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_README_LINES);
});

test('every link inside the repository leads to a file and a heading that exist', () => {
  const broken = documents.flatMap((file) =>
    [...textOf(file).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, to, anchor]) => {
        const target = to ? path.join(path.dirname(file), to) : file;
        if (!existsSync(target)) return true;
        return anchor !== undefined && !headingsOf(target).some((heading) => heading.anchor === anchor);
      })
      .map(([link]) => `${file} ${link}`),
  );
  expect(broken).toEqual([]);
});

test('the contract begins with a list of its parts', () => {
  const contents = at(textOf('docs/contract.md').split(/^## (?!Contents$)/m), 0);
  const parts = headingsOf('docs/contract.md').filter(
    ({ depth, title }) => (depth === 2 || depth === 3) && title !== 'Contents',
  );
  const listed = [...contents.matchAll(/^ *- \[(.*)\]\(#(.*)\)$/gm)].map(([, title, anchor]) => [
    title,
    anchor,
  ]);
  expect(listed).toEqual(parts.map(({ title, anchor }) => [title, anchor]));
});

test('every decision has a number, a date, a status and its line in the index', () => {
  const records = documents.filter((file) => /^docs\/decisions\/.*\/\d{4}-[\w-]+\.md$/.test(file));
  const stray = documents.filter((file) => file.startsWith(`${RECORDS}/`) && !records.includes(file));
  expect(stray).toEqual([`${RECORDS}/README.md`]);
  const index = textOf(`${RECORDS}/README.md`);
  const numbers = records.map((file) => path.basename(file).slice(0, 4)).sort();
  expect(numbers).toEqual(numbers.map((_number, at) => String(at + 1).padStart(4, '0')));
  const perTopic = new Map<string, number>();
  for (const file of records) {
    const topic = path.dirname(file);
    perTopic.set(topic, (perTopic.get(topic) ?? 0) + 1);
    const text = textOf(file);
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
    expect(number, file).toBe(path.basename(file).slice(0, 4));
    expect(text, file).toMatch(/^- Date: \d{4}-\d{2}-\d{2}\n- Status: (accepted|superseded by \[)/m);
    expect(
      headingsOf(file)
        .slice(1)
        .map((heading) => heading.title),
    ).toEqual(['Context', 'Decision', 'Consequences']);
    expect(index, file).toContain(`- [${number}](${path.relative(RECORDS, file)}) ${title}`);
  }
  for (const [topic, count] of perTopic) expect(count, topic).toBeLessThanOrEqual(MAX_RECORDS_IN_TOPIC);
});
