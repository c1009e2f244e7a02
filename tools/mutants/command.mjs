import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/build/build.mjs';
import { copyTree } from './copy.mjs';
import { MUTANTS } from './list.mjs';
import { mutated, sourcesOf } from './places.mjs';
import { PROJECT_NAMES, runTests } from './run.mjs';
import { writeSources } from './write.mjs';
import { ROOT, separateSettings } from '../../scripts/launch/stack.mjs';

/**
 * `npm run mutants [-- part of a name …] [--project P] [--near] [--list]`: applies small wrong changes to a copy, one
 * after another, and runs the projects that should notice them: first the tests nearest to the change, then all
 * (`--near` skips those). Ends with "N caught, N survived".
 */
async function main(args) {
  const { chosen, isNear, isList } = asked(args);
  if (chosen.length === 0) throw new Error('No mutant has such a name and project.');
  if (isList) return chosen.map((mutant) => say(mutant, Object.keys(mutant.noticedBy).join(', ')));
  await ensureBuilt('cms', await separateSettings({ dataDir: path.join(ROOT, '.data') }));
  const copy = copyTree(ROOT);
  const children = new Set();
  const stop = async () => {
    await Promise.all([...children].map((child) => child.stop()));
    copy.remove();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  const run = (project, options) =>
    runTests(copy.dir, project, { ...options, onStart: (child) => children.add(child) });
  try {
    return await tryAll(copy.dir, chosen, { run, isNear });
  } finally {
    copy.remove();
  }
}

function asked(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { project: { type: 'string' }, near: { type: 'boolean' }, list: { type: 'boolean' } },
  });
  const { project: only, near: isNear, list: isList } = values;
  if (only && !PROJECT_NAMES.includes(only))
    throw new Error(`There is no project "${only}". There are: ${PROJECT_NAMES.join(', ')}.`);
  const isNamed = (mutant) =>
    positionals.length === 0 || positionals.some((part) => titleOf(mutant).includes(part));
  const isLooked = ([project]) => !only || project === only;
  const chosen = MUTANTS.filter(isNamed)
    .map((mutant) => ({ ...mutant, projects: Object.entries(mutant.noticedBy).filter(isLooked) }))
    .filter(({ projects }) => projects.length > 0);
  return { chosen, isNear, isList };
}

const titleOf = ({ subject, name }) => `${subject}: ${name}`;
const say = (mutant, text) => console.log(`${titleOf(mutant).padEnd(90)} ${text}`);

async function tryAll(dir, chosen, { run, isNear }) {
  const sources = sourcesOf(ROOT);
  const texts = new Map(chosen.map((mutant) => [mutant, mutated(mutant, sources)]));
  const checkGreen = greenChecks(chosen, run);

  /**
   * Returns the test that notices a mutant, or the trouble that kept its tests from running; undefined if they pass.
   */
  async function noticed(mutant, project, names) {
    await checkGreen(project, names);
    const changed = texts.get(mutant);
    writeSources(dir, changed);
    const { failure, trouble } = await run(project, { names });
    writeSources(dir, new Map([...changed.keys()].map((file) => [file, sources.get(file)])));
    return failure ?? (trouble && { trouble });
  }
  async function tryOne(mutant) {
    const { projects } = mutant;
    const runs = isNear ? projects : [...projects, ...projects.map(([project]) => [project, []])];
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
 */
function greenChecks(chosen, run) {
  const known = new Map();
  async function check(project, names) {
    const { failure, trouble } = await run(project, { names, retry: 1 });
    if (failure || trouble) throw new Error(`${project} fails without any mutant: ${failure ?? trouble}`);
  }
  return (project, names) => {
    const isWhole = names.length === 0;
    const key = `${project} ${isWhole}`;
    const nearest = new Set(chosen.flatMap(({ noticedBy }) => noticedBy[project] ?? []));
    if (!known.has(key)) known.set(key, check(project, isWhole ? [] : [...nearest]));
    return known.get(key);
  };
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
