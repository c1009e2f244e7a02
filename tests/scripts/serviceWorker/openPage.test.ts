import { expect, test, vi } from 'vitest';
import { openPage } from '@/scripts/serviceWorker/openPage.mjs';

const SHELLS = [
  { pattern: /^\/dashboard\/?$/, url: '/dashboard', isAtOnce: true },
  { pattern: /^\/mealplan\/[0-9]+\/?$/, url: '/mealplan/0', isAtOnce: false },
];
const PATIENCE_MS = 50;

interface Given {
  readonly hasNewer?: boolean;
  readonly kept?: readonly string[];
  readonly answers?: () => Promise<Response>;
}

/** Opens a page; returns its text and the addresses that the network was asked for. */
async function opened(path: string, { hasNewer = false, kept = ['/dashboard', '/offline'], answers }: Given) {
  const fetch = vi.fn(answers ?? (async () => new Response('network')));
  const answer = await openPage(new Request(`https://supra.example${path}`), {
    shells: SHELLS,
    page: async (url: string) => (kept.includes(url) ? new Response(`kept ${url}`) : undefined),
    fetch,
    hasNewer: () => hasNewer,
    patienceMs: PATIENCE_MS,
  });
  return { text: answer.type === 'error' ? 'error' : await answer.text(), asked: fetch.mock.calls.length };
}
const never = () => new Promise<Response>(() => undefined);
const unreachable = async () => {
  throw new TypeError('Failed to fetch');
};

test('a kept static page opens without asking the network, whatever is asked of it', async () => {
  expect(await opened('/dashboard?day=2026-11-27', {})).toEqual({ text: 'kept /dashboard', asked: 0 });
});

test('it comes from the network once a newer build is ready, so that two builds never mix', async () => {
  expect(await opened('/dashboard', { hasNewer: true })).toEqual({ text: 'network', asked: 1 });
  const offline = await opened('/dashboard', { hasNewer: true, answers: unreachable });
  expect(offline.text).toBe('kept /dashboard');
});

test('a static page that is not kept yet comes from the network', async () => {
  expect((await opened('/dashboard', { kept: [] })).text).toBe('network');
});

test('a page that others change comes from the network', async () => {
  expect((await opened('/mealplan/7', { kept: ['/mealplan/0'] })).text).toBe('network');
});

test.each([
  ['never answers', never],
  ['cannot be reached', unreachable],
  ['has only its front', async () => new Response('', { status: 502 })],
])('if the server %s, what is kept opens, else the page for being offline', async (_, answers) => {
  expect((await opened('/mealplan/7', { kept: ['/mealplan/0'], answers })).text).toBe('kept /mealplan/0');
  expect((await opened('/mealplan/7', { answers })).text).toBe('kept /offline');
  expect((await opened('/dishes/7', { answers })).text).toBe('kept /offline');
  expect((await opened('/dishes/7', { kept: [], answers })).text).toBe('error');
});

test('a page that the server refuses is shown as it is', async () => {
  const gone = async () => new Response('no such page', { status: 404 });
  expect((await opened('/dishes/7', { answers: gone })).text).toBe('no such page');
});

test('a kept page without a record opens as that of the record in the address', async () => {
  const data = '{"props":{},"page":"/mealplan/[id]","query":{"id":"0"},"buildId":"mine"}';
  const answer = await openPage(new Request('https://supra.example/mealplan/17?part=followers'), {
    shells: SHELLS,
    page: async () =>
      new Response(`<script>${data}</script>`, {
        headers: { 'Content-Security-Policy': "default-src 'self'" },
      }),
    fetch: unreachable,
    hasNewer: () => false,
    patienceMs: PATIENCE_MS,
  });
  expect(await answer.text()).toBe(
    `<script>${data.replace('{"id":"0"}', '{"part":"followers","id":"17"}')}</script>`,
  );
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'self'");
});
