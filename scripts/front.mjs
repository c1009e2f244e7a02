import http from 'node:http';
import { pathToFileURL } from 'node:url';
import { createAccessLog, loggedPath } from './front/accessLog.mjs';
import { answer } from './front/answers.mjs';
import { createErrorReports } from './front/errorReports.mjs';
import { createBackends } from './front/backends.mjs';
import { callerOf, headerOf, ownHeaders, requestId } from './front/headers.mjs';
import { createHealth } from './front/health.mjs';
import { sendKept } from './front/kept.mjs';
import { createPages } from './front/pages.mjs';
import { createPacked } from './front/packed.mjs';
import { createPasswordLimit, emailIn, isSignIn, readBody } from './front/passwords.mjs';
import { createPipe, join } from './front/pipe.mjs';
import { routeOf } from './front/routes.mjs';
import { SLOW_SENDER_TIMEOUT_MS, watchSender } from './front/slowSenders.mjs';

/**
 * @import { Call } from './front/headers.mjs'
 * @import { Answer } from './front/pipe.mjs'
 */

/**
 * @import { Health } from './front/health.mjs'
 * @import { Forwarded, Part, Route } from './front/routes.mjs'
 */

/**
 * Paths of the parts' readiness checks.
 * @type {Record<Part, string>}
 */
const READY = { cms: '/api/health/ready', next: '/favicon.ico', auth: '/' };

/**
 * Creates the stack's only public server: forwards `/api` and `/uploads` to the CMS, the browser's sign-in calls to the
 * emulator, the rest to Next. The CMS and Next may have several `urls`, which share the load. Files that the build in
 * `site` has compressed are sent from memory; with `ownsSite` that build is the one that Next runs.
 * @param {{ ports: { cms: number, next: number, auth?: number }, urls?: Partial<Record<Part, string[]>>,
 *   site?: string, ownsSite?: boolean, trustProxy?: boolean, dev?: boolean, isLimited?: boolean, patience?: number,
 *   checkEvery?: number, now?: () => number, write?: (text: string) => void }} options
 */
export function createFront({
  ports,
  urls = {},
  site,
  ownsSite = false,
  trustProxy = false,
  dev = false,
  isLimited = true,
  patience = SLOW_SENDER_TIMEOUT_MS,
  checkEvery,
  now,
  write = (text) => void process.stdout.write(text),
}) {
  /**
   * @param {Part} part
   * @param {number} port
   */
  const backendsOf = (part, port) =>
    createBackends(urls[part] ?? [`http://127.0.0.1:${port}`], { path: READY[part], every: checkEvery });
  const backends = {
    cms: backendsOf('cms', ports.cms),
    next: backendsOf('next', ports.next),
    ...(ports.auth !== undefined && { auth: backendsOf('auth', ports.auth) }),
  };
  const pipe = createPipe({ backends, trustProxy });
  const packed = createPacked(site, { ownsSite });
  const pages = createPages({ pipe, trustProxy, now });
  const health = createHealth({
    cms: backends.cms.all,
    next: backends.next.all,
    auth: backends.auth?.all,
  });
  const access = createAccessLog(write);
  const report = createErrorReports(access.log);
  const passwords = createPasswordLimit();

  // A body may take any time while it moves; headers must come within the timeout.
  const limits = { requestTimeout: 0, headersTimeout: patience, connectionsCheckingInterval: patience / 6 };

  const server = http.createServer(limits, async (request, res) => {
    const began = performance.now();
    const route = routeOf(request, { emulator: Boolean(ports.auth) });
    const req = Object.assign(request, { id: requestId(request, trustProxy) });
    res.on('close', () => note(req, res, route, began));
    watchSender(req, patience, () => cut(req, res, route.part));
    if (route.refused) answer(req, res, route.part, route.refused);
    else if (route.part === 'health') answerHealth(req, res, await health());
    else if (route.part === 'report') await report(req, res);
    else if (isLimited && isSignIn(route)) await signIn(req, res, route);
    else if (route.part === 'next') await sendOfSite(req, res, route);
    else pipe.send(req, res, route);
  });
  // Only hot reload uses websockets; the app does not.
  server.on('upgrade', (request, socket, head) => {
    const req = Object.assign(request, { id: requestId(request, trustProxy) });
    const route = routeOf(req, { emulator: false });
    if (dev && route.part === 'next' && !route.refused)
      join(req, socket, head, { port: ports.next, path: route.path, trustProxy });
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  server.keepAliveTimeout = 65_000;

  /**
   * @param {Call} req
   * @param {Answer} res
   * @param {Forwarded} route
   */
  async function sendOfSite(req, res, route) {
    const file = packed.find(req);
    if (file) await sendKept(req, res, file, ownHeaders(req, trustProxy));
    else if (dev) pipe.send(req, res, route);
    else await pages.send(req, res, route);
  }

  /**
   * @param {Call} req
   * @param {Answer} res
   * @param {Forwarded} route
   */
  async function signIn(req, res, route) {
    const body = await readBody(req);
    if (!body) return;
    const named = trustProxy ? headerOf(req.headers, 'x-forwarded-for') : undefined;
    const { wait, right } = passwords.take(callerOf(req.socket, named), emailIn(body));
    if (wait !== undefined)
      return answer(req, res, route.part, { status: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER', wait });
    // a successful sign-in, or one that was not checked, is not a wrong password
    res.on('finish', () => res.statusCode !== 400 && right());
    pipe.send(req, res, { ...route, body });
  }

  /**
   * @param {Call} call
   * @param {Answer} res
   * @param {Route} route
   * @param {number} began
   */
  function note({ method, url = '', id }, res, { part }, began) {
    const pool = part === 'health' || part === 'report' ? undefined : backends[part];
    const isRoutine = res.statusCode < 400 && (url.startsWith('/_next/') || part === 'health');
    if (isRoutine) return;
    const ms = Math.round((performance.now() - began) * 10) / 10;
    access.log({
      method,
      path: loggedPath(url),
      status: res.statusCode,
      ms,
      part,
      id,
      ...(pool && pool.all.length > 1 && res.backend && { to: `${res.backend.host}:${res.backend.port}` }),
      ...(!res.writableFinished && { aborted: true }),
    });
  }

  /** @returns {Promise<void>} */
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 1000).unref();
      pipe.close();
      Object.values(backends).forEach((one) => one.close());
      access.flush();
    });
  return { server, close };
}

/**
 * @param {Call} req
 * @param {Answer} res
 * @param {Route['part']} part
 */
function cut(req, res, part) {
  const { socket } = req;
  if (res.headersSent) return socket.destroy();
  req.unpipe();
  res.once('finish', () => socket.destroy());
  answer(req, res, part, { status: 408, message: 'The body stood still for too long.' });
}

/**
 * @param {Call} req
 * @param {Answer} res
 * @param {Health} state
 */
function answerHealth(req, res, state) {
  const body = JSON.stringify(state);
  const status = state.status === 'ok' ? 200 : 503;
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function main() {
  const { env } = process;
  const [site] = process.argv.slice(2);
  const ports = {
    cms: Number(env.CMS_PORT),
    next: Number(env.NEXT_PORT),
    ...(env.AUTH_MODE === 'emulator' && { auth: Number(env.AUTH_EMULATOR_PORT) }),
  };
  const front = createFront({
    ports,
    urls: { cms: listed(env.CMS_URLS), next: listed(env.NEXT_URLS) },
    site,
    ownsSite: env.OWNS_SITE === '1',
    trustProxy: env.TRUST_PROXY === '1',
    dev: env.DEV === '1',
    isLimited: env.RATE_LIMITS !== 'off',
  });
  front.server.listen(Number(env.PORT), env.HOST, () => process.send?.('ready'));
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.once(signal, () => front.close().then(() => process.exit(0)));
}

/** @param {string} [text] */
const listed = (text) => (text ? text.split(',') : undefined);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
