import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { importsOf, reachedFrom } from './imports.mjs';

/** @import { SuiteName } from './suites.mjs' */

const FOLDERS = [
  ...['pages', 'components', 'context', 'lib', 'cms/src', 'cms/config', 'cms/database'],
  ...['scripts', 'tools', 'tests'],
];
const TEST = /\.test\.tsx?$/;
/** @param {string} file */
const IS_JOURNEY = (file) => file.startsWith('tests/e2e/');
/** @param {string} file */
const IS_OF_CMS = (file) => /^tests(\/cms(\/|$)|$)/.test(file);

/**
 * Tests that read files instead of importing them: pattern of the files, and folders or files of the tests.
 * @type {[pattern: RegExp, tests: string[]][]}
 */
const READ = [
  [/^locales\//, ['tests/locales', 'tests/lines', 'tests/components', 'tests/pages']],
  [/^(styles\/|.*\.scss$)/, ['tests/styles']],
  [/schema\.json$|^cms\/types\/|^docs\/contract\.md$/, ['tests/contract']],
  [/^cms\/seed\/foods\//, ['tests/contract', 'tests/lines', 'tests/lib/domain/food', 'tests/cms/foods']],
  [/^cms\/seed\//, ['tests/contract', 'tests/tools/pictures.test.ts']],
  [/^lib\/domain\//, ['tests/lines']],
  [/^cms\/src\/vendor\//, ['tests/server/vendor']],
  [/^(lib\/vendor\/|next\.config\.js$)/, ['tests/scripts/bundle.test.ts', 'tests/scripts/image.test.ts']],
  [/^(Dockerfile|compose\.yaml|\.dockerignore|\.env\.example)$/, ['tests/scripts']],
  [/^(package(-lock)?\.json|tests\/vitest\.config\.ts|tests\/support\/)/, ['tests']],
];
/** Checks of the whole tree, which any change can break. */
const ALWAYS = ['tests/support', 'tests/locales', 'tests/contract/schema.test.ts'];

/** Rooms of the CMS that every answer depends on. */
const ENGINE =
  /^cms\/(config|database|src\/(vendor|records|time|net|nodes|doors|auth|answers|middlewares|start|index|single-process))/;
/** Files that import all other rooms: imports are not followed through them. */
const HUBS =
  /^(cms\/src\/(collections\/(index|shared)|index|seed\/|account\/)|pages\/_app|lib\/routes|components\/(layout|ui)\/|context\/)/;
/**
 * @param {string} name
 * @returns {[part: RegExp, folder: string]}
 */
const pairOf = (name) => [new RegExp(name), name];

/**
 * Folders of the CMS's tests, by part of the name of a collection, content type or room.
 * @type {[part: RegExp, folder: string][]}
 */
const CMS_TESTS = [
  [/dish|cookbook|save|word/, 'dishes'],
  [/mealplan|membership|calendar|subscription/, 'mealplans'],
  [/order|stock|shop-item|\bshop\b/, 'orders'],
  [/exercise|schedule|intake|supplement/, 'training'],
  [/examination|visit|doctor/, 'doctor'],
  [/log|weight|eaten/, 'eaten'],
  [/user|audit|report|people/, 'people'],
  [/upload|file/, 'uploads'],
  ...['pantry', 'shoplist', 'price', 'product', 'household', 'barcode', 'cooking', 'import', 'food'].map(
    pairOf,
  ),
  ...['reminders', 'planning', 'account'].map(pairOf),
];
/** Tests of access rights, which run after any change of the CMS. */
const RIGHTS = ['tests/cms/access'];

/**
 * Journeys by the rooms of pages and components that they cover.
 * @type {[room: RegExp, names: string[]][]}
 */
const JOURNEYS = [
  [/^(pages\/user|components\/account)/, ['account', 'access', 'leaving']],
  [
    /^(pages\/dishes|components\/dish)/,
    ['cookbook', 'firstRecipe', 'formFaults', 'cooking', 'cups', 'versions', 'library'],
  ],
  [/^(pages\/cookbooks|components\/cookbook)/, ['library', 'takingAlong']],
  [/^(pages\/mealplan|components\/mealplan)/, ['mealplans', 'planner', 'fillWeek', 'rightDay']],
  [/^(pages\/shoplist|components\/shoplist)/, ['shopping', 'checkout', 'secondOrder']],
  [/^(pages\/orders|components\/order)/, ['packing', 'atTheDoor', 'checkout', 'fromPlanToDoor']],
  [/^(pages\/pantry|components\/pantry)/, ['pantry', 'pantryFills', 'barcodes', 'household']],
  [/^(pages\/products|pages\/storage|components\/(product|storage))/, ['products', 'replacements']],
  [/^components\/price/, ['prices']],
  [/^(pages\/doctor|components\/doctor)/, ['doctor']],
  [/^(pages\/exercises|pages\/supplements|components\/(exercise|supplement))/, ['training']],
  [
    /^(pages\/(dashboard|calendar)|components\/(day|calendar|dashboard|food))/,
    ['calendar', 'eaten', 'training', 'comeback'],
  ],
  [/^(pages\/settings|components\/settings)/, ['settings', 'reminders']],
  [/^(pages\/users|components\/people)/, ['people']],
  [/^(pages\/import|components\/import)/, ['import', 'archives', 'roundTrip']],
  [/^components\/welcome/, ['firstHour']],
  [/^(components\/substitutes)/, ['substitutes']],
  [/^(lib\/offline|scripts\/serviceWorker)/, ['offline', 'comeback']],
  [/^(components\/(ui|layout|forms)|context\/|pages\/_)/, ['account', 'firstRecipe', 'language']],
];

/**
 * Returns the files changed since `since`, new ones included; without it those changed since the last commit, or in the
 * last commit if nothing has changed.
 * @param {string} root
 * @param {string} [since]
 */
export function changedFiles(root, since) {
  /** @param {string[]} args */
  const lines = (...args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr.trim());
    return stdout.split('\n').filter(Boolean);
  };
  /** @param {string} rev */
  const against = (rev) => [
    ...lines('diff', '--name-only', '--relative', rev),
    ...lines('ls-files', '--others', '--exclude-standard'),
  ];
  if (since) return against(since);
  const open = against('HEAD');
  return open.length > 0 ? open : against('HEAD~1');
}

/**
 * Selects the suites and test files that the changed files reach, by imports and by the lists above.
 * @param {string} root
 * @param {string[]} changed
 * @param {Map<string, string[]>} [imports]
 */
export function selectionFor(root, changed, imports = importsOf(FOLDERS, root)) {
  const reached = [...reachedFrom(imports, changed, (file) => HUBS.test(file) && !changed.includes(file))];
  const read = changed.flatMap((file) =>
    READ.filter(([pattern]) => pattern.test(file)).flatMap(([, tests]) => tests),
  );
  const own = reached.filter((file) => TEST.test(file) && !IS_JOURNEY(file));
  const vitest = compact([...own, ...read, ...ALWAYS, ...cmsTests(root, changed, reached)]);
  const fileOf = journeysIn(root);
  const journeys = compact([
    ...reached.filter((file) => IS_JOURNEY(file) && TEST.test(file)),
    ...reached.flatMap((file) =>
      JOURNEYS.filter(([room]) => room.test(file)).flatMap(([, names]) => names.map(fileOf)),
    ),
  ]);
  /** @type {SuiteName[]} */
  const names = ['lint', 'unit'];
  if (vitest.some(IS_OF_CMS)) names.push('cms');
  if (vitest.some((file) => file === 'tests' || /^tests\/(scripts|tools)/.test(file))) names.push('scripts');
  if (journeys.length > 0) names.push('e2e');
  return {
    plan: { names, files: { vitest, e2e: journeys } },
    told: `${changed.length} changed files reach ${vitest.length} files or folders of tests and ${journeys.length} journeys.`,
  };
}

/**
 * Returns a function that finds a journey's file by its name, in whichever folder of tests/e2e it stands.
 * @param {string} root
 * @returns {(name: string) => string}
 */
function journeysIn(root) {
  const files = readdirSync(path.join(root, 'tests/e2e'), { recursive: true, encoding: 'utf8' });
  return (name) => {
    const file = files.find((one) => path.basename(one) === `${name}.test.ts`);
    if (!file) throw new Error(`No journey is called ${name}.`);
    return path.posix.join('tests/e2e', file);
  };
}

/**
 * @param {string} root
 * @param {string[]} changed
 * @param {string[]} reached
 */
function cmsTests(root, changed, reached) {
  if (changed.some((file) => ENGINE.test(file))) return ['tests/cms'];
  const rooms = reached.filter((file) => file.startsWith('cms/') && !HUBS.test(file));
  if (rooms.length === 0) return [];
  const folders = new Set(readdirSync(path.join(root, 'tests/cms')));
  const named = rooms.flatMap((file) => {
    const name = file.replace(/^cms\/src\/(api|collections)\//, '').replace(/^cms\/src\//, '');
    const [head = ''] = name.split(/[/.]/);
    const known = CMS_TESTS.filter(([part]) => part.test(head)).map(([, folder]) => folder);
    return [...known, head].flatMap((one) => [one, `${one}s`]);
  });
  return [...RIGHTS, ...named.filter((name) => folders.has(name)).map((name) => `tests/cms/${name}`)];
}

/**
 * Removes duplicates, and files in a folder that is listed too.
 * @param {string[]} files
 */
function compact(files) {
  const all = [...new Set(files)];
  return all
    .filter((file) => !all.some((other) => other !== file && file.startsWith(`${other}/`)))
    .toSorted();
}
