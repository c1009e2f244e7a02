import http from 'node:http';
import { test } from './visit';
import { stackOf, startTestStack, type TestStack } from './stack';

/** Kinds of answers in which a build's id stands. */
const TEXTS = /^(text\/html|text\/javascript|application\/javascript)/;

/**
 * Starts a stack for one file behind an address that can bring out new releases: the same site under another build's id,
 * in its pages, its worker and its files' addresses.
 */
export function releases() {
  const stack = {} as { -readonly [Key in keyof TestStack]: TestStack[Key] };
  const asked: string[] = [];
  let stop = async () => {};
  let build = '';
  let shown = '';

  test.beforeAll(async () => {
    const own = await startTestStack('none');
    const origin = new URL(own.stack.settings.publicUrl);
    build = shown =
      /"buildId":"([^"]+)"/.exec(await (await fetch(`${origin.href}offline`)).text())?.[1] ?? '';
    const server = http.createServer((req, res) => {
      const path = req.url ?? '/';
      asked.push(path);
      const { 'if-none-match': _tag, 'if-modified-since': _time, ...headers } = req.headers;
      const there = http.request(
        {
          port: origin.port,
          method: req.method,
          path: path.replaceAll(shown, build),
          headers: { ...headers, 'accept-encoding': 'identity' },
        },
        (answer) => void pass(answer, res, (text) => text.replaceAll(build, shown)),
      );
      there.on('error', () => res.destroy());
      res.on('close', () => there.destroy());
      req.pipe(there);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    Object.assign(stack, stackOf(own.stack), { url: `http://localhost:${port}` });
    stop = async () => {
      server.closeAllConnections();
      server.close();
      await own.stop();
    };
  });
  test.afterAll(() => stop());
  return {
    stack,
    /** Brings out another release; returns its build's id. */
    release() {
      shown = `${build}-${Date.now()}`;
      return shown;
    },
    /** Counts how often an address was asked for. */
    asksFor: (path: string) => asked.filter((one) => one === path).length,
  };
}

async function pass(
  answer: http.IncomingMessage,
  res: http.ServerResponse,
  change: (text: string) => string,
): Promise<void> {
  const status = answer.statusCode ?? 500;
  if (!TEXTS.test(answer.headers['content-type'] ?? '')) {
    res.writeHead(status, answer.headers);
    answer.pipe(res);
    return;
  }
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
  res.writeHead(status, headers);
  res.end(change(Buffer.concat(parts).toString()));
}
