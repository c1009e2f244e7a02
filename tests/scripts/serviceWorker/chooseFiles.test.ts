import { expect, test } from 'vitest';
import { chooseFiles, chooseShells } from '@/scripts/serviceWorker/chooseFiles.mjs';

const lists = {
  build: {
    pages: {
      '/_app': ['static/chunks/app.js'],
      '/dashboard': ['static/chunks/app.js', 'static/chunks/day.js'],
      '/users': ['static/chunks/app.js', 'static/chunks/users.js'],
    },
  },
  loadable: {
    'components/shoplist/row/ItemEditor.lazy.ts -> ./ItemEditor': { files: ['static/chunks/editor.js'] },
    'components/order/courier/Pack.lazy.ts -> ./Pack': { files: ['static/chunks/pack.js'] },
    'components/order/admin/AllOrders.lazy.ts -> ./AllOrders': { files: ['static/chunks/admin.js'] },
    'components/import/Import.lazy.ts -> ./Import': { files: ['static/chunks/import.js'] },
  },
};
const names = (files: readonly string[]) => files.map((file) => /(\w+)\.js$/.exec(file)?.[1]);

test('the daily pages, their later parts and the texts are kept first, the rest later', () => {
  const files = ['app', 'day', 'users', 'editor', 'pack', 'admin', 'import', 'georgian'];
  const { near, later } = chooseFiles({ ...lists, files: files.map((name) => `static/chunks/${name}.js`) });
  expect(names(near)).toEqual(['app', 'day', 'editor', 'pack', 'georgian']);
  expect(names(later)).toEqual(['users', 'admin', 'import']);
});

test('what only browsers without service workers load is not kept', () => {
  const { near, later } = chooseFiles({ ...lists, files: ['static/chunks/polyfills-42.js'] });
  expect([...near, ...later]).toEqual([]);
});

const urlsOf = (pages: readonly string[]) => chooseShells(pages).map(({ url }) => url);

test('static pages open at once, by any address of theirs', () => {
  const [shell] = chooseShells(['/shoplist/[id]/checkout']).filter(
    ({ url }) => url === '/shoplist/0/checkout',
  );
  expect(shell).toMatchObject({ isAtOnce: true, isNear: false });
  const pattern = new RegExp(shell?.pattern ?? '');
  expect(
    ['/shoplist/12/checkout', '/shoplist/12/checkout/', '/shoplist/12', '/shoplist/a/checkout'].map((path) =>
      pattern.test(path),
    ),
  ).toEqual([true, true, false, false]);
});

test('pages that others change are no shells, though they may be static', () => {
  expect(
    urlsOf([
      '/',
      '/dishes',
      '/dishes/[id]',
      '/mealplan/list',
      '/cookbooks',
      '/cookbooks/[id]',
      '/people/[id]',
    ]),
  ).toEqual(['/mealplan/0']);
});

test('their own pages beside them are', () => {
  expect(urlsOf(['/dishes/my', '/dishes/[id]/edit', '/mealplan/my', '/mealplan/[id]/edit'])).toEqual([
    '/mealplan/0',
    '/dishes/my',
    '/dishes/0/edit',
    '/mealplan/my',
    '/mealplan/0/edit',
  ]);
});

test('a plan is kept for being offline, rendered or static, and comes from the network', () => {
  for (const pages of [[], ['/mealplan/[id]']])
    expect(chooseShells(pages)).toEqual([
      { pattern: '^/mealplan/[0-9]+/?$', url: '/mealplan/0', isAtOnce: false, isNear: true },
    ]);
});

test('pages for errors, and those whose address is a secret, are left out', () => {
  expect(urlsOf(['/404', '/500', '/mealplan/join/[token]'])).toEqual(['/mealplan/0']);
});
