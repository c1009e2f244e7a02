import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { endConnectionAfter } from '../vendor/http';
import { beforeDestroy } from '../vendor/strapi';

/** Milliseconds to wait for running calls; the launcher gives a part eight seconds to end. */
const DRAIN_TIMEOUT_MS = 5_000;
const BETWEEN_LOOKS = 20;
/**
 * Milliseconds that a stopping node still accepts calls, so that load balancers look elsewhere: /api/health/ready
 * answers 503.
 */
const { DRAIN_MS = '0' } = process.env;

let isEnding = false;
const activeCalls = new Set<ServerResponse>();

/** True if this node is about to end. */
export const isDraining = (): boolean => isEnding;

/** Before Strapi ends, refuses new calls, ends the streams so that they reconnect, and waits for running calls. */
export function drainOnStop(strapi: Core.Strapi, endStreams: () => void): void {
  const { httpServer } = strapi.server;
  httpServer.prependListener('request', (_req: IncomingMessage, res: ServerResponse) => {
    activeCalls.add(res);
    if (isEnding) endConnectionAfter(res);
    res.once('close', () => activeCalls.delete(res));
  });
  beforeDestroy(strapi, async () => {
    isEnding = true;
    if (!httpServer.listening) return;
    await pause(Number(DRAIN_MS));
    for (const res of activeCalls) if (!res.headersSent) endConnectionAfter(res);
    endStreams();
    httpServer.close();
    await answered();
  });
}

async function answered(): Promise<void> {
  const until = Date.now() + DRAIN_TIMEOUT_MS;
  while (activeCalls.size > 0 && Date.now() < until) await pause(BETWEEN_LOOKS);
}
