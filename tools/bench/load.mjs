import http from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { quantile } from '../../scripts/testing/quantile.mjs';

/** @import { OutgoingHttpHeaders, RequestOptions } from 'node:http' */

/**
 * @typedef {{ path: string, method?: string, headers?: OutgoingHttpHeaders, body?: Buffer | string }} BenchRequest
 * @typedef {(n: number) => BenchRequest} RequestAt
 */

/**
 * With `isOver` it runs until that returns true; `pause` is the time in ms between two requests of a connection.
 * @typedef {{ connections?: number, seconds?: number, isOver?: () => boolean, pause?: number }} How
 */

/**
 * Requests per second, and times in ms.
 * @typedef {{ rps: number, p50: number, p99: number, count: number }} Measured
 */

/**
 * Sends requests for `seconds` over `connections` keep-alive connections, one at a time on each; `requestAt(n)` returns
 * the n-th.
 * @param {string} origin
 * @param {RequestAt} requestAt
 * @param {How} [how]
 * @returns {Promise<Measured>}
 */
export async function measure(origin, requestAt, { connections = 16, seconds = 3, isOver, pause = 0 } = {}) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);
  /** @type {number[]} */
  const times = [];
  let next = 0;
  const end = performance.now() + seconds * 1000;
  const isDone = isOver ?? (() => performance.now() >= end);
  const worker = async () => {
    while (!isDone()) {
      const request = requestAt(next++);
      const start = performance.now();
      const status = await send({ hostname, port, agent, ...request });
      if (status >= 400) throw new Error(`${request.method ?? 'GET'} ${request.path} answered ${status}`);
      times.push(performance.now() - start);
      if (pause > 0) await setTimeout(pause);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  const [p50 = NaN, p99 = NaN] = [0.5, 0.99].map((share) => quantile(times, share));
  return { rps: times.length / took, p50, p99, count: times.length };
}

/** @param {RequestOptions & { body?: Buffer | string }} request @returns {Promise<number>} */
function send({ body, ...options }) {
  return new Promise((resolve, reject) => {
    const req = http.request(options, (res) => {
      res.on('data', () => undefined);
      res.on('end', () => resolve(res.statusCode ?? 0));
    });
    req.on('error', (error) =>
      reject(new Error(`${options.method ?? 'GET'} ${options.path}: ${error.message}`)),
    );
    req.end(body);
  });
}
