import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createFront } from '@/scripts/front.mjs';
import { portOf } from '@/tests/support/servers/portOf';

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}
export interface Site {
  /** Calls that reached Next. */
  readonly seen: http.IncomingMessage[];
  /** Answers of Next; a test may exchange it. */
  answer: http.RequestListener;
  get(url: string, headers?: http.OutgoingHttpHeaders, method?: string): Promise<Answer>;
  /** Sends a call without waiting for its answer. */
  begin(url: string): http.ClientRequest;
  close(): Promise<unknown>;
}

/** Starts a front before a Next of the test's own. */
export async function startSite(options: Partial<Parameters<typeof createFront>[0]> = {}): Promise<Site> {
  const seen: http.IncomingMessage[] = [];
  const next = http.createServer((req, res) => {
    seen.push(req);
    site.answer(req, res);
  });
  const nextPort = await listen(next);
  const front = createFront({ ports: { cms: 1, next: nextPort }, write: () => undefined, ...options });
  const port = await listen(front.server);
  const begin = (url: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
    http.request({ host: '127.0.0.1', port, path: url, headers, method, agent: false });
  const site: Site = {
    seen,
    answer: (_, res) => void res.end('Next answers'),
    begin: (url) => {
      const call = begin(url).on('error', () => undefined);
      call.end();
      return call;
    },
    get: (url, headers, method) =>
      new Promise((resolve, reject) => {
        begin(url, headers, method)
          .on('error', reject)
          .on('response', (answer) => {
            const chunks: Buffer[] = [];
            answer
              .on('data', (chunk: Buffer) => chunks.push(chunk))
              .on('error', reject)
              .on('end', () => {
                const { statusCode = 0, headers } = answer;
                resolve({ status: statusCode, headers, body: Buffer.concat(chunks) });
              });
          })
          .end();
      }),
    close: async () => {
      next.closeAllConnections();
      await Promise.all([front.close(), new Promise((resolve) => next.close(resolve))]);
    },
  };
  return site;
}

const listen = async (server: http.Server) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return portOf(server);
};

/** Text that compresses well, as scripts and pages do. */
export const longText = (word: string) => `${word} `.repeat(400);

const route = (page: string, regex: string) => ({ page, regex });

/** Lays out a built site of a few files and pages, as Next and the build of the worker leave it. */
export function laySite(folder: string): void {
  const files = {
    '.next/static/chunks/main-1a2b3c4d.js': longText('main'),
    '.next/static/css/5e6f7a8b.css': longText('css'),
    '.next/static/media/tiny.1a2b.js': '1',
    '.next/server/pages/dishes.html': longText('<p>dishes</p>'),
    '.next/server/pages/plans/[id].html': longText('<p>a plan</p>'),
    '.next/server/pages/404.html': longText('<p>nothing</p>'),
    '.next/server/pages-manifest.json': JSON.stringify({
      '/dishes': 'pages/dishes.html',
      '/plans/public': 'pages/plans/public.js',
      '/plans/[id]': 'pages/plans/[id].html',
      '/404': 'pages/404.html',
    }),
    '.next/routes-manifest.json': JSON.stringify({
      headers: [
        { regex: '^/.*$', headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }] },
        { regex: '^/texts/.*$', headers: [{ key: 'Cache-Control', value: 'public, max-age=9' }] },
      ],
      staticRoutes: [
        route('/404', '^/404(?:/)?$'),
        route('/dishes', '^/dishes(?:/)?$'),
        route('/plans/public', '^/plans/public(?:/)?$'),
      ],
      dynamicRoutes: [route('/plans/[id]', '^/plans/([^/]+?)(?:/)?$')],
    }),
    'public/sw.js': longText('worker'),
    'public/texts/licence.txt': longText('licence'),
    'public/icon.png': longText('a picture that would be smaller'),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
