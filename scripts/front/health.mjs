import http from 'node:http';

const PROBES = { cms: ['GET', '/api/health'], next: ['HEAD', '/'], auth: ['GET', '/'] };
const TIMEOUT_MS = 3000;
const REMEMBERED_MS = 1000;

/** Asks every part how it is; many askers within a second share one answer. */
export function createHealth(ports) {
  let last = { at: 0, answer: undefined };
  return () => {
    if (Date.now() - last.at > REMEMBERED_MS) last = { at: Date.now(), answer: askAll(ports) };
    return last.answer;
  };
}

async function askAll(ports) {
  const names = Object.keys(PROBES).filter((part) => ports[part]);
  const states = await Promise.all(names.map((part) => ask(ports[part], ...PROBES[part])));
  // With a real Firebase project the identity provider is Google's; there is no part of ours to ask.
  const parts = {
    auth: 'ok',
    ...Object.fromEntries(names.map((part, i) => [part, states[i] ? 'ok' : 'down'])),
  };
  return { status: states.every(Boolean) ? 'ok' : 'down', parts };
}

/** Whether something sound answers there. */
export function ask(port, method, path) {
  return new Promise((resolve) => {
    const request = http.request(
      { host: '127.0.0.1', port, method, path, agent: false, timeout: TIMEOUT_MS },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode < 500);
      },
    );
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
    request.end();
  });
}
