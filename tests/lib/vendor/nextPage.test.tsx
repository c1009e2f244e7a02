import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { NEXT_ROOT, pageBuild, pageOf } from '@/lib/vendor/nextPage';

const codeOf = (file: string) => readFileSync(`node_modules/next/dist/${file}`, 'utf8');

test('the build is where Next’s client puts what a page was made with', () => {
  expect(codeOf('client/index.js')).toMatch(/window\.__NEXT_DATA__ = /);
  expect(codeOf('server/render.js')).toMatch(/\bbuildId\b/);
  vi.stubGlobal('__NEXT_DATA__', { buildId: 'mine' });
  expect(pageBuild()).toBe('mine');
});

test('the root has the id that Next writes and looks for', () => {
  const id = NEXT_ROOT.slice(1);
  expect(codeOf('pages/_document.js') + codeOf('server/render.js')).toContain(`"${id}"`);
  expect(codeOf('client/index.js')).toContain(`'${id}'`);
});

test('a page that Next writes has its route and the props of its getInitialProps', () => {
  expect(codeOf('server/render.js')).toMatch(/__NEXT_DATA__: \{\s+props,[^}]*\bpage: pathname/);
  const sent = { language: 'ka' };
  const given = { __NEXT_DATA__: { page: '/dishes/[id]', props: { pageProps: { sent } } } };
  expect(pageOf(given as never)).toEqual({ page: '/dishes/[id]', props: { sent } });
  expect(pageOf({ __NEXT_DATA__: { page: '/404', props: {} } } as never).props).toEqual({});
});
