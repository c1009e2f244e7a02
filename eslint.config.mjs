import nextCoreWebVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const FEATURES = [
  'dish',
  'product',
  'mealplan',
  'shoplist',
  'order',
  'storage',
  'account',
  'settings',
  'landing',
  'home',
  'exercise',
  'supplement',
  'doctor',
  'people',
];
const BROWSER_CODE = ['pages', 'components', 'context'];

/** style.md's "Dependency direction": which folder may not import from where. */
const zones = [
  { target: './components/ui', from: ['./context', './lib/domain', './lib/api', './lib/auth', './pages'] },
  { target: './components/forms', from: ['./context', './lib/domain', './lib/api', './lib/auth', './pages'] },
  { target: './components', from: ['./pages', './lib/api', './lib/auth'] },
  { target: './context', from: ['./components', './pages'] },
  { target: './lib', from: BROWSER_CODE.map((folder) => `./${folder}`) },
  { target: './lib/api', from: ['./lib/i18n', './lib/hooks', './lib/validation'] },
  {
    target: './lib/domain',
    from: [
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
    ].map((name) => `./lib/${name}`),
  },
  { target: './pages', from: ['./lib/auth'] },
  ...FEATURES.map((feature) => ({
    target: `./components/${feature}`,
    from: FEATURES.filter((other) => other !== feature).map((other) => `./components/${other}`),
    message: 'One feature does not import another: compose them in the page.',
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
      '.next*/**',
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
      'import/no-cycle': ['error', { ignoreExternal: true, disableScc: true }],
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
    rules: { 'import/no-cycle': ['error', { ignoreExternal: true, disableScc: true }] },
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
    files: ['lib/domain/**'],
    rules: {
      ...restrict(
        FIREBASE,
        AXIOS,
        YUP,
        MOTION,
        REACT,
        vendor(['@/*'], 'lib/domain uses relative imports only.'),
      ),
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
