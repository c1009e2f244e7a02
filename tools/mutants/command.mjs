import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/build/build.mjs';
import { copyTree } from './copy.mjs';
import { MUTANTS } from './list.mjs';
import { mutated, sourcesOf } from './places.mjs';
import { PROJECT_NAMES, runTests } from './run.mjs';
import { messageOf } from '../../scripts/processes/errors.mjs';
import { writeSources } from './write.mjs';
import { ROOT, separateSettings } from '../../scripts/launch/stack.mjs';

/**
 * @import { Child } from '../../scripts/processes/processes.mjs'
 * @import { Mutant } from './places.mjs'
 * @import { Outcome, RunOptions } from './run.mjs'
 */

/**
 * @typedef {[project: string, names: readonly string[]]} Looked
 * @typedef {Mutant & { subject: string, projects: Looked[] }} Chosen
 * @typedef {(project: string, options: RunOptions) => Promise<Outcome>} Run
 * @typedef {{ subject: string, name: string }} Titled
 */

/**
 * `npm run mutants [-- part of a name …] [--project P] [--near] [--list]`: applies small wrong changes to a copy, one
 * after another, and runs the projects that should notice them: first the tests nearest to the change, then all
 * (`--near` skips those). Ends with "N caught, N survived".
 * @param {string[]} args
 */
async function main(args) {
  const { chosen, isNear, isList } = asked(args);
  if (chosen.length === 0) throw new Error('No mutant has such a name and project.');
  if (isList) return chosen.map((mutant) => say(mutant, Object.keys(mutant.noticedBy).join(', ')));
  await ensureBuilt('cms', await separateSettings({ dataDir: path.join(ROOT, '.data') }));
  const copy = copyTree(ROOT);
  /** @type {Set<Child>} */
  const children = new Set();
  const stop = async () => {
    await Promise.all([...children].map((child) => child.stop()));
    copy.remove();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  /** @param {string} project @param {RunOptions} options */
  const run = (project, options) =>
    runTests(copy.dir, project, { ...options, onStart: (child) => children.add(child) });
  try {
    return await tryAll(copy.dir, chosen, { run, isNear });
  } finally {
    copy.remove();
  }
}

/** @param {string[]} args */
function asked(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { project: { type: 'string' }, near: { type: 'boolean' }, list: { type: 'boolean' } },
  });
  const { project: only, near: isNear, list: isList } = values;
  if (only && !PROJECT_NAMES.includes(only))
    throw new Error(`There is no project "${only}". There are: ${PROJECT_NAMES.join(', ')}.`);
  /** @param {Titled} mutant */
  const isNamed = (mutant) =>
    positionals.length === 0 || positionals.some((part) => titleOf(mutant).includes(part));
  /** @param {Looked} looked */
  const isLooked = ([project]) => !only || project === only;
  const chosen = MUTANTS.filter(isNamed)
    .map((mutant) => ({ ...mutant, projects: lookedBy(mutant).filter(isLooked) }))
    .filter(({ projects }) => projects.length > 0);
  return { chosen, isNear, isList };
}

/**
 * Returns the projects that should notice a mutant, each with the tests nearest to it.
 * @param {Mutant} mutant
 * @returns {Looked[]}
 */
const lookedBy = ({ noticedBy }) =>
  Object.entries(noticedBy).map(([project, names]) => [project, names ?? []]);

/** @param {Titled} mutant */
const titleOf = ({ subject, name }) => `${subject}: ${name}`;
/** @param {Titled} mutant @param {string} text */
const say = (mutant, text) => console.log(`${titleOf(mutant).padEnd(90)} ${text}`);

/**
 * @param {string} dir
 * @param {Chosen[]} chosen
 * @param {{ run: Run, isNear?: boolean }} how
 */
async function tryAll(dir, chosen, { run, isNear }) {
  const sources = sourcesOf(ROOT);
  const texts = new Map(chosen.map((mutant) => [titleOf(mutant), mutated(mutant, sources)]));
  const checkGreen = greenChecks(chosen, run);

  /**
   * Returns the test that notices a mutant, or the trouble that kept its tests from running; undefined if they pass.
   * @param {Chosen} mutant
   * @param {string} project
   * @param {readonly string[]} names
   * @returns {Promise<string | { trouble: string } | undefined>}
   */
  async function noticed(mutant, project, names) {
    await checkGreen(project, names);
    const changed = texts.get(titleOf(mutant)) ?? new Map();
    writeSources(dir, changed);
    const { failure, trouble } = await run(project, { names });
    writeSources(dir, new Map([...changed.keys()].map((file) => [file, sources.get(file) ?? ''])));
    return failure ?? (trouble && { trouble });
  }
  /** @param {Chosen} mutant */
  async function tryOne(mutant) {
    const { projects } = mutant;
    /** @type {Looked[]} */
    const whole = projects.map(([project]) => [project, []]);
    const runs = isNear ? projects : [...projects, ...whole];
    for (const [project, names] of runs) {
      const failure = await noticed(mutant, project, names);
      if (failure) return failure;
    }
    return undefined;
  }

  const survivors = [];
  for (const mutant of chosen) {
    const began = performance.now();
    const failure = await tryOne(mutant);
    const isCaught = typeof failure === 'string';
    const seconds = Math.round((performance.now() - began) / 1000);
    say(mutant, `${isCaught ? `caught by ${failure}` : 'SURVIVED'} (${seconds} s)`);
    if (isCaught) continue;
    survivors.push(mutant);
    if (failure) console.log(`It could not be tried:\n${failure.trouble}`);
  }
  for (const mutant of survivors) say(mutant, `SURVIVED: ${mutant.what}`);
  console.log(`${chosen.length - survivors.length} caught, ${survivors.length} survived`);
  return survivors.length === 0;
}

/**
 * Checks that the tests pass without a mutant, as "caught" would mean nothing otherwise: once for the tests of a
 * project that are nearest to any mutant, and once for the whole project if it is run.
 * @param {Chosen[]} chosen
 * @param {Run} run
 * @returns {(project: string, names: readonly string[]) => Promise<void>}
 */
function greenChecks(chosen, run) {
  /** @type {Map<string, Promise<void>>} */
  const known = new Map();
  /** @param {string} project @param {string[]} names */
  async function check(project, names) {
    const { failure, trouble } = await run(project, { names, retry: 1 });
    if (failure || trouble) throw new Error(`${project} fails without any mutant: ${failure ?? trouble}`);
  }
  return (project, names) => {
    const isWhole = names.length === 0;
    const key = `${project} ${isWhole}`;
    const nearest = new Set(chosen.flatMap(({ noticedBy }) => noticedBy[project] ?? []));
    const checked = known.get(key) ?? check(project, isWhole ? [] : [...nearest]);
    known.set(key, checked);
    return checked;
  };
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
