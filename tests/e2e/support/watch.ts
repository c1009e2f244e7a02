import type { BrowserContext } from 'playwright-core';

/** What a browser complained of while a test ran. */
export interface Watch {
  readonly faults: readonly string[];
  /** Says that complaints like this one belong to what the test does. */
  readonly allow: (pattern: RegExp) => void;
}

// A request that the page itself gave up, by going elsewhere or by asking anew.
const GIVEN_UP = 'net::ERR_ABORTED';

/** What a browser complains of while it is without network. */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/;

/** Notes every console error, uncaught error, failed request and answer of 400 or more in a context. */
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
