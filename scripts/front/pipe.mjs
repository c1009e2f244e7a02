import http from 'node:http';
import { answer } from './answers.mjs';
import { endToEnd, isSecure, requestHeaders } from './headers.mjs';

// Shorter than the 5 seconds after which Node's servers close an idle connection, or a request would meet a closing one.
const IDLE_MS = 4000;
// Who came over TLS comes so from now on; only the front knows, so the parts are not asked.
const KEPT_SECURE = ['Strict-Transport-Security', 'max-age=31536000'];
const SECURITY = new Set(['strict-transport-security']);
const NAMES = { cms: 'The CMS', next: 'The site', auth: 'UNAVAILABLE :' };

/** Hands a request to a part and its answer back, byte by byte as they come. */
export function createPipe({ ports, trustProxy }) {
  const agent = new http.Agent({
    keepAlive: true,
    maxFreeSockets: 128,
    scheduling: 'lifo',
    timeout: IDLE_MS,
  });
  return {
    send: (req, res, route) => send(req, res, { ...route, port: ports[route.part], agent, trustProxy }),
    close: () => agent.destroy(),
  };
}

function send(req, res, target) {
  const { part, path, port, agent } = target;
  const upstream = http.request({
    host: '127.0.0.1',
    port,
    agent,
    method: req.method,
    path,
    headers: requestHeaders(req, target),
  });
  let answered = false;
  upstream.on('response', (incoming) => {
    answered = true;
    giveBack(req, res, incoming, isSecure(req.headers, target.trustProxy) ? KEPT_SECURE : []);
  });
  upstream.on('error', (error) => {
    // An answer that came before the whole body was sent is whole all the same.
    if (answered || res.headersSent || res.destroyed) return;
    if (canRepeat(req, upstream, error)) send(req, res, { ...target, agent: false });
    else answer(req, res, part, failure(part, error));
  });
  res.on('close', () => {
    if (!res.writableFinished || !upstream.writableFinished) upstream.destroy();
  });
  if (target.body) upstream.end(target.body);
  else if (hasBody(req)) req.pipe(upstream);
  else upstream.end();
}

function giveBack(req, res, incoming, added) {
  const headers = endToEnd(incoming.rawHeaders, SECURITY).concat(added);
  res.writeHead(incoming.statusCode, incoming.statusMessage, headers);
  // A stream of events has no length and may say nothing for long; its head must not wait for it.
  if (incoming.headers['content-length'] === undefined) res.flushHeaders();
  incoming.pipe(res);
  incoming.on('error', () => res.destroy());
  incoming.on('end', () => {
    if (req.complete) return;
    req.unpipe();
    req.resume();
  });
}

const hasBody = ({ headers }) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

// A kept connection may have been closed by the part in the very moment of reuse.
function canRepeat(req, upstream, error) {
  return (
    upstream.reusedSocket &&
    !hasBody(req) &&
    ['GET', 'HEAD'].includes(req.method) &&
    error.code !== 'ECONNREFUSED'
  );
}

function failure(part, error) {
  const isDown = error.code === 'ECONNREFUSED';
  return isDown
    ? { status: 503, message: `${NAMES[part]} is not available now.` }
    : { status: 502, message: `${NAMES[part]} did not answer.` };
}

/** Joins a websocket to a part (Next's hot reload). */
export function join(req, socket, head, { port, path, trustProxy }) {
  const headers = [
    ...requestHeaders(req, { part: 'next', port, trustProxy }),
    'Connection',
    'Upgrade',
    'Upgrade',
    req.headers.upgrade,
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

const endTogether = (one, two) => one.on('error', () => two.destroy()).on('close', () => two.destroy());

function statusHead({ statusCode, statusMessage, rawHeaders }) {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
