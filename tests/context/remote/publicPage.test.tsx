import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { NextPage, NextPageContext } from 'next';
import { expect, test, vi } from 'vitest';
import DishesPage from '@/pages/dishes';
import DishPage from '@/pages/dishes/[id]';
import { ofRecord, publicPage, type PublicContent } from '@/context/remote/publicPage';
import { ApiError } from '@/lib/api/errors';
import { SentContext, type Sent } from '@/lib/remote/sent';
import { signInAs } from '@/tests/support/builders/auth';
import { renderApp } from '@/tests/support/render';
import { answer, api, many, one, server } from '@/tests/support/servers/server';

interface Visit {
  readonly url?: string;
  readonly query?: Record<string, string>;
  readonly cookie?: string;
  readonly agent?: string;
}
/** Renders a page's props as Next's server does. */
async function propsOf(page: NextPage, { query = {}, cookie, agent }: Visit = {}) {
  const headers = new Map<string, string>();
  const res = {
    statusCode: 200,
    setHeader: (name: string, value: string) => headers.set(name, value),
  };
  const req = { headers: { host: 'supra.example', cookie, 'user-agent': agent } };
  const held = globalThis.window;
  vi.stubGlobal('window', undefined); // as on a server
  vi.stubEnv('CMS_URL', 'http://localhost:3000');
  try {
    const props = (await page.getInitialProps?.({ req, res, query } as unknown as NextPageContext)) as {
      sent: Sent;
    };
    return { ...props, status: res.statusCode, cache: headers.get('Cache-Control') };
  } finally {
    vi.stubGlobal('window', held);
    vi.unstubAllEnvs();
  }
}
const Page: NextPage = () => null;
const CONTENT: PublicContent = { answers: [[['dish', 7], { id: 7 }]] };

test.each([
  ['its address', { query: { lang: 'ka' }, cookie: 'selectedLanguage=en' }, 'ka'],
  ['the cookie of the reader’s choice', { cookie: 'a=1; selectedLanguage=ka' }, 'ka'],
  ['the record, for a reader without a choice', {}, 'ka'],
  ['the cookie, rather than the record', { cookie: 'selectedLanguage=en' }, 'en'],
])('a page’s language is that of %s', async (_case, visit, language) => {
  const { sent } = await propsOf(
    publicPage(
      () => null,
      async () => ({ ...CONTENT, language: 'ka' }),
    ),
    visit,
  );
  expect(sent).toMatchObject({ language, site: 'http://supra.example', isWhole: true });
});

test('without any of these it is English; the content’s answers go with it, and caches may keep it', async () => {
  const { sent, status, cache } = await propsOf(publicPage(Page, async () => CONTENT));
  expect(sent).toMatchObject({ language: 'en', answers: { '["dish",7]': { id: 7 } }, isNarrow: false });
  expect([status, cache]).toEqual([200, 'public, max-age=0, s-maxage=10, stale-while-revalidate=50']);
});

test('the server knows a phone', async () => {
  const { sent } = await propsOf(
    publicPage(Page, async () => CONTENT),
    {
      agent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36',
    },
  );
  expect(sent.isNarrow).toBe(true);
});

test.each([
  ['is no record', async () => null],
  ['does not exist', () => Promise.reject(new ApiError('notFound', ''))],
  ['is private', () => Promise.reject(new ApiError('forbidden', ''))],
])('what %s is 404, and no search engine keeps it', async (_case, read) => {
  const { sent, status } = await propsOf(publicPage(Page, read));
  expect([status, sent.isWhole, sent.answers]).toEqual([404, false, {}]);
});

test('somebody who is signed in, and may see what is not public, is not answered 404', async () => {
  const visit = { cookie: 'selectedLanguage=en; signedIn=1' };
  const { sent, status } = await propsOf(
    publicPage(Page, async () => null),
    visit,
  );
  expect([status, sent.isWhole]).toEqual([200, false]);
});

test.each([
  ['7', { id: 7 }, 200, true],
  ['seven', undefined, 404, false],
  ['0', undefined, 200, false],
])('the record %s of an address', async (id, record, status, isWhole) => {
  const read = vi.fn(async (one: number): Promise<PublicContent> => ({
    answers: [[['dish', one], { id: one }]],
  }));
  const found = await propsOf(
    publicPage(() => null, ofRecord(read)),
    { query: { id } },
  );
  expect([found.status, found.sent.isWhole]).toEqual([status, isWhole]);
  expect(found.sent.answers).toEqual(record ? { [`["dish",${id}]`]: record } : {});
});

test('if the CMS does not answer, the page opens without content, is not kept, and reads by itself', async () => {
  const read = () => Promise.reject(new ApiError('offline', ''));
  const { sent, status, cache } = await propsOf(publicPage(Page, read));
  expect([status, cache, sent.isWhole, sent.answers]).toEqual([200, undefined, false, {}]);
});

const CARD = { id: 3, Name: 'Lobio', language: 'en', DishImages: [], dietaryFlags: [], types: [] };

test('visitors read nothing again of what the server sent', async () => {
  answer('/dishes', many([CARD]));
  const { sent } = await propsOf(DishesPage);
  server.use(http.get(api('/dishes'), () => expect.fail('asked again')));
  renderApp(
    <SentContext value={sent}>
      <DishesPage />
    </SentContext>,
    { path: '/dishes' },
  );
  expect(await screen.findByRole('link', { name: 'Lobio' })).toBeInTheDocument();
});

test('a signed-in person sees what was sent until their own answer arrives', async () => {
  const dish = { ...CARD, Steps: [], ingredients: [], visibility: 'public' };
  answer('/dishes/3', one(dish));
  const { sent } = await propsOf(DishPage, { query: { id: '3' } });
  let arrive = (_answer: Response) => {};
  server.use(
    http.get(api('/dishes/3'), () => new Promise<HttpResponse<string>>((done) => (arrive = done as never))),
  );
  signInAs({ id: 7 });
  answer('/saves', many([]));
  answer('/cookings', many([]));
  renderApp(
    <SentContext value={sent}>
      <DishPage />
    </SentContext>,
    { path: '/dishes/3', pathname: '/dishes/[id]', query: { id: '3' } },
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Lobio' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  arrive(HttpResponse.json(one({ ...dish, Name: 'Lobio with walnuts' })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lobio with walnuts' })).toBeInTheDocument();
});
