import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { forgetClaimed } from '../doors/forwarded';
import { cutIfSlow } from '../doors/slow-senders';
import { logRequest } from '../records/log';
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
    if (answersAtOnce(req, res)) return;
    const read = readsPlainly(req, res);
    if (!read) return strapiListener(req, res);
    void read.then((isAnswered) => isAnswered || strapiListener(req, res));
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
