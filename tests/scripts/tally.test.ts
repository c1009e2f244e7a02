import { expect, test } from 'vitest';
import { noteSecondTries, tableOf } from '@/scripts/testing/tally.mjs';
import { ownFolder } from './folder';

const file = (name: string, more: object = {}) => ({
  project: 'pure',
  file: `tests/${name}.test.ts`,
  passed: 2,
  failed: 0,
  skipped: 0,
  ms: 1000,
  cpu: 0.5,
  again: [] as { test: string; error: string }[],
  ...more,
});

test('a run is reported by steps, projects and slowest files, with CPU seconds if known', () => {
  const files = Array.from({ length: 30 }, (_, at) => file(`f${at}`, { ms: 1000 * at }));
  const text = tableOf(
    [
      { name: 'vitest', ms: 90_000, cpu: 120 },
      { name: 'e2e', ms: 60_000 },
    ],
    files,
    { ms: 100_000, machine: 150 },
  );
  expect(text).toMatch(/vitest +90\.0 s +120\.0 CPU-s/);
  expect(text).toMatch(/e2e +60\.0 s *\n/);
  expect(text).toMatch(/all +100\.0 s +120\.0 CPU-s/);
  expect(text).toMatch(/the machine meanwhile +100\.0 s +150\.0 CPU-s/);
  expect(text).toMatch(/pure: 60 passed, 0 failed +435\.0 s +15\.0 CPU-s/);
  expect(text).toMatch(/The 25 slowest files:\n +pure tests\/f29\.test\.ts/);
  expect(text).not.toContain('tests/f4.test.ts');
});

test('a run without second tries says so too', () => {
  expect(noteSecondTries(ownFolder(), [file('a')])).toBe('0 passed at the second try only');
});

test('a test that passed on its second try is named with its first failure, and is a defect at the third run', () => {
  const logs = ownFolder();
  const late = [file('a', { again: [{ test: 'comes late', error: 'expected 1 to be 2\nat …' }] })];
  const first = noteSecondTries(logs, late, '1');
  expect(first).toContain(
    'pure tests/a.test.ts › comes late\n    expected 1 to be 2\n1 passed at the second try only',
  );
  expect(first).not.toContain('defect');
  noteSecondTries(logs, [file('a')], '2');
  expect(noteSecondTries(logs, late, '3')).not.toContain('defect');
  expect(noteSecondTries(logs, late, '4')).toContain('› comes late: a defect, named by 3 runs');
});
