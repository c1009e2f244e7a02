import { expect, test, vi } from 'vitest';
import { createKept } from '@/scripts/serviceWorker/kept.mjs';

const ORIGIN = 'https://supra.example';
const BUILD = 'mine';

/** Storage of caches in memory, as browsers have it. */
function storage() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>();
    all.set(name, cache);
    const key = (url: string) => new URL(url, ORIGIN).href;
    return {
      match: async (url: string) => cache.get(key(url))?.clone(),
      put: async (url: string, answer: Response) => void cache.set(key(url), answer),
      keys: async () => [...cache.keys()].map((url) => ({ url })),
      delete: async (url: string) => cache.delete(key(url)),
    };
  };
  return { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
}
const pageOf = (build: string) => `<script>{"page":"/dashboard","buildId":"${build}"}</script>`;

function worker(
  answers: (url: string) => Response | Promise<Response>,
  { build = BUILD, on = storage() } = {},
) {
  const fetch = vi.fn(async (url: string) => answers(url));
  return { kept: createKept({ build, storage: on, fetch }), fetch, on };
}

test('a page of this build is kept and found again', async () => {
  const { kept } = worker(() => new Response(pageOf(BUILD)));
  expect(await kept.keepPage('/dashboard')).toBe(true);
  expect(await (await kept.page('/dashboard'))?.text()).toBe(pageOf(BUILD));
});

test.each([
  ['of another build', () => new Response(pageOf('other'))],
  ['that the server does not have', () => new Response(pageOf(BUILD), { status: 404 })],
])('a page %s is not kept', async (_, answers) => {
  const { kept } = worker(answers);
  expect(await kept.keepPage('/mealplan/0')).toBe(false);
  expect(await kept.page('/mealplan/0')).toBeUndefined();
});

test('a page is asked for as nobody, and after everything more urgent', async () => {
  const { kept, fetch } = worker(() => new Response(pageOf(BUILD)));
  await kept.keepPage('/dashboard');
  expect(fetch).toHaveBeenCalledWith(
    '/dashboard',
    expect.objectContaining({ credentials: 'omit', priority: 'low' }),
  );
});

const REST = { pages: ['/settings'], files: ['/_next/static/a.js', '/_next/static/b.js'] };

test('the rest is kept one by one, and what is there is not fetched again', async () => {
  let running = 0;
  let most = 0;
  const { kept, fetch } = worker(async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return new Response(pageOf(BUILD));
  });
  await kept.keepRest(REST, () => false);
  await kept.keepRest(REST, () => false);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([...REST.pages, ...REST.files]);
  expect(most).toBe(1);
  expect(await (await kept.file('/_next/static/b.js'))?.text()).toBe(pageOf(BUILD));
});

test('it stops at the first failure and when a newer build arrives, and goes on at the next visit', async () => {
  let isReachable = false;
  const { kept, fetch } = worker(
    (url) => new Response(pageOf(BUILD), { status: isReachable || url === '/settings' ? 200 : 503 }),
  );
  await kept.keepRest(REST, () => false);
  expect(fetch).toHaveBeenCalledTimes(2);
  isReachable = true;
  await kept.keepRest(REST, () => true);
  expect(fetch).toHaveBeenCalledTimes(2);
  await kept.keepRest(REST, () => false);
  expect(await kept.file('/_next/static/b.js')).toBeDefined();
});

test('a new build drops the pages of others and the files that it does not have', async () => {
  const { kept: old, on } = worker(() => new Response(pageOf('old')), { build: 'old' });
  await old.keepRest(REST, () => false);
  const { kept } = worker(() => new Response(pageOf(BUILD)), { on });
  await kept.keepPage('/dashboard');
  await kept.dropOthers(['/_next/static/b.js']);
  expect(await on.keys()).toEqual(['files', 'pages-mine']);
  expect(await kept.file('/_next/static/a.js')).toBeUndefined();
  expect(await kept.file('/_next/static/b.js')).toBeDefined();
  expect(await kept.page('/dashboard')).toBeDefined();
});
