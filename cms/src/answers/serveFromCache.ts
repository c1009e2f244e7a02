import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { forgetClaimed } from '../doors/forwarded';
import { cutIfSlow } from '../doors/slow-senders';
import { asReader } from '../nodes/standby';
import { synced } from '../nodes/sync';
import { logRequest } from '../records/http/log';
import { notKept } from '../records/http/refusals';
import { type Form, formFor, isPackedFor, keyOf, knownCaller, packFor, recall } from './cache';
import { answerPlainly } from './plainReads';

/**
 * Runs before Strapi: a read whose answer is cached is answered here, with the headers of the first answer, and so is a plain read
 * that has to be made. Every other request goes on to Strapi.
 */
export function serveFromCache(server: Server): void {
  const [strapiListener] = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (req, res) => {
    forgetClaimed(req);
    cutIfSlow(req, res);
    const serve = () => {
      if (answersAtOnce(req, res)) return;
      if (ONLY_READS.test(`${req.method} ${req.url}`)) asReader(res, make);
      else make();
    };
    const make = () => {
      const read = readsPlainly(req, res);
      if (!read) return strapiListener(req, res);
      void read.then((isAnswered) => isAnswered || strapiListener(req, res));
    };
    // What other nodes have written is known before anything that this one remembers is used.
    const isSynced = NEEDS_NOTHING.test(req.url ?? '') ? undefined : synced();
    if (isSynced) isSynced.then(serve, (error: unknown) => refuse(res, error));
    else serve();
  });
}

/** Whether a read is answered past Strapi's middlewares; undefined where it is none that could be. */
function readsPlainly(req: IncomingMessage, res: ServerResponse): Promise<boolean> | undefined {
  const { headers, url = '' } = req;
  const caller = isOpenRead(req) ? knownCaller(headers.authorization) : undefined;
  if (!caller) return undefined;
  const start = process.hrtime.bigint();
  return answerPlainly(req, caller)?.then(async (answer) => {
    if (!answer) return false;
    await packFor(answer, headers);
    send(res, formFor(answer, headers));
    logRequest('GET', url.split('?', 1)[0], res.statusCode, start);
    return true;
  });
}

/** What a standby may answer: live streams outlast what their call has heard of. */
const ONLY_READS = /^GET \/api\/(?!live\b)/;

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
  if (!isOpenRead(req)) return false;
  const { headers, url = '' } = req;
  const start = process.hrtime.bigint();
  const caller = knownCaller(headers.authorization);
  const answer = caller && recall(keyOf(caller, url));
  if (!answer || !isPackedFor(answer, headers)) return false;
  send(res, formFor(answer, headers));
  logRequest('GET', url.split('?', 1)[0], res.statusCode, start);
  return true;
}

const send = (res: ServerResponse, { status, head, body }: Form): void =>
  void res.writeHead(status, head).end(body);

/** A read of the content API by our own pages: nobody else's, and without anything sent. */
const isOpenRead = (req: IncomingMessage): boolean =>
  req.method === 'GET' &&
  req.url?.startsWith('/api/') === true &&
  !hasBody(req) &&
  req.headers.origin === undefined;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;
