import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { may } from '../domain/access/rights';
import { isPlain, readList, readOne } from '../records/http/actions';
import { stampOf } from '../records/read/generations';
import type { Caller } from '../records/types';
import { queryIn } from '../vendor/koa';
import { type Answer, keyOf, makeAnswer, cacheAnswer } from './cache';
import { dependenciesOf } from './dependencies';

/** Path of a list, or of one record by its id. */
const READ = /^\/api\/([a-z-]+)(?:\/([1-9]\d{0,8}))?$/;

interface Read {
  readonly name: string;
  readonly id: number | undefined;
  /** Name of the read in the rights table. */
  readonly action: string;
}

function readAt(path: string): Read | undefined {
  const [, name, id] = READ.exec(path) ?? [];
  if (!name) return undefined;
  return { name, id: id ? Number(id) : undefined, action: `${name}.${id ? 'findOne' : 'find'}` };
}

/** Headers of answers that went through Strapi, by action and by whether the caller is a visitor. */
const heads = new Map<string, OutgoingHttpHeaders>();
const headKey = ({ action }: Read, { id }: Caller): string => `${action} ${id === 0}`;

/** Keeps the headers of an answer for later ones of its kind; a route that does not exist never gives any. */
export function cacheHeaders(path: string, caller: Caller, head: OutgoingHttpHeaders): void {
  const read = readAt(path);
  if (read && isPlain(read.action) && head['set-cookie'] === undefined)
    heads.set(headKey(read, caller), head);
}

/**
 * Answers a plain read by the same actions as Strapi's router, but without its middlewares, with the headers that they
 * gave to an answer of its kind before. Returns undefined for anything refused or unusual, which then goes through
 * Strapi for the reason.
 */
export function answerPlainRead(
  req: IncomingMessage,
  caller: Caller,
): Promise<Answer | undefined> | undefined {
  const { url = '' } = req;
  const [path = ''] = url.split('?', 1);
  const read = readAt(path);
  if (!read || !isPlain(read.action) || !may(caller.who, read.action)) return undefined;
  const head = heads.get(headKey(read, caller));
  const names = dependenciesOf(path, caller);
  if (!head || !names) return undefined;
  return makePlainly(read, req, { caller, head, names }).catch(() => undefined);
}

interface Made {
  readonly caller: Caller;
  readonly head: OutgoingHttpHeaders;
  readonly names: readonly string[];
}

async function makePlainly(
  { name, id }: Read,
  req: IncomingMessage,
  { caller, head, names }: Made,
): Promise<Answer> {
  const stamp = stampOf(names);
  const query = queryIn(strapi.server.app, req);
  const { body, isFleeting } = await (id === undefined
    ? readList(name, query, caller)
    : readOne(name, id, query, caller));
  const answer = makeAnswer(body, names, stamp, head);
  if (!isFleeting) cacheAnswer(keyOf(caller, req.url ?? ''), answer);
  return answer;
}
