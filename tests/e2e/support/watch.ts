import type { BrowserContext } from 'playwright-core';

/** Complaints of a browser while a test runs. */
export interface Watch {
  readonly faults: readonly string[];
  /** Accepts complaints that match, because the test causes them. */
  readonly allow: (pattern: RegExp) => void;
}

// A request that the page itself cancelled, by leaving or asking again.
const GIVEN_UP = 'net::ERR_ABORTED';

/** Complaints of a browser that is offline. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/;

/** Records every console error, uncaught error, failed request and answer of 400 or more in a context. */
export function watch(context: BrowserContext): Watch {
  const noted: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') noted.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => noted.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  context.on('requestfailed', (request) => {
    const cause = request.failure()?.errorText ?? '';
    if (cause !== GIVEN_UP) noted.push(`request: ${request.method()} ${request.url()} ${cause}`);
  });
  context.on('response', (response) => {
    const request = response.request();
    if (response.status() >= 400)
      noted.push(`answer: ${request.method()} ${response.url()} ${response.status()}`);
  });
  return {
    get faults() {
      return noted.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
    },
    allow: (pattern) => allowed.push(pattern),
  };
}
