import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { copyTree } from './mutants/copy.mjs';
import { MUTANTS } from './mutants/list.mjs';
import { mutated, sourcesOf } from './mutants/places.mjs';
import { PROJECT_NAMES, runTests } from './mutants/run.mjs';
import { writeSources } from './mutants/write.mjs';
import { ROOT, separateSettings } from './stack.mjs';

/**
 * `npm run mutants [-- part of a name …] [--project P] [--near] [--list]`: applies small wrong changes to a copy, one after the
 * other, and runs the projects that should notice them: first the tests nearest to the change, then all (`--near` leaves those
 * out). Ends with "N caught, N survived".
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
  const names = [...args];
  const at = names.indexOf('--project');
  const [, only] = at < 0 ? [] : names.splice(at, 2);
  if (at >= 0 && !PROJECT_NAMES.includes(only))
    throw new Error(`There is no project "${only}". There are: ${PROJECT_NAMES.join(', ')}.`);
  const parts = names.filter((name) => !name.startsWith('--'));
  const chosen = MUTANTS.filter(({ subject, name }) =>
    [`${subject}: ${name}`].some((title) => parts.length === 0 || parts.some((part) => title.includes(part))),
  )
    .map((mutant) => ({
      ...mutant,
      noticedBy: Object.fromEntries(
        Object.entries(mutant.noticedBy).filter(([project]) => !only || project === only),
      ),
    }))
    .filter(({ noticedBy }) => Object.keys(noticedBy).length > 0);
  return { chosen, isNear: names.includes('--near'), isList: names.includes('--list') };
}

const say = ({ subject, name }, text) => console.log(`${`${subject}: ${name}`.padEnd(90)} ${text}`);

async function tryAll(dir, chosen, { run, isNear }) {
  const sources = sourcesOf(ROOT);
  const texts = new Map(chosen.map((mutant) => [mutant, mutated(mutant, sources)]));
  const checkGreen = greenChecks(chosen, run);

  async function isCaught(mutant, project, names) {
    await checkGreen(project, names);
    const changed = texts.get(mutant);
    writeSources(dir, changed);
    const { failure, trouble } = await run(project, { names });
    writeSources(dir, new Map([...changed.keys()].map((file) => [file, sources.get(file)])));
    if (trouble) throw new Error(`"${mutant.name}" cannot be tried:\n${trouble}`);
    return failure;
  }
  async function tryOne(mutant) {
    const projects = Object.entries(mutant.noticedBy);
    const runs = isNear ? projects : [...projects, ...projects.map(([project]) => [project, []])];
    for (const [project, names] of runs) {
      const failure = await isCaught(mutant, project, names);
      if (failure) return failure;
    }
    return undefined;
  }

  const survivors = [];
  for (const mutant of chosen) {
    const began = performance.now();
    const failure = await tryOne(mutant);
    const seconds = Math.round((performance.now() - began) / 1000);
    say(mutant, `${failure ? `caught by ${failure}` : 'SURVIVED'} (${seconds} s)`);
    if (!failure) survivors.push(mutant);
  }
  for (const mutant of survivors) say(mutant, `SURVIVED: ${mutant.what}`);
  console.log(`${chosen.length - survivors.length} caught, ${survivors.length} survived`);
  return survivors.length === 0;
}

/**
 * Checks that tests pass before something is changed, for else "caught" would mean nothing: of a project once all that are
 * nearest to any mutant, and once the whole where it is asked for.
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
