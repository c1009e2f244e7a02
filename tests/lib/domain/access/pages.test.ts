import { expect, test } from 'vitest';
import { canOpen, startPageOf, pageOf, type Page } from '@/lib/domain/access/pages';

const PAGES: readonly Page[] = [
  { path: '/', label: 'landing' },
  { path: '/dishes', label: 'dishes' },
  { path: '/mealplan', label: 'plans', roles: ['User'] },
  { path: '/mealplan/[id]', label: 'plan' },
  { path: '/mealplan/new', label: 'new', roles: ['User'] },
  { path: '/orders', label: 'orders', roles: ['Courier', 'User'] },
  { path: '/user/login', label: 'login', roles: ['visitor'] },
];

test.each([
  ['/', 'landing'],
  ['/dishes', 'dishes'],
  ['/dishes/', 'dishes'],
  ['/dishes?q=a#b', 'dishes'],
  ['/dishes/17', 'dishes'],
  ['/mealplan/17', 'plan'],
  ['/mealplan/17/edit', 'plan'],
  ['/mealplan/new', 'new'],
  ['/dishesque', undefined],
  ['/nowhere', undefined],
])('%s belongs to the row %s', (path, label) => {
  expect(pageOf(PAGES, path)?.label).toBe(label);
});

test.each([
  [undefined, ['/', '/dishes', '/mealplan/17', '/user/login']],
  ['User', ['/', '/dishes', '/mealplan', '/mealplan/17', '/mealplan/new', '/orders']],
  ['Courier', ['/', '/dishes', '/mealplan/17', '/orders']],
  ['Admin', ['/', '/dishes', '/mealplan', '/mealplan/17', '/mealplan/new', '/orders', '/user/login']],
] as const)('%s may open exactly these pages', (role, open) => {
  const asked = [
    '/',
    '/dishes',
    '/mealplan',
    '/mealplan/17',
    '/mealplan/new',
    '/orders',
    '/user/login',
    '/nowhere',
  ];
  expect(asked.filter((path) => canOpen(PAGES, role, path))).toEqual(open);
});

test('a courier starts at the orders, everybody else at the day', () => {
  expect([startPageOf('Courier'), startPageOf('User'), startPageOf('Admin')]).toEqual([
    '/orders',
    '/dashboard',
    '/dashboard',
  ]);
});
