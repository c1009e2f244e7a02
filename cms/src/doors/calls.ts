import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isTrusted } from './forwarded';
import { beforeRequests } from '../vendor/http';

const calls = new AsyncLocalStorage<string>();
const ID = /^[\w.-]{8,64}$/;

/** Returns the id of the call being answered, used in every log and set by the front; undefined outside of calls. */
export const callId = (): string | undefined => calls.getStore();

/** Runs `work` under that call id. */
export const runWithCallId = <T>(id: string, work: () => T): T => calls.run(id, work);

const idOf = ({ headers, socket }: IncomingMessage): string => {
  const named = headers['x-request-id'];
  return typeof named === 'string' && ID.test(named) && isTrusted(socket.remoteAddress)
    ? named
    : randomUUID();
};

/** Gives every call its id before anything else handles it; `answersItself` returns true for calls it has handled. */
export function assignCallIds(
  server: Server,
  answersItself: (req: IncomingMessage, res: ServerResponse) => boolean,
): void {
  beforeRequests(server, (req, res, goOn) => {
    if (!answersItself(req, res)) runWithCallId(idOf(req), goOn);
  });
}
