import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/** Rooms of one feature each: none imports another, a page composes them. */
const FEATURES = [
  'account',
  'calendar',
  'cookbook',
  'dashboard',
  'dish',
  'doctor',
  'exercise',
  'import',
  'landing',
  'mealplan',
  'order',
  'people',
  'price',
  'product',
  'settings',
  'pantry',
  'shoplist',
  'storage',
  'supplement',
  'welcome',
];
/** What features share; it knows no feature. */
const SHARED = [
  'address',
  'csv',
  'day',
  'food',
  'forms',
  'home',
  'layout',
  'media',
  'records',
  'scan',
  'search',
  'substitutes',
  'ui',
  'versions',
];
/** Calendar and dashboard lay out what other features keep. */
const SHOWN = { calendar: ['order'], dashboard: ['calendar', 'dish', 'order'] };
/** Inside the meal plans each part knows those before it. */
const PLAN_PARTS = ['sharing', 'plan', 'following'];
/** Rooms of the CMS, from the bottom up: each knows those before it, and no other of its own line. */
const CMS_ROOMS = [
  ['doors'],
  ['records'],
  ['nodes'],
  ['auth'],
  ['uploads', 'foods'],
  ['dishes', 'eaten', 'live', 'people', 'stocks'],
  ['orders', 'households'],
  ['prices'],
  ['mealplans'],
  ['products'],
  ['pantry'],
  ['shoplists'],
  ['cooking'],
  ['imports'],
  ['planning', 'reminders', 'barcodes', 'everywhere'],
  ['account'],
  ['collections'],
  ['answers'],
  ['middlewares'],
  ['api', 'seed'],
  ['start', 'single-process.ts', 'index.ts'],
];
/** At the top stand parts of one whole. */
const CMS_WHOLE = CMS_ROOMS.at(-1);
const SCRIPT_ROOMS = [
  'backup',
  'bench',
  'campaign',
  'emulator',
  'front',
  'mutants',
  'screens',
  'serviceWorker',
  'taps',
];
/** These are started by themselves and know no other script. */
const SCRIPT_PROCESSES = ['emulator', 'front', 'serviceWorker'];
/** The bench measures through a front of its own, the campaign opens its nodes as the bench does; whoever counts taps signs in and reads as for the screens. */
const SCRIPT_KNOWN = { bench: ['front'], campaign: ['bench', 'front'], taps: ['screens'] };
const BROWSER_CODE = ['pages', 'components', 'context'];

const within = (folder, names) => names.map((name) => `./${folder}/${name}`);
const featuresBut = (feature) =>
  FEATURES.filter((other) => other !== feature && !SHOWN[feature]?.includes(other));

/** style.md's "Dependency direction": which folder may not import from where; circles are found by tests/support/imports.test.ts. */
const zones = [
  { target: './components/ui', from: ['./context', './lib/domain', './lib/api', './lib/auth', './pages'] },
  { target: './components/forms', from: ['./context', './lib/domain', './lib/api', './lib/auth', './pages'] },
  { target: './components', from: ['./pages', './lib/api', './lib/auth'] },
  { target: './context', from: ['./components', './pages'] },
  { target: './lib', from: BROWSER_CODE.map((folder) => `./${folder}`) },
  { target: './lib/api', from: ['./lib/i18n', './lib/hooks', './lib/validation'] },
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
      'validation',
      'routes.ts',
      'env.ts',
      'stored.ts',
      'theme.ts',
    ]),
  })),
  { target: './pages', from: ['./lib/auth'] },
  ...SHARED.map((room) => ({
    target: `./components/${room}`,
    from: within('components', FEATURES),
    message: 'What features share knows none of them: the page passes it in.',
  })),
  ...FEATURES.map((feature) => ({
    target: `./components/${feature}`,
    from: within('components', featuresBut(feature)),
    message: 'One feature does not import another: compose them in the page.',
  })),
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
  ...SCRIPT_ROOMS.map((room) => ({
    target: `./scripts/${room}`,
    from: SCRIPT_PROCESSES.includes(room)
      ? ['./scripts']
      : within(
          'scripts',
          SCRIPT_ROOMS.filter((other) => other !== room && !SCRIPT_KNOWN[room]?.includes(other)),
        ),
    // who lives in the demo stands in one place
    ...(SCRIPT_PROCESSES.includes(room) && { except: [`./${room}`, './people.mjs'] }),
  })),
];

const vendor = (group, message) => ({ group, message });
const FIREBASE = vendor(
  ['firebase', 'firebase/*', '@firebase/*'],
  'Only lib/auth/firebase.ts knows Firebase.',
);
const AXIOS = vendor(['axios'], 'Only lib/api/http.ts knows axios.');
const YUP = vendor(['yup'], 'Schemas live in lib/validation.');
const MOTION = vendor(['framer-motion', 'framer-motion/*'], 'Motion lives in components/ui.');
const REACT = vendor(['react', 'next', 'next/*', 'next-i18next/*'], 'This layer knows no React.');
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const UNDERSCORED = { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'all' };

const config = [
  {
    ignores: [
      'cms/dist/**',
      'cms/.cache/**',
      'cms/.strapi/**',
      // a copy of lib/domain, which is linted where it stands
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
    files: ['scripts/**/*.mjs'],
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
    },
  },
  {
    files: ['pages/**', 'components/**', 'context/**', 'lib/**'],
    rules: restrict(FIREBASE, AXIOS, YUP, MOTION),
  },
  { files: ['components/ui/**'], rules: restrict(FIREBASE, AXIOS, YUP) },
  { files: ['lib/validation/**'], rules: restrict(FIREBASE, AXIOS, MOTION) },
  { files: ['lib/api/**'], rules: restrict(FIREBASE, AXIOS, YUP, MOTION, REACT) },
  { files: ['lib/api/http.ts'], rules: restrict(FIREBASE, YUP, MOTION, REACT) },
  { files: ['lib/auth/firebase.ts'], rules: restrict(AXIOS, YUP, MOTION, REACT) },
  {
    files: ['lib/domain/**', 'lib/forms/**'],
    rules: {
      ...restrict(FIREBASE, AXIOS, YUP, MOTION, REACT, vendor(['@/*'], 'Relative imports only.')),
      'no-restricted-globals': ['error', 'Intl', 'window', 'document', 'fetch', 'process'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is an argument.' },
        { object: 'Math', property: 'random', message: 'Chance is an argument.' },
      ],
    },
  },
  { files: ['scripts/**', 'cms/scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  // Next reads its settings as CommonJS
  { files: ['next.config.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
];

export default config;
