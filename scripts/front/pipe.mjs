import http from 'node:http';
import { answer } from './answers.mjs';
import { endToEnd, hasBody, ownHeaders, pairAt, requestHeaders } from './headers.mjs';

/**
 * @import { Agent, ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
 * @import { Duplex } from 'node:stream'
 * @import { Backend, Pool } from './backends.mjs'
 * @import { Call, Reader } from './headers.mjs'
 * @import { Forwarded, Part } from './routes.mjs'
 */

/**
 * The front's answer to a call, with the backend that gives it.
 * @typedef {ServerResponse & { backend?: Backend }} Answer
 */

/**
 * A call to forward. With a `reader` its answer may be shared ({@link requestHeaders}), and `take` may take the answer
 * instead of the caller.
 * @typedef {Forwarded & { body?: Buffer, reader?: Reader, take?: (incoming: IncomingMessage) => boolean }} Wanted
 * @typedef {ReturnType<typeof createPipe>} Pipe
 */

/**
 * A call with the part that answers it; `tried` are the backends that did not, `again` is one to ask once more.
 * @typedef {Wanted & { pool: Pool, agent: Agent, trustProxy: boolean, tried: Backend[],
 *   again?: Backend, isRepeated?: boolean }} Target
 */

// Far shorter than the 65 seconds after which the parts close an idle connection; otherwise a request could meet a
// closing one.
const IDLE_MS = 4000;
/** Time in ms that the CMS has to say whether anything public has changed. */
const STATE_MS = 1000;
/** Time that a page asked for in nobody's name has to answer. */
const ASK_MS = 10_000;
/** Headers that the front sets itself. */
const OWN = new Set(['strict-transport-security', 'x-request-id']);
const NAMES = { cms: 'The CMS', next: 'The site', auth: 'UNAVAILABLE :' };

/**
 * Forwards a request to a part and streams the answer back.
 * @param {{ backends: { cms: Pool, next: Pool, auth?: Pool }, trustProxy: boolean }} options
 */
export function createPipe({ backends, trustProxy }) {
  const agent = new http.Agent({
    keepAlive: true,
    maxFreeSockets: 128,
    scheduling: 'lifo',
    timeout: IDLE_MS,
  });
  /** @param {Part} part */
  const poolOf = (part) => {
    const pool = backends[part];
    if (!pool) throw new Error(`There is no ${part} to answer.`);
    return pool;
  };
  return {
    /**
     * @param {Call} req
     * @param {Answer} res
     * @param {Wanted} route
     */
    send(req, res, route) {
      send(req, res, { ...route, pool: poolOf(route.part), agent, trustProxy, tried: [] });
    },
    /**
     * Asks a part once more for what a call has got already; resolves to the answer.
     * @param {Call} req
     * @param {Wanted} route
     * @returns {Promise<IncomingMessage>}
     */
    ask(req, route) {
      const { host, port } = poolOf(route.part).pick();
      const headers = requestHeaders(req, { ...route, port, trustProxy });
      return new Promise((resolve, reject) => {
        http
          .request({ host, port, agent, path: route.path, headers, signal: AbortSignal.timeout(ASK_MS) })
          .on('response', resolve)
          .on('error', reject)
          .end();
      });
    },
    /**
     * Asks the CMS what public pages show, as a text that changes with it; always the same process if it works, because
     * each counts for itself. Undefined if it does not say.
     * @returns {Promise<string | undefined>}
     */
    async publicState() {
      const { all } = poolOf('cms');
      const backend = all.find((one) => one.failures === 0) ?? all[0];
      if (!backend) return undefined;
      const url = `http://${hostIn(backend.host)}:${backend.port}/api/health/published`;
      try {
        const answer = await fetch(url, { signal: AbortSignal.timeout(STATE_MS) });
        const { state } = answer.ok ? await answer.json() : {};
        return typeof state === 'string' ? state : undefined;
      } catch {
        return undefined;
      }
    },
    close: () => agent.destroy(),
  };
}

/** @param {string} host */
const hostIn = (host) => (host.includes(':') ? `[${host}]` : host);

/**
 * @param {Call} req
 * @param {Answer} res
 * @param {Target} target
 * @returns {void}
 */
function send(req, res, target) {
  const { path, pool, tried } = target;
  const backend = target.again ?? pool.pick(tried);
  const { host, port, leaving } = backend;
  const upstream = http.request({
    host,
    port,
    agent: target.again ? false : target.agent,
    method: req.method,
    path,
    headers: requestHeaders(req, { ...target, port }),
  });
  let answered = false;
  let isSent = false;
  let isOver = false;
  let isLeft = false;
  backend.active += 1;
  res.backend = backend;
  const leave = () => {
    isLeft = true;
    if (answered) res.destroy();
    else upstream.destroy();
  };
  const end = () => {
    if (isOver) return;
    isOver = true;
    backend.active -= 1;
    leaving.delete(leave);
    res.off('close', gone);
  };
  const gone = () => {
    end();
    if (!res.writableFinished || !upstream.writableFinished) upstream.destroy();
  };
  const isRead = isRepeatable(req);
  if (isRead) leaving.add(leave);

  upstream.on('response', (incoming) => {
    if (!upstream.reusedSocket) pool.works(backend);
    const other = isRead && incoming.statusCode === 503 && elsewhere(target, backend);
    if (other) {
      incoming.resume();
      end();
      return send(req, res, other);
    }
    answered = true;
    // A stream in progress is ended with its backend, so that its client reconnects.
    if (!isStream(incoming)) leaving.delete(leave);
    if (target.take?.(incoming)) return;
    sendBack(req, res, incoming, ownHeaders(req, target.trustProxy));
  });
  upstream.on('error', (error) => {
    end();
    // A kept connection that closes during reuse is no sign of a failed backend.
    if (!upstream.reusedSocket && !res.destroyed) pool.failed(backend);
    // An answer that came before the whole body was sent is complete nevertheless.
    if (answered || res.headersSent || res.destroyed) return;
    const isStale = upstream.reusedSocket && !isLeft;
    const next = isStale ? { ...target, again: backend } : elsewhere(target, backend, isSent);
    if (next && (isRead || !isSent)) send(req, res, next);
    else answer(req, res, target.part, failure(target.part, error));
  });
  res.on('close', gone);
  whenConnected(upstream, () => {
    isSent = true;
    if (target.body) upstream.end(target.body);
    else if (hasBody(req)) req.pipe(upstream);
    else upstream.end();
  });
}

/**
 * Calls `then` once the connection is open: until then nothing is sent, so that a refused call can go to another
 * backend complete.
 * @param {ClientRequest} upstream
 * @param {() => void} then
 */
function whenConnected(upstream, then) {
  upstream.on('socket', (socket) => {
    if (socket.connecting) socket.once('connect', then);
    else then();
  });
}

/**
 * Returns the same call for another backend; a call that was sent is repeated once only.
 * @param {Target} target
 * @param {Backend} backend
 * @param {boolean} [isSent]
 * @returns {Target | undefined}
 */
function elsewhere(target, backend, isSent = true) {
  const tried = [...target.tried, backend];
  if (tried.length >= target.pool.all.length || (isSent && target.isRepeated)) return undefined;
  return { ...target, again: undefined, tried, isRepeated: target.isRepeated || isSent };
}

/**
 * @param {Call} req
 * @param {Answer} res
 * @param {IncomingMessage} incoming
 * @param {string[]} added
 */
function sendBack(req, res, incoming, added) {
  const headers = endToEnd(incoming.rawHeaders, OWN).concat(added);
  res.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, headers);
  // An event stream has no length and may be silent for long, so its headers are sent at once.
  if (incoming.headers['content-length'] === undefined) res.flushHeaders();
  incoming.pipe(res);
  incoming.on('error', () => res.destroy());
  incoming.on('end', () => {
    if (req.complete) return;
    req.unpipe();
    req.resume();
  });
}

/** @param {IncomingMessage} incoming */
const isStream = ({ headers }) => headers['content-type']?.startsWith('text/event-stream') === true;
/** @param {IncomingMessage} req */
const isRepeatable = (req) => ['GET', 'HEAD'].includes(req.method ?? '') && !hasBody(req);

const NOBODY = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];

/** @param {Part} part @param {NodeJS.ErrnoException} error */
function failure(part, error) {
  return NOBODY.includes(error.code ?? '')
    ? { status: 503, message: `${NAMES[part]} is not available now.` }
    : { status: 502, message: `${NAMES[part]} did not answer.` };
}

/**
 * Connects a websocket to a part (Next's hot reload).
 * @param {Call} req
 * @param {Duplex} socket
 * @param {Buffer} head
 * @param {{ port: number, path: string, trustProxy: boolean }} target
 */
export function join(req, socket, head, { port, path, trustProxy }) {
  const headers = [
    ...requestHeaders(req, { part: 'next', port, trustProxy }),
    'Connection',
    'Upgrade',
    'Upgrade',
    req.headers.upgrade ?? '',
  ];
  const upstream = http.request({ host: '127.0.0.1', port, agent: false, method: 'GET', path, headers });
  const end = () => socket.destroy();
  upstream.on('upgrade', (incoming, other, rest) => {
    socket.write(statusHead(incoming));
    if (rest.length > 0) socket.write(rest);
    if (head.length > 0) other.write(head);
    socket.pipe(other).pipe(socket);
    endTogether(socket, other);
    endTogether(other, socket);
  });
  upstream.on('response', ({ statusCode, statusMessage }) => {
    upstream.destroy();
    socket.end(`HTTP/1.1 ${statusCode} ${statusMessage}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  upstream.on('error', end);
  socket.on('error', () => upstream.destroy());
  upstream.end();
}

/** @param {Duplex} one @param {Duplex} two */
const endTogether = (one, two) => one.on('error', () => two.destroy()).on('close', () => two.destroy());

/** @param {IncomingMessage} incoming */
function statusHead({ statusCode, statusMessage, rawHeaders }) {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(pairAt(rawHeaders, i).join(': '));
  return `${lines.join('\r\n')}\r\n\r\n`;
}
