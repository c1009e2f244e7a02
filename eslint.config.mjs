// @ts-check
import { readdirSync } from 'node:fs';
import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/** Folders of components that features share; they import no feature. */
const SHARED = ['barcode', 'day', 'food', 'forms', 'layout', 'records', 'search', 'substitutes', 'ui'];
/** All other folders of components, one feature each: none imports another, pages combine them. */
const FEATURES = readdirSync(new URL('components', import.meta.url)).filter((name) => !SHARED.includes(name));
/**
 * Features that calendar and dashboard may import, as they display the data of others.
 * @type {Record<string, string[]>}
 */
const SHOWN = { calendar: ['order'], dashboard: ['calendar', 'dish', 'order'] };
/**
 * Parts of a feature that every other folder may import.
 * @type {Record<string, string[]>}
 */
const OPEN = { pantry: ['./taken'] };
/** Parts of the meal plans; each may import those before it. */
const PLAN_PARTS = ['sharing', 'plan', 'following'];
/** Rooms of the CMS from bottom to top: each may import the rows before it, but no other room of its own row. */
const CMS_ROOMS = [
  ['vendor'],
  ['doors'],
  ['records'],
  ['net', 'time'],
  ['nodes'],
  ['auth'],
  ['uploads', 'foods'],
  ['dishes', 'eaten', 'live', 'people', 'stocks'],
  ['orders', 'households'],
  ['prices'],
  ['mealplans'],
  ['calendar'],
  ['products'],
  ['pantry'],
  ['shoplists'],
  ['cooking'],
  ['imports'],
  ['planning', 'energy', 'reminders', 'barcodes', 'everywhere', 'crawlers'],
  ['account'],
  ['collections'],
  ['contract'],
  ['answers'],
  ['middlewares'],
  ['api', 'seed'],
  ['start', 'single-process.ts', 'index.ts'],
];
/** Top row, whose rooms form one whole and may import each other. */
const CMS_WHOLE = CMS_ROOMS.at(-1);
/** Folders of scripts from bottom to top: each may import those before it. */
const SCRIPT_ROOMS = ['settings', 'processes', 'build', 'backup', 'launch', 'testing'];
/** Scripts that run as processes and import no other script. */
const SCRIPT_PROCESSES = ['emulator', 'front', 'serviceWorker'];
/** Tools measure and draw the product; each may import scripts, and the other tools that `KNOWN` lists. */
const TOOLS = readdirSync(new URL('tools', import.meta.url)).filter((name) => !name.includes('.'));
/** @type {Record<string, string[]>} */
const KNOWN = { bench: ['screens'], campaign: ['bench'], taps: ['screens'] };
const BROWSER_CODE = ['pages', 'components', 'context'];

/** @param {string} folder @param {string[]} names */
const within = (folder, names) => names.map((name) => `./${folder}/${name}`);
/**
 * Zones that close the other features to `room`: one for all, and one for each that is open in part.
 * @param {string} room
 * @param {string} message
 */
const featuresClosedTo = (room, message) => {
  const others = FEATURES.filter((other) => other !== room && !SHOWN[room]?.includes(other));
  const zone = { target: `./components/${room}`, message };
  return [
    {
      ...zone,
      from: within(
        'components',
        others.filter((other) => !OPEN[other]),
      ),
    },
    ...others
      .filter((other) => OPEN[other])
      .map((other) => ({ ...zone, from: `./components/${other}`, except: OPEN[other] })),
  ];
};

/**
 * style.md's "Dependency direction": the folders that each folder may not import from;
 * tests/support/rules/imports.test.ts finds cycles.
 */
const zones = [
  { target: './components/ui', from: ['./context', './lib/domain', './lib/api', './lib/auth', './pages'] },
  { target: './components/forms', from: ['./context', './lib/domain', './lib/api', './lib/auth', './pages'] },
  { target: './components', from: ['./pages', './lib/api', './lib/auth'] },
  { target: './context', from: ['./components', './pages'] },
  { target: './lib', from: BROWSER_CODE.map((folder) => `./${folder}`) },
  { target: './lib/vendor', from: './lib', except: ['./vendor'] },
  { target: './lib/api', from: ['./lib/i18n', './lib/hooks', './lib/forms/schema'] },
  ...['domain', 'forms'].map((room) => ({
    target: `./lib/${room}`,
    from: within('lib', [
      ...(room === 'domain' ? ['forms'] : []),
      'api',
      'auth',
      'i18n',
      'format',
      'hooks',
      'live',
      'offline',
      'stored',
      'boot',
      'browser',
      'remote',
      'vendor',
      'routes.ts',
      'env.ts',
    ]),
  })),
  { target: './pages', from: ['./lib/auth'] },
  ...SHARED.flatMap((room) =>
    featuresClosedTo(room, 'Shared components know no feature: the page passes it in.'),
  ),
  ...FEATURES.flatMap((room) =>
    featuresClosedTo(room, 'One feature does not import another: compose them in the page.'),
  ),
  ...PLAN_PARTS.map((part, at) => ({
    target: `./components/mealplan/${part}`,
    from: within('components/mealplan', [...PLAN_PARTS.slice(at + 1), 'planner']),
  })),
  { target: './components/mealplan/planner', from: ['./components/mealplan/following'] },
  ...CMS_ROOMS.flatMap((line, at) =>
    line.map((room) => ({
      target: `./cms/src/${room}`,
      from: [
        ...within('cms/src', [
          ...(line === CMS_WHOLE ? [] : line.filter((other) => other !== room)),
          ...CMS_ROOMS.slice(at + 1).flat(),
        ]),
        ...[...BROWSER_CODE, 'lib', 'scripts', 'tests'].map((folder) => `./${folder}`),
      ],
      message: 'Imports run from the upper rooms to the lower ones (docs/architecture.md).',
    })),
  ),
  ...SCRIPT_PROCESSES.map((room) => ({
    target: `./scripts/${room}`,
    from: './scripts',
    // people.mjs is the one place with the demo people
    except: [`./${room}`, './settings/people.mjs'],
  })),
  ...SCRIPT_ROOMS.map((room, at) => ({
    target: `./scripts/${room}`,
    from: within('scripts', [...SCRIPT_ROOMS.slice(at + 1), ...(room === 'launch' ? [] : SCRIPT_PROCESSES)]),
  })),
  { target: './scripts', from: './tools' },
  ...TOOLS.map((tool) => ({
    target: `./tools/${tool}`,
    from: within(
      'tools',
      TOOLS.filter((other) => other !== tool && !KNOWN[tool]?.includes(other)),
    ),
  })),
];

/** @param {string[]} group @param {string} message */
const vendor = (group, message) => ({ group, message });
const FIREBASE = vendor(
  ['firebase', 'firebase/*', '@firebase/*'],
  'Only lib/auth/firebase.ts knows Firebase.',
);
const AXIOS = vendor(['axios'], 'Only lib/api/http.ts knows axios.');
const YUP = vendor(['yup'], 'Schemas live in lib/forms/<feature>/schema.ts and lib/forms/schema.');
const MOTION = vendor(['framer-motion', 'framer-motion/*'], 'Motion lives in components/ui.');
const REACT = vendor(['react', 'next', 'next/*', 'next-i18next/*'], 'This layer knows no React.');
const RELATIVE = vendor(['@/*'], 'Relative imports only.');
/** @param {{ group: string[], message: string }[]} patterns */
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const UNDERSCORED = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' };

const config = [
  {
    ignores: [
      'cms/dist/**',
      'cms/.cache/**',
      'cms/.strapi/**',
      // a copy of lib/domain, which is linted in its own place
      'cms/src/domain/**',
      'cms/types/generated/**',
      'cms/public/**',
      '.data*/**',
      '.next/**',
      '**/.builds/**',
      'test-results/**',
      'node_modules/**',
      'public/**',
      'coverage/**',
      'shots/**',
    ],
  },
  ...nextCoreWebVitals,
  ...nextTypescript,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-console': 'error',
      'no-control-regex': 'error',
      '@typescript-eslint/no-unused-vars': ['error', UNDERSCORED],
    },
  },
  {
    files: ['cms/**'],
    rules: {
      // Strapi finds its parts by their default exports.
      'import/no-anonymous-default-export': 'off',
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  {
    files: ['{scripts,tools}/**/*.mjs'],
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
    },
  },
  {
    files: ['pages/**', 'components/**', 'context/**', 'lib/**'],
    rules: restrict(FIREBASE, AXIOS, YUP, MOTION),
  },
  { files: ['components/ui/**'], rules: restrict(FIREBASE, AXIOS, YUP) },
  { files: ['lib/api/**'], rules: restrict(FIREBASE, AXIOS, YUP, MOTION, REACT) },
  { files: ['lib/api/http.ts'], rules: restrict(FIREBASE, YUP, MOTION, REACT) },
  { files: ['lib/auth/firebase.ts'], rules: restrict(AXIOS, YUP, MOTION, REACT) },
  {
    files: ['lib/domain/**', 'lib/forms/**'],
    rules: {
      ...restrict(FIREBASE, AXIOS, YUP, MOTION, REACT, RELATIVE),
      'no-restricted-globals': ['error', 'Intl', 'window', 'document', 'fetch', 'process'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is an argument.' },
        { object: 'Math', property: 'random', message: 'Chance is an argument.' },
      ],
    },
  },
  {
    files: ['lib/forms/schema/**', 'lib/forms/*/*chema.ts'],
    rules: restrict(FIREBASE, AXIOS, MOTION, RELATIVE),
  },
  { files: ['scripts/**', 'tools/**', 'cms/scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  // Next loads its settings as CommonJS
  {
    files: ['next.config.js', 'lib/i18n/textFiles.js', 'lib/vendor/*Loader.js', 'lib/vendor/leaveOut.js'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
];

export default config;
