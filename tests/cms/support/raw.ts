import http, { type IncomingHttpHeaders } from 'node:http';
import { cmsUrl } from './api';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}
interface RawRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
  /** Connection for several calls; without it each call opens a new one. */
  readonly agent?: http.Agent;
  readonly timeout?: number;
  /** Address of a CMS other than the worker's. */
  readonly base?: string;
}

/** Sends a request unchanged; `fetch` would normalize the address and decode the body. */
export function raw(
  path: string,
  { body, agent, base = cmsUrl(), ...options }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, agent: agent ?? false, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error(`No answer within ${options.timeout} ms`)));
    request.end(body);
  });
}
