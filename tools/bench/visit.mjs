/** @import { Browser } from 'playwright-core' */

const BITS = 400_000;
const LATENCY = 400;
const SLOWER = 4;
const PHONE = { width: 412, height: 823 };

/**
 * Measures a first visit with an empty cache, at 400 kbit/s and 400 ms latency, with the CPU slowed 4 ×: requests and
 * kB until the network is idle, seconds until the largest paint and until the end of the last long task.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} at
 */
export async function measureVisit(browser, url, at) {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  let requests = 0;
  let bytes = 0;
  client.on('Network.requestWillBeSent', () => requests++);
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY,
    downloadThroughput: BITS / 8,
    uploadThroughput: BITS / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    window.seen = { readable: 0, usable: 0 };
    /**
     * @param {string} type
     * @param {(entry: PerformanceEntry) => void} take
     */
    const watch = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => (window.seen.readable = startTime));
    watch('longtask', ({ startTime, duration }) => (window.seen.usable = startTime + duration));
  });
  await page.goto(`${url}${at}`, { waitUntil: 'networkidle', timeout: 120_000 });
  const { readable, usable } = await page.evaluate(() => window.seen);
  await context.close();
  /** @param {number} ms */
  const seconds = (ms) => Math.round(ms / 100) / 10;
  return {
    page: at,
    requests,
    kB: Math.round(bytes / 1000),
    readable: seconds(readable),
    usable: seconds(Math.max(readable, usable)),
  };
}
