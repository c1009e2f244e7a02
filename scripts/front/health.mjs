import http from 'node:http';

const PROBES = { cms: ['GET', '/api/health'], next: ['HEAD', '/'], auth: ['GET', '/'] };
const TIMEOUT_MS = 3000;
const REMEMBERED_MS = 1000;

/**
 * Checks the health of every part; calls within a second share one answer. A part is healthy if one of its processes
 * is.
 * @param {Record<string, { host?: string, port: number }[]>} places
 */
export function createHealth(places) {
  let last = { at: 0, answer: undefined };
  return () => {
    if (Date.now() - last.at > REMEMBERED_MS) last = { at: Date.now(), answer: askAll(places) };
    return last.answer;
  };
}

async function askAll(places) {
  const names = Object.keys(PROBES).filter((part) => places[part]?.length);
  const states = await Promise.all(names.map((part) => askAny(places[part], ...PROBES[part])));
  // With a real Firebase project the identity provider is Google's, so there is no part to check.
  const parts = {
    auth: 'ok',
    ...Object.fromEntries(names.map((part, i) => [part, states[i] ? 'ok' : 'down'])),
  };
  return { status: states.every(Boolean) ? 'ok' : 'down', parts };
}

const askAny = async (places, method, path) =>
  (await Promise.all(places.map(({ host, port }) => ask(port, method, path, host)))).includes(true);

/** Resolves to true if a server answers below 500. */
export const ask = async (port, method, path, host = '127.0.0.1') =>
  (await probe({ host, port }, method, path, TIMEOUT_MS)) < 500;

/** Resolves to the status of the answer; undefined without an answer in time. */
export function probe({ host, port }, method, path, timeout) {
  return new Promise((resolve) => {
    const request = http.request({ host, port, method, path, agent: false, timeout }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
    request.end();
  });
}
