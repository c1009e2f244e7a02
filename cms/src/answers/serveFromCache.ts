import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { forgetClaimed } from '../doors/forwarded';
import { cutIfSlow } from '../doors/slow-senders';
import { synced } from '../nodes/sync';
import { logRequest } from '../records/log';
import { notKept } from '../records/refusals';
import { formFor, isPackedFor, keyOf, knownCaller, recall } from './cache';

/**
 * Runs before Strapi: a read whose answer is cached is answered here, with the headers of the first answer. Every other request
 * goes on to Strapi.
 */
export function serveFromCache(server: Server): void {
  const [strapiListener] = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (req, res) => {
    forgetClaimed(req);
    cutIfSlow(req, res);
    const serve = () => void (answersAtOnce(req, res) || strapiListener(req, res));
    // What other nodes have written is known before anything that this one remembers is used.
    const isSynced = NEEDS_NOTHING.test(req.url ?? '') ? undefined : synced();
    if (isSynced) isSynced.then(serve, (error: unknown) => refuse(res, error));
    else serve();
  });
}

/** Files, which never change, and what monitoring asks. */
const NEEDS_NOTHING = /^\/(?:uploads\/|api\/health)/;

/** Without word from the database nothing that is remembered can be trusted. */
function refuse(res: ServerResponse, cause: unknown): void {
  const { status, name, message, headers } = notKept(cause);
  res.writeHead(status, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
  });
  res.end(JSON.stringify({ data: null, error: { status, name, message, details: {} } }));
}

function answersAtOnce(req: IncomingMessage, res: ServerResponse): boolean {
  const { method, headers, url = '' } = req;
  if (method !== 'GET' || !url.startsWith('/api/') || hasBody(req) || headers.origin !== undefined)
    return false;
  const start = process.hrtime.bigint();
  const caller = knownCaller(headers.authorization);
  const answer = caller && recall(keyOf(caller, url));
  if (!answer || !isPackedFor(answer, headers)) return false;
  const { status, head, body } = formFor(answer, headers);
  res.writeHead(status, head).end(body);
  logRequest(method, url.split('?', 1)[0], status, start);
  return true;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
