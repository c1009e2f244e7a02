import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @import { FileResult } from './suites.mjs' */

/**
 * @typedef {{ ms: number, cpu?: number }} Times
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

const SLOWEST = 25;
/** Number of runs in which a test passed only at its second attempt, from which it counts as a defect. */
const DEFECT_AT = 3;
const FILE = 'second-tries.jsonl';
const NAME_WIDTH = 60;

/**
 * Formats the end of a run: each step and project with its time, and the slowest files; `machine` is the machine's
 * total CPU seconds meanwhile, other programs included.
 * @param {(Times & { name: string })[]} steps
 * @param {Omit<FileResult, 'again'>[]} files
 * @param {{ ms: number, machine?: number }} whole
 */
export function tableOf(steps, files, { ms, machine }) {
  const slowest = files.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
  return [
    'Steps (several run at a time):',
    ...steps.map((step) => line(step.name, step)),
    line('all', { ms, cpu: sumOf(steps, 'cpu') }),
    ...(machine === undefined ? [] : [line('the machine meanwhile', { ms, cpu: machine })]),
    'Projects (their files one after the other):',
    ...projectsOf(files).map((project) => line(`${project.name}: ${countsOf(project)}`, project)),
    `The ${slowest.length} slowest files:`,
    ...slowest.map((file) => line(`${file.project} ${file.file}`, file)),
  ].join('\n');
}

/** @param {Omit<FileResult, 'again'>[]} files */
function projectsOf(files) {
  const names = [...new Set(files.map(({ project }) => project))];
  return names.map((name) => {
    const own = files.filter(({ project }) => project === name);
    return {
      name,
      passed: sumOf(own, 'passed') ?? 0,
      failed: sumOf(own, 'failed') ?? 0,
      skipped: sumOf(own, 'skipped') ?? 0,
      ms: sumOf(own, 'ms') ?? 0,
      cpu: sumOf(own, 'cpu'),
    };
  });
}

/** @param {Counts} counts */
const countsOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/**
 * Returns the sum of the known values; undefined if none is known.
 * @template {string} Name
 * @param {{ [name in Name]?: number }[]} rows
 * @param {Name} what
 */
function sumOf(rows, what) {
  const known = rows.map((row) => row[what]).filter((value) => value !== undefined);
  return known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : undefined;
}

/** @param {string} name @param {Times} times */
const line = (name, { ms, cpu }) =>
  `  ${name.padEnd(NAME_WIDTH)} ${seconds(ms / 1000)} s ${cpu === undefined ? '' : `${seconds(cpu)} CPU-s`}`;
/** @param {number} value */
const seconds = (value) => value.toFixed(1).padStart(8);

/**
 * Records in the log folder the tests that passed only at their second attempt, and returns them with the first
 * attempt's error; a test named by three runs is called a defect.
 * @param {string} logs
 * @param {Pick<FileResult, 'project' | 'file' | 'again'>[]} files
 * @param {string} [at]
 */
export function noteSecondTries(logs, files, at = new Date().toISOString()) {
  const tries = files.flatMap(({ project, file, again }) =>
    again.map((one) => ({ at, project, file, ...one })),
  );
  const place = path.join(logs, FILE);
  mkdirSync(logs, { recursive: true });
  appendFileSync(place, tries.map((one) => `${JSON.stringify(one)}\n`).join(''));
  const runs = runsNaming(existsSync(place) ? readFileSync(place, 'utf8') : '');
  const told = tries.flatMap((one) => {
    const count = runs.get(keyOf(one)) ?? 0;
    const defect = count >= DEFECT_AT ? `: a defect, named by ${count} runs` : '';
    return [`  ${keyOf(one)}${defect}`, `    ${one.error.split('\n')[0]}`];
  });
  return [
    ...told,
    `${tries.length} passed at the second try only${tries.length > 0 ? ` (${FILE} in .data/logs)` : ''}`,
  ].join('\n');
}

/** @param {{ project: string, file: string, test: string }} one */
const keyOf = ({ project, file, test }) => `${project} ${file} › ${test}`;

/**
 * Returns the number of runs that have named each test.
 * @param {string} text
 */
function runsNaming(text) {
  const entries = text
    .split('\n')
    .filter(Boolean)
    .map((one) => JSON.parse(one));
  /** @type {Map<string, Set<string>>} */
  const named = new Map();
  for (const one of entries) named.set(keyOf(one), (named.get(keyOf(one)) ?? new Set()).add(one.at));
  return new Map([...named].map(([key, runs]) => [key, runs.size]));
}
