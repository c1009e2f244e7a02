const isQuiet = process.env.LOG_REQUESTS === 'none';

/** One JSON line a request: what was asked and how it went; no query, no identity, no personal data. */
export function logRequest(method: string, path: string, status: number, start: bigint): void {
  if (isQuiet) return;
  const ms = Number((process.hrtime.bigint() - start) / 10_000n) / 100;
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), part: 'cms', method, path, status, ms })}\n`);
}
