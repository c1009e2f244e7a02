import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { dropForwardedHeaders } from '../doors/forwarded';
import { cutIfSlow } from '../doors/slow-senders';
import { asReader } from '../nodes/standby';
import { synced } from '../nodes/sync';
import { logRequest } from '../records/http/log';
import { commitFailed } from '../records/http/refusals';
import { beforeRequests } from '../vendor/http';
import { type Form, formFor, isCompressedFor, keyOf, cachedCaller, compressFor, cachedAnswer } from './cache';
import { answerPlainRead } from './plainReads';

/**
 * Answers reads before Strapi: a cached one with the headers of its first answer, and a plain one that has to be made.
 * Every other request goes on to Strapi.
 */
export function serveFromCache(server: Server): void {
  beforeRequests(server, (req, res, goOn) => {
    dropForwardedHeaders(req);
    cutIfSlow(req, res);
    const serve = () => {
      if (answersAtOnce(req, res)) return;
      if (ONLY_READS.test(`${req.method} ${req.url}`)) asReader(res, make);
      else make();
    };
    const make = () => {
      const read = readsPlainly(req, res);
      if (!read) return goOn();
      void read.then((isAnswered) => isAnswered || goOn());
    };
    // Learns of other nodes' writes before it uses anything cached on this one.
    const isSynced = NEEDS_NOTHING.test(req.url ?? '') ? undefined : synced();
    if (isSynced) isSynced.then(serve, (error: unknown) => refuse(res, error));
    else serve();
  });
}

/**
 * Answers a read without Strapi's middlewares and resolves to true if it could; undefined if the call is not that kind
 * of read.
 */
function readsPlainly(req: IncomingMessage, res: ServerResponse): Promise<boolean> | undefined {
  const { headers, url = '' } = req;
  const caller = isOpenRead(req) ? cachedCaller(headers.authorization) : undefined;
  if (!caller) return undefined;
  const start = process.hrtime.bigint();
  return answerPlainRead(req, caller)?.then(async (answer) => {
    if (!answer) return false;
    await compressFor(answer, headers);
    send(res, formFor(answer, headers));
    logRequest('GET', pathOf(url), res.statusCode, start);
    return true;
  });
}

/** Calls that a standby may answer; not live streams, which outlast the state that their call has seen. */
const ONLY_READS = /^GET \/api\/(?!live\b)/;

/** Paths that need no news of other nodes: files, which never change, and monitoring. */
const NEEDS_NOTHING = /^\/(?:uploads\/|api\/health)/;

/** Refuses a call when the database does not report other nodes' writes: nothing cached can be trusted then. */
function refuse(res: ServerResponse, cause: unknown): void {
  const { status, name, message, headers } = commitFailed(cause);
  res.writeHead(status, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
  });
  res.end(JSON.stringify({ data: null, error: { status, name, message, details: {} } }));
}

function answersAtOnce(req: IncomingMessage, res: ServerResponse): boolean {
  if (!isOpenRead(req)) return false;
  const { headers, url = '' } = req;
  const start = process.hrtime.bigint();
  const caller = cachedCaller(headers.authorization);
  const answer = caller && cachedAnswer(keyOf(caller, url));
  if (!answer || !isCompressedFor(answer, headers)) return false;
  send(res, formFor(answer, headers));
  logRequest('GET', pathOf(url), res.statusCode, start);
  return true;
}

const pathOf = (url: string): string => url.replace(/\?.*$/s, '');

const send = (res: ServerResponse, { status, head, body }: Form): void =>
  void res.writeHead(status, head).end(body);

/** True for a read of the content API by our own pages: not by another site, and without a body. */
const isOpenRead = (req: IncomingMessage): boolean =>
  req.method === 'GET' &&
  req.url?.startsWith('/api/') === true &&
  !hasBody(req) &&
  req.headers.origin === undefined;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
