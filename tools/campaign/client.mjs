import http from 'node:http';

/**
 * @typedef {{ token?: string, method?: string, data?: unknown, body?: Buffer | string, headers?: Record<string,
 *   string> }} Call
 * @typedef {{ status: number, text: string, ms: number }} Answer
 */

const agent = new http.Agent({ keepAlive: true, maxSockets: 1_000 });
const TIMEOUT_MS = 60_000;

/**
 * Sends one call as it is; resolves to the response with its time in ms, and rejects if the connection breaks or
 * nothing comes for a minute.
 * @param {string} origin
 * @param {string} path
 * @param {Call} [call]
 * @returns {Promise<Answer>}
 */
export function send(origin, path, { token, method = 'GET', data, body, headers = {} } = {}) {
  const { hostname, port } = new URL(origin);
  const json = data === undefined ? body : JSON.stringify({ data });
  const sent = {
    ...(token && { authorization: token }),
    ...(json !== undefined && {
      'content-type': 'application/json',
      'content-length': `${Buffer.byteLength(json)}`,
    }),
    ...headers,
  };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, path, method, headers: sent, agent }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          ms: performance.now() - began,
        }),
      );
    });
    request.setTimeout(TIMEOUT_MS, () =>
      request.destroy(new Error(`${method} ${path}: no answer in a minute`)),
    );
    request.on('error', reject);
    request.end(json);
  });
}

/**
 * Sends a call that must succeed; resolves to its record and throws on any other status.
 * @param {string} origin
 * @param {string} path
 * @param {Call} [call]
 */
export async function done(origin, path, call) {
  const { status, text } = await send(origin, path, call);
  if (status !== 200) throw new Error(`${call?.method ?? 'GET'} ${path}: ${status} ${text.slice(0, 300)}`);
  const answer = JSON.parse(text);
  return answer.data ?? answer;
}

const BOUNDARY = 'campaign-7302026';

/**
 * Returns the body and headers of an upload of one file.
 * @param {Buffer} bytes
 * @param {{ name?: string, type?: string, fields?: Record<string, string> }} [file]
 */
export function upload(bytes, { name = 'picture.png', type = 'image/png', fields = {} } = {}) {
  const parts = Object.entries(fields).map(
    ([field, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    method: 'POST',
    body: Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/**
 * Repeats `work` until it succeeds, as parts may be down; throws its last error after `seconds`.
 * @template T
 * @param {() => Promise<T>} work
 * @param {number} [seconds]
 * @returns {Promise<T>}
 */
export async function insist(work, seconds = 180) {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
