import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from '@/tools/mutants/list.mjs';
import { mutated, placesOf, sourcesOf } from '@/tools/mutants/places.mjs';
import { PROJECT_NAMES } from '@/tools/mutants/run.mjs';
import { ROOT } from '@/scripts/launch/stack.mjs';

const sources = sourcesOf(ROOT);
/** Returns the test files of a mutant's nearest names; with none, every mutant would survive. */
const filesOf = (project: string, name: string): string[] =>
  TESTS.filter((file) => file.startsWith(name) && file.endsWith('.boot.test.ts') === (project === 'boot'));
const TESTS = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.posix.join('tests', file));
const titles = MUTANTS.map(({ subject, name }) => `${subject}: ${name}`);

test('there are enough mutants, in each subject, with unique names', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(60);
  expect(new Set(titles).size).toBe(titles.length);
  const counts = new Map<string, number>();
  for (const { subject } of MUTANTS) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  for (const [subject, count] of counts) expect(count, subject).toBeGreaterThanOrEqual(6);
});

test.each(MUTANTS.map((mutant, at) => [titles[at], mutant] as const))('%s', (_title, mutant) => {
  const { what, noticedBy, changes } = mutant;
  expect(what).not.toBe('');
  expect(PROJECT_NAMES).toEqual(expect.arrayContaining(Object.keys(noticedBy)));
  for (const [project, names] of Object.entries(noticedBy))
    for (const name of names ?? []) expect(filesOf(project, name), `${project}: ${name}`).not.toEqual([]);
  for (const change of changes) {
    expect(placesOf(change, sources), `${change.hint}: ${change.find}`).toHaveLength(1);
    expect(change.replace).not.toBe(change.find);
  }
  for (const [file, text] of mutated(mutant, sources)) expect(text).not.toBe(sources.get(file));
});

test('a place that is missing or found twice is reported', () => {
  const mutant = (find: string) => ({
    name: 'one',
    what: 'two is wrong',
    noticedBy: { pure: [] },
    changes: [{ find, replace: 'three', hint: 'lib/one.ts' }],
  });
  const given = new Map([
    ['lib/one.ts', 'one two two'],
    ['lib/other.ts', 'four'],
  ]);
  expect([...mutated(mutant('one'), given)]).toEqual([['lib/one.ts', 'three two two']]);
  expect(() => mutated(mutant('two'), given)).toThrow('"one" finds its place 2 times (it was in lib/one.ts)');
  expect(() => mutated(mutant('five'), given)).toThrow('finds its place 0 times');
});
